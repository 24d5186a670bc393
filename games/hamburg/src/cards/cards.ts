import type { Ability } from '../language.ts'
import {
  activateAgain,
  activateAll,
  advance,
  allBuildings,
  always,
  anyWorkers,
  blackMatchWorkers,
  buildings,
  buyPoints,
  buyWorkers,
  copyInstant,
  cycleDiscard,
  dice,
  diceWorkers,
  draw,
  drawFrom,
  drawThenDiscard,
  each,
  exchangeWorkers,
  fetchCard,
  final,
  finalPoints,
  forDifferentWorkers,
  forWorker,
  forWorkers,
  freeSites,
  instant,
  intrigueOthers,
  marks,
  mayReduce,
  moveCleric,
  never,
  once,
  onceIf,
  others,
  passDisaster,
  placeWorker,
  points,
  recall,
  reduce,
  searchDiscard,
  siteFromPile,
  sites,
  standardAction,
  underZoo,
  wall,
  workerOfItsColor,
  workers,
} from './vocabulary.ts'

/** What each card can do, by its number: one line a card. Price, points and colour are in data/cards.csv. */
export const ABILITIES: Ability[] = [never]

function card(number: number, ability: Ability) {
  ABILITIES[number] = ability
}

/** Civic */
card(1, instant(standardAction('pile')))
card(2, onceIf('II', { if: 'noLowDie' }, advance(4)))
card(3, forWorker('gray', marks(2, buildings('Civic'))))
card(4, once('IV', recall))
card(5, instant(searchDiscard('Civic')))
card(6, once('III', points(1)))
card(7, forWorker('purple', standardAction('pile')))
card(8, forWorker('gray', standardAction('pile')))
card(9, forWorker('orange', standardAction('pile')))
card(10, forWorker('pink', standardAction('pile')))
card(11, finalPoints(2, buildings('Civic')))
card(12, forWorker('pink', points(1, each('wall'), 3)))

/** Government */
card(13, instant(others('discardCard')))
card(14, forWorker('purple', marks(2, buildings('Government'))))
card(15, forWorker('pink', marks(2, sites('pink'))))
card(16, forWorker('purple', marks(2, sites('purple'))))
card(17, forWorker('gray', marks(2, sites('gray'))))
card(18, forWorker('orange', marks(2, sites('orange'))))
card(19, instant(searchDiscard('Government')))
card(20, forWorker('purple', points(2, sites('purple'), 3)))
card(21, forWorker('orange', points(2, sites('orange'), 3)))
card(22, forWorker('gray', points(2, sites('gray'), 3)))
card(23, forWorker('pink', points(2, sites('pink'), 3)))
card(24, finalPoints(2, buildings('Government')))

/** University */
card(25, instant(marks(2, allBuildings)))
card(26, forWorker('pink', marks(2, buildings('University'))))
card(27, once('III', buyWorkers(5)))
card(28, instant(drawThenDiscard(4)))
card(29, finalPoints(2, each('thirdsAndStatues')))
card(30, finalPoints(2, each('majorities')))
card(31, instant(searchDiscard('University')))
card(32, instant(freeSites(2)))
card(33, once('I', draw(1)))
card(34, always({ on: 'workers', effects: [anyWorkers(1)] }))
card(35, finalPoints(2, buildings('University')))
card(36, always({ rule: 'doubleInstant' }))

/** Medicine */
card(37, forWorker('pink', fetchCard('Zoo', 'pink')))
card(38, forWorker('orange', fetchCard('Zoo', 'orange')))
card(39, forWorker('gray', fetchCard('Zoo', 'gray')))
card(40, forWorker('purple', fetchCard('Zoo', 'purple')))
card(41, forWorker('any', fetchCard('Park', 'its')))
card(42, forWorker('orange', marks(2, buildings('Medicine'))))
card(43, forWorkers(['purple', 'any'], marks(3), points(1)))
card(44, instant(searchDiscard('Medicine')))
card(45, forWorker('gray', marks(1, each('categories'))))
card(46, always({ rule: 'sharedMajority' }))
card(47, finalPoints(2, buildings('Medicine')))
card(48, once('III', anyWorkers(1)))

