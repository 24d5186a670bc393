import { Flag } from '../pieces/flag.tsx'
import type { BoardProps } from '../table/scene.ts'
import { CardRow } from './cards.tsx'
import { type Part, type Path, partsOf, samePath } from './parts.ts'
import './generic.css'

/** A clean drawing of any game's view: figures, tracks and cards, the seats below, the viewer's first. */
export function GenericBoard(props: BoardProps) {
  const { scene } = props
  const table = scene.table as Readonly<Record<string, unknown>>
  const seats = Array.isArray(table.seats) ? (table.seats as object[]) : []
  const order = seats.map((_, seat) => seat).sort((a, b) => rank(a, scene.viewer) - rank(b, scene.viewer))
  return (
    <div class="generic">
      {props.lens}
      <section class="panel common">
        <Parts parts={partsOf(table, scene.zones)} board={props} />
      </section>
      {order.map(seat => (
        <section key={seat} class={seat === scene.viewer ? 'panel mine' : 'panel'}>
          <h2>
            <Flag seat={seat} /> {scene.names[seat]}
          </h2>
          <Parts parts={partsOf(seats[seat]!, scene.zones, ['seats', seat])} board={props} />
        </section>
      ))}
    </div>
  )
}

function rank(seat: number, viewer: number) {
  return seat === viewer ? -1 : seat
}

function Parts({ parts, board }: { parts: readonly Part[]; board: BoardProps }) {
  const figures = parts.filter(part => part.kind === 'figure')
  const others = parts.filter(part => part.kind !== 'figure')
  return (
    <>
      {figures.length > 0 && (
        <dl class="figures">
          {figures.map(({ name, path, value }) => (
            <div key={name} class={foreseen(board, path) === undefined ? undefined : 'would'}>
              <dt>{name}</dt>
              <dd>
                {value}
                <Foreseen board={board} path={path} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {others.map(part => (
        <OtherPart key={part.name} part={part} board={board} />
      ))}
    </>
  )
}

function OtherPart({ part, board }: { part: Exclude<Part, { kind: 'figure' }>; board: BoardProps }) {
  switch (part.kind) {
    case 'track':
      return (
        <div class="track">
          <span class="label">{part.name}</span>
          <ol>
            {part.values.map((value, i) => (
              <li key={i}>
                {value}
                <Foreseen board={board} path={[...part.path, i]} />
              </li>
            ))}
          </ol>
        </div>
      )
    case 'zone':
      return part.cards.length === 0 ? null : <CardRow zone={part} board={board} />
    case 'box':
      return (
        <div class="box">
          <span class="label">{part.name}</span>
          <Parts parts={part.parts} board={board} />
        </div>
      )
  }
}

function foreseen({ foresight }: BoardProps, path: Path) {
  return foresight?.changes.find(change => samePath(change.path, path))
}

/** In pencil: what the regarded answer would make of this figure. */
function Foreseen({ board, path }: { board: BoardProps; path: Path }) {
  const change = foreseen(board, path)
  return change ? <em class="pencilled"> → {String(change.after)}</em> : null
}
