import { joined } from '@kontor/language/phrase'
import { sum } from '../../cards/cardfile.ts'
import { GOODS } from '../../colors.ts'
import { FIELDS } from '../../data/board.ts'
import { aboutPlace } from '../../pieces.ts'
import { goodNamed } from '../../words/asking/asking.ts'
import { bracketed, done, plusGulden, pointsFor } from '../../words/asking/bill.ts'
import {
  deliverable,
  deliver as deliverGood,
  deliveryBrings,
  kindsIn,
  load as loadGoods,
  oneGood,
  roomAt,
  takesGood,
} from '../board/harbour.ts'
import { seatOf } from '../possessions.ts'
import { refusing, some, type Verb } from './verb.ts'

const meant: Verb['meant'] = ({ place = -1 }) => goodNamed(place)

export const deliver: Verb = {
  word: 'deliver',
  objects: deliverable,
  called: good => GOODS[good]!,
  about: (_, __, good) => aboutPlace('deliver', 'good', good),
  run: deliverGood,
  why(state, seat) {
    const { ship, cargo } = seatOf(state, seat)
    if (roomAt(state, ship) > 0) return []
    const goods = kindsIn(cargo).filter(good => takesGood(ship, good))
    return refusing(deliver, { state, seat }, goods, () => ({ kind: 'fullWarehouse' }))
  },
  label(state, seat, good) {
    const { points, gulden } = deliveryBrings(state, seat, good)
    return joined(
      done(goodNamed(good), 'deliver', 'abliefern', 'afleveren'),
      bracketed(...pointsFor(points), ...(gulden > 0 ? [plusGulden(gulden)] : [])),
    )
  },
  tally(state, seat, good) {
    const { points, gulden } = deliveryBrings(state, seat, good)
    return [...some('points', points), ...some('gulden', gulden)]
  },
  title: { en: 'Deliver goods', de: 'Waren abliefern', nl: 'Goederen afleveren' },
  meant,
}

/** Loads whatever is in the storage. */
const ALL = GOODS.length

export const load: Verb = {
  word: 'load',
  objects(state, seat) {
    const { ship, storage } = seatOf(state, seat)
    if (!FIELDS[ship]!.crane) return []
    const goods = kindsIn(storage)
    if (sum(storage) > 1) goods.push(ALL)
    return goods
  },
  called: good => GOODS[good] ?? 'all',
  about: (_, __, good) => (good === ALL ? { verb: 'load', piece: 'good' } : aboutPlace('load', 'good', good)),
  run: (state, seat, good) =>
    loadGoods(state, seat, good === ALL ? seatOf(state, seat).storage : oneGood(good)),
  why(state, seat) {
    const { ship, storage } = seatOf(state, seat)
    const waits = sum(storage) > 0 && !FIELDS[ship]!.crane
    return waits ? refusing(load, { state, seat }, [ALL], () => ({ kind: 'noCrane' })) : []
  },
  label: (_, __, good) =>
    good === ALL
      ? { en: 'load all goods', de: 'Alle Waren verladen', nl: 'alle goederen laden' }
      : done(goodNamed(good), 'load', 'verladen', 'laden'),
  tally: () => [],
  title: { en: 'Load goods', de: 'Waren verladen', nl: 'Goederen laden' },
}
