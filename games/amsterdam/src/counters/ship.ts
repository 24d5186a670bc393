import { both, eachKind, every } from '@kontor/common/amounts'
import { joined, type Phrase, same } from '@kontor/language/phrase'
import type { Noun } from '@kontor/language/terms'
import { sum } from '../cards/cardfile.ts'
import { seatOf } from '../rules/possessions.ts'
import { dockWorker, goodsTile } from '../words/terms.ts'
import type { Count, Plain } from './count.ts'

/** Goods and dockers on the ship, goods alone, and kinds of goods there. */
export type ShipCounter = Plain<'cargo' | 'goodsAboard' | 'goodKindsAboard'>

const ON_SHIP: Phrase = { en: 'on your ship', de: 'auf deinem Frachtschiff', nl: 'op je vrachtschip' }
const LYING_THERE = joined(same(' '), ON_SHIP)
const kindOfGoods: Noun = {
  en: ['kind of goods', 'kinds of goods'],
  de: ['f', 'Warenart', 'Warenarten', 'Warenarten'],
  nl: ['de', 'soort goederen', 'soorten goederen'],
}

export const cargo: Count<unknown> = {
  count(state, seat) {
    const mine = seatOf(state, seat)
    return sum(mine.cargo) + sum(mine.crew)
  },
  words: () => both(every(goodsTile), every(dockWorker, [], LYING_THERE)),
  icons: () => ['good', 'plus', 'docker', 'ship'],
  growth: 0,
}

export const goodsAboard: Count<unknown> = {
  count: (state, seat) => sum(seatOf(state, seat).cargo),
  words: () => every(goodsTile, [], LYING_THERE),
  icons: () => ['good', 'ship'],
  growth: 0,
}

export const goodKindsAboard: Count<unknown> = {
  count: (state, seat) => seatOf(state, seat).cargo.filter(n => n > 0).length,
  words: () =>
    eachKind(kindOfGoods, ON_SHIP, {
      de: 'die auf deinem Frachtschiff vertreten ist',
      nl: 'waarvan er een fiche op je vrachtschip ligt',
    }),
  icons: () => ['different', 'good', 'ship'],
  growth: 0,
}
