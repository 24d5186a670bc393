import { nth, places } from '@kontor/engine'
import { listIn } from '@kontor/language/typography'
import { useEffect } from 'preact/hooks'
import { titleOf } from '../catalogue.ts'
import { type Place, replayOf } from '../replay/place.ts'
import { saveRecord, shareLink } from '../replay/sharing.ts'
import { words } from '../replay/words/index.ts'
import { language, words as shellWords } from '../settings/settings.ts'
import { Head } from '../shell/head.tsx'
import { to } from '../shell/route.ts'
import { told } from '../table/report.ts'
import { Breakdown } from './breakdown.tsx'
import { type Ending, ending, forgetEnding, readEnding, rematch, trouble } from './ending.ts'
import { Fairness } from './fairness.tsx'
import { Laurel } from './laurel.tsx'
import { Race } from './race.tsx'
import { Thoughts } from './thoughts.tsx'
import './end.css'

/** How a game ended, how it went, and what a strong bot thinks of it. */
export function EndPage({ place }: { place: Place | undefined }) {
  const spoken = language.value
  useEffect(() => {
    if (place) void readEnding(place)
  }, [place?.[0], place?.[1], spoken])
  useEffect(() => forgetEnding, [])
  const found = ending.value
  return (
    <div class="page end">
      <Head />
      {place && found ? <Told place={place} ending={found} /> : <Untold />}
      <p class="told" role="status">
        {told.value}
      </p>
    </div>
  )
}

function Untold() {
  const say = words.value
  return (
    <main class="panel opener">
      <h1>Kontor</h1>
      {trouble.value ? (
        <p class="trouble" role="alert">
          <strong>{say.badGame}</strong> {trouble.value}
        </p>
      ) : (
        <p role="status">{shellWords.value.loading}</p>
      )}
    </main>
  )
}

function Told({ place, ending: found }: { place: Place; ending: Ending }) {
  const say = words.value
  if (!found.moment.scene.over) {
    return (
      <main class="panel opener">
        <h1>{say.unfinished}</h1>
        <a
          class="button primary large"
          href={place[0] === 'game' ? to('table', place[1]) : replayOf(place, 0)}
        >
          {place[0] === 'game' ? say.toTable : say.replay}
        </a>
      </main>
    )
  }
  return (
    <main>
      <Winner place={place} ending={found} />
      {trouble.value && (
        <p class="trouble" role="alert">
          {shellWords.value.trouble} {trouble.value}
        </p>
      )}
      <div class="sheets">
        <Breakdown ending={found} />
        <Race ending={found} />
        <Thoughts place={place} ending={found} />
        <Fairness moment={found.moment} />
      </div>
    </main>
  )
}

function Winner({ place, ending: found }: { place: Place; ending: Ending }) {
  const say = words.value
  const { scores, names, game } = found.moment.scene
  const placed = places(scores)
  const winners = names.filter((_, seat) => placed[seat] === 1)
  const extras = expansionsOf(found)
  const facts = say.facts(titleOf(game), found.record.seats.length, found.record.answers.length)
  const tie = tieOf(found)
  return (
    <section class="panel winner" aria-labelledby="winner">
      <Laurel points={Math.max(...scores.map(({ points }) => points))} />
      <div>
        <h1 id="winner">{shellWords.value.wins(winners.join(', '), winners.length > 1)}</h1>
        <p>
          {facts}
          {extras.length > 0 && ` · ${extras.join(', ')}`}
        </p>
        {tie && <p>{tie}</p>}
      </div>
      <div class="ways">
        <a class="button" href={replayOf(place, 0)}>
          {say.replay}
        </a>
        <button type="button" class="button" onClick={() => shareLink(0)}>
          {say.share}
        </button>
        <button type="button" class="button" onClick={saveRecord}>
          {say.save}
        </button>
        <button type="button" class="button primary" onClick={() => rematch(found)}>
          {say.rematch}
        </button>
      </div>
    </section>
  )
}

/** The options that were played with, by name. */
function expansionsOf({ record: { options }, about }: Ending): string[] {
  return about.options.flatMap(({ key, name, values }) => {
    const value = options[key]
    if (value === true) return [name]
    const chosen = Array.isArray(value) ? value : []
    return values.filter(each => chosen.includes(each.key)).map(each => each.name)
  })
}

/** What decided between those with the most points, in words; undefined if nobody had as many. */
function tieOf({ moment: { scene }, course }: Ending): string | undefined {
  const say = words.value
  const { scores, names } = scene
  const most = Math.max(...scores.map(({ points }) => points))
  const tied = scores.flatMap(({ points }, seat) => (points === most ? [seat] : []))
  if (tied.length < 2) return undefined
  const list = listIn(
    tied.map(seat => nth(names, seat)),
    language.value,
  )
  const placed = places(scores)
  const best = tied.find(seat => placed[seat] === 1)!
  if (tied.every(seat => placed[seat] === 1)) return say.shares(list, most)
  const decisive = nth(scores, best).tieBreaks.findIndex((value, i) =>
    tied.some(seat => nth(scores, seat).tieBreaks[i] !== value),
  )
  return say.tied(list, most, course.tieBreaks[decisive] ?? '')
}
