import type { Columns } from '@kontor/engine/presentation'
import { Becoming } from '../pieces/becoming.tsx'
import { colorNamed } from '../pieces/color.ts'
import { Die, Worker } from '../pieces/figures.tsx'
import { Sign } from '../pieces/icon.tsx'
import { Levels } from '../pieces/levels.tsx'
import { answersAt, type Drawn, listIn, nextNumber } from './drawn.ts'
import { Piece } from './piece.tsx'

type Row = Columns['rows'][number]

/** A column for each colour: dice, workers and levels of a colour below one another. */
export function ColumnsPart({ part, drawn }: { part: Columns; drawn: Drawn }) {
  const count = Math.max(...part.rows.map(({ field }) => listIn(drawn, field).length))
  return (
    <div class="columns" style={{ '--columns': count }}>
      {part.rows.map(row => (
        <Line key={row.field} row={row} drawn={drawn} />
      ))}
    </div>
  )
}

function Line({ row, drawn }: { row: Row; drawn: Drawn }) {
  const { board, layout } = drawn
  const name = row.name[board.language]
  return (
    <div class={`line${row.of === 'dice' ? ' wet' : ''}`}>
      <span class="called">{name}</span>
      {listIn(drawn, row.field).map((n, place) => {
        const swatch = layout.colors[place]
        const tint = colorNamed(swatch?.tint ?? '') ?? 'black'
        const next = nextNumber(drawn, n, row.field, place)
        return (
          <Piece
            key={swatch?.key ?? place}
            board={board}
            answers={
              drawn.seat === undefined || drawn.seat === board.scene.viewer
                ? answersAt(drawn, row, place)
                : []
            }
            label={`${name}, ${swatch?.name[board.language] ?? place + 1}: ${n}`}
            class={`cell c-${tint}`}
            name={[...drawn.path, row.field, place].join(' ')}
            at={n}
          >
            <Counted of={row.of} tint={tint} n={n} next={next} />
          </Piece>
        )
      })}
    </div>
  )
}

interface CountedProps {
  readonly of: Row['of']
  readonly tint: NonNullable<ReturnType<typeof colorNamed>>
  readonly n: number
  readonly next: number
}

function Counted({ of, tint, n, next }: CountedProps) {
  if (typeof of === 'object') return <Levels color={tint} most={of.levels} level={n} next={next} />
  if (of === 'dice') return <Die color={tint} n={n} />
  return (
    <>
      {of === 'workers' ? (
        <Worker color={tint} />
      ) : (
        <span class="seal">
          <Sign color={tint} />
        </span>
      )}
      <b class={n === 0 ? 'none' : ''} aria-hidden="true">
        {n}
      </b>
      <Becoming now={n} next={next} />
    </>
  )
}
