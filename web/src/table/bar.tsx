import { titleOf } from '../catalogue.ts'
import { to } from '../route.ts'
import { set, settings, words } from '../settings.ts'
import { Flag } from '../shell/flag.tsx'
import { Rose } from '../shell/rose.tsx'
import { report } from './report.ts'
import { shown } from './sitting.ts'

/** The top of the table: where we are, who has how much, and the tools. */
export function Bar({ id }: { id: string }) {
  const scene = shown.value
  const say = words.value
  if (!scene) return null
  const { text } = settings.value
  return (
    <header class="bar">
      <a class="brand" href={to()} aria-label={say.backToStart}>
        <Rose />
      </a>
      <h1>{titleOf(scene.game)}</h1>
      <ul class="standing" aria-label={say.scores}>
        {scene.names.map((name, seat) => (
          <li key={seat} aria-current={scene.asked?.seat === seat ? 'true' : undefined}>
            <Flag seat={seat} />
            <span class="name">{name}</span>
            <b class="shield" title={say.ifItEnded}>
              {scene.scores[seat]?.points}
              <span class="words">{say.points(scene.scores[seat]?.points ?? 0)}</span>
            </b>
          </li>
        ))}
      </ul>
      <nav class="tools">
        <button type="button" class="button" aria-pressed={text} onClick={() => set({ text: !text })}>
          {say.textMode}
        </button>
        <button type="button" class="button" onClick={() => report(id)}>
          {say.report}
        </button>
        <a class="button" href={to('settings')}>
          {say.settings}
        </a>
      </nav>
    </header>
  )
}
