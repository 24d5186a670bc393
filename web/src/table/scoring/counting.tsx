import { useEffect } from 'preact/hooks'
import { Flag } from '../../boards/pieces/flag.tsx'
import { pause, words } from '../../settings/settings.ts'
import { figure } from '../../words/figure.ts'
import type { Scene } from '../../worker/scene.ts'
import { explanations } from '../explaining/explanations.ts'
import { stop, stopped } from '../following/following.ts'
import { moment } from '../sitting.ts'
import { categoriesOf, counted, countNext, endCounting } from './scoring.ts'
import './counting.css'

/** How long a category is looked at, in milliseconds. */
const LOOK = 1800

/** The final scoring in the place of the question: what has been counted, and what it brought whom. */
export function Counting({ scene }: { readonly scene: Scene }) {
  const say = words.value
  const far = counted.value ?? 0
  const all = categoriesOf(scene.scores)
  const done = all.slice(0, far)
  useEffect(() => {
    if (stopped.value) return
    const timer = setTimeout(() => countNext(scene), LOOK * Math.max(pause.value, 0.1))
    return () => clearTimeout(timer)
  }, [far, stopped.value, scene])
  useEffect(() => markedOn(done.at(-1)), [far])
  return (
    <>
      <h2 id="asked">{say.finalScoring}</h2>
      <div class="counting" aria-live="polite">
        <table>
          <thead>
            <tr>
              <td />
              {scene.names.map((name, seat) => (
                <th key={seat} scope="col" aria-label={name}>
                  <Flag seat={seat} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {done.map(key => (
              <tr key={key}>
                <th scope="row">{moment.value?.sources[key] ?? key}</th>
                {scene.scores.map(({ sources }, seat) => (
                  <td key={seat}>{figure(sources[key] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="foot">
        <button type="button" class="button" aria-pressed={stopped.value} onClick={() => stop()}>
          {stopped.value ? say.followOn : say.followStop} <kbd class="key">p</kbd>
        </button>
        <button type="button" class="button" onClick={() => countNext(scene)}>
          {say.followNext} <kbd class="key">n</kbd>
        </button>
        <button type="button" class="button primary to-result" onClick={endCounting}>
          {say.toResult} <kbd class="key">␣</kbd>
        </button>
      </div>
    </>
  )
}

/** Marks the pieces by which a category is counted, until the next one is. */
function markedOn(category: string | undefined) {
  const kinds = explanations.peek().pieces.filter(({ scores = [] }) => scores.some(key => key === category))
  const pieces = kinds.flatMap(({ at }) => [...document.querySelectorAll<HTMLElement>(`.surface :is(${at})`)])
  const inner = pieces.filter(piece => !pieces.some(other => other !== piece && piece.contains(other)))
  for (const piece of inner) piece.dataset.counts = ''
  return () => {
    for (const piece of inner) delete piece.dataset.counts
  }
}
