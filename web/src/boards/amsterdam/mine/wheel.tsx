import { nth } from '@kontor/engine'
import './wheel.css'
import { LAST_ROUND } from '@kontor/amsterdam/drawn'
import { mineOf } from '../../pieces/foreseen.ts'
import { Put } from '../map/drawing.tsx'
import { aim, answersAt, giving, marked } from '../spot.tsx'
import { colorAt, type Look, roundOfSlot, sum } from '../table.ts'

/** The wheel as a mill: seven compartments, the exit at the right, slots counted back from it. */

const PARTS = 7
const TURN = 360 / PARTS
const SLOTS = [0, 1, 2, 3, 4, 5]
const RIM_OUTER = 117
const RIM = 96
const HUB = 29

/** The middle of a compartment, clockwise from the right: the exit at 0, slot 1 before it. */
const angleOf = (slot: number) => -(slot + 1) * TURN
const polar = (r: number, degrees: number) => ({
  x: r * Math.cos((degrees * Math.PI) / 180),
  y: r * Math.sin((degrees * Math.PI) / 180),
})
const to = (r: number, degrees: number) => {
  const { x, y } = polar(r, degrees)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
const wedge = (degrees: number, r: number) =>
  `M0 0L${to(r, degrees - TURN / 2)}A${r} ${r} 0 0 1 ${to(r, degrees + TURN / 2)}Z`

/** A spar with its lattice on one side. */
function sailAt(degrees: number) {
  const bars: string[] = []
  const aside = polar(8, degrees + 90)
  for (let r = HUB + 8; r < RIM - 4; r += 7) bars.push(`M${to(r, degrees)}l${to(8, degrees + 90)}`)
  const along = (share: number) => {
    const [a, b] = [polar(HUB + 8, degrees), polar(RIM - 6, degrees)]
    const [dx, dy] = [aside.x * share, aside.y * share]
    return `M${(a.x + dx).toFixed(1)} ${(a.y + dy).toFixed(1)}L${(b.x + dx).toFixed(1)} ${(b.y + dy).toFixed(1)}`
  }
  return {
    spar: `M${to(HUB, degrees)}L${to(RIM, degrees)}`,
    lattice: `${bars.join('')}${along(1)}${along(0.5)}`,
  }
}
const SAILS = Array.from({ length: PARTS }, (_, i) => sailAt(i * TURN + TURN / 2))

/** So many resources of a colour. */
interface Heap {
  readonly color: number
  readonly n: number
  /** What is sure to come, and what would come with the answer that is looked at. */
  readonly state: '' | 'chosen' | 'would'
}

interface ChipProps extends Heap {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A heap as a chip: figure and symbol. */
function Chip({ color, n, state, x, y, size }: ChipProps) {
  const [w, h] = [36 * size, 21 * size]
  const name = colorAt(color)
  return (
    <g class={`chip c-${name} ${state}`}>
      <rect x={x - w / 2} y={y - h / 2} width={w} height={h} rx={4 * size} />
      <text x={x - 8 * size} y={y + 5.4 * size} font-size={15 * size}>
        {state === 'would' ? `+${n}` : n}
      </text>
      <Put id={`s-${name}`} x={x + 8 * size} y={y} size={13 * size} />
    </g>
  )
}

/** How large the chips of a compartment are, when there are so many: the more, the smaller. */
const SIZES = [1, 1, 0.82, 0.8, 0.66]

/** Chips of a compartment: one in its middle, up to three below each other, more of them in two columns. */
function Chips({
  heaps,
  r,
  degrees,
  scale = 1,
}: {
  readonly heaps: readonly Heap[]
  readonly r: number
  readonly degrees: number
  readonly scale?: number
}) {
  const { x, y } = polar(r, degrees)
  const columns = heaps.length > 3 ? 2 : 1
  const rows = Math.ceil(heaps.length / columns)
  const size = (SIZES[heaps.length - 1] ?? 0.66) * scale
  return heaps.map((heap, i) => (
    <Chip
      key={`${heap.color} ${heap.state}`}
      {...heap}
      x={x + ((i % columns) - (columns - 1) / 2) * 37 * size}
      y={y + (Math.floor(i / columns) - (rows - 1) / 2) * 22 * size}
      size={size}
    />
  ))
}

const heapsIn = (slot: readonly number[]): Heap[] =>
  slot.flatMap((n, color) => (n > 0 ? [{ color, n, state: '' as const }] : []))

/** Where the dice would go that can be chosen now, and the one that is looked at. */
function diceOf(look: Look) {
  const { table, scene } = look
  const asked = scene.asked?.mine === true ? scene.asked : undefined
  const seat = mineOf(scene)
  const here = scene.asked?.seat === seat
  const chosen = here ? table.chosen.map((color, i) => ({ color, slot: nth(table.slots, i) - 1 })) : []
  const open =
    asked?.kind === 'chooseDie'
      ? asked.answers.map(({ choice, about }) => ({
          choice,
          color: about.color!,
          slot: nth(table.dice, about.color!) - 1,
        }))
      : (asked?.answers.flatMap(({ choice, about }) =>
          about.piece === 'slot' ? [{ choice, color: about.color!, slot: about.place! }] : [],
        ) ?? [])
  return { chosen, open }
}

/** My wheel, large: what lies in each slot, when it pays, where an empty exit will cost a penalty, and what a die would bring. */
export function Wheel({ look }: { readonly look: Look }) {
  const { table, words, scene } = look
  const seat = mineOf(scene)
  const { wheel } = nth(table.seats, seat)
  const { chosen, open } = diceOf(look)
  const would = open.find(({ choice }) => choice === marked.value)
  const said = SLOTS.map(slot => {
    const heaps = heapsIn(nth(wheel, slot))
    const has = heaps.map(({ color, n }) => words.resources(n, words.colors[colorAt(color)])).join(', ')
    return words.slot(slot + 1, roundOfSlot(table, seat, slot), has)
  })
  const turned = chosen.length === 0 && sum(nth(wheel, 5)) === 0
  return (
    <div class="wheel-place" data-part="wheel">
      <svg
        class="wheel"
        viewBox="-127 -127 264 254"
        role="img"
        aria-label={`${words.wheel}. ${said.join('; ')}`}
      >
        <circle class="rim" r={RIM_OUTER} />
        {SLOTS.map(slot => (
          <path
            key={slot}
            class={`compartment${would?.slot === slot ? ' would-be' : ''}${roundOfSlot(table, seat, slot) > LAST_ROUND ? ' never' : ''}`}
            d={wedge(angleOf(slot), RIM)}
          />
        ))}
        <path class="exit" d={wedge(0, RIM)} />
        <circle class="rim-line" r={RIM} />
        {SAILS.map(({ spar, lattice }, i) => (
          <g key={i}>
            <path class="spar" d={spar} />
            <path class="lattice" d={lattice} />
          </g>
        ))}
        {SLOTS.map(slot => {
          const degrees = angleOf(slot)
          const pays = roundOfSlot(table, seat, slot)
          const heaps: Heap[] = [
            ...heapsIn(nth(wheel, slot)),
            ...chosen.flatMap(({ color, slot: goes }): Heap[] =>
              goes === slot && would?.color !== color
                ? [{ color, n: nth(table.dice, color), state: 'chosen' }]
                : [],
            ),
            ...(would?.slot === slot
              ? [{ color: would.color, n: nth(table.dice, would.color), state: 'would' } as const]
              : []),
          ]
          const die = polar(43, degrees + 4)
          const empty = polar(74, degrees + 3)
          const rim = polar((RIM_OUTER + RIM) / 2, degrees + (slot === 0 ? 13 : 0))
          return (
            <g key={slot}>
              <Put id={`d-${slot + 1}`} x={die.x} y={die.y} size={16} class="slot-die" />
              <Chips heaps={heaps} r={heaps.length > 2 ? 71 : 74} degrees={degrees + 3} />
              {heaps.length === 0 && pays <= LAST_ROUND && !(slot === 5 && turned) && (
                <g class="empty-slot">
                  <Put id="i-penalty" x={empty.x} y={empty.y - 4} size={18} />
                  <text x={empty.x} y={empty.y + 15}>
                    {words.empty}
                  </text>
                </g>
              )}
              <text class={`rim-word${would?.slot === slot ? ' would-be' : ''}`} x={rim.x} y={rim.y + 4.3}>
                {pays <= LAST_ROUND ? pays : '–'}
              </text>
            </g>
          )
        })}
        <g class="rim-round">
          <path
            id="rim-round"
            fill="none"
            d={`M${to(RIM_OUTER - 14, angleOf(0) - 24)}A${RIM_OUTER - 14} ${RIM_OUTER - 14} 0 0 1 ${to(RIM_OUTER - 14, angleOf(0) + 9)}`}
          />
          <text class="rim-word">
            <textPath href="#rim-round" startOffset="50%" text-anchor="middle">
              {words.round.toLowerCase()}
            </textPath>
          </text>
        </g>
        <g class="gate">
          <path class="arrow" d={`M46 0H${RIM_OUTER + 10}M${RIM_OUTER + 4}-6l7 6-7 6`} />
          <text x={66} y={-8}>
            {words.exit}
          </text>
        </g>
        <g class="mill-hub" data-key={`wheel ${seat}`} data-shows={wheelShown(wheel)}>
          <circle class="hub" r={HUB} />
          <Put id="i-windmill" x={0} y={1} size={30} />
        </g>
      </svg>
      {open.map(({ color, slot, choice }) => {
        const same = open.filter(other => other.slot === slot)
        const { x, y } = polar(
          RIM_OUTER + 6,
          angleOf(slot) + (same.findIndex(other => other.color === color) - (same.length - 1) / 2) * 9,
        )
        const answer = look.scene.asked!.answers.find(each => each.choice === choice)!
        const spot = answersAt(look, `die ${color}`).length > 0 ? `die ${color}` : `slot ${slot} ${color}`
        const regarded = marked.value === choice || aim.value?.answer.choice === choice
        return (
          <button
            key={`${color} ${slot}`}
            type="button"
            class={`rim-mark c-${colorAt(color)}${regarded ? ' regarded' : ''}`}
            style={{ left: `${((x + 127) / 264) * 100}%`, top: `${((y + 127) / 254) * 100}%` }}
            {...giving(look, { spot, answer })}
          >
            <i class="words">{answer.label}</i>
            <svg aria-hidden="true" viewBox="-9 -9 18 18">
              <rect x={-7} y={-7} width={14} height={14} rx={3} />
              <Put id={`s-${colorAt(color)}`} x={0} y={0} size={9} />
            </svg>
          </button>
        )
      })}
    </div>
  )
}

/** Another text means that the wheel was turned. */
const wheelShown = (wheel: readonly (readonly number[])[]) => wheel.map(slot => slot.join('')).join(' ')

interface SmallProps {
  readonly look: Look
  readonly seat: number
}

/** A rival's wheel: the same order, no words. */
export function SmallWheel({ look, seat }: SmallProps) {
  const { table, words } = look
  const { wheel } = nth(table.seats, seat)
  const said = wheel.map((slot, i) => {
    const has = heapsIn(slot)
      .map(({ color, n }) => words.resources(n, words.colors[colorAt(color)]))
      .join(', ')
    return words.slot(i + 1, roundOfSlot(table, seat, i), has)
  })
  return (
    <svg
      class="wheel small"
      viewBox="-62 -62 128 124"
      role="img"
      aria-label={`${words.wheel}. ${said.join('; ')}`}
    >
      <circle class="rim" r={60} />
      {SAILS.map((_, i) => (
        <path key={i} class="spar" d={`M${to(11, i * TURN + TURN / 2)}L${to(60, i * TURN + TURN / 2)}`} />
      ))}
      {SLOTS.map(slot => {
        const heaps = heapsIn(nth(wheel, slot))
        const degrees = angleOf(slot)
        const { x, y } = polar(38, degrees)
        if (heaps.length > 0) return <Chips key={slot} heaps={heaps} r={39} degrees={degrees} scale={0.72} />
        const warns = roundOfSlot(table, seat, slot) <= LAST_ROUND && slot < 5
        return warns ? (
          <g key={slot} class="empty-slot">
            <Put id="i-penalty" x={x} y={y} size={14} />
          </g>
        ) : null
      })}
      <path class="arrow" d="M24 0h38M57-4l5 4-5 4" />
      <circle class="hub" r={10} />
    </svg>
  )
}
