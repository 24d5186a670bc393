import { nth, places, type Score } from '@kontor/engine'
import { Flag } from '../boards/pieces/flag.tsx'
import { words } from '../replay/words/index.ts'
import { type Ending, ranked } from './ending.ts'

/** How many patterns tell sources apart before they begin again. */
const PATTERNS = 8

/** Where the points of each seat came from: drawn, and as a table. */
export function Breakdown({ ending }: { ending: Ending }) {
  const say = words.value
  const { scores, names } = ending.moment.scene
  const sources = Object.entries(ending.moment.sources)
  const order = ranked(scores)
  const most = Math.max(...scores.map(gainedOf), 1)
  return (
    <section class="panel breakdown" aria-labelledby="whence">
      <h2 id="whence">{say.whence}</h2>
      <ol class="stacks" aria-hidden="true">
        {order.map(seat => (
          <li key={seat}>
            <Flag seat={seat} />
            <span class="name">{names[seat]}</span>
            <Stack score={nth(scores, seat)} keys={sources.map(([key]) => key)} most={most} />
          </li>
        ))}
      </ol>
      <Sources ending={ending} sources={sources} order={order} />
      <p class="note">{say.mostHelp}</p>
    </section>
  )
}

/** Everything that a seat gained, before what it lost is taken off. */
const gainedOf = ({ sources }: Score) =>
  Object.values(sources).reduce((sum, points) => sum + Math.max(points, 0), 0)

function Stack({ score, keys, most }: { score: Score; keys: readonly string[]; most: number }) {
  const all = keys.map(key => score.sources[key]!)
  const gained = gainedOf(score)
  const lost = all.reduce((sum, points) => sum + Math.max(-points, 0), 0)
  return (
    <span class="stack">
      <span class="bar-of" style={{ width: `${(gained / most) * 100}%` }}>
        {keys.map((key, i) => {
          const points = score.sources[key]!
          return (
            points > 0 && (
              <span key={key} class={`part p${i % PATTERNS}`} style={{ flexGrow: points }}>
                <b>{points}</b>
              </span>
            )
          )
        })}
        {lost > 0 && (
          <span class="taken-off" style={{ width: `${Math.min(100, (lost / Math.max(1, gained)) * 100)}%` }}>
            <b>−{lost}</b>
          </span>
        )}
      </span>
    </span>
  )
}

interface SourcesProps {
  readonly ending: Ending
  readonly sources: readonly (readonly [key: string, name: string])[]
  readonly order: readonly number[]
}

function Sources({ ending, sources, order }: SourcesProps) {
  const say = words.value
  const { scores, names } = ending.moment.scene
  const placed = places(scores)
  return (
    <table>
      <thead>
        <tr>
          <td />
          {order.map(seat => (
            <th key={seat} scope="col">
              <Flag seat={seat} />
              <span>{names[seat]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map(([key, name], i) => {
          const most = Math.max(...scores.map(({ sources: all }) => all[key]!))
          return (
            <tr key={key}>
              <th scope="row">
                <i class={`hatch p${i % PATTERNS}`} />
                {name}
              </th>
              {order.map(seat => {
                const points = nth(scores, seat).sources[key]!
                return <td key={seat}>{points === most && points > 0 ? <b>{points}</b> : points}</td>
              })}
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say.total}</th>
          {order.map(seat => (
            <td key={seat}>{nth(scores, seat).points}</td>
          ))}
        </tr>
        <tr class="places-row">
          <th scope="row">{say.place}</th>
          {order.map(seat => (
            <td key={seat}>{placed[seat]}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
