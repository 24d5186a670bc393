import { type Counted, eachKind } from '@kontor/common/amounts'
import { many } from '@kontor/language/grammar'
import { joined, NOTHING, type Phrase, same } from '@kontor/language/phrase'
import { active, type Noun } from '@kontor/language/terms'
import { CRAFTSMAN, deckOf, kindOf, PLAN, sum } from '../cards/cardfile.ts'
import { CRAFTS, DISTRICTS } from '../colors.ts'
import { craftsman, district, kindOfThing, planCard } from '../words/terms.ts'
import { ofActive, type Plain } from './count.ts'

/**
 * Kinds of active craftsmen and districts of active plan cards, each counted once; complete pairs of them; craftsmen of the
 * one kind of which there are most.
 */
export type KindCounter = Plain<'crafts' | 'districts' | 'craftPairs' | 'planPairs' | 'commonestCraft'>

/** The kinds of cards of a deck, and how many there are of each. */
function kindsIn(cards: readonly number[], deck: number): Map<number, number> {
  const kinds = new Map<number, number>()
  for (const card of cards) {
    if (deckOf(card) === deck) kinds.set(kindOf(card), (kinds.get(kindOf(card)) ?? 0) + 1)
  }
  return kinds
}

const pairsIn = (deck: number) => (cards: readonly number[]) =>
  sum([...kindsIn(cards, deck).values()].map(n => Math.floor(n / 2)))

/** 'for every 2 active craftsmen of the same kind'. */
function pairs(noun: Noun, alike: Phrase): Counted {
  const two = joined(same('2 '), many(noun, [active]), alike)
  return {
    each: { en: `for every ${two.en}`, de: `für je ${two.de}`, nl: `per ${two.nl}` },
    one: two,
    many: two,
  }
}

export const crafts = ofActive({
  among: cards => kindsIn(cards, CRAFTSMAN).size,
  words: () => ({
    ...eachKind(
      kindOfThing,
      {
        en: 'among your active craftsmen',
        de: 'deiner aktiven Handwerker',
        nl: 'van je actieve ambachtslieden',
      },
      {
        de: 'die unter deinen aktiven Handwerkern vertreten ist',
        nl: 'waarvan je een actieve ambachtsman hebt',
      },
    ),
    most: CRAFTS.length,
  }),
  icons: () => ['different', 'craftsman'],
  growth: 0.3,
})

export const districts = ofActive({
  among: cards => kindsIn(cards, PLAN).size,
  words: () => ({
    ...eachKind(
      district,
      {
        en: 'among your active plan cards',
        de: 'deiner aktiven Quartierpläne',
        nl: 'van je actieve buurtplattegronden',
      },
      {
        de: 'von dem du einen aktiven Quartierplan hast',
        nl: 'waarvan je een actieve buurtplattegrond hebt',
      },
    ),
    most: DISTRICTS.length,
  }),
  icons: () => ['different', 'plan'],
  growth: 0,
})

export const craftPairs = ofActive({
  among: pairsIn(CRAFTSMAN),
  words: () => pairs(craftsman, { en: ' of the same kind', de: ' gleicher Art', nl: ' van dezelfde soort' }),
  icons: () => ['every-2', 'equals', 'craftsman'],
  growth: 0.05,
})

export const planPairs = ofActive({
  among: pairsIn(PLAN),
  words: () =>
    pairs(planCard, {
      en: ' of the same district',
      de: ' desselben Quartiers',
      nl: ' van dezelfde buurt',
    }),
  icons: () => ['every-2', 'equals', 'plan'],
  growth: 0.07,
})

export const commonestCraft = ofActive({
  among: cards => Math.max(0, ...kindsIn(cards, CRAFTSMAN).values()),
  words: () => ({
    each: {
      en: 'for each active craftsman of the kind of which you have the most',
      de: 'für jeden aktiven Handwerker der Art, von der du am meisten hast',
      nl: 'per actieve ambachtsman van de soort waarvan je er de meeste hebt',
    },
    one: {
      en: 'active craftsman of your commonest kind',
      de: 'aktiven Handwerker deiner häufigsten Art',
      nl: 'actieve ambachtsman van je talrijkste soort',
    },
    many: NOTHING,
  }),
  icons: () => ['equals', 'craftsman'],
  growth: 0.08,
})
