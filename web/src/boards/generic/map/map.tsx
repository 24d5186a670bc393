import { nth } from '@kontor/engine'
import type { Chart, Language, Layer, Place, Sort } from '@kontor/engine/presentation'
import type { ComponentChildren } from 'preact'
import { colorNamed, type PieceColor } from '../../pieces/color.ts'
import { Flag } from '../../pieces/flag.tsx'
import { Sign } from '../../pieces/icon.tsx'
import { Coin, Shield } from '../../pieces/sums.tsx'
import { answersAt, type Drawn, listIn, nextNumber, numberIn } from '../drawn.ts'
import { Piece } from '../piece.tsx'
import { SortSign } from '../sort.tsx'
import './map.css'

/** Places are wider than high, so a map is drawn flatter than its data says. */
const FLAT = 0.66

/** What scrolls must be reachable by keyboard. */
const REACHABLE = 0

/** What stands at a place: how it is drawn, and in words. */
interface Standing {
  readonly drawing: ComponentChildren
  readonly said: string
}

/** A map of places and ways; places that are answers can be clicked. */
export function MapPart({ part, drawn }: { part: Chart; drawn: Drawn }) {
  const name = part.name[drawn.board.language]
  const frame = frameOf(part.places)
  const { width, height } = frame
  return (
    <div
      class={`part chart${part.ways.length === 0 ? ' close' : ''}`}
      {...(drawn.board.section === undefined ? {} : { tabIndex: REACHABLE })}
    >
      <span class="label">{name}</span>
      <div class="terrain" style={{ aspectRatio: `${width} / ${FLAT * height}` }}>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {part.ways.map(([from, to]) => {
            const [a, b] = [frame.put(nth(part.places, from)), frame.put(nth(part.places, to))]
            return <line key={`${from} ${to}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
          })}
        </svg>
        {part.places.map((place, i) => {
          const { x, y } = frame.put(place)
          return (
            <div
              key={place.key}
              class="at"
              style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
            >
              <PlaceDrawn part={part} drawn={drawn} place={i} />
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** A place with what is printed on it and what stands there. */
function PlaceDrawn({ part, drawn, place: i }: { part: Chart; drawn: Drawn; place: number }) {
  const { board, layout } = drawn
  const place = nth(part.places, i)
  const here = part.layers.flatMap((layer, at) => standingAt(layer, at, i, drawn))
  const said = here.map(each => each.said).join(', ')
  const tint = place.color === undefined ? place.shows?.tint : layout.colors[place.color]?.tint
  const color = colorNamed(tint ?? '')
  const bare = here.length === 0 && place.shows === undefined && place.color === undefined
  return (
    <Piece
      board={board}
      answers={answersAt(drawn, part, i)}
      label={`${place.name[board.language]}${printed(place)}${said === '' ? '' : `: ${said}`}`}
      class={`spot${bare ? ' bare' : ''}${color === undefined ? '' : ` c-${color}`}${wouldCome(part, drawn, i) ? ' would' : ''}`}
      name={`${part.name[board.language]} ${place.key}`}
      told
    >
      <Printed place={place} tint={color} language={board.language} />
      {here.map(each => each.drawing)}
    </Piece>
  )
}

interface PrintedProps {
  readonly place: Place
  readonly tint: PieceColor | undefined
  readonly language: Language
}

/** What is printed on a place: what it shows, its colour, what it costs, what it scores. */
function Printed({ place, tint, language }: PrintedProps) {
  const { color, cost, points, shows } = place
  return (
    <>
      {shows && <SortSign sort={shows} language={language} />}
      {color !== undefined && tint && <Sign color={tint} />}
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
      const sort = layer.of[listIn(drawn, layer.field)[index] ?? -1]
      return sort === undefined ? [] : [ofSort(key, sort, language)]
    }
    case 'counts': {
      const n = index < 0 ? undefined : listIn(drawn, layer.field)[index]
      const said = `${n}/${layer.most}`
      return n === undefined ? [] : [{ drawing: <small key={key}>{said}</small>, said }]
    }
    case 'heaps': {
      const heaps = (drawn.values[layer.field] ?? []) as readonly (readonly number[])[]
      return (heaps[index] ?? []).map((each, i) => ofSort(10 * (key + 1) + i, nth(layer.of, each), language))
    }
    case 'figure':
      return numberIn(drawn, layer.field) === place ? [ofSort(key, layer, language)] : []
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

function ofSort(key: number, sort: Sort, language: Language): Standing {
  return { drawing: <SortSign key={key} sort={sort} language={language} />, said: sort.name[language] }
}

/** The rectangle around all places, and where a place lies in it. */
function frameOf(places: readonly Place[]) {
  const left = Math.min(...places.map(({ x }) => x))
  const top = Math.min(...places.map(({ y }) => y))
  return {
    width: Math.max(...places.map(({ x }) => x)) - left,
    height: Math.max(...places.map(({ y }) => y)) - top,
    put: ({ x, y }: Place) => ({ x: x - left, y: y - top }),
  }
}
