import { nth } from '@kontor/engine'
import { Icon, Sign } from '../../pieces/icon.tsx'
import { Spot } from '../../pieces/spot/spot.tsx'
import { cardTint, tintAt } from '../color.ts'
import { Drawn, Portrait } from '../drawn/drawn.tsx'
import { front, riseOf } from '../drawn/house.ts'
import { canalColors, isRewarded, type Look, personIn, SIDES, type Side } from '../table.ts'

interface Theirs {
  readonly look: Look
  readonly seat: number
}

const WIDTH = 226
const GATE = 22
const HIGH = 60
const MID = { width: 37, height: 92 }
const A_TERRACE = 6

/** The same street in miniature; where there is room, in terraces with the persons. */
export function TinyCity({ look, seat, tall }: Theirs & { readonly tall: boolean }) {
  const { table, words } = look
  const theirs = nth(table.seats, seat)
  const places = theirs.houses.map((_, place) => place)
  const said = words.rivalCity(theirs.houses.length, theirs.persons.length, theirs.left, theirs.right)
  return (
    <section class="tiny-city" aria-label={said}>
      {tall ? (
        <div class="terraces">
          {Array.from({ length: Math.ceil(places.length / A_TERRACE) }, (_, row) => (
            <div key={row} class="mid-row">
              {places.slice(row * A_TERRACE, (row + 1) * A_TERRACE).map(place => (
                <Tiny key={place} look={look} seat={seat} place={place} {...MID} portrait />
              ))}
            </div>
          )).reverse()}
        </div>
      ) : (
        <TinyRow look={look} seat={seat} places={places} />
      )}
      <TinyWater look={look} seat={seat} />
    </section>
  )
}

function TinyRow({ look, seat, places }: Theirs & { readonly places: readonly number[] }) {
  const half = (WIDTH - GATE) / 2
  const width = Math.min(24, Math.floor((half - 3) / Math.max(4, Math.ceil(places.length / 2))))
  const row = (side: Side) => (
    <span class={`half to-${side}`}>
      {places
        .filter(place => place % 2 === SIDES.indexOf(side))
        .map(place => (
          <Tiny
            key={place}
            look={look}
            seat={seat}
            place={place}
            width={width}
            height={HIGH + riseOf(place) * 0.7}
          />
        ))}
    </span>
  )
  return (
    <div class="tiny-row">
      {row('left')}
      <span class="tiny-gate">
        <Icon name="gate" />
      </span>
      {row('right')}
    </div>
  )
}

interface TinyProps extends Theirs {
  readonly place: number
  readonly width: number
  readonly height: number
  readonly portrait?: boolean
}

/** A rival's house: gable, colour of the house, and who lives there. */
function Tiny({ look, seat, place, width, height, portrait = false }: TinyProps) {
  const { table, faces, words } = look
  const theirs = nth(table.seats, seat)
  const tint = cardTint(faces, nth(theirs.houses, place))
  const person = personIn(theirs, place)
  const face = person === undefined ? undefined : faces.get(person)
  const used = person !== undefined && theirs.used.includes(person)
  const state = face ? (used ? 'used' : 'lived') : 'empty'
  const color = words.colors[tint]
  const said = face ? words.livedHouse(color, face.name, 1 + face.points) : words.emptyHouse(color)
  return (
    <Spot
      look={look}
      spot={person === undefined ? 'none' : `card ${person}`}
      label={`${said}${face ? `. ${face.text}` : ''}${used ? ` (${words.used})` : ''}`}
      class={`house ${portrait ? 'mid' : 'tiny'} ${state} c-${tint}`}
      name={`house ${seat} ${place}`}
      at={person ?? 'empty'}
      card={person}
      style={{ width: `${width}px`, height: `${height}px` }}
    >
      <Drawn drawing={front(width, height, place, state, 'mini')} class="front" />
      <Sign color={tint} />
      {!face && <i class="shut" />}
      {face && portrait && (
        <span class="pane">{used ? <Icon name="marker" /> : <Portrait face={face} />}</span>
      )}
      {face && (
        <span class="emblem">
          <Icon name={face.emblem} />
        </span>
      )}
    </Spot>
  )
}

/** Their canal in one line, with the statues at its ends. */
function TinyWater({ look: { table }, seat }: Theirs) {
  const theirs = nth(table.seats, seat)
  const half = (side: Side) => {
    const cells = canalColors(seat, side).map((color, place) => {
      const tint = tintAt(color)
      const state = place < theirs[side] ? ' built' : place === theirs[side] ? ' next' : ''
      return (
        <i key={place} class={`c-${tint}${state}`}>
          <Sign color={tint} />
        </i>
      )
    })
    const end = isRewarded(theirs, side) && (
      <i key="end" class="end">
        <Icon name="figure" />
      </i>
    )
    return <span>{side === 'left' ? [end, ...cells.reverse()] : [...cells, end]}</span>
  }
  return (
    <div class="tiny-water" aria-hidden="true">
      {half('left')}
      <i class="bridge" />
      {half('right')}
    </div>
  )
}
