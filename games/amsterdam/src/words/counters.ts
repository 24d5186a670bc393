import { amountWords, type Counted, every } from '@kontor/city/amounts'
import { many, one } from '@kontor/city/grammar'
import { AND, joined, listed, NOTHING, type Phrase, same, unworded } from '@kontor/city/phrase'
import { active, card, different } from '@kontor/city/terms'
import { COLORS, CRAFTS, DISTRICTS } from '../colors.ts'
import type { Counter } from '../language.ts'
import { districtName } from './names.ts'
import {
  bridge,
  cityBlock,
  craftsman,
  DECK_NOUNS,
  district,
  dockWorker,
  goodsTile,
  inactive,
  KIND_NOUNS,
  kindOfThing,
  laurelCard,
  onceCard,
  permanent,
  planCard,
  planOf,
} from './terms.ts'

/** What can be counted, in words. */

const ON_SHIP: Phrase = { en: ' on your ship', de: ' auf deinem Frachtschiff', nl: ' op je vrachtschip' }

/** 'for every 2 active craftsmen of the same kind'. */
function pairs(noun: typeof card, alike: Phrase): Counted {
  const two = joined(same('2 '), many(noun, [active]), alike)
  return {
    each: { en: `for every ${two.en}`, de: `für je ${two.de}`, nl: `per ${two.nl}` },
    one: two,
    many: two,
  }
}

const OWN_BLOCKS: Counted = {
  each: {
    en: 'for each city block you own',
    de: 'für jeden deiner Häuserblocks',
    nl: 'per eigen huizenblok',
  },
  one: { en: 'city block', de: 'eigenen Häuserblock', nl: 'eigen huizenblok' },
  many: many(cityBlock, []),
}

function blocksOf(color: Extract<Counter, { of: 'blocks' }>['district']): Counted {
  if (color === undefined) return OWN_BLOCKS
  const name = districtName(COLORS.indexOf(color))
  return every(cityBlock, [], {
    en: ` in ${name}`,
    de: ` im Quartier ${name}`,
    nl: ` in de buurt ${name}`,
  })
}

const BLOCK_FIVES: Counted = {
  each: {
    en: 'for every 5 city blocks you own, rounded up',
    de: 'für je 5 deiner Häuserblocks, aufgerundet',
    nl: 'per 5 eigen huizenblokken, naar boven afgerond',
  },
  one: {
    en: '5 city blocks (rounded up)',
    de: '5 eigene Häuserblocks (aufgerundet)',
    nl: '5 eigen huizenblokken (naar boven afgerond)',
  },
  many: NOTHING,
}

const COMMONEST_CRAFT: Counted = {
  each: {
    en: 'for each active craftsman of the kind of which you have the most',
    de: 'für jeden aktiven Handwerker der Art, von der du am meisten hast',
    nl: 'per actieve ambachtsman van de soort waarvan je er het meest hebt',
  },
  one: {
    en: 'active craftsman of your commonest kind',
    de: 'aktiven Handwerker deiner häufigsten Art',
    nl: 'actieve ambachtsman van je talrijkste soort',
  },
  many: NOTHING,
}

/** How something is counted: 'for each active building', and 'active buildings' after a number. */
export function countingOf(counter: Counter): Counted {
  switch (counter.of) {
    case 'cards':
      return every(counter.deck === undefined ? card : DECK_NOUNS[counter.deck], [active])
    case 'kind':
      return every(KIND_NOUNS[counter.kind], [active])
    case 'plans':
      return every(planOf(counter.district), [active])
    case 'onceCards':
      return every(onceCard, [active])
    case 'permanentCards':
      return every(card, [active, permanent])
    case 'laurelCards':
      return every(laurelCard, [active])
    case 'crafts': {
      const among: Phrase = {
        en: ' among your active craftsmen',
        de: ' deiner aktiven Handwerker',
        nl: ' onder je actieve ambachtslieden',
      }
      return { ...every(kindOfThing, [different], among), most: CRAFTS.length }
    }
    case 'districts': {
      const among: Phrase = {
        en: ' among your active plan cards',
        de: ' deiner aktiven Quartierpläne',
        nl: ' onder je actieve buurtplattegronden',
      }
      return { ...every(district, [different], among), most: DISTRICTS.length }
    }
    case 'craftPairs':
      return pairs(craftsman, {
        en: ' of the same kind',
        de: ' gleicher Art',
        nl: ' van dezelfde soort',
      })
    case 'planPairs':
      return pairs(planCard, {
        en: ' of the same district',
        de: ' desselben Quartiers',
        nl: ' van dezelfde buurt',
      })
    case 'commonestCraft':
      return COMMONEST_CRAFT
    case 'blocks':
      return blocksOf(counter.district)
    case 'blockFives':
      return BLOCK_FIVES
    case 'cargo': {
      const [goods, dockers] = [every(goodsTile), every(dockWorker)]
      return {
        each: joined(listed([goods.each, dockers.each], AND), ON_SHIP),
        one: joined(one(goodsTile, []), AND, one(dockWorker, []), ON_SHIP),
        many: joined(many(goodsTile, []), AND, many(dockWorker, []), ON_SHIP),
      }
    }
    case 'goodsAboard':
      return every(goodsTile, [], ON_SHIP)
    case 'goodKindsAboard':
      return every(
        kindOfThing,
        [different],
        joined({ en: ' of goods', de: ' Waren', nl: ' goederen' }, ON_SHIP),
      )
    case 'bridges':
      return every(bridge, [], {
        en: ' of the Amstel that you have passed',
        de: ' der Amstel, die du passiert hast',
        nl: ' van de Amstel die je bent gepasseerd',
      })
    case 'depot':
      return every(dockWorker, [], { en: ' in the depot', de: ' im Warendepot', nl: ' in het goederendepot' })
    case 'blackMarket':
      return every(goodsTile, [], {
        en: ' on the black market',
        de: ' auf dem Schwarzmarkt',
        nl: ' op de zwarte markt',
      })
    case 'inactive':
      return every(card, [inactive])
    default:
      return unworded(counter)
  }
}

export const { measured, measuredShort } = amountWords(countingOf)
