import { percentIn } from '@kontor/language/typography'
import { Flag } from '../boards/pieces/flag.tsx'
import { type Place, replayOf } from '../replay/place.ts'
import { partsOf } from '../replay/stops.ts'
import { words } from '../replay/words/index.ts'
import { language } from '../settings/settings.ts'
import type { Costly, Study } from '../worker/protocol.ts'
import { Chart } from './chart.tsx'
import { analyse, type Ending, study } from './ending.ts'

const percent = (share: number) => Math.round(share * 100)
const told = (share: number) => percentIn(percent(share), language.value)

/** What a strong bot thinks of the game, once it is asked. */
export function Thoughts({ place, ending }: { place: Place; ending: Ending }) {
  const say = words.value
  const found = study.value
  return (
    <section class="panel analysis" aria-labelledby="analysis">
      <h2 id="analysis">{say.analysis}</h2>
      {found === undefined && (
        <>
          <p class="note">{say.analysisAbout}</p>
          <button type="button" class="button" onClick={() => analyse(place)}>
            {say.analyse}
          </button>
        </>
      )}
      {typeof found === 'number' && <Thinking done={found} all={ending.record.answers.length} />}
      {typeof found === 'object' && <Found place={place} ending={ending} study={found} />}
    </section>
  )
}

function Thinking({ done, all }: { done: number; all: number }) {
  const text = words.value.analysing(done, all)
  return (
    <p class="thinking">
      <progress value={done} max={all} aria-label={text} />
      <span>{text}</span>
    </p>
  )
}

function Found({ place, ending, study: { curve, costly } }: { place: Place; ending: Ending; study: Study }) {
  const say = words.value
  const { names } = ending.moment.scene
  const last = Math.max(curve.length - 1, 1)
  const lines = names.map((name, seat) => ({
    seat,
    name,
    values: curve.map(({ at, win }) => ({ x: at / last, y: win[seat] ?? 0 })),
  }))
  const ticks = partsOf(ending.course).map(({ at, part }) => ({ x: at / last, label: String(part) }))
  return (
    <>
      <div class="chances">
        <Chart title={say.chances} lines={lines} ticks={ticks} top={1} tell={told} />
        <ChanceTable ending={ending} curve={curve} />
      </div>
      <h3>{say.costliest}</h3>
      <ul class="costly">
        {costly.map((all, seat) => (
          <li key={seat}>
            <h4>
              <Flag seat={seat} /> {names[seat]}
            </h4>
            {all.length === 0 && <p class="note">{say.costNothing}</p>}
            <ol>
              {all.map(each => (
                <Mistake key={each.at} place={place} costly={each} />
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </>
  )
}

function Mistake({ place, costly: { at, given, better, cost, why } }: { place: Place; costly: Costly }) {
  const say = words.value
  return (
    <li>
      <a href={replayOf(place, at)} aria-label={say.showAnswer(at + 1)}>
        {at + 1}
      </a>
      <p>
        <b>{given}</b>
        <span>{say.better(better)}</span>
        {why.length > 0 && <small>{why.join('; ')}</small>}
      </p>
      <strong>{say.lost(percent(cost))}</strong>
    </li>
  )
}

/** The chances where the parts of the game begin, and at its end, for those who do not see the curve. */
function ChanceTable({ ending: { course, moment }, curve }: { ending: Ending; curve: Study['curve'] }) {
  const say = words.value
  const rows = [
    ...partsOf(course).map(({ at, part }) => ({ at, name: `${course.part} ${part}` })),
    { at: curve.length - 1, name: say.over },
  ]
  return (
    <details>
      <summary>{say.asTable}</summary>
      <div class="figures">
        <table>
          <caption>{say.chances}</caption>
          <thead>
            <tr>
              <td />
              {moment.scene.names.map((name, seat) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ at, name }) => (
              <tr key={at}>
                <th scope="row">{name}</th>
                {curve[at]?.win.map((share, seat) => (
                  <td key={seat}>{told(share)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
