import { BLOCKS, COLORS } from '@kontor/amsterdam/drawn'
import { nth } from '@kontor/engine'
import type { Drawing } from '../../pieces/pencil.ts'
import {
  BANK,
  canal,
  HEIGHT,
  MIDDLE,
  measured,
  outside,
  type Point,
  path,
  QUAY,
  SHAPES,
  WIDTH,
} from './geometry.ts'
import { NODES, WAYS } from './harbour-places.ts'

/** Paper, water, rampart, land: everything on the map that is nobody's piece, drawn once. */

/** The line on which the names of the outer districts stand. */
export const STRIP = outside(18.5)
const RAMPART = 24
const BASTIONS = 15
const SHORE = 71

const wall = measured(outside(RAMPART))
const bastions = Array.from({ length: BASTIONS }, (_, i) => {
  const along = ((i + 0.5) * wall.total) / BASTIONS
  return { along, ...wall.at(along) }
})

/** The wall with its bastions: curtain, flank, point, flank, curtain. */
function rampart(): Point[] {
  const points: Point[] = []
  const off = (length: number, out: number): Point => {
    const { x, y, turn } = wall.at(length)
    const radians = ((turn + 90) * Math.PI) / 180
    return [x + Math.cos(radians) * out, y + Math.sin(radians) * out]
  }
  for (let length = 0; length <= wall.total; length += 6) {
    const near = bastions.find(({ along }) => Math.abs(along - length) < 15)
    if (!near) points.push(off(length, 0))
    else if (Math.abs(length - near.along - 0.01) <= 3) {
      for (const [by, out] of [
        [-13, 0],
        [-10, 7],
        [0, 12],
        [10, 7],
        [13, 0],
      ] as const)
        points.push(off(near.along + by, out))
    }
  }
  return points
}

/** A post mill on a bastion. */
const mill = (x: number, y: number) =>
  `<g class="mill" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><path d="M-3 5 -2-2h4l1 7z"/><path d="M0-2-6-8M0-2 6-8M0-2-6 4M0-2 6 4M-6-8l2-1.500 4.500 5M6-8l-2-1.500"/></g>`

const mills = bastions
  .filter(({ x, y }) => Math.abs(x - MIDDLE) > 50 && Math.abs(x - MIDDLE) < 250 && y > 420)
  .map(({ x, y, turn }) => mill(x - Math.sin((turn * Math.PI) / 180) * 5, y + 5))
  .join('')

/** How far the water goes on to both sides of the map: it fills a place that is wider than the map is. */
const BEYOND = 300
const TENTHS = (WIDTH + 2 * BEYOND) / 10

const level = (y: (x: number, i: number) => number): Point[] =>
  Array.from({ length: TENTHS + 1 }, (_, i) => [i * 10 - BEYOND, y(i * 10 - BEYOND, i)])

const shore = level((_, i) => SHORE + Math.sin(i * 0.9) * 1.2)
const front = level(() => QUAY)

/** The engraver's way to say 'wet': lines along both shores, fainter and fainter. */
const lining = [4, 8.5, 14]
  .map((off, i) => {
    const upper = shore.map(([x, y]): Point => [x, y + off + Math.sin(x * 0.06 + off) * 0.8])
    const lower = front.map(([x, y]): Point => [x, y - off - 3 + Math.sin(x * 0.05 + off) * 0.8])
    return `<path class="lining l${i}" d="${path(upper)}${path(lower)}"/>`
  })
  .join('')

const ditches = Array.from({ length: 64 }, (_, i) => {
  const x = -380 + i * 25
  return `M${x} 560L${x + 110 * (i < 32 ? 1 : -1)} 380`
}).join('')

const WAVES: readonly Point[] = [
  [14, 120],
  [88, 164],
  [156, 166],
  [206, 116],
  [240, 166],
  [300, 122],
  [354, 162],
  [446, 116],
  [462, 164],
  [520, 122],
  [548, 168],
  [596, 164],
  [660, 116],
  [690, 166],
  [724, 122],
  [792, 160],
  [802, 112],
  [10, 160],
  [362, 112],
  [120, 112],
]
const waves = WAVES.flatMap(([x, y]) =>
  [x - WIDTH, x, x + WIDTH].map(x => `M${x} ${y}q3-3 6 0t6 0 6 0`),
).join('')

