import { REPUTATION_POINTS } from '@kontor/bruges/drawn'
import { nth } from '@kontor/engine'
import { Flag } from '../../pieces/flag.tsx'
import { answersAt, Spot } from '../../pieces/spot/spot.tsx'
import { Coin, Shield } from '../../pieces/sums.tsx'
import { statue } from '../drawn/canal.ts'
import { Drawn } from '../drawn/drawn.tsx'
import { townView } from '../drawn/town.ts'
import { type Look, STATUE_ORDER, stepPrice } from '../table.ts'

/** The size of the drawing, and what Stadhuis and Belfort leave of its width to the stairs. */
const SIZES = {
  wide: { width: 816, height: 132, foot: 146, head: 140 },
  low: { width: 816, height: 104, foot: 146, head: 140 },
  narrow: { width: 382, height: 150, foot: 0, head: 0 },
} as const

const FIRST_STEP = 0.1
const RISE = 0.055
/** The statues stand in niches below the highest steps. */
const FIRST_NICHE = REPUTATION_POINTS.length - STATUE_ORDER.length

interface Props {
  readonly look: Look
  readonly size: keyof typeof SIZES
}

/** From the Stadhuis ten steps lead up to the Belfort; the flags of the seats stand on them. */
export function Stairs({ look, size }: Props) {
  const { table, words, mine } = look
  const { width, height, foot, head } = SIZES[size]
  const price = stepPrice(look)
  const wide = (width - foot - head) / REPUTATION_POINTS.length
  const last = REPUTATION_POINTS.length - 1
  const target = Math.min(nth(table.seats, mine).reputation + 1, last)
  const asked = answersAt(look, 'reputation').length > 0 || look.spots.reasons.has('reputation')
  return (
    <div
      class={`stairs ${size}`}
      style={{ width: `${width}px`, height: `${height}px` }}
      data-part="reputation"
    >
      <Drawn drawing={townView(width, height, foot, head)} class="view" />
      <span class="heading">
        <span class="label">{words.reputation}</span>
        <span class="price" role="img" aria-label={words.stepPrice(price)}>
          {words.step} {price === 0 ? '–' : <Coin n={price} />}
        </span>
      </span>
      {table.statues.length > 0 && (
        <span class="heading of-statues" aria-hidden="true">
          <span class="label">{words.statues}</span>
          <span class="price">
            {words.wholeCanal} <Shield n={nth(table.statues, 0)} />
          </span>
        </span>
      )}
      {REPUTATION_POINTS.map((points, space) => (
        <Step
          key={points}
          look={look}
          space={space}
          spot={asked && space === target ? 'reputation' : 'none'}
          style={{
            left: `${foot + space * wide}px`,
            width: `${wide}px`,
            height: `${(FIRST_STEP + space * RISE) * height}px`,
          }}
        />
      ))}
    </div>
  )
}

interface StepProps {
  readonly look: Look
  readonly space: number
  readonly spot: string
  readonly style: Readonly<Record<string, string>>
}

function Step({ look, space, spot, style }: StepProps) {
  const { table, next, words, scene } = look
  const points = nth(REPUTATION_POINTS, space)
  const here = table.seats.flatMap(({ reputation }, seat) => (reputation === space ? [seat] : []))
  const comes = next.seats.flatMap(({ reputation }, seat) =>
    reputation === space && nth(table.seats, seat).reputation !== space ? [seat] : [],
  )
  const value = STATUE_ORDER[space - FIRST_NICHE]
  const said = words.space(points, here.map(seat => scene.names[seat]).join(', '))
  const stands = value !== undefined && table.statues.includes(value)
  const isNext = value !== undefined && value === table.statues[0]
  return (
    <Spot
      look={look}
      spot={spot}
      label={stands ? `${said}. ${words.statue(value, isNext)}` : said}
      class={`step${comes.length > 0 ? ' would' : ''}`}
      style={style}
    >
      {here.length > 0 && (
        <span class={`pawns${here.length > 2 ? ' crowd' : ''}`}>
          {here.map(seat => (
            <span key={seat} class="pole" data-key={`pawn ${seat}`} data-at={space}>
              <Flag seat={seat} />
            </span>
          ))}
        </span>
      )}
      {comes.length > 0 && <span class="pawns ghost-pole" aria-hidden="true" />}
      <b aria-hidden="true">{points}</b>
      {value !== undefined && (
        <Niche value={value} stands={stands} next={isNext} goes={!next.statues.includes(value)} />
      )}
    </Spot>
  )
}

interface NicheProps {
  readonly value: number
  readonly stands: boolean
  readonly next: boolean
  /** Whether the regarded answer would win it. */
  readonly goes: boolean
}

function Niche({ value, stands, next, goes }: NicheProps) {
  const state = !stands ? ' bare' : goes ? ' goes' : next ? ' next' : ''
  return (
    <span class={`niche${state}`} aria-hidden="true">
      {stands && (
        <span class="figure" data-key={`statue ${value}`}>
          <Drawn drawing={statue(value)} class="statue-art" />
          <Shield n={value} />
        </span>
      )}
    </span>
  )
}
