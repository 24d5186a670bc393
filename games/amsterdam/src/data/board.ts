// Made by tools/amsterdam-data.ts from data/blocks.csv, data/harbour.csv and data/boards.csv: change those, never this.
import { type Block, type Bridge, block, type Field, field, type Spot, spot } from './place.ts'

/** The city blocks: district, cost, place, and the blocks across a bridge. */
export const BLOCKS: readonly Block[] = [
  block('P1', 4, 2, 930, 765, [32, 1, 3]),
  block('P2', 4, 4, 1025, 765, [22, 0, 2, 4]),
  block('P3', 4, 3, 1120, 765, [26, 1, 5]),
  block('P4', 4, 3, 930, 860, [35, 0, 4]),
  block('P5', 4, 1, 1025, 860, [1, 3, 5]),
  block('P6', 4, 2, 1120, 860, [28, 2, 4]),
  block('H1', 1, 2, 480, 550, [7, 9, 13]),
  block('H2', 1, 1, 575, 550, [6, 8, 10]),
  block('H3', 1, 3, 670, 550, [18, 7, 11]),
  block('H4', 1, 3, 480, 645, [6, 10, 15]),
  block('H5', 1, 4, 575, 645, [31, 7, 9, 11]),
  block('H6', 1, 2, 670, 645, [21, 8, 10]),
  block('J1', 3, 1, 300, 605, [13, 14]),
  block('J2', 3, 3, 390, 605, [6, 12, 15]),
  block('J3', 3, 2, 300, 705, [12, 15, 16]),
  block('J4', 3, 4, 390, 705, [30, 9, 13, 14, 17]),
  block('J5', 3, 2, 300, 805, [14, 17]),
  block('J6', 3, 3, 390, 805, [33, 15, 16]),
  block('B1', 0, 3, 930, 550, [19, 21, 8]),
  block('B2', 0, 1, 1025, 550, [18, 20, 22]),
  block('B3', 0, 2, 1120, 550, [19, 23, 24]),
  block('B4', 0, 2, 930, 645, [18, 22, 11]),
  block('B5', 0, 4, 1025, 645, [19, 21, 23, 1]),
  block('B6', 0, 3, 1120, 645, [20, 22, 26]),
  block('N1', 2, 3, 1210, 605, [20, 25, 26]),
  block('N2', 2, 1, 1300, 605, [24, 27]),
  block('N3', 2, 4, 1210, 705, [23, 24, 27, 28, 2]),
  block('N4', 2, 2, 1300, 705, [25, 26, 29]),
  block('N5', 2, 3, 1210, 805, [26, 29, 5]),
  block('N6', 2, 2, 1300, 805, [27, 28]),
  block('G1', 5, 3, 480, 765, [31, 33, 15]),
  block('G2', 5, 4, 575, 765, [30, 32, 34, 10]),
  block('G3', 5, 2, 670, 765, [31, 35, 0]),
  block('G4', 5, 2, 480, 860, [30, 34, 17]),
  block('G5', 5, 1, 575, 860, [31, 33, 35]),
  block('G6', 5, 3, 670, 860, [32, 34, 3]),
]

