import { returned } from '@kontor/common/workers'
import { counted } from '@kontor/language/grammar'
import { inEach, joined, listed, noted, type Phrase, same, told } from '@kontor/language/phrase'
import { type Action, COLORS, type Color } from '../colors.ts'
import { colorName } from '../words/names.ts'
import { actionQuoted, mark, type Noun, point, worker } from '../words/terms.ts'
import { OF_THE_BUILDING, OF_THE_CARD } from './phrases.ts'

/** What is changed about a standard action, in one step or in several: '‘Take money’: +1, +2, +3 marks'. */

/** What all steps of a side have in common. */
type Form =
  | 'marks'
  | 'points'
  | 'levelPoints'
  | 'workers'
  | 'oneWorker'
  | 'fee'
  | 'feeWorkers'
  | 'feeOneOf'
  | 'cheaper'
  | 'cheaperIn'
  | 'freeIn'

export interface Change {
  readonly form: Form
  readonly n: number
  readonly colors?: readonly Color[]
}

const COMMA = same(', ')

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`)

/** '1, 2, 3 marks', '+1, +2, +3 marks': the noun follows the last number. */
const amounts = (numbers: readonly number[], noun: Noun, spoken: (n: number) => string): Phrase => {
  const last = numbers.at(-1) ?? 0
  const thing = counted(Math.abs(last), noun, [], 'nominative')
  return inEach(language =>
    [...numbers.slice(0, -1).map(spoken), thing[language].replace(/^\d+/, spoken(last))].join(', '),
  )
}

/** 'purple, pink/grey, orange/brown': the colours of each step. */
const colorsOf = (steps: readonly (readonly Color[])[]): Phrase =>
  listed(
    steps.map(colors =>
      inEach(language => colors.map(color => colorName(COLORS.indexOf(color), language)).join('/')),
    ),
    COMMA,
  )

/** '2 marks cheaper (minimum 0)', '2 marks more expensive': the latter if a number is negative. */
export function cheaper(numbers: readonly number[]): Phrase {
  const marks = amounts(numbers.map(Math.abs), mark, String)
  return numbers.some(n => n < 0)
    ? { en: `${marks.en} more expensive`, de: `${marks.de} teurer`, nl: `${marks.nl} duurder` }
    : {
        en: `${marks.en} cheaper (minimum 0)`,
        de: `${marks.de} günstiger (mindestens 0)`,
        nl: `${marks.nl} goedkoper (minimaal 0)`,
      }
}

type Words = (numbers: readonly number[], colors: Phrase) => Phrase

const FORMS: Readonly<Record<Form, Words>> = {
  marks(numbers) {
    const marks = amounts(numbers, mark, signed)
    const least: Phrase = { en: ' (minimum 0)', de: ' (mindestens 0)', nl: ' (minimaal 0)' }
    return numbers.some(n => n < 0) ? joined(marks, least) : marks
  },
  points: numbers => amounts(numbers, point, signed),
  levelPoints: numbers =>
    joined(amounts(numbers, point, signed), {
      en: ' if the disaster goes down',
      de: ', wenn die Gefahr sinkt',
      nl: ' als het onheil daalt',
    }),
  workers: numbers => joined(amounts(numbers, worker, signed), same(' '), OF_THE_CARD),
  oneWorker: ([n = 0], colors) => joined(amounts([n], worker, signed), same(' ('), colors, same(')')),
  fee(numbers) {
    const { en, de, nl } = amounts(numbers, mark, String)
    return { en: `pay ${en}`, de: `zahle ${de}`, nl: `betaal ${nl}` }
  },
  feeWorkers(numbers) {
    return returned(joined(amounts(numbers, worker, String), same(' '), OF_THE_BUILDING))
  },
  feeOneOf: ([n = 0], { en, de, nl }) => {
    const more = n === 1 ? '1 weiteren' : `${n} weitere`
    return {
      en: `return ${n} more ${n === 1 ? 'worker' : 'workers'} (${en})`,
      de: `gib ${more} Arbeiter ab (${de})`,
      nl: `lever nog ${counted(n, worker).nl} in (${nl})`,
    }
  },
  cheaper,
  cheaperIn: ([n = 0], colors) => joined(cheaper([n]), same(' in '), colors),
  freeIn: (_, { en, de, nl }) => ({
    en: `free in ${en}`,
    de: `kostenfrei in ${de}`,
    nl: `kosteloos in ${nl}`,
  }),
}

/** What one is told to do is a sentence; the rest is a note about the action. */
const ORDERS: readonly Form[] = ['fee', 'feeWorkers', 'feeOneOf']

export const NO_CHANGE: Phrase = { en: 'no change', de: 'keine Änderung', nl: 'geen verandering' }

/** The action and what is changed about it, step by step, in one clause; undefined stands for a step that changes nothing. */
export function changesInWords(action: Action, steps: readonly (Change | undefined)[]): Phrase {
  const form = steps.find(change => change !== undefined)?.form
  if (form === undefined) return noted(actionQuoted(action), NO_CHANGE)
  const numbers = steps.map(change => change?.n ?? 0)
  const colors = steps.flatMap(change => (change?.colors ? [change.colors] : []))
  const said = ORDERS.includes(form) ? told : noted
  return said(actionQuoted(action), FORMS[form](numbers, colorsOf(colors)))
}
