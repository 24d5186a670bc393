import type { Ability } from '../language.ts'
import {
  activateAll,
  advance,
  allPersons,
  always,
  anyWorkers,
  buyWorkers,
  canal,
  dice,
  diceWorkers,
  discardThreats,
  draw,
  drawAndPlay,
  drawThenDiscard,
  each,
  exchangeWorkers,
  final,
  finalPoints,
  forWorker,
  freeHouses,
  guilders,
  houses,
  instant,
  once,
  onceIfHigh,
  others,
  passThreat,
  payOthers,
  persons,
  playCard,
  points,
  recall,
  sellWorkers,
  threatenOthers,
  workerOfEachColor,
  workerOfItsColor,
  workers,
} from './vocabulary.ts'

/** What each person can do, by the number of the card: one line a card. Price and colour are in data/cards.csv. */
export const ABILITIES: Ability[] = []

function person(number: number, ability: Ability) {
  ABILITIES[number] = ability
}

/** Nobility */
person(1, forWorker('yellow', guilders(2), points(1)))
person(2, forWorker('blue', guilders(2), points(1)))
person(3, forWorker('red', guilders(2), points(1)))
person(4, forWorker('brown', guilders(2), points(1)))
person(5, forWorker('purple', guilders(2), points(1)))
person(6, always({ price: 'halfPerson', color: 'yellow' }))
person(7, always({ price: 'halfPerson', color: 'blue' }))
person(8, always({ price: 'halfPerson', color: 'red' }))
person(9, always({ price: 'halfPerson', color: 'brown' }))
person(10, always({ price: 'halfPerson', color: 'purple' }))
person(11, finalPoints(2, persons('nobility')))
person(12, once(points(1)))
person(13, always({ stepFor: 4 }))
person(14, forWorker('brown', guilders(2, persons('nobility'))))
person(15, instant(guilders(1, each('reputation'))))

/** Craftsmen */
person(16, forWorker('yellow', exchangeWorkers))
person(17, forWorker('blue', exchangeWorkers))
person(18, forWorker('red', exchangeWorkers))
person(19, forWorker('brown', exchangeWorkers))
person(20, forWorker('purple', exchangeWorkers))
person(21, forWorker('yellow', anyWorkers(2)))
person(22, forWorker('blue', anyWorkers(2)))
person(23, forWorker('red', anyWorkers(2)))
person(24, forWorker('brown', anyWorkers(2)))
person(25, forWorker('purple', anyWorkers(2)))
person(26, forWorker('brown', guilders(1, each('groups'))))
person(27, instant(advance))
person(28, always({ price: 'canalFree' }))
person(29, finalPoints(2, persons('craftsmen')))
person(30, forWorker('yellow', guilders(2, persons('craftsmen'))))

/** Officials */
person(31, finalPoints(2, persons('officials')))
person(32, forWorker('yellow', guilders(2, houses('yellow'))))
person(33, forWorker('blue', guilders(2, houses('blue'))))
person(34, forWorker('red', guilders(2, houses('red'))))
person(35, forWorker('brown', guilders(2, houses('brown'))))
person(36, forWorker('purple', guilders(2, houses('purple'))))
person(37, forWorker('yellow', points(2, houses('yellow'), 3)))
person(38, forWorker('blue', points(2, houses('blue'), 3)))
person(39, forWorker('red', points(2, houses('red'), 3)))
person(40, forWorker('brown', points(2, houses('brown'), 3)))
person(41, forWorker('purple', points(2, houses('purple'), 3)))
person(42, always({ price: 'step', less: 2 }))
person(43, always({ rule: 'sharedMajority' }))
person(44, forWorker('brown', guilders(2, persons('officials'))))
person(45, instant(others('discardCard')))

/** Entertainers */
person(46, forWorker('red', canal('double')))
person(47, forWorker('yellow', canal('double')))
person(48, forWorker('blue', canal('double')))
person(49, forWorker('brown', canal('double')))
person(50, forWorker('purple', canal('double')))
person(51, onceIfHigh('brown', workers('brown')))
person(52, onceIfHigh('blue', workers('blue')))
person(53, onceIfHigh('red', workers('red')))
person(54, onceIfHigh('yellow', workers('yellow')))
person(55, onceIfHigh('purple', workers('purple')))
person(56, always({ on: 'recruited', effects: [discardThreats('its', 1)] }))
person(57, finalPoints(2, persons('entertainers')))
person(58, forWorker('yellow', guilders(2, persons('entertainers'))))
person(59, once(anyWorkers(1)))
person(60, instant(points(1, each('diceNumbers'))))

/** Protectors */
person(61, forWorker('yellow', discardThreats('yellow', 1)))
person(62, forWorker('blue', discardThreats('blue', 1)))
person(63, forWorker('red', discardThreats('red', 1)))
person(64, forWorker('brown', discardThreats('brown', 1)))
person(65, forWorker('purple', discardThreats('purple', 1)))
person(66, instant(discardThreats('any', 1, allPersons)))
person(67, instant(canal('free')))
person(68, always({ on: 'canalBuilt', effects: [discardThreats('its', 1)] }))
person(69, once(discardThreats('any', 1)))
person(70, forWorker('any', discardThreats('its', 2)))
person(71, instant(discardThreats('any', 2)))
person(72, always({ rule: 'avert' }))
person(73, always({ discards: 2 }))
person(74, finalPoints(2, persons('protectors')))
person(75, forWorker('purple', guilders(2, persons('protectors'))))

