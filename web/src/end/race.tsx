import { nth } from '@kontor/engine'
import { Flag } from '../boards/pieces/flag.tsx'
import { words } from '../replay/words/index.ts'
import { figure } from '../words/figure.ts'
import type { Course, Stage } from '../worker/protocol.ts'
import { Chart } from './chart.tsx'
import { type Ending, ranked } from './ending.ts'

/** Points and money over the parts of the game: drawn, and as tables. */
export function Race({ ending }: { ending: Ending }) {
  const say = words.value
  const { course, moment } = ending
  const rounds = afterParts(course)
  const last = Math.max(rounds.length - 1, 1)
  const ticks = rounds.map((_, i) => ({ x: i / last, label: i === 0 ? say.start : String(i) }))
  const { names } = moment.scene
  const lines = (of: 'points' | 'money') =>
    names.map((name, seat) => ({
      seat,
      name,
      values: rounds.map((stage, i) => ({ x: i / last, y: stage[of][seat] ?? 0 })),
    }))
  if (course.part === undefined) return null
  const money = course.money ?? ''
  return (
    <section class="panel race" aria-labelledby="race">
      <h2 id="race">{say.race}</h2>
      <Chart title={say.points} lines={lines('points')} ticks={ticks} dots tell={figure} />
      <Chart title={money} lines={lines('money')} ticks={ticks} dots tell={figure} />
      <details>
        <summary>{say.asTable}</summary>
        <Figures ending={ending} rounds={rounds} of="points" title={say.points} />
        <Figures ending={ending} rounds={rounds} of="money" title={money} />
      </details>
    </section>
  )
}

/** What everybody had at the start and after each part: a part is over when the next one begins, or the game ends. */
function afterParts({ stages }: Course): readonly Stage[] {
  const first = stages.findIndex(({ part }) => part > 0)
  return first < 0 ? stages : stages.slice(first)
}

interface FiguresProps {
  readonly ending: Ending
  readonly rounds: readonly Stage[]
  readonly of: 'points' | 'money'
  readonly title: string
}

function Figures({ ending: { moment, course }, rounds, of, title }: FiguresProps) {
  const say = words.value
  const { names, scores } = moment.scene
  return (
    <div class="figures">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            {rounds.map((_, i) => (
              <th key={i} scope="col">
                {i === 0 ? (
                  say.start
                ) : (
                  <>
                    <span aria-hidden="true">{i}</span>
                    <span class="words">{say.after(course.part ?? '', i)}</span>
                  </>
                )}
              </th>
            ))}
            {of === 'points' && <th scope="col">{say.counted}</th>}
          </tr>
        </thead>
        <tbody>
          {ranked(scores).map(seat => (
            <tr key={seat}>
              <th scope="row">
                <Flag seat={seat} /> {names[seat]}
              </th>
              {rounds.map((stage, i) => (
                <td key={i}>{figure(stage[of][seat] ?? 0)}</td>
              ))}
              {of === 'points' && <td>{figure(nth(scores, seat).points)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
