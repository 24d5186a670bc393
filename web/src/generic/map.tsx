import type { Chart, Layer, Place } from '@kontor/engine'
import type { ComponentChildren } from 'preact'
import { colorNamed } from '../pieces/color.ts'
import { Flag } from '../pieces/flag.tsx'
import { Sign } from '../pieces/icon.tsx'
import { Coin, Shield } from '../pieces/sums.tsx'
import { answersAt, type Drawn, keyed, listIn, nextNumber, numberIn } from './drawn.ts'
import { Piece } from './piece.tsx'
import './map.css'

/** Room around the outermost places, in the units of the data. */
const MARGIN = 60

/** What stands at a place: how it is drawn, and in words. */
interface Standing {
  readonly drawing: ComponentChildren
  readonly said: string
}

/** A map of places and ways; places that are answers can be clicked. */
export function MapPart({ part, drawn }: { part: Chart; drawn: Drawn }) {
  const { board } = drawn
  const name = part.name[board.language]
  const frame = frameOf(part.places)
  const standing = part.places.map((_, place) =>
    part.layers.flatMap((layer, i) => standingAt(layer, i, place, drawn)),
  )
  return (
    <div class="part chart">
      <span class="label">{name}</span>
      <div class="terrain" style={{ aspectRatio: `${frame.width} / ${frame.height}` }}>
        <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
          {part.ways.map(([from, to]) => {
            const [a, b] = [frame.put(part.places[from]!), frame.put(part.places[to]!)]
            return <line key={`${from} ${to}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
          })}
        </svg>
        {part.places.map((place, i) => {
          const { x, y } = frame.put(place)
          const here = standing[i]!
          const said = here.map(each => each.said).join(', ')
          const tint = place.color === undefined ? undefined : drawn.layout.colors[place.color]?.tint
          return (
            <div
              key={place.key}
              class={`at${place.color === undefined ? '' : ' big'}`}
              style={{ left: `${(100 * x) / frame.width}%`, top: `${(100 * y) / frame.height}%` }}
            >
              <Piece
                board={board}
                answers={answersAt(drawn, keyed(part, place.key), i, place.color)}
                label={`${place.name[board.language]}${printed(place)}${said === '' ? '' : `: ${said}`}`}
                class={`spot${tint === undefined ? '' : ` c-${colorNamed(tint) ?? 'any'}`}${wouldCome(part, drawn, i) ? ' would' : ''}`}
                name={`${name} ${place.key}`}
              >
                <Printed place={place} drawn={drawn} />
                {here.map(each => each.drawing)}
              </Piece>
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** What is printed on a place: words, its colour, what it costs, what it scores. */
function Printed({ place: { color, cost, points, text }, drawn }: { place: Place; drawn: Drawn }) {
  const tint = color === undefined ? undefined : colorNamed(drawn.layout.colors[color]?.tint ?? '')
  return (
    <>
      {text && <small class="printed">{text[drawn.board.language]}</small>}
      {tint !== undefined && <Sign color={tint} />}
      {cost !== undefined && (color === undefined ? <Coin n={cost} /> : <b aria-hidden="true">{cost}</b>)}
      {(points ?? 0) > 0 && <Shield n={points!} />}
    </>
  )
}

function printed({ cost, points }: Place) {
  return `${cost === undefined ? '' : `, −${cost}`}${points ? `, +${points}` : ''}`
}

/** Whether the regarded answer would bring a piece of somebody's here. */
function wouldCome({ layers }: Chart, drawn: Drawn, place: number): boolean {
  return layers.some(layer => {
    if (layer.as !== 'pieces') return false
    return seatsOf(drawn, layer.field).some(
      (at, seat) => at !== place && nextNumber(drawn, at, 'seats', seat, layer.field) === place,
    )
  })
}

function seatsOf({ values }: Drawn, field: string): readonly number[] {
  const seats = (values.seats ?? []) as readonly Readonly<Record<string, number>>[]
  return seats.map(seat => seat[field] ?? -1)
}

/** What of a layer stands at a place. */
function standingAt(layer: Layer, key: number, place: number, drawn: Drawn): Standing[] {
  const { language, scene } = drawn.board
  const index = 'at' in layer && layer.at ? layer.at.indexOf(place) : place
  switch (layer.as) {
    case 'owners': {
      const seat = listIn(drawn, layer.field)[index] ?? -1
      return seat < 0 ? [] : [{ drawing: <Flag key={key} seat={seat} />, said: scene.names[seat] ?? '' }]
    }
    case 'kinds': {
      const said = layer.of[listIn(drawn, layer.field)[index] ?? -1]?.[language]
      return said === undefined ? [] : [{ drawing: <small key={key}>{said}</small>, said }]
    }
    case 'counts': {
      const n = index < 0 ? undefined : listIn(drawn, layer.field)[index]
      return n === undefined ? [] : [textual(key, `${n}/${layer.most}`)]
    }
    case 'heaps': {
      const heaps = (drawn.values[layer.field] ?? []) as readonly (readonly number[])[]
      return (heaps[index] ?? []).map((each, i) =>
        textual(10 * (key + 1) + i, layer.of[each]?.[language] ?? ''),
      )
    }
    case 'figure':
      return numberIn(drawn, layer.field) === place ? [textual(key, layer.name[language])] : []
    case 'pieces':
      return seatsOf(drawn, layer.field).flatMap((at, seat) =>
        at === place
          ? [
              {
                drawing: (
                  <span key={`${key} ${seat}`} data-key={`${layer.field} ${seat}`} data-at={place}>
                    <Flag seat={seat} />
                  </span>
                ),
                said: `${layer.name[language]}, ${scene.names[seat]}`,
              },
            ]
          : [],
      )
  }
}

function textual(key: number, said: string): Standing {
  return { drawing: <small key={key}>{said}</small>, said }
}

/** The rectangle around all places, and where a place lies in it. */
function frameOf(places: readonly Place[]) {
  const left = Math.min(...places.map(({ x }) => x)) - MARGIN
  const top = Math.min(...places.map(({ y }) => y)) - MARGIN
  return {
    width: Math.max(...places.map(({ x }) => x)) + MARGIN - left,
    height: Math.max(...places.map(({ y }) => y)) + MARGIN - top,
    put: ({ x, y }: Place) => ({ x: x - left, y: y - top }),
  }
}
