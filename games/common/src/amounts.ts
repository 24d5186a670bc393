import {
  counted,
  type Description,
  forEach,
  forEachOfYour,
  forEvery,
  many,
  one,
} from '@kontor/language/grammar'
import { AND, joined, listed, NOTHING, type Phrase, same } from '@kontor/language/phrase'
import { type Adjective, extra, type Noun } from '@kontor/language/terms'

/** Amounts in words: so many, or so many for each (or for every few) of what a game can count. */

/** So many, or so many for each (or for every few) of something. */
export interface Amount<Counter> {
  readonly n: number
  readonly per?: Counter
  readonly every?: number
}

export const amount = <Counter>(n: number, per?: Counter, every?: number): Amount<Counter> =>
  per === undefined ? { n } : every === undefined ? { n, per } : { n, per, every }

/** Something that is counted: 'for each purple site'; 'purple site' after per; 'purple sites' after a number. */
export interface Counted {
  readonly each: Phrase
  readonly one: Phrase
  readonly many: Phrase
  /** At most so often, where a card cannot give more. */
  readonly most?: number
}

const DIFFERENT: Adjective = {
  en: 'different',
  de: ['verschieden', 'bends'],
  nl: ['verschillend', 'verschillende'],
}
const AND_PER: Phrase = { en: ' and per ', de: ' und pro ', nl: ' en per ' }

/** Two kinds of things that are counted together. */
export const both = (some: Counted, others: Counted): Counted => ({
  each: listed([some.each, others.each], AND),
  one: joined(some.one, AND_PER, others.one),
  many: listed([some.many, others.many], AND),
})

/**
 * Kinds of which there is at least one among some things: 'for each different colour among your sites'. German and
 * Dutch have a clause for it; on the card face 'pro Farbe deiner Grundstücke' is enough.
 */
export function eachKind(kind: Noun, among: Phrase, clause: Pick<Phrase, 'de' | 'nl'>): Counted {
  const each = forEvery(kind)
  const different = { ...one(kind, []), en: one(kind, [DIFFERENT]).en }
  return {
    each: {
      en: `for each ${different.en} ${among.en}`,
      de: `${each.de}, ${clause.de}`,
      nl: `${each.nl} ${clause.nl}`,
    },
    one: joined(different, same(' '), among),
    many: joined(many(kind, [DIFFERENT]), same(' '), among),
  }
}

/** A number that stands for itself: 'as many marks' 'as the black die shows', and in short 'black die'. */
export interface Shown {
  readonly before: Phrase
  readonly after: Phrase
  readonly number: Phrase
}

/** 'as many' things 'as' something shows. */
export const AS_MANY: Phrase = { en: 'as many ', de: 'so viele ', nl: 'zoveel ' }

/** 'for each purple site', with what may follow the noun. */
export const every = (
  noun: Noun,
  descriptions: readonly Description[] = [],
  after: Phrase = NOTHING,
): Counted => ({
  each: joined(forEach(noun, descriptions), after),
  one: joined(one(noun, descriptions), after),
  many: joined(many(noun, descriptions), after),
})

/** 'for each of your active tokens'. */
export const yours = (noun: Noun, descriptions: readonly Description[] = []): Counted => ({
  ...every(noun, descriptions),
  each: forEachOfYour(noun, descriptions),
})

/** An amount of something in two parts: '2 marks' and 'for each Civic building'. */
export interface Measured {
  readonly object: Phrase
  readonly tail: Phrase
}

/** Words for the amounts of a game that says how it counts. */
/* @__NO_SIDE_EFFECTS__ */
export function amountWords<Counter>(countingOf: (counter: Counter) => Counted | Shown) {
  const counting = ({ per }: Amount<Counter>) => (per === undefined ? undefined : countingOf(per))

  /** The counter of an amount as it stands in front or at the end: 'for every 3 orange sites'. */
  function tailOf(amount: Amount<Counter>): Phrase {
    const thing = counting(amount)
    if (!thing || 'number' in thing) return NOTHING
    if (amount.every === undefined) return thing.each
    return {
      en: `for every ${amount.every} ${thing.many.en}`,
      de: `für je ${amount.every} ${thing.many.de}`,
      nl: `per ${amount.every} ${thing.many.nl}`,
    }
  }

  /** 'per purple site', 'pro violettes Grundstück': on the card face, and in Dutch in front of a verb. */
  function perOf(amount: Amount<Counter>): Phrase {
    const thing = counting(amount)
    if (!thing || 'number' in thing) return NOTHING
    const things = amount.every === undefined ? thing.one : joined(same(`${amount.every} `), thing.many)
    return joined({ en: 'per ', de: 'pro ', nl: 'per ' }, things)
  }

  return {
    perOf,
    /** The clause in front of 'you may'. */
    inFront: tailOf,

    measured(amount: Amount<Counter>, unit: Noun, more = false): Measured {
      const thing = counting(amount)
      if (thing && 'number' in thing) {
        onlyOnce(amount)
        return { object: joined(thing.before, many(unit, []), thing.after), tail: NOTHING }
      }
      const plain = counted(amount.n, unit)
      const object = more ? { ...counted(amount.n, unit, [extra]), de: `${plain.de} zusätzlich` } : plain
      return thing
        ? { object, tail: joined(tailOf(amount), limit(amount.n, thing.most, unit)) }
        : { object, tail: NOTHING }
    },

    /** '+2 marks per Civic building', '+marks = black die'. */
    measuredShort(amount: Amount<Counter>, unit: Noun): Phrase {
      const thing = counting(amount)
      if (thing && 'number' in thing) {
        onlyOnce(amount)
        return joined(same('+'), many(unit, []), same(' = '), thing.number)
      }
      const plain = joined(same('+'), counted(amount.n, unit, [], 'nominative'))
      return thing ? joined(plain, same(' '), perOf(amount)) : plain
    },
  }
}

/** Words for n times the number shown do not exist, since no card asks for them. */
function onlyOnce({ n, every }: Amount<unknown>) {
  if (n !== 1 || every !== undefined) throw new Error(`No words for ${n} times a number shown`)
}

function limit(n: number, most: number | undefined, unit: Noun): Phrase {
  if (most === undefined) return NOTHING
  const { en, de, nl } = counted(n * most, unit)
  return { en: ` (at most ${en})`, de: ` (höchstens ${de})`, nl: ` (maximaal ${nl})` }
}
