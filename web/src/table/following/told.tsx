import { WATCHER } from '@kontor/engine'
import { Flag } from '../../boards/pieces/flag.tsx'
import { OneOf } from '../../settings/choices.tsx'
import { PACES, set, settings, words } from '../../settings/settings.ts'
import type { Line } from '../../worker/scene.ts'
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

/** The same in a line beside the buttons of a small screen, where the answers need the room; a tap tells all of it. */
export function ToldShortly() {
  const say = words.value
  const found = deed.value
  const news = found ? [] : newsSince()
  if (!found && news.length === 0) return null
  return (
    <>
      <button type="button" class="button bare brief" popovertarget="brief">
        {found && <Flag seat={found.seat} />}
        <span>{found ? found.lines[0] : say.sinceYourTurn}</span>
      </button>
      <div class="deed-words" id="brief" popover="auto" key={moment.value?.scene.version}>
        {found?.lines.map((line, i) => (
          <p key={i}>{line}</p>
        ))}
        {news.length > 0 && <News news={news} />}
        <ShowAgain />
      </div>
    </>
  )
}

/** So many lines of what happened are told to whoever comes back; the log has all of them. */
const LATEST = 6

/** What the others did since the viewer's last turn; nothing before the first one. */
function newsSince(): readonly Line[] {
  const viewer = moment.value?.scene.viewer ?? WATCHER
  const from = newsFrom.value
  if (viewer < 0 || from === 0) return []
  return lines.value.filter(({ at, seat }) => at > from && seat !== undefined && seat !== viewer)
}

/** The news of whoever was not there: after a reload, an absence, or at a shared screen. */
function Since() {
  const say = words.value
  const news = newsSince()
  if (news.length === 0) return null
  return (
    <section class="deed since" aria-label={say.sinceYourTurn}>
      <div class="deed-words">
        <h2>
          {say.sinceYourTurn}
          <ShowAgain />
        </h2>
        <News news={news} />
      </div>
    </section>
  )
}

const News = ({ news }: { readonly news: readonly Line[] }) => (
  <ul>
    {news.slice(-LATEST).map(({ seat = 0, text }, i) => (
      <li key={i}>
        <Flag seat={seat} /> {text}
      </li>
    ))}
  </ul>
)

/** Shows what happened since the viewer's last turn on the board once more. */
function ShowAgain() {
  const line = timeline.value
  const from = newsFrom.value
  if (!line || from === 0) return null
  return (
    <button type="button" class="button bare again" onClick={() => showAgain(line.address(from))}>
      {words.value.showAgain}
    </button>
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
