import { AND, capital, inEach, joined, listed, NOTHING, type Phrase, same } from './phrase.ts'

/** What an effect is called: an imperative clause, in small letters and without a full stop. */

/** An imperative; and after something that stands in front, where German and Dutch turn round: 'nimmst', 'neem je'. */
export interface Verb extends Phrase {
  readonly turned: Phrase
}

interface Gaining {
  readonly verb: Verb
  readonly object: Phrase
  /** What is counted for it: 'for each Civic building'. */
  readonly tail: Phrase
}

/** Gains of one kind share their verb, gains for the same things share the counter. */
export type Clause = Gaining | { readonly whole: Phrase }

export const TAKE: Verb = {
  en: 'take',
  de: 'nimm',
  nl: 'neem',
  turned: { en: 'take', de: 'nimmst', nl: 'neem je' },
}
export const LOSE: Verb = {
  en: 'lose',
  de: 'verliere',
  nl: 'verlies',
  turned: { en: 'lose', de: 'verlierst', nl: 'verlies je' },
}
export const GAIN: Verb = {
  en: 'gain',
  de: 'erhalte',
  nl: 'krijg',
  turned: { en: 'gain', de: 'erhältst', nl: 'krijg je' },
}

/** 'its' as a rule is something masculine or neuter in German; what is meant can also be said otherwise. */
export const OF_ITS_COLOR: Phrase = { en: 'of its colour', de: 'seiner Farbe', nl: 'van die kleur' }

const spaced = (before: Phrase, after: Phrase): Phrase =>
  inEach(language => [before[language], after[language]].filter(text => text !== '').join(' '))

const isGaining = (clause: Clause): clause is Gaining => 'tail' in clause
const isCounted = (clause: Clause) => isGaining(clause) && clause.tail.en !== ''

/**
 * One verb for neighbours that share it. A counter for all stands in front of all; one for the last gain alone gets a
 * sentence of its own, so that nobody takes it for that of the others.
 */
export function clausesInWords(clauses: readonly Clause[]): Phrase {
  const [first, ...more] = clauses
  const last = more.at(-1)
  if (first === undefined || last === undefined) return linked(clauses)
  if (isGaining(first) && isCounted(first) && more.every(clause => isCountedAs(first, clause)))
    return joined(first.tail, { en: ', ', de: ' ', nl: ' ' }, turnedRound(clauses.filter(isGaining)))
  if (isGaining(last) && isCounted(last) && !clauses.slice(0, -1).some(isCounted))
    return joined(linked(clauses.slice(0, -1)), same('. '), thereafter(last))
  return linked(clauses)
}

const isCountedAs = ({ tail }: Gaining, clause: Clause) => isGaining(clause) && clause.tail.en === tail.en

function linked(clauses: readonly Clause[]): Phrase {
  const groups: { verb: Phrase; objects: Phrase[] }[] = []
  for (const clause of clauses) {
    if (!isGaining(clause)) {
      groups.push({ verb: NOTHING, objects: [clause.whole] })
      continue
    }
    const object = spaced(clause.object, clause.tail)
    const group = groups.at(-1)
    if (group && group.verb === clause.verb) group.objects.push(object)
    else groups.push({ verb: clause.verb, objects: [object] })
  }
  return listed(
    groups.map(({ verb, objects }) => spaced(verb, listed(objects, AND))),
    AND,
  )
}

/** After a counter: 'take 5 marks and gain 1 point', 'nimmst du 5 Mark und erhältst 1 Punkt'. */
function turnedRound(gains: readonly Gaining[]): Phrase {
  const said = gains.map(({ verb: { turned }, object }, index) => ({
    en: `${turned.en} ${object.en}`,
    de: `${turned.de}${index === 0 ? ' du' : ''} ${object.de}`,
    nl: `${turned.nl} ${object.nl}`,
  }))
  return listed(said, AND)
}

/** 'Then gain 1 point for each carpenter', 'Erhalte danach 1 Punkt für jeden Zimmermann'. */
function thereafter({ verb, object, tail }: Gaining): Phrase {
  const counted = spaced(object, tail)
  return {
    en: `Then ${verb.en} ${counted.en}`,
    de: `${capital(verb.de)} danach ${counted.de}`,
    nl: `${capital(verb.nl)} daarna ${counted.nl}`,
  }
}
