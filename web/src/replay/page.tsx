import { useEffect, useMemo } from 'preact/hooks'
import { words as shellWords } from '../settings/settings.ts'
import { Waiting } from '../shell/waiting.tsx'
import { Bar } from '../table/bar.tsx'
import { useHolding } from '../table/lens/holding.ts'
import { HeldCard } from '../table/lens/lens.tsx'
import { Explaining, Surface } from '../table/page.tsx'
import { told } from '../table/report.ts'
import { isAside, narrow, Tabs, tab } from '../table/sections.tsx'
import { Side } from '../table/side/side.tsx'
import { leave, moment, trouble } from '../table/sitting.ts'
import { stay, type Timeline } from '../table/time.ts'
import { NO_GAME } from '../worker/link.ts'
import { Opener } from './opener.tsx'
import { type Place, replayOf } from './place.ts'
import { TimePanel } from './time-panel.tsx'
import { Tools } from './tools.tsx'
import { showAt, watch } from './watching.ts'
import { words } from './words/index.ts'
import '../table/table.css'
import './replay.css'

/** A game as it went, answer by answer; without a place, the way to choose one. */
export function ReplayPage({ place, at }: { place: Place | undefined; at: string | undefined }) {
  return place ? <Replay place={place} answers={answersIn(at)} /> : <Opener />
}

function Replay({ place, answers }: { place: Place; answers: number }) {
  useEffect(() => {
    void watch(place, answers)
    return () => {
      stay()
      leave()
    }
  }, [place[0], place[1]])
  useEffect(() => showAt(answers), [answers])
  useHolding()
  const line = useMemo(
    (): Timeline => ({ now: undefined, address: at => replayOf(place, at) }),
    [place[0], place[1]],
  )
  if (!moment.value) return trouble.value ? <Opener trouble={troubleWith(place)} /> : <Waiting />
  return (
    <div class="table-page replay">
      <Bar id={`${moment.value.scene.game}-${answers}`} />
      {narrow.value && <Tabs />}
      <Surface />
      <section class="panel question" aria-labelledby="asked">
        <TimePanel line={line} />
        <Tools place={place} />
      </section>
      {(!narrow.value || isAside(tab.value)) && <Side address={line.address} />}
      <HeldCard />
      <Explaining />
      <p class="told" role="status">
        {told.value}
      </p>
      {trouble.value && (
        <p class="trouble" role="alert">
          {shellWords.value.trouble} {trouble.value}
        </p>
      )}
    </div>
  )
}

function troubleWith([kind]: Place) {
  const say = words.value
  if (trouble.value === NO_GAME) return { what: say.noLink, why: '' }
  return { what: kind === 'link' ? say.badLink : say.badGame, why: trouble.value ?? '' }
}

/** The moment that an address names; the beginning if it names none. */
function answersIn(at: string | undefined) {
  return at !== undefined && /^\d{1,6}$/.test(at) ? Number(at) : 0
}
