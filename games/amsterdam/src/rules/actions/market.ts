import { joined, type Phrase, same, told } from '@kontor/language/phrase'
import { TILES } from '../../cards/tiles.ts'
import { TILE_DATA } from '../../data/tables.ts'
import { effectsInWords } from '../../effects/index.ts'
import { forGulden } from '../../prices/gulden.ts'
import { openTile, useMarket, whyNotMarket } from '../board/market.ts'
import { refusing, some, type Verb } from './verb.ts'

/** There is one market. */
const THE_MARKET = 0

export const market: Verb = {
  word: 'market',
  objects: (state, seat) => (whyNotMarket(state, seat) ? [] : [THE_MARKET]),
  called: () => '',
  about: () => ({ verb: 'market', piece: 'market' }),
  run: useMarket,
  why: (state, seat) => refusing(market, { state, seat }, [THE_MARKET], () => whyNotMarket(state, seat)),
  label(state) {
    const tile = openTile(state)
    const { en, de, nl } = forGulden(TILE_DATA[tile]!.price)
    const used: Phrase = {
      en: `use the market ${en}`,
      de: `Markt ${de} nutzen`,
      nl: `markt gebruiken ${nl}`,
    }
    return joined(told(used, effectsInWords(TILES[tile]!.effects)), same('.'))
  },
  tally: state => some('gulden', -TILE_DATA[openTile(state)]!.price),
  title: { en: 'Use the market', de: 'Markt nutzen', nl: 'Markt gebruiken' },
}
