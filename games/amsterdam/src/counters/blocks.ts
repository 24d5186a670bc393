import { type Counted, every } from '@kontor/common/amounts'
import { many } from '@kontor/language/grammar'
import { NOTHING } from '@kontor/language/phrase'
import { colorNumber } from '../cards/cardfile.ts'
import type { Color } from '../colors.ts'
import { blocksOf } from '../rules/board/city.ts'
import { districtName } from '../words/names.ts'
import { cityBlock } from '../words/terms.ts'
import type { Count, Plain } from './count.ts'

/** City blocks owned, in a district or anywhere; every five of them, those left over counting as five. */
export type BlockCounter = { readonly of: 'blocks'; readonly district?: Color } | Plain<'blockFives'>

const FIVE = 5

const OWN: Counted = {
  each: {
    en: 'for each city block you own',
    de: 'für jeden deiner Häuserblocks',
    nl: 'per eigen huizenblok',
  },
  one: { en: 'city block', de: 'eigenen Häuserblock', nl: 'eigen huizenblok' },
  many: many(cityBlock, []),
}

export const blocks: Count<Extract<BlockCounter, { of: 'blocks' }>> = {
  count: (state, seat, { district }) => blocksOf(state, seat, district && colorNumber(district)),
  words({ district }) {
    if (district === undefined) return OWN
    const name = districtName(colorNumber(district))
    return every(cityBlock, [], {
      en: ` in ${name}`,
      de: ` im Quartier ${name}`,
      nl: ` in de buurt ${name}`,
    })
  },
  icons: ({ district }) => [district === undefined ? 'block' : `block-${district}`],
  growth: 0.6,
}

export const blockFives: Count<unknown> = {
  count: (state, seat) => Math.ceil(blocksOf(state, seat) / FIVE),
  words: () => ({
    each: {
      en: 'for every 5 city blocks you own (rounded up)',
      de: 'für je 5 deiner Häuserblocks (aufgerundet)',
      nl: 'per 5 eigen huizenblokken (naar boven afgerond)',
    },
    one: {
      en: '5 city blocks (rounded up)',
      de: '5 eigene Häuserblocks (aufgerundet)',
      nl: '5 eigen huizenblokken (naar boven afgerond)',
    },
    many: NOTHING,
  }),
  icons: () => ['every-5', 'block'],
  growth: 0,
}