/** Entertainment */
card(49, onceIf('II', { if: 'die', color: 'gray', atLeast: 5 }, workers('gray')))
card(50, onceIf('II', { if: 'die', color: 'orange', atLeast: 5 }, workers('orange')))
card(51, onceIf('II', { if: 'die', color: 'brown', atLeast: 5 }, workers('brown')))
card(52, onceIf('II', { if: 'die', color: 'purple', atLeast: 5 }, workers('purple')))
card(53, forWorker('orange', marks(2, buildings('Entertainment'))))
card(54, forWorker('purple', activateAgain))
card(55, instant(searchDiscard('Entertainment')))
card(56, once('III', points(1)))
card(57, once('III', marks(2)))
card(58, once('III', workers('pink')))
card(59, finalPoints(2, buildings('Entertainment')))
card(60, instant(activateAll))

/** Art */
card(61, forWorker('brown', marks(2, buildings('Art'))))
card(62, forWorker('orange', wall('double')))
card(63, forWorker('brown', wall('double')))
card(64, forWorker('purple', wall('double')))
card(65, forWorker('gray', wall('double')))
card(66, always({ rule: 'fourCategories' }))
card(67, instant(searchDiscard('Art')))
card(68, instant(advance(0)))
card(69, forWorker('orange', points(1, buildings('Art'))))
card(70, always({ on: 'site', effects: [mayReduce('its', 1)] }))
card(71, finalPoints(1, each('categories')))
card(72, finalPoints(2, buildings('Art')))

/** Theater */
card(73, forWorker('gray', marks(2, buildings('Theater'))))
card(74, forWorker('orange', marks(1, sites('orange'))))
card(75, forWorker('brown', marks(1, sites('brown'))))
card(76, forWorker('purple', marks(1, sites('purple'))))
card(77, forWorker('gray', marks(1, sites('gray'))))
card(78, forWorker('orange', points(1, sites('orange'))))
card(79, forWorker('brown', points(1, sites('brown'))))
card(80, forWorker('purple', points(1, sites('purple'))))
card(81, forWorker('gray', points(1, sites('gray'))))
card(82, forWorker('orange', points(1, buildings('Theater'))))
card(83, instant(searchDiscard('Theater')))
card(84, finalPoints(2, buildings('Theater')))

/** Circus */
card(85, instant(others('turnToken')))
card(86, forWorker('brown', marks(2, buildings('Circus'))))
card(87, once('II', marks(1, each('commonDie'))))
card(88, forWorker('orange', marks(5, each('workerSets')), points(1, each('workerSets'))))
card(89, instant(points(2, each('majorities'))))
card(90, instant(searchDiscard('Circus')))
card(91, always({ on: 'otherWall', effects: [workerOfItsColor] }))
card(92, onceIf('II', { if: 'total', atMost: 23 }, marks(5)))
card(93, onceIf('II', { if: 'total', atLeast: 19 }, points(2)))
card(94, finalPoints(2, buildings('Circus')))
card(95, always({ on: 'majority', effects: [workers('purple', 'orange', 'gray', 'pink', 'brown')] }))
card(96, final({ final: 'doubleStatue' }))

/** Commerce */
card(97, forWorker('pink', marks(2, buildings('Commerce'))))
card(98, forWorker('pink', marks(3)))
card(99, forWorker('purple', marks(3)))
card(100, forWorker('brown', marks(3)))
card(101, forWorker('gray', marks(3)))
card(102, once('III', marks(2)))
card(103, instant(buyPoints))
card(104, instant(searchDiscard('Commerce')))
card(105, forWorker('gray', points(1, each('thirdsAndStatues'))))
card(106, forWorker('any', marks(1, each('paidDie'))))
card(107, finalPoints(2, buildings('Commerce')))
card(108, always({ price: 'wallFree' }))

/** Industry */
card(109, forDifferentWorkers(5, marks(1, each('paidWorkers')), points(1, each('paidWorkers'))))
card(110, forWorker('gray', marks(2, buildings('Industry'))))
card(111, forWorker('purple', exchangeWorkers))
card(112, forWorker('brown', exchangeWorkers))
card(113, forWorker('pink', exchangeWorkers))
card(114, forWorker('gray', exchangeWorkers))
card(115, forWorker('gray', anyWorkers(2)))
card(116, forWorker('purple', anyWorkers(2)))
card(117, forWorker('pink', anyWorkers(2)))
card(118, forWorker('brown', anyWorkers(2)))
card(119, instant(searchDiscard('Industry')))
card(120, finalPoints(2, buildings('Industry')))

