import type { Ability } from '../language.ts'
import {
  activate,
  always,
  amstel,
  anyResources,
  asOften,
  atLeast,
  atMost,
  cards,
  discardedPlan,
  each,
  final,
  finalPrestige,
  forGulden,
  gulden,
  guldenWith,
  kind,
  marketAgain,
  once,
  onceIf,
  oncePaid,
  plans,
  prestige,
  resource,
  resources,
  sail,
  usedAnyPlan,
  usedPlan,
  whenActivated,
  whenDelivered,
} from './vocabulary.ts'

/** What each card can do, by its number: one line a card. Its cost in resources is in data/cards.csv. */
export const ABILITIES: Ability[] = []

function card(number: number, ability: Ability) {
  ABILITIES[number] = ability
}

/** Jeneverbrander: genever distillers */
card(1, onceIf(usedPlan('pink'), resource('orange')))
card(2, onceIf(usedPlan('gray'), resource('brown')))
card(3, onceIf(usedPlan('orange'), resource('gray')))
card(4, onceIf(usedPlan('brown'), resource('purple')))
card(5, onceIf(usedPlan('purple'), resource('black')))
card(6, onceIf(usedPlan('black'), resource('pink')))

/** Kristalslijper: crystal cutters */
card(7, finalPrestige(2, each('crafts')))
card(8, final({ final: 'spared' }))
card(9, final({ final: 'amstel', n: 5 }))
card(10, finalPrestige(1, each('cargo')))
card(11, finalPrestige(1, each('depot')))
card(12, finalPrestige(1, each('blackMarket')))

/** Kantklosser: lace makers */
card(13, onceIf(atLeast(3, cards('building')), gulden(1)))
card(14, onceIf({ if: 'movedOnAmstel', n: 1 }, prestige(1)))
card(15, onceIf(atMost(2, each('goodsAboard')), prestige(1)))
card(16, onceIf({ if: 'sailed', n: 2 }, prestige(1)))
card(17, onceIf({ if: 'notFirst' }, amstel(1)))
card(18, onceIf({ if: 'last' }, gulden(1)))

/** Koffiebrander: coffee roasters */
card(19, once(gulden(1, each('blockFives'))))
card(20, once(marketAgain))
card(21, once(prestige(1, each('districts'))))
card(22, oncePaid(forGulden(1), sail(3)))
card(23, oncePaid(forGulden(1), prestige(1)))
card(24, once(gulden(1), prestige(1)))

/** Timmerman: carpenters */
card(25, always({ always: 'cheaperBlock', less: 1 }))
card(26, always({ always: 'blockTaken', effects: [gulden(1)] }))
card(27, always({ always: 'blockFor', n: 2 }))
card(28, always({ always: 'blocks', n: 2 }))
card(29, always({ always: 'planUses', n: 3 }))
card(30, whenActivated('building', gulden(2)))

/** Tegelbakker: tile makers */
card(31, always({ always: 'cheaperCard', deck: 'building', less: 1 }))
card(32, asOften(resources(3), gulden(1)))
card(33, whenActivated('craftsman', gulden(1)))
card(34, always({ always: 'onTop' }))
card(35, always({ always: 'planAtOnce' }))
card(36, asOften(resources(2), anyResources(1)))

/** Kaasmaker: cheese makers */
card(37, always({ always: 'fullSale' }))
card(38, asOften(forGulden(3), activate(1)))
card(39, asOften(forGulden(2), anyResources(2)))
card(40, always({ always: 'stepsPerResource', n: 2 }))
card(41, whenActivated('plan', gulden(1)))
card(42, always({ always: 'cheaperCraft', less: 1 }))

/** Brouwer: brewers */
card(43, onceIf({ if: 'aloneLast' }, anyResources(1)))
card(44, once(gulden(1), prestige(1, kind('timmerman'))))
card(45, onceIf({ if: 'marketPrestige' }, anyResources(1)))
card(46, once(anyResources(1)))
card(47, oncePaid(discardedPlan, gulden(3)))
card(48, oncePaid(resources(1), gulden(1)))

/** Tulpenteler: tulip growers */
card(49, { when: 'I', rule: 'noCard' })
card(50, always({ always: 'doubleDepot' }))
card(51, { when: 'II', effect: { dice: 'guldenForOnes', n: 2 } })
card(52, { when: 'II', effect: { dice: 'resourcesForOnes', n: 2 } })
card(53, { when: 'II', effect: { dice: 'shift' } })
card(54, { when: 'II', effect: { dice: 'resourcesForBoth', n: 1 } })

/** Waag: weigh houses */
card(55, onceIf(usedPlan('pink'), gulden(1)))
card(56, onceIf(usedPlan('gray'), gulden(1)))
card(57, onceIf(usedPlan('orange'), gulden(1)))
card(58, onceIf(usedPlan('brown'), gulden(1)))
card(59, onceIf(usedPlan('purple'), gulden(1)))
card(60, onceIf(usedPlan('black'), gulden(1)))

