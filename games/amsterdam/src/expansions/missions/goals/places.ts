import { times } from '@kontor/common/icons'
import { DOCKER_TINTS, DOCKERS, type Docker, GOODS, type Good } from '../../../colors.ts'
import { END, ROOFS } from '../../../data/board.ts'
import { START_FIELD } from '../../../rules/board/harbour.ts'
import { seatOf } from '../../../rules/possessions.ts'
import { DOCKER_WORDS, GOOD_LABELS } from '../../../words/terms.ts'
import { condition } from './goal.ts'

/** Both dockers of a colour in the depot. */
export interface BothInDepot {
  readonly goal: 'bothInDepot'
  readonly docker: Docker
}
/** A large warehouse, or all small ones, filled. */
export interface WarehouseFull {
  readonly goal: 'warehouseFull'
  readonly good: Good
}
/** The own disc, the own ship, all small warehouses. */
export type PlainGoal =
  | { readonly goal: 'smallWarehousesFull' }
  | { readonly goal: 'endField' }
  | { readonly goal: 'shipAtStart' }

const BOTH = 2

export const bothInDepot = condition<BothInDepot>({
  isMet: ({ depot }, _, { docker }) => depot.filter(each => each === DOCKERS.indexOf(docker)).length >= BOTH,
  /** After 'beide' German adjectives end in -en. */
  when({ docker }) {
    const { en, de, nl } = DOCKER_WORDS[docker]
    const [word, ending] = de
    return {
      en: `if both ${en} dock workers are in the depot`,
      de: `wenn beide ${word}${ending === 'bends' ? 'en' : ''} Hafenarbeiter im Warendepot stehen`,
      nl: `als beide ${nl[1]} dokwerkers in het goederendepot staan`,
    }
  },
  icons: ({ docker }) => [...times(BOTH, `docker-${DOCKER_TINTS[docker]}`), 'depot'],
})

export const warehouseFull = condition<WarehouseFull>({
  isMet({ large }, _, { good }) {
    const which = GOODS.indexOf(good)
    return large[which] === ROOFS[which]!.length
  },
  when({ good }) {
    const { en, de, nl } = GOOD_LABELS[good]
    return {
      en: `if the large warehouse for ${en} is full`,
      de: `wenn das große Lagerhaus für ${de} voll ist`,
      nl: `als het grote pakhuis voor ${nl} vol is`,
    }
  },
  icons: ({ good }) => ['warehouse', ...times(3, `good-${good}`)],
})

export const smallWarehousesFull = condition<unknown>({
  isMet: ({ small }) => small.every(good => good !== -1),
  when: () => ({
    en: 'if all four small warehouses are full',
    de: 'wenn alle vier kleinen Lagerhäuser voll sind',
    nl: 'als alle vier de kleine pakhuizen vol zijn',
  }),
  icons: () => times(4, 'warehouse'),
})

export const endField = condition<unknown>({
  isMet: (state, seat) => seatOf(state, seat).amstel === END,
  when: () => ({
    en: 'if your disc is on the end space of the Amstel',
    de: 'wenn deine Scheibe auf dem Zielfeld der Amstel liegt',
    nl: 'als je schijf op het eindveld van de Amstel ligt',
  }),
  icons: () => ['amstel', 'last'],
})

export const shipAtStart = condition<unknown>({
  isMet: (state, seat) => seatOf(state, seat).ship === START_FIELD,
  when: () => ({
    en: 'if your ship is on the start space',
    de: 'wenn dein Frachtschiff auf dem Startfeld liegt',
    nl: 'als je vrachtschip op het startveld ligt',
  }),
  icons: () => ['ship', 'start'],
})
