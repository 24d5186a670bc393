import { places, type Score } from '@kontor/engine'
import { Flag } from '../pieces/flag.tsx'
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
  const most = Math.max(...scores.map(({ points }) => points), 1)
  return (
    <section class="panel breakdown" aria-labelledby="whence">
      <h2 id="whence">{say.whence}</h2>
      <ol class="stacks" aria-hidden="true">
        {order.map(seat => (
          <li key={seat}>
            <Flag seat={seat} />
            <span class="name">{names[seat]}</span>
            <Stack score={scores[seat]!} keys={sources.map(([key]) => key)} most={most} />
          </li>
        ))}
      </ol>
      <Sources ending={ending} sources={sources} order={order} />
      <p class="note">{say.mostHelp}</p>
    </section>
  )
}

function Stack({ score, keys, most }: { score: Score; keys: readonly string[]; most: number }) {
  return (
    <span class="stack">
      <span class="bar-of" style={{ width: `${(Math.max(score.points, 0) / most) * 100}%` }}>
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
                const points = scores[seat]!.sources[key]!
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
            <td key={seat}>{scores[seat]!.points}</td>
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