/** The fields of the harbour: type, what they serve, place, and the fields next to them. */
export const FIELDS: readonly Field[] = [
  field('cheese', 'large', 2, 150, 190, [1, 13]),
  field('furniture', 'large', 3, 312, 190, [0, 14]),
  field('lace', 'large', 7, 475, 190, [3, 14]),
  field('tulips', 'large', 1, 637, 190, [2, 15]),
  field('beer', 'large', 0, 800, 190, [16]),
  field('tiles', 'large', 6, 963, 190, [6, 17]),
  field('coffee', 'large', 4, 1125, 190, [5, 18]),
  field('genever', 'large', 5, 1288, 190, [8, 18]),
  field('crystal', 'large', 8, 1450, 190, [7, 19]),
  field('small1', 'small', 0, 272, 300, [13, 14]),
  field('small2', 'small', 1, 516, 300, [14, 15]),
  field('small3', 'small', 2, 1084, 300, [17, 18]),
  field('small4', 'small', 3, 1328, 300, [18, 19]),
  field('channel1', 'water', -1, 150, 300, [0, 20, 9]),
  field('channel2', 'water', -1, 394, 300, [1, 2, 21, 9, 10]),
  field('channel3', 'water', -1, 637, 300, [3, 22, 16, 10]),
  field('channel4', 'water', -1, 800, 300, [4, 26, 15, 17]),
  field('channel5', 'water', -1, 963, 300, [5, 23, 16, 11]),
  field('channel6', 'water', -1, 1206, 300, [6, 7, 24, 11, 12]),
  field('channel7', 'water', -1, 1450, 300, [8, 25, 12]),
  field('lightblue', 'pier', 0, 150, 410, [13, 27]),
  field('white', 'pier', 1, 394, 410, [14, 27, 28]),
  field('goldyellow', 'pier', 2, 637, 410, [15, 28, 29]),
  field('redbrown', 'pier', 3, 963, 410, [17, 30, 31]),
  field('lightpink', 'pier', 4, 1206, 410, [18, 31, 32]),
  field('lightgreen', 'pier', 5, 1450, 410, [19, 32]),
  field('start', 'start', -1, 800, 410, [16, 29, 30]),
  field('quay1', 'water', -1, 272, 410, [20, 21]),
  field('quay2', 'water', -1, 516, 410, [21, 22]),
  field('quay3', 'water', -1, 718, 410, [22, 26]),
  field('quay4', 'water', -1, 882, 410, [23, 26]),
  field('quay5', 'water', -1, 1084, 410, [23, 24]),
  field('quay6', 'water', -1, 1328, 410, [24, 25]),
]

/** What the roof places of the large warehouses score, by good, in the order in which they are filled. */
export const ROOFS: readonly (readonly number[])[] = [
  [4, 3, 2],
  [4, 3, 2],
  [6, 5, 4],
  [5, 4, 3],
  [5, 4, 3],
  [5, 4, 3],
  [4, 3, 2],
  [5, 4, 3],
  [6, 5, 4],
]

/** What the small warehouses score. */
export const SMALL: readonly number[] = [5, 5, 5, 5]

/** What the places in the depot score; the last one has room for all others. */
export const DEPOT: readonly number[] = [9, 7, 5, 3]

/** The fields of the Amstel from the start to the end field, and its bridges. */
export const AMSTEL: readonly Spot[] = [
  spot(868, 925),
  spot(828, 927),
  spot(790, 914),
  spot(765, 885),
  spot(755, 838),
  spot(790, 822),
  spot(827, 808),
  spot(846, 782),
  spot(848, 745),
  spot(820, 717),
  spot(783, 695),
  spot(757, 667),
  spot(755, 624),
  spot(788, 606),
  spot(826, 593),
  spot(846, 569),
  spot(843, 532),
  spot(815, 511),
  spot(800, 476),
]
export const BRIDGES: readonly Bridge[] = [
  { name: 'Nieuwe Amstelbrug', after: 3, points: 2 },
  { name: 'Hogesluis', after: 7, points: 3 },
  { name: 'Magere Brug', after: 11, points: 4 },
  { name: 'Blauwbrug', after: 15, points: 5 },
]

/** The end field and what arriving there scores. */
export const END = 18
export const END_POINTS = 10

/** The fields of the black market, by good: three rows of three. */
export const BLACK_MARKET: readonly Spot[] = [
  spot(95, 800),
  spot(155, 800),
  spot(215, 800),
  spot(95, 860),
  spot(155, 860),
  spot(215, 860),
  spot(95, 920),
  spot(155, 920),
  spot(215, 920),
]

/** The points of the first, second … place in a district, by the number of players. */
export const MAJORITY_POINTS: readonly (readonly number[])[] = [[], [5, 0], [5, 0], [5, 2, 0], [5, 3, 1, 0]]

/** How many craftsmen and buildings are shown for the start cards, by the number of players. */
export const START_CARDS: readonly (readonly number[])[] = [[], [2, 1], [2, 1], [2, 2], [3, 2]]

/** What the first, the second and each further penalty tile costs. */
export const PENALTIES: readonly number[] = [3, 5, 7]
