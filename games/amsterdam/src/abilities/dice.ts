import { type Icons, times } from '@kontor/common/icons'
import { SOMETHING } from '@kontor/common/worth'
import { counted } from '@kontor/language/grammar'
import { joined, type Phrase, told } from '@kontor/language/phrase'
import { PLUS, plain } from '@kontor/language/short'
import { extra } from '@kontor/language/terms'
import { GULDEN } from '../effects/worth.ts'
import { gulden, resource } from '../words/terms.ts'
import type { Use } from './ability.ts'

/** Phase II: what happens with chosen dice. */
export type DiceEffect =
  /** For each chosen die that shows a 1, or for each chosen die. */
  | { readonly dice: 'guldenForOnes'; readonly n: number }
  | { readonly dice: 'resourcesForOnes'; readonly n: number }
  | { readonly dice: 'resourcesForBoth'; readonly n: number }
  /** The resources of one die a slot higher or lower. */
  | { readonly dice: 'shift' }

export interface OfDice {
  readonly when: 'II'
  readonly effect: DiceEffect
}

/** What a die adds: gulden, or resources of its colour in its own slot or in the first one. */
export interface Added {
  readonly gulden?: number
  readonly resources?: number
  readonly isFirstSlot?: boolean
}

interface Dice<E> {
  /** What a chosen die adds that shows so many pips; undefined for nothing. */
  adds(effect: E, pips: number): Added | undefined
  sentence(effect: E): Phrase
  short(effect: E): Phrase
  icons(effect: E): Icons
  readonly worth: number
}

const CHOSEN_ONES: Phrase = {
  en: 'for each chosen die that shows a 1',
  de: 'für jeden gewählten Würfel, der eine 1 zeigt',
  nl: 'voor elke gekozen dobbelsteen die een 1 toont',
}
const CHOSEN: Phrase = {
  en: 'for each chosen die',
  de: 'für jeden gewählten Würfel',
  nl: 'voor elke gekozen dobbelsteen',
}
const ONES: Phrase = {
  en: 'chosen die with 1: ',
  de: 'gewählter Würfel mit 1: ',
  nl: 'gekozen dobbelsteen met 1: ',
}
const BOTH: Phrase = { en: 'chosen die: ', de: 'gewählter Würfel: ', nl: 'gekozen dobbelsteen: ' }

const DICE: { readonly [K in DiceEffect['dice']]: Dice<Extract<DiceEffect, { dice: K }>> } = {
  guldenForOnes: {
    adds: ({ n }, pips) => (pips === 1 ? { gulden: n } : undefined),
    sentence({ n }) {
      const { en, de, nl } = counted(n, gulden)
      return told(CHOSEN_ONES, { en: `take ${en}`, de: `nimm ${de}`, nl: `neem ${nl}` })
    },
    short: ({ n }) => joined(ONES, PLUS, plain(n, gulden)),
    icons: ({ n }) => ['die-any-1', 'arrow', `marks-${n}`],
    worth: GULDEN,
  },
  resourcesForOnes: {
    adds: ({ n }, pips) => (pips === 1 ? { resources: n, isFirstSlot: true } : undefined),
    sentence({ n }) {
      const { en, de, nl } = counted(n, resource, [extra])
      return told(CHOSEN_ONES, {
        en: `put ${en} of its colour into slot 1`,
        de: `lege ${de} seiner Farbe in Fach 1`,
        nl: `leg ${nl} van die kleur in vak 1`,
      })
    },
    short: ({ n }) => joined(ONES, PLUS, plain(n, resource)),
    icons: ({ n }) => ['die-any-1', 'arrow', ...times(n, 'resource-its')],
    worth: SOMETHING,
  },
  resourcesForBoth: {
    adds: ({ n }) => ({ resources: n }),
    sentence({ n }) {
      const { en, de, nl } = counted(n, resource, [extra])
      return told(CHOSEN, {
        en: `put ${en} of its colour into the same slot`,
        de: `lege ${de} seiner Farbe in dasselbe Fach`,
        nl: `leg ${nl} van die kleur in hetzelfde vak`,
      })
    },
    short: ({ n }) => joined(BOTH, PLUS, plain(n, resource)),
    icons: ({ n }) => ['die-any', 'arrow', ...times(n, 'resource-its')],
    worth: SOMETHING,
  },
  shift: {
    adds: () => undefined,
    sentence: () => ({
      en: 'you may put the resources of 1 chosen die into the next higher or lower slot',
      de: 'du darfst die Rohstoffe eines gewählten Würfels in das nächsthöhere oder nächstniedrigere Fach legen',
      nl: 'je mag de grondstoffen van 1 gekozen dobbelsteen één vak hoger of lager leggen',
    }),
    short: () => ({
      en: 'resources of 1 die: slot ±1',
      de: 'Rohstoffe eines Würfels: Fach ±1',
      nl: 'grondstoffen van 1 dobbelsteen: vak ±1',
    }),
    icons: () => ['die-any', 'arrow', 'minus-1', 'or', 'increase-1'],
    worth: SOMETHING,
  },
}

const diceOf = (effect: DiceEffect): Dice<DiceEffect> => DICE[effect.dice]

/** What a chosen die adds that shows so many pips; undefined for nothing. */
export const addedByDie = (effect: DiceEffect, pips: number): Added | undefined =>
  diceOf(effect).adds(effect, pips)

export const dice: Use<OfDice> = {
  sentence: ({ effect }) => diceOf(effect).sentence(effect),
  short: ({ effect }) => diceOf(effect).short(effect),
  icons: ({ effect }) => ['phase-2', ...diceOf(effect).icons(effect)],
  perRound: ({ effect }) => diceOf(effect).worth,
}
