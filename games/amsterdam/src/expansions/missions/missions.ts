import { allCards, blocks, each } from '../../cards/vocabulary.ts'
import type { Docker, Good } from '../../colors.ts'
import type { Counter } from '../../language.ts'
import type { Mission } from './goals/index.ts'

/** What each secret mission asks for, by its number: one line a mission. Its points are in data/tiles.csv. */
export const MISSIONS: Mission[] = []

function mission(number: number, asked: Mission) {
  MISSIONS[number] = asked
}

const goal = (n: number, of: Counter): Mission => ({ goal: 'atLeast', n, of })
const bothInDepot = (docker: Docker): Mission => ({ goal: 'bothInDepot', docker })
const warehouseFull = (good: Good): Mission => ({ goal: 'warehouseFull', good })
const handInDockers = (docker: Docker): Mission => ({ goal: 'handInDockers', docker })

mission(1, bothInDepot('lightblue'))
mission(2, bothInDepot('redbrown'))
mission(3, bothInDepot('lightgreen'))
mission(4, bothInDepot('lightpink'))
mission(5, bothInDepot('goldyellow'))
mission(6, bothInDepot('white'))
mission(7, goal(4, blocks('black')))
mission(8, goal(4, blocks('pink')))
mission(9, goal(4, blocks('purple')))
mission(10, goal(4, blocks('brown')))
mission(11, goal(4, blocks('gray')))
mission(12, goal(4, blocks('orange')))
mission(13, { goal: 'eachDeck', n: 3 })
mission(14, { goal: 'endField' })
mission(15, goal(3, each('laurelCards')))
mission(16, goal(4, each('onceCards')))
mission(17, goal(5, each('permanentCards')))
mission(18, goal(7, each('blackMarket')))
mission(19, goal(2, each('goodKindsAboard')))
mission(20, warehouseFull('furniture'))
mission(21, warehouseFull('lace'))
mission(22, warehouseFull('cheese'))
mission(23, warehouseFull('genever'))
mission(24, warehouseFull('beer'))
mission(25, warehouseFull('tiles'))
mission(26, warehouseFull('tulips'))
mission(27, warehouseFull('crystal'))
mission(28, warehouseFull('coffee'))
mission(29, { goal: 'smallWarehousesFull' })
mission(30, { goal: 'shipAtStart' })
mission(31, goal(7, each('depot')))
mission(32, { goal: 'handIn', dockers: 2, goods: 0, resources: 1 })
mission(33, { goal: 'handInColors' })
mission(34, { goal: 'handIn', dockers: 1, goods: 1, resources: 1 })
mission(35, goal(9, each('blocks')))
mission(36, goal(12, allCards))
mission(37, handInDockers('lightblue'))
mission(38, handInDockers('goldyellow'))
mission(39, handInDockers('redbrown'))
mission(40, handInDockers('lightgreen'))
mission(41, handInDockers('lightpink'))
mission(42, handInDockers('white'))
