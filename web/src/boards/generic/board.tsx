import type { Cards, Layout } from '@kontor/engine/presentation'
import type { ComponentChildren } from 'preact'
import { words } from '../../settings/settings.ts'
import type { BoardProps, Scene } from '../../worker/scene.ts'
import { Flag } from '../pieces/flag.tsx'
import { useTravel } from '../pieces/travelling.ts'
import { HandPart } from './cards.tsx'
import type { Drawn } from './drawn.ts'
import { FieldList } from './fields/field-list.tsx'
import { fieldsOf } from './fields/fields.ts'
import { PartDrawn } from './part.tsx'
import { useLayout } from './plan.ts'
import './generic.css'

/** What scrolls must be reachable by keyboard. */
const REACHABLE = 0

type Values = Readonly<Record<string, unknown>>

/** Any game, drawn by its layout; a game without one shows every field that it has. */
export function GenericBoard(props: BoardProps) {
  const { scene, section, lens } = props
  const layout = useLayout(scene.game)
  useTravel(scene, props.pace)
  if (layout === undefined) return <p role="status">{words.value.loading}</p>
  const mine = mineOf(scene)
  const others = seatsOf(scene).flatMap((_, seat) => (seat === mine ? [] : [seat]))
  const common = <Common board={props} layout={layout} />
  const own = <Own board={props} layout={layout} seat={mine} />
  const rivals = (
    <div class="others" tabIndex={REACHABLE}>
      {others.map(seat => (
        <Other key={seat} board={props} layout={layout} seat={seat} />
      ))}
    </div>
  )
  if (section !== undefined) {
    return (
      <div class="generic narrow">{section === 'table' ? common : section === 'others' ? rivals : own}</div>
    )
  }
  return (
    <div class="generic">
      <div class="spread">
        {rivals}
        <div class="centre" tabIndex={REACHABLE}>
          {common}
          {own}
        </div>
        <div class="low">
          <GenericHand {...props} />
          {lens !== undefined && <div class="beside">{lens}</div>}
        </div>
      </div>
    </div>
  )
}

/** The hand of the viewer, in a row of its own or in the sheet of a narrow screen. */
export function GenericHand(props: BoardProps) {
  const layout = useLayout(props.scene.game)
  const seat = mineOf(props.scene)
  const part = layout?.seat.find((each): each is Cards => each.as === 'cards' && each.hand === true)
  if (!layout || !part) return null
  return <HandPart part={part} drawn={drawnOf(props, layout, seat, false)} />
}

/** Whose board is drawn large: the viewer's; for somebody without a seat, the one that is asked. */
function mineOf({ viewer, asked }: Scene) {
  return viewer >= 0 ? viewer : (asked?.seat ?? 0)
}

function seatsOf({ table }: Scene): readonly Values[] {
  const { seats } = table as { readonly seats?: unknown }
  return Array.isArray(seats) ? (seats as Values[]) : []
}

function drawnOf(board: BoardProps, layout: Layout, seat: number, small: boolean): Drawn {
  const values = seatsOf(board.scene)[seat] ?? {}
  return { board, layout, values, path: ['seats', seat], seat, small }
}

interface Props {
  readonly board: BoardProps
  readonly layout: Layout | null
}

/** What everybody shares. */
function Common({ board, layout }: Props) {
  const table = board.scene.table as Values
  return (
    <section class="panel common" aria-label={words.value.common}>
      {layout ? (
        layout.table.map((part, i) => (
          <PartDrawn
            key={i}
            part={part}
            drawn={{ board, layout, values: table, path: [], seat: undefined, small: false }}
          />
        ))
      ) : (
        <FieldList fields={fieldsOf(table, board.scene.zones)} board={board} />
      )}
    </section>
  )
}

/** My board, without the hand, which lies in a row of its own. */
function Own({ board, layout, seat }: Props & { seat: number }) {
  return (
    <section class="panel mine" aria-label={words.value.mine}>
      <SeatName board={board} seat={seat} />
      <SeatParts board={board} layout={layout} seat={seat} small={false} />
    </section>
  )
}

/** Somebody else's board, small. */
function Other({ board, layout, seat }: Props & { seat: number }) {
  const turn = board.scene.asked?.seat === seat ? ' turn' : ''
  return (
    <section class={`other${turn}`} aria-label={board.scene.names[seat]}>
      <SeatName board={board} seat={seat} />
      <SeatParts board={board} layout={layout} seat={seat} small />
    </section>
  )
}

function SeatName({ board: { scene }, seat }: { board: BoardProps; seat: number }) {
  return (
    <h2>
      <Flag seat={seat} /> {scene.names[seat]}
    </h2>
  )
}

function SeatParts({
  board,
  layout,
  seat,
  small,
}: Props & { seat: number; small: boolean }): ComponentChildren {
  const { scene } = board
  if (!layout)
    return (
      <FieldList fields={fieldsOf(seatsOf(scene)[seat] ?? {}, scene.zones, ['seats', seat])} board={board} />
    )
  const drawn = drawnOf(board, layout, seat, small)
  const parts = small ? layout.seat : layout.seat.filter(part => !(part.as === 'cards' && part.hand))
  return parts.map((part, i) => <PartDrawn key={i} part={part} drawn={drawn} />)
}
