import { COLORS } from '@kontor/hamburg/drawn'
import { lines, past } from '../../../table/sitting.ts'
import type { Look } from '../table.ts'

/** What TOM did for each die of his last turn, and why: in the words of the log. */
export function Told({ look: { words }, seat }: { readonly look: Look; readonly seat: number }) {
  const until = past.value?.answers ?? Number.POSITIVE_INFINITY
  const told = lines.value.filter(line => line.kind === 'tom' && line.seat === seat && line.at <= until)
  const turn = told.slice(-COLORS.length)
  if (turn.length === 0) return null
  return (
    <section class="toms-turn" aria-label={words.lastTurn}>
      <span class="label">{words.lastTurn}</span>
      <ol>
        {turn.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </section>
  )
}