/** Bank */
card(121, instant(marks(6)))
card(122, always({ on: 'parkMarks', effects: [marks(1)] }))
card(123, instant(marks(1, each('hallSpace'))))
card(124, forWorker('brown', marks(2, buildings('Bank'))))
card(125, always({ price: 'hall', less: 2 }))
card(126, instant(searchDiscard('Bank')))
card(127, forWorker('orange', marks(2), points(1)))
card(128, forWorker('gray', marks(2), points(1)))
card(129, forWorker('purple', marks(2), points(1)))
card(130, forWorker('pink', marks(2), points(1)))
card(131, finalPoints(2, buildings('Bank')))
card(132, always({ price: 'build', less: 3 }))

/** Craft */
card(133, forWorker('purple', marks(2, buildings('Craft'))))
card(134, forWorker('pink', marks(2, each('majorities'))))
card(135, forWorker('purple', marks(2, each('majorities'))))
card(136, forWorker('brown', marks(2, each('majorities'))))
card(137, forWorker('gray', marks(2, each('majorities'))))
card(138, always({ on: 'money', colors: ['pink'], effects: [marks(3)] }))
card(139, always({ on: 'money', colors: ['gray'], effects: [marks(3)] }))
card(140, always({ on: 'money', colors: ['brown'], effects: [marks(3)] }))
card(141, always({ on: 'money', colors: ['purple'], effects: [marks(3)] }))
card(142, instant(workers('pink', 'gray', 'brown', 'purple')))
card(143, instant(searchDiscard('Craft')))
card(144, finalPoints(2, buildings('Craft')))

/** Military */
card(145, instant(wall('free')))
card(146, forWorker('pink', marks(2, buildings('Military'))))
card(147, instant(reduce('any', 2)))
card(148, instant(searchDiscard('Military')))
card(149, instant(reduce('any', 3)))
card(150, always({ on: 'wall', effects: [reduce('its', 1)] }))
card(151, always({ rule: 'avert' }))
card(152, instant(reduce('any', 1, allBuildings)))
card(153, instant(reduce('any', 4)))
card(154, finalPoints(2, buildings('Military')))
card(155, finalPoints(1, each('raisedLevels')))
card(156, once('III', reduce('any', 1)))

/** Police */
card(157, forWorker('any', reduce('its', 2)))
card(158, forWorker('brown', marks(2, buildings('Police'))))
card(159, forWorker('orange', reduce('orange', 1)))
card(160, forWorker('pink', reduce('pink', 1)))
card(161, forWorker('brown', reduce('brown', 1)))
card(162, forWorker('purple', reduce('purple', 1)))
card(163, instant(searchDiscard('Police')))
card(164, once('II', marks(1, dice(6))))
card(165, always({ rule: 'fourthIncrease' }))
card(166, always({ on: 'build', effects: [reduce('its', 1)] }))
card(167, finalPoints(2, buildings('Police')))
card(168, always({ decrease: 2 }))

/** Underworld */
card(169, instant(others('giveCard')))
card(170, forWorker('purple', marks(2, buildings('Underworld'))))
card(171, instant(others('giveMarks', 3)))
card(172, instant(others('giveWorkers', 2)))
card(173, instant(others('loseWall')))
card(174, instant(searchDiscard('Underworld')))
card(175, instant(others('hallBack')))
card(176, instant(others('discardBuilding')))
card(177, instant(others('discardSite')))
card(178, instant(passDisaster))
card(179, finalPoints(2, buildings('Underworld')))
card(180, always({ on: 'otherBuilding', effects: [marks(2)] }))

/** Secret Society */
card(181, forWorker('pink', marks(2, buildings('Secret Society'))))
card(182, always({ price: 'halfBuilding', color: 'orange' }))
card(183, always({ price: 'halfBuilding', color: 'purple' }))
card(184, always({ price: 'halfBuilding', color: 'pink' }))
card(185, always({ price: 'halfBuilding', color: 'brown' }))
card(186, instant(searchDiscard('Secret Society')))
card(187, always({ on: 'intrigue', effects: [points(1)] }))
card(188, always({ on: 'intrigue', effects: [marks(2)] }))
card(189, instant(placeWorker))
card(190, forWorker('any', underZoo))
card(191, finalPoints(2, buildings('Secret Society')))
card(192, always({ rule: 'twoPerSite' }))

