import { AND, inEach, listed, NOTHING, type Phrase } from './phrase.ts'

/** What an effect is called: an imperative clause, in small letters and without a full stop. */

/** Gains of one kind share their verb, gains for the same things share the counter. */
export type Clause =
  | { readonly verb: Phrase; readonly object: Phrase; readonly tail: Phrase }
  | { readonly whole: Phrase }

export const TAKE: Phrase = { en: 'take', de: 'nimm', nl: 'neem' }
export const LOSE: Phrase = { en: 'lose', de: 'verliere', nl: 'verlies' }
export const GAIN: Phrase = { en: 'gain', de: 'erhalte', nl: 'krijg' }

/** 'its' as a rule is something masculine or neuter in German; what is meant can also be said otherwise. */
export const OF_ITS_COLOR: Phrase = { en: 'of its colour', de: 'seiner Farbe', nl: 'van die kleur' }

const spaced = (before: Phrase, after: Phrase): Phrase =>
  inEach(language => [before[language], after[language]].filter(text => text !== '').join(' '))

/** One verb for neighbours that share it, and the counter once at the end of those that share it. */
export function clausesInWords(clauses: readonly Clause[]): Phrase {
  const groups: { verb: Phrase; objects: Phrase[] }[] = []
  for (const [index, clause] of clauses.entries()) {
    if ('whole' in clause) {
      groups.push({ verb: NOTHING, objects: [clause.whole] })
      continue
    }
    const next = clauses[index + 1]
    const goesOn = next !== undefined && 'tail' in next && next.tail.en === clause.tail.en
    const object = goesOn ? clause.object : spaced(clause.object, clause.tail)
    const group = groups.at(-1)
    if (group && group.verb === clause.verb) group.objects.push(object)
    else groups.push({ verb: clause.verb, objects: [object] })
  }
  return listed(
    groups.map(({ verb, objects }) => spaced(verb, listed(objects, AND))),
    AND,
  )
}
