import { WATCHER } from '@kontor/engine'
import { Flag } from '../../boards/pieces/flag.tsx'
import { OneOf } from '../../settings/choices.tsx'
import { PACES, set, settings, words } from '../../settings/settings.ts'
import { board, faces, lines, moment, newsFrom, past, shown } from '../sitting.ts'
import { showAgain, timeline } from '../time.ts'
import { type Deed, deedIn, deedOfNobody } from './deed.ts'
import { deed, hurry, showNext, stop, stopped } from './following.ts'
import './following.css'

/** What somebody else has just done, or did at the moment that is looked back at; nothing, if they did nothing. */
export function Told() {
  const found = past.value ? deedAt(past.value.answers, past.value.scene.viewer) : deed.value
  if (found) return <Telling {...found} />
  return past.value ? null : <Since />
}

/** So many lines of what happened are told to whoever comes back; the log has all of them. */
const LATEST = 6

/** What the others did since the viewer's last turn, for whoever was not there: after a reload, an absence, or at a shared screen. */
function Since() {
  const say = words.value
  const viewer = moment.value?.scene.viewer ?? WATCHER
  const from = newsFrom.value
  const news = lines.value.filter(({ at, seat }) => at > from && seat !== undefined && seat !== viewer)
  if (viewer < 0 || from === 0 || news.length === 0) return null
  const line = timeline.value
  return (
    <section class="deed since" aria-label={say.sinceYourTurn}>
      <div class="deed-words">
        <h2>
          {say.sinceYourTurn}
          {line && (
            <button type="button" class="button bare again" onClick={() => showAgain(line.address(from))}>
              {say.showAgain}
            </button>
          )}
        </h2>
        <ul>
          {news.slice(-LATEST).map(({ seat = 0, text }, i) => (
            <li key={i}>
              <Flag seat={seat} /> {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function deedAt(answers: number, viewer: number) {
  const then = lines.value.filter(({ at }) => at === answers)
  return deedIn(then, viewer) ?? (moment.value && deedOfNobody(then, moment.value.players.length))
}

/** Who did it, with which card, and what it brought. */
function Telling({ seat, lines, card }: Deed) {
  const face = card === undefined ? undefined : faces.value.get(card)
  const Card = board.value?.Card
  return (
    <article class="deed" aria-hidden="true">
      {face && Card && (
        <div class="deed-card">
          <Card face={face} size="hand" />
        </div>
      )}
      <div class="deed-words">
        <h2>
          <Flag seat={seat} /> {shown.value?.names[seat] ?? ''}
        </h2>
        {lines.map((line, i) => (
          <p key={i}>{line}</p>
        ))}
      </div>
    </article>
  )
}

/** What was done, and how fast others go on, while somebody else is asked. */
export function Following({ told }: { readonly told: boolean }) {
  const say = words.value
  const paces = { slow: say.paceSlow, normal: say.paceNormal, fast: say.paceFast, instant: say.paceInstant }
  return (
    <div class="following">
      {told && <Told />}
      <OneOf
        label={say.pace}
        value={settings.value.pace}
        of={PACES.map(each => [each, paces[each]] as const)}
        choose={chosen => set({ pace: chosen })}
      />
      <div class="following-tools">
        <button type="button" class="button" aria-pressed={stopped.value} onClick={() => stop()}>
          {stopped.value ? say.followOn : say.followStop} <kbd class="key">p</kbd>
        </button>
        <button type="button" class="button" onClick={showNext}>
          {say.followNext} <kbd class="key">n</kbd>
        </button>
        <button type="button" class="button" onClick={hurry}>
          {say.followHurry} <kbd class="key">␣</kbd>
        </button>
      </div>
    </div>
  )
}