const [west, east] = [MIDDLE - BANK, MIDDLE + BANK]
const amstel = `M${west} 560L${west} 264Q${west - 10} 254 ${MIDDLE - 62} 250Q${MIDDLE - 70} 230 ${MIDDLE - 62} ${QUAY}H${MIDDLE + 62}Q${MIDDLE + 70} 230 ${MIDDLE + 62} 250Q${east + 10} 254 ${east} 264V560Z`

/** The canals, with their names in two parts. */
const CANALS = [
  ['heren', 0.25, -0.6, -0.04, 'Heren', 'gracht'],
  ['keizer', 0.5, -0.6, -0.04, 'Keizers', 'gracht'],
  ['prinsen', 0.75, -0.6, -0.04, 'Prinsen', 'gracht'],
  ['achter', 0.25, 0.04, 0.6, 'Achter', 'burgwal'],
  ['nieuwe', 0.5, 0.04, 0.6, 'Nieuwe', 'Heren'],
  ['muider', 0.75, 0.04, 0.6, 'Muider', 'gracht'],
] as const
const canalNames = CANALS.map(([id, v, from, to, first, second]) => {
  const word = (text: string, at: string) =>
    `<text><textPath href="#canal-${id}" startOffset="${at}" text-anchor="middle">${text}</textPath></text>`
  return `<path id="canal-${id}" fill="none" d="${path(canal(v, from, to, 2.9))}"/>${word(first, '33%')}${word(second, '67%')}`
}).join('')

const moat = [...canal(0, -1, 1, -8), ...outside(7).reverse()]

const land = SHAPES.map(
  ({ outline, houses, court }, block) =>
    `<g class="c-${COLORS[nth(BLOCKS, block).district]}"><path class="land" d="${outline}"/><path class="houses" d="${houses}"/><path class="court" d="${court}"/></g>`,
)

const piers = NODES.filter(({ type }) => type === 'pier')
  .map(
    ({ x, y, tint }) =>
      `<g class="pier c-${tint}"><path class="piles" d="M${x - 44} ${y + 20}v12M${x - 30} ${y + 20}v12M${x - 16} ${y + 20}v12M${x} ${y + 10}v22M${x + 12} ${y + 20}v12"/><path class="jetty" d="M${x - 48} ${y + 17}h63v7h-63z"/><path class="planks" d="M${x - 40} ${y + 17}v7M${x - 32} ${y + 17}v7M${x - 24} ${y + 17}v7M${x - 16} ${y + 17}v7M${x - 8} ${y + 17}v7M${x} ${y + 17}v7M${x + 8} ${y + 17}v7"/><path class="crane" d="M${x + 21} ${y + 27}V${y + 2}l-9-6M${x + 21} ${y + 10}l-6-12M${x + 21} ${y + 2}l6 6v19"/></g>`,
  )
  .join('')

const mooring = NODES.filter(({ type }) => type === 'large')
  .map(({ x, y }) => `M${x} ${y - 12}V69`)
  .join('')

const markup = `<rect class="polder" x="${-BEYOND}" width="${WIDTH + 2 * BEYOND}" height="${HEIGHT}"/>
<path class="ditches" d="${ditches}"/>
<path class="rampart-ground" d="${path(rampart(), true)}"/>
<path class="moat" d="${path(moat, true)}"/>
<path class="wall" d="${path(rampart())}"/><path class="wall inner" d="${path(outside(RAMPART - 3))}"/>
<path class="ij" d="${path(shore)}${path([...front].reverse()).replace('M', 'L')}Z"/>${lining}${mills}
<path class="canals" d="${[0.25, 0.5, 0.75].map(v => path(canal(v))).join('')}"/>
<path class="amstel" d="${amstel}"/>
<path class="waves" d="${waves}"/>
<path class="palisade" d="${Array.from({ length: TENTHS }, (_, i) => `M${5 + i * 10 - BEYOND} ${QUAY - 3}v7`).join('')}M${-BEYOND} ${QUAY + 1}h${10 * TENTHS}"/>
${land.join('')}
<g class="canal-names">${canalNames}<text class="sea" x="459" y="128">Het IJ</text></g>
<path class="mooring" d="${mooring}"/><g class="ways"><path d="${WAYS.map(({ d }) => d).join('')}"/></g>${piers}`

export const GROUND: Drawing = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, markup }
