import { nth, places, type Score } from '@kontor/engine'
import { Flag } from '../boards/pieces/flag.tsx'
import { words } from '../replay/words/index.ts'
import { figure } from '../words/figure.ts'
import { type Ending, ranked } from './ending.ts'
import { type Stack, stacksOf } from './stacks.ts'

/** How many patterns tell sources apart before they begin again. */
const PATTERNS = 8

/** Where the points of each seat came from: drawn, and as a table. */
export function Breakdown({ ending }: { ending: Ending }) {
  const say = words.value
  const { scores, names } = ending.moment.scene
  const sources = Object.entries(ending.moment.sources)
  const order = ranked(scores)
  const { zero, bars } = stacksOf(scores)
  return (
    <section class="panel breakdown" aria-labelledby="whence">
      <h2 id="whence">{say.whence}</h2>
      <ol class="stacks" aria-hidden="true">
        {order.map(seat => (
          <li key={seat}>
            <Flag seat={seat} />
            <span class="name">{names[seat]}</span>
            <Bar score={nth(scores, seat)} zero={zero} {...nth(bars, seat)} />
          </li>
        ))}
      </ol>
      <Sources ending={ending} sources={sources} order={order} />
      <p class="note">{say.mostHelp}</p>
    </section>
  )
}

const percent = (part: number) => `${part * 100}%`

function Bar({ score, zero, gained, lost }: Stack & { readonly score: Score; readonly zero: number }) {
  const all = Object.values(score.sources)
  const losses = all.filter(points => points < 0).reduce((sum, points) => sum - points, 0)
  return (
    <span class={zero > 0 ? 'stack below' : 'stack'} style={{ '--zero': percent(zero) }}>
      <span class="bar-of" style={{ width: percent(gained) }}>
        {all.map(
          (points, i) =>
            points > 0 && (
              <span key={i} class={`part p${i % PATTERNS}`} style={{ flexGrow: points }}>
                <b>{points}</b>
              </span>
            ),
        )}
      </span>
      {losses > 0 && (
        <span class="taken-off" style={{ left: percent(zero + gained - lost), width: percent(lost) }}>
          <b>{figure(-losses)}</b>
        </span>
      )}
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
                return <td key={seat}>{points === most && points > 0 ? <b>{points}</b> : figure(points)}</td>
              })}
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say.total}</th>
          {order.map(seat => (
            <td key={seat}>{figure(nth(scores, seat).points)}</td>
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
