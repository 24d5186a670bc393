import { Flag } from '../../boards/pieces/flag.tsx'
import { words } from '../../settings/settings.ts'
import { figure } from '../../words/figure.ts'
import { moment, shown } from '../sitting.ts'

/** What scrolls must be reachable by keyboard. */
const REACHABLE = 0

/** The points of all seats by source, as if the game ended now. */
export function Scores() {
  const say = words.value
  const scene = shown.value
  if (!scene || !moment.value) return null
  const { sources } = moment.value
  return (
    <section class="scores" tabIndex={REACHABLE} aria-label={say.scores}>
      <table>
        <caption>{scene.over ? say.over : say.ifItEnded}</caption>
        <thead>
          <tr>
            <td />
            {scene.names.map((name, seat) => (
              <th key={seat} scope="col">
                <Flag seat={seat} />
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(sources).map(([key, name]) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {scene.scores.map((score, seat) => (
                <td key={seat}>{figure(score.sources[key] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.total}</th>
            {scene.scores.map((score, seat) => (
              <td key={seat}>{figure(score.points)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
