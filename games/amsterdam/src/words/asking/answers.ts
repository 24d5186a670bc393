import { DONE, nth, type Question } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { bodyOf, capital, cited, inEach, joined, type Phrase, same } from '@kontor/language/phrase'
import { freeTextOf } from '../../abilities/index.ts'
import { abilityOf, costOf } from '../../cards/cardfile.ts'
import { GOODS } from '../../colors.ts'
import { BLOCKS, FIELDS } from '../../data/board.ts'
import { actionOf } from '../../rules/actions/index.ts'
import { otherSlot } from '../../rules/phases/dice.ts'
import { isDeclined } from '../../rules/phases/draft.ts'
import type { Amsterdam } from '../../state.ts'
import type { Task } from '../../tasks.ts'
import { withUse } from '../card/faced.ts'
import { cardsOfDeck } from '../names.ts'
import { blockNamed, fieldNamed } from '../places.ts'
import { resourceWords } from '../resources.ts'
import { type Asking, cardNamed, colorNamed, goodNamed, resourcesNamed, type Words } from './asking.ts'
import { bracketed, plusGulden } from './bill.ts'
import { declined, isAsking } from './prompts.ts'

/** An answer in words: what it does, and in brackets what it costs and brings. */

/** 'Carpenter 025, Permanent: …': a card with what it does. */
const faced = (card: number): Phrase => withUse(cardNamed(card), card)

const priced: Words = (state, _, card) =>
  withUse(joined(cardNamed(card), bracketed(resourcesNamed(costOf(state, card), 'nominative'))), card)

const color: Words = (_, __, which) => colorNamed(which)
const place: Words = (_, __, field) => fieldNamed(field)
const block: Words = (state, _, which) =>
  joined(same(blockNamed(which)), bracketed(goodNamed(nth(state.goods, which))))
const LEAVES: Phrase = { en: 'leaves the game', de: 'Verlässt das Spiel', nl: 'verlaat het spel' }

const ANY_RESOURCE = joined(same('+'), resourceWords.anyShort(1))
const SALES: readonly Phrase[] = [
  plusGulden(2),
  ANY_RESOURCE,
  joined(plusGulden(2), same(', '), ANY_RESOURCE),
]

const ANSWERS: Readonly<Record<Asking, Words>> = {
  startCard: priced,
  startResource: color,
  placeForeman: place,
  placeMessenger: block,
  placeTrader: (_, __, good) => goodNamed(good),
  chooseCard: (state, task, card) =>
    isDeclined(card)
      ? { en: 'take no card', de: 'Keine Karte nehmen', nl: 'geen kaart nemen' }
      : priced(state, task, card),
  surplus: priced,
  chooseDie: ({ dice }, _, which) => joined(colorNamed(which), same(` ${dice[which]}`)),
  shiftDie({ chosen }, _, choice) {
    const { which, slot } = otherSlot(choice)
    const { en, de, nl } = colorNamed(nth(chosen, which))
    return { en: `${en} into slot ${slot}`, de: `${de} in Fach ${slot}`, nl: `${nl} in vak ${slot}` }
  },
  turn(state, task, choice) {
    const { verb, object } = actionOf(choice)
    return verb.label(state, task.seat, object)
  },
  payAny: color,
  save: color,
  activateFree: (_, __, card) => faced(card),
  freePlan: (_, __, card) =>
    joined(
      { en: 'yes: ', de: 'Ja: ', nl: 'ja: ' },
      cited(inEach(language => freeTextOf(abilityOf(card), language))),
    ),
  sell: (_, __, way) => nth(SALES, way),
  anyResource: color,
  discardPlan: (_, __, card) => faced(card),
  exchange: priced,
  takeDiscarded: priced,
  drawDeck: (_, __, deck) => inEach(language => cardsOfDeck(deck, language)),
  placeShip: place,
  freeBlock: block,
  moveForeman: (state, task, field) => (FIELDS[field] ? place(state, task, field) : LEAVES),
  moveMessenger: (state, task, which) => (BLOCKS[which] ? block(state, task, which) : LEAVES),
  moveTrader: (_, __, good) => (GOODS[good] ? goodNamed(good) : LEAVES),
  keep: color,
  tomDiscards: priced,
}

/** An answer in words. */
export function label(
  state: Amsterdam,
  { task }: Question<Task>,
  choice: number,
  language: Language,
): string {
  return capital(said(state, task, choice)[language])
}

/** The same below its card. */
export function brief(
  state: Amsterdam,
  { task }: Question<Task>,
  choice: number,
  language: Language,
): string {
  return capital(bodyOf(said(state, task, choice))[language])
}

function said(state: Amsterdam, task: Task, choice: number): Phrase {
  if (!isAsking(task.kind)) return same(task.kind)
  return choice === DONE ? declined(task.kind) : ANSWERS[task.kind](state, task, choice)
}