/** Grachtenpand: canal houses */
card(61, once(prestige(1, plans('pink'))))
card(62, once(prestige(1, plans('gray'))))
card(63, once(prestige(1, plans('orange'))))
card(64, once(prestige(1, plans('brown'))))
card(65, once(prestige(1, plans('purple'))))
card(66, once(prestige(1, plans('black'))))

/** Oude Kerk */
card(67, final({ final: 'churches', points: [3, 8, 15] }))
card(68, final({ final: 'churches', points: [3, 8, 15] }))
card(69, final({ final: 'churches', points: [3, 8, 15] }))

/** Zuiderkerk */
card(70, onceIf({ if: 'neverMoreInactive', n: 3 }, gulden(1)))
card(71, onceIf({ if: 'cardGulden' }, gulden(1)))
card(72, onceIf({ if: 'cardPrestige' }, prestige(1)))

/** Westerkerk */
card(73, always({ always: 'delivered', effects: [prestige(1)] }))
card(74, always({ always: 'blockTaken', effects: [amstel(1)] }))
card(75, always({ always: 'delivered', effects: [gulden(1)] }))

/** Koopmansbeurs: merchants' exchanges */
card(76, whenDelivered('crystal', prestige(4)))
card(77, whenDelivered('genever', prestige(4)))
card(78, whenDelivered('coffee', prestige(4)))
card(79, whenDelivered('beer', prestige(4)))
card(80, whenDelivered('tiles', prestige(4)))
card(81, whenDelivered('cheese', prestige(4)))
card(82, whenDelivered('lace', prestige(4)))
card(83, whenDelivered('furniture', prestige(4)))
card(84, whenDelivered('tulips', prestige(4)))

/** Montelbaanstoren */
card(85, finalPrestige(1, cards('plan')))
card(86, finalPrestige(2, each('laurelCards')))
card(87, finalPrestige(2, cards('building')))

/** Munttoren */
card(88, once(guldenWith(1, 'montelbaanstoren', 2)))
card(89, once(guldenWith(1, 'montelbaanstoren', 2)))
card(90, once(guldenWith(1, 'montelbaanstoren', 2)))

/** Molen: windmills */
card(91, once(resource('pink')))
card(92, once(resource('orange')))
card(93, once(resource('brown')))
card(94, once(resource('gray')))
card(95, once(resource('purple')))
card(96, once(resource('black')))

/** Begijnhof */
card(97, onceIf({ if: 'aloneFirst' }, prestige(1)))
card(98, onceIf(atMost(3, each('inactive')), prestige(2)))
card(99, onceIf(usedAnyPlan, prestige(2)))
card(100, onceIf(atLeast(3, cards('craftsman')), gulden(1)))
card(101, onceIf(atLeast(3, cards('building')), prestige(2)))
card(102, onceIf(atLeast(3, cards('plan')), gulden(1)))

/** Paleis op de Dam: Royal Palace */
card(103, finalPrestige(4, each('craftPairs')))
card(104, finalPrestige(3, each('planPairs')))
card(105, finalPrestige(2, each('bridges')))
card(106, finalPrestige(1, each('blocks')))
card(107, final({ final: 'shipHome', prestige: { n: 8 } }))
card(108, finalPrestige(2, each('commonestCraft')))

/** Plantage */
card(109, oncePaid(resources(1, 'pink'), prestige(1)))
card(110, oncePaid(resources(1, 'pink'), gulden(1)))
card(111, oncePaid(resources(1, 'pink'), gulden(1)))
card(112, oncePaid(resources(1, 'pink'), gulden(1), prestige(1)))

/** Haarlemmerbuurt */
card(113, oncePaid(resources(1, 'gray'), prestige(1)))
card(114, oncePaid(resources(1, 'gray'), gulden(1)))
card(115, oncePaid(resources(1, 'gray'), gulden(1)))
card(116, oncePaid(resources(1, 'gray'), gulden(1), prestige(1)))

/** Jordaan */
card(117, oncePaid(resources(1, 'orange'), prestige(1)))
card(118, oncePaid(resources(1, 'orange'), gulden(1)))
card(119, oncePaid(resources(1, 'orange'), gulden(1)))
card(120, oncePaid(resources(1, 'orange'), gulden(1), prestige(1)))

/** Burgwallen */
card(121, oncePaid(resources(1, 'brown'), prestige(1)))
card(122, oncePaid(resources(1, 'brown'), gulden(1)))
card(123, oncePaid(resources(1, 'brown'), gulden(1)))
card(124, oncePaid(resources(1, 'brown'), gulden(1), prestige(1)))

/** Nieuwmarkt */
card(125, oncePaid(resources(1, 'purple'), prestige(1)))
card(126, oncePaid(resources(1, 'purple'), gulden(1)))
card(127, oncePaid(resources(1, 'purple'), gulden(1)))
card(128, oncePaid(resources(1, 'purple'), gulden(1), prestige(1)))

/** Grachtengordel */
card(129, oncePaid(resources(1, 'black'), prestige(1)))
card(130, oncePaid(resources(1, 'black'), gulden(1)))
card(131, oncePaid(resources(1, 'black'), gulden(1)))
card(132, oncePaid(resources(1, 'black'), gulden(1), prestige(1)))