/** Harbor */
card(193, forWorker('brown', drawThenDiscard(2)))
card(194, instant(marks(2, each('siteColors'))))
card(195, forWorker('orange', marks(2, buildings('Harbor'))))
card(196, forWorker('orange', draw(1)))
card(197, forWorker('gray', draw(1)))
card(198, forWorker('pink', draw(1)))
card(199, forWorker('brown', draw(1)))
card(200, instant(searchDiscard('Harbor')))
card(201, instant(draw(3)))
card(202, forWorker('pink', standardAction('discard')))
card(203, final({ final: 'allSiteColors', points: { n: 5 } }))
card(204, finalPoints(2, buildings('Harbor')))

/** Church */
card(205, finalPoints(1, each('workers'), 2))
card(206, instant(workers('pink'), marks(3)))
card(207, instant(workers('gray'), marks(3)))
card(208, instant(workers('orange'), marks(3)))
card(209, instant(workers('brown'), marks(3)))
card(210, forWorker('brown', marks(2, buildings('Church'))))
card(211, instant(searchDiscard('Church')))
card(212, forWorker('gray', diceWorkers(1)))
card(213, forWorker('orange', points(1, dice(1))))
card(214, always({ on: 'advance', effects: [reduce('any', 1)] }))
card(215, finalPoints(2, buildings('Church')))
card(216, forWorker('pink', anyWorkers(2), points(3)))

/** Emigration */
card(217, instant(marks(2, each('raisedColors'))))
card(218, forWorker('orange', marks(2, buildings('Emigration'))))
card(219, forWorker('brown', siteFromPile))
card(220, forWorker('pink', siteFromPile))
card(221, forWorker('orange', siteFromPile))
card(222, forWorker('gray', siteFromPile))
card(223, instant(searchDiscard('Emigration')))
card(224, always({ rule: 'recolour' }))
card(225, finalPoints(2, buildings('Emigration')))
card(226, always({ on: 'advance', effects: [points(1)] }))
card(227, forWorker('pink', marks(1, each('workerColors'))))
card(228, instant(copyInstant))

/** Mysticism */
card(229, forWorker('brown', marks(2, buildings('Mysticism'))))
card(230, forWorker('orange', marks(1, each('blackDie'))))
card(231, always({ rule: 'chooseIntrigue' }))
card(232, always({ price: 'wallBlackDie' }))
card(233, instant(points(1, each('blackDie'))))
card(234, forWorker('pink', cycleDiscard))
card(235, forWorker('gray', moveCleric))
card(236, instant(intrigueOthers))
card(237, once('II', blackMatchWorkers))
card(238, instant(searchDiscard('Mysticism')))
card(239, finalPoints(2, buildings('Mysticism')))
card(240, always({ price: 'othersHall' }))

/** Zoo */
card(241, never)
card(242, never)
card(243, never)
card(244, never)
card(245, never)
card(246, never)
card(247, never)
card(248, never)
card(249, never)
card(250, never)
card(251, never)
card(252, never)
card(253, never)
card(254, never)
card(255, never)
card(256, never)
card(257, never)
card(258, never)
card(259, never)
card(260, never)

/** Park */
card(261, once('I', marks(1)))
card(262, once('I', workers('gray')))
card(263, once('I', drawFrom('gray')))
card(264, once('I', points(1)))
card(265, once('I', marks(1)))
card(266, once('I', workers('orange')))
card(267, once('I', drawFrom('orange')))
card(268, once('I', points(1)))
card(269, once('I', marks(1)))
card(270, once('I', workers('brown')))
card(271, once('I', drawFrom('brown')))
card(272, once('I', points(1)))
card(273, once('I', marks(1)))
card(274, once('I', workers('purple')))
card(275, once('I', drawFrom('purple')))
card(276, once('I', points(1)))
card(277, once('I', marks(1)))
card(278, once('I', workers('pink')))
card(279, once('I', drawFrom('pink')))
card(280, once('I', points(1)))