/** Clergy */
person(76, instant(workers('yellow'), guilders(3)))
person(77, instant(workers('blue'), guilders(3)))
person(78, instant(workers('red'), guilders(3)))
person(79, instant(workers('brown'), guilders(3)))
person(80, instant(workers('purple'), guilders(3)))
person(81, forWorker('blue', points(1, dice(1))))
person(82, instant(guilders(2, each('threatColors'))))
person(83, forWorker('brown', guilders(1, each('workerColors'))))
person(84, always({ on: 'advance', effects: [points(1)] }))
person(85, always({ on: 'advance', effects: [discardThreats('any', 1)] }))
person(86, once(guilders(1, dice(6))))
person(87, finalPoints(1, each('workers'), 2))
person(88, forWorker('purple', diceWorkers(1)))
person(89, finalPoints(2, persons('clergy')))
person(90, forWorker('red', guilders(2, persons('clergy'))))

/** Merchants */
person(91, forWorker('yellow', guilders(3)))
person(92, forWorker('blue', guilders(3)))
person(93, forWorker('red', guilders(3)))
person(94, forWorker('brown', guilders(3)))
person(95, forWorker('purple', guilders(3)))
person(96, once(guilders(2)))
person(97, forWorker('yellow', points(2, each('fullCanals'))))
person(98, instant(payOthers))
person(99, forWorker('any', guilders(1, each('paidDie'))))
person(100, finalPoints(2, persons('merchants')))
person(101, forWorker('purple', guilders(2, persons('merchants'))))
person(102, instant(guilders(2, each('houseColors'))))
person(103, always({ on: 'otherRecruited', effects: [guilders(2)] }))
person(104, instant(sellWorkers(5)))
person(105, always({ on: 'guilders', effects: [guilders(2)] }))

/** Castle folk */
person(106, forWorker('yellow', playCard))
person(107, forWorker('blue', playCard))
person(108, forWorker('red', playCard))
person(109, forWorker('brown', playCard))
person(110, forWorker('purple', playCard))
person(111, forWorker('red', draw(1)))
person(112, forWorker('blue', draw(1)))
person(113, forWorker('brown', draw(1)))
person(114, forWorker('yellow', draw(1)))
person(115, forWorker('purple', draw(1)))
person(116, final({ final: 'allHouseColors', points: { n: 5 } }))
person(117, finalPoints(2, persons('castle')))
person(118, forWorker('blue', guilders(2, persons('castle'))))
person(119, forWorker('yellow', drawThenDiscard(2)))
person(120, instant(draw(3)))

/** Artists */
person(121, forWorker('yellow', points(1, houses('yellow'))))
person(122, forWorker('blue', points(1, houses('blue'))))
person(123, forWorker('red', points(1, houses('red'))))
person(124, forWorker('brown', points(1, houses('brown'))))
person(125, forWorker('purple', points(1, houses('purple'))))
person(126, always({ on: 'houseBuilt', effects: [discardThreats('its', 1)] }))
person(127, always({ alsoOf: 'entertainers' }))
person(128, finalPoints(2, each('groups')))
person(129, forWorker('purple', points(1, each('canalTiles'), 3)))
person(130, forWorker('red', points(1, persons('artists'))))
person(131, finalPoints(2, persons('artists')))
person(132, instant(activateAll))
person(133, final({ final: 'doubleStatue' }))
person(134, forWorker('brown', guilders(2, persons('artists'))))
person(135, always({ on: 'otherCanal', effects: [workerOfItsColor] }))

/** Underworld */
person(136, instant(threatenOthers('yellow')))
person(137, instant(threatenOthers('blue')))
person(138, instant(threatenOthers('red')))
person(139, instant(threatenOthers('brown')))
person(140, instant(threatenOthers('purple')))
person(141, instant(others('giveWorkers', 2)))
person(142, instant(others('discardHouse')))
person(143, instant(others('giveGuilders', 3)))
person(144, instant(passThreat))
person(145, instant(others('loseCanal')))
person(146, instant(others('discardPerson')))
person(147, instant(others('giveCard')))
person(148, finalPoints(2, persons('underworld')))
person(149, instant(others('moveBack')))
person(150, forWorker('yellow', guilders(2, persons('underworld'))))

/** Scholars */
person(151, always({ rule: 'doubleInstant' }))
person(152, always({ on: 'workers', effects: [workerOfItsColor] }))
person(153, forWorker('blue', guilders(2, persons('scholars'))))
person(154, always({ handSize: 6 }))
person(155, instant(buyWorkers(5)))
person(156, instant(workerOfEachColor))
person(157, finalPoints(2, each('thirdsAndStatues')))
person(158, finalPoints(2, each('majorities')))
person(159, instant(recall))
person(160, instant(guilders(6)))
person(161, instant(guilders(2, allPersons)))
person(162, finalPoints(2, persons('scholars')))
person(163, instant(freeHouses(2)))
person(164, instant(drawThenDiscard(4)))
person(165, instant(drawAndPlay))

/** What the second edition prints on a card: another ability, price and points. */
export const SECOND_EDITION: Readonly<
  Record<number, { readonly ability: Ability; readonly cost: number; readonly points: number }>
> = {
  128: { ability: finalPoints(1, each('groups')), cost: 9, points: 3 },
}
