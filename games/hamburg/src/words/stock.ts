import { counted } from '@kontor/city/grammar'
import { inEach, joined, listed, type Phrase, same, told } from '@kontor/city/phrase'
import { type Action, COLORS, type Color } from '../colors.ts'
import type { Always, Effect } from '../language.ts'
import { colorName } from './names.ts'
import { actionQuoted, mark, type Noun, point, worker } from './terms.ts'

/** What a tile changes about a standard action, in one step or in several: 'Take money: +1, +2, +3 marks'. */

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

interface Change {
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

/** '2 marks cheaper (minimum 0)', '2 marks dearer': dearer if a number is negative. */
export function cheaper(numbers: readonly number[]): Phrase {
  const marks = amounts(numbers.map(Math.abs), mark, String)
  return numbers.some(n => n < 0)
    ? { en: `${marks.en} dearer`, de: `${marks.de} teurer`, nl: `${marks.nl} duurder` }
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
  workers: numbers =>
    joined(amounts(numbers, worker, signed), {
      en: " of the card's colour",
      de: ' in der Farbe der Karte',
      nl: ' in de kleur van de kaart',
    }),
  oneWorker: ([n = 0], colors) => joined(amounts([n], worker, signed), same(' ('), colors, same(')')),
  fee(numbers) {
    const { en, de, nl } = amounts(numbers, mark, String)
    return { en: `pay ${en}`, de: `zahle ${de}`, nl: `betaal ${nl}` }
  },
  feeWorkers(numbers) {
    const { en, de, nl } = amounts(numbers, worker, String)
    return {
      en: `return ${en} of its colour`,
      de: `gib ${de} seiner Farbe ab`,
      nl: `lever ${nl} van die kleur in`,
    }
  },
  feeOneOf: ([n = 0], { en, de, nl }) => {
    const more = n === 1 ? '1 weiteren' : `${n} weitere`
    return {
      en: `return ${n} more ${n === 1 ? 'worker' : 'workers'} (${en})`,
      de: `gib ${more} Arbeiter (${de}) ab`,
      nl: `lever nog ${counted(n, worker).nl} (${nl}) in`,
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

function changeByEffect(on: string, effect: Effect): Change | undefined {
  switch (effect.do) {
    case 'marks':
      return { form: 'marks', n: effect.amount.n }
    case 'points':
      return { form: on === 'levelReduced' ? 'levelPoints' : 'points', n: effect.amount.n }
    case 'losePoints':
      return { form: 'points', n: -effect.n }
    case 'workers':
      return { form: 'workers', n: effect.colors.length }
    case 'oneWorker':
      return { form: 'oneWorker', n: 1, colors: effect.of }
    default:
      return undefined
  }
}

/** What a step changes; undefined if it changes nothing that has a form of its own. */
function changeOf(step: Always): Change | undefined {
  if ('fee' in step) return { form: 'fee', n: step.fee }
  if ('feeWorkers' in step)
    return step.of === 'its'
      ? { form: 'feeWorkers', n: step.feeWorkers }
      : { form: 'feeOneOf', n: step.feeWorkers, colors: step.of }
  if ('price' in step) {
    if (step.price === 'wallFree' && step.colors) return { form: 'freeIn', n: 0, colors: step.colors }
    if (step.price !== 'build' && step.price !== 'wall') return undefined
    const { less, colors } = step
    return colors ? { form: 'cheaperIn', n: less, colors } : { form: 'cheaper', n: less }
  }
  const [effect] = 'on' in step ? step.effects : []
  return effect && 'on' in step ? changeByEffect(step.on, effect) : undefined
}

export const NO_CHANGE: Phrase = { en: 'no change', de: 'keine Änderung', nl: 'geen verandering' }

/** The action and what the steps change about it, in one clause. */
export function changesInWords(action: Action, steps: readonly Always[]): Phrase {
  const changes = steps.map(changeOf)
  const form = changes.find(change => change !== undefined)?.form
  if (form === undefined) return told(actionQuoted(action), NO_CHANGE)
  const numbers = changes.map(change => change?.n ?? 0)
  const colors = changes.flatMap(change => (change?.colors ? [change.colors] : []))
  return told(actionQuoted(action), FORMS[form](numbers, colorsOf(colors)))
}
