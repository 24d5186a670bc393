import { joined, type Phrase, same } from '@kontor/language/phrase'
import { COLORS } from '../../colors.ts'
import { BLOCKS } from '../../data/board.ts'
import { aboutPlace } from '../../pieces.ts'
import type { Amsterdam } from '../../state.ts'
import { goodNamed } from '../../words/asking/asking.ts'
import { bracketed, done, minus, minusGulden } from '../../words/asking/bill.ts'
import { blockNamed } from '../../words/places.ts'
import { affordableBlocks, canPayGulden, freeBlocks, priceOfBlock, whyNotBlock } from '../board/city.ts'
import { changed, SIX } from '../possessions.ts'
import { buyBlockForGulden, buyBlockForResources } from '../use/buying.ts'
import { blockForGulden } from '../use/permanents.ts'
import { refusing, some, type Verb } from './verb.ts'

const meant: Verb['meant'] = ({ place = -1 }) => same(blockNamed(place))

/** 'take Plantage P5 (beer, −1 pink resource)'. */
const taken = (state: Amsterdam, block: number, price: Phrase): Phrase =>
  joined(
    done(same(blockNamed(block)), 'take', 'in Besitz nehmen', 'in bezit nemen'),
    bracketed(goodNamed(state.goods[block]!), price),
  )

const title: Phrase = {
  en: 'Take a city block',
  de: 'Häuserblock in Besitz nehmen',
  nl: 'Huizenblok in bezit nemen',
}

export const block: Verb = {
  word: 'block',
  objects: affordableBlocks,
  called: each => BLOCKS[each]!.id,
  about: (_, __, each) => aboutPlace('block', 'block', each),
  run: buyBlockForResources,
  why: (state, seat) =>
    refusing(block, { state, seat }, freeBlocks(state), each => whyNotBlock(state, seat, each)),
  label: (state, seat, each) =>
    taken(state, each, minus(changed(SIX, BLOCKS[each]!.district, priceOfBlock(state, seat, each)))),
  tally: (state, seat, each) =>
    some(`resource-${COLORS[BLOCKS[each]!.district]}`, -priceOfBlock(state, seat, each)),
  title,
  meant,
}

export const forGulden: Verb = {
  word: 'block',
  objects: (state, seat) => (canPayGulden(state, seat) ? freeBlocks(state) : []),
  called: each => `${BLOCKS[each]!.id} gulden`,
  about: (_, __, each) => ({ ...aboutPlace('block', 'block', each), use: 'gulden' }),
  run: buyBlockForGulden,
  why: () => [],
  label: (state, seat, each) => taken(state, each, minusGulden(blockForGulden(state, seat) ?? 0)),
  tally: (state, seat) => some('gulden', -(blockForGulden(state, seat) ?? 0)),
  title,
  meant,
}
