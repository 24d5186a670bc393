import { useEffect, useMemo } from 'preact/hooks'
import { progressAt } from '../guide/progress.ts'
import { settings, words } from '../settings/settings.ts'
import { later } from '../shell/later.tsx'
import { to } from '../shell/route.ts'
import { Waiting } from '../shell/waiting.tsx'
import { useNotice } from '../sound/noticing.ts'
import { Announcer } from './announcer.tsx'
import { Bar } from './bar.tsx'
import { useKeys } from './keys.ts'
import { useHolding } from './lens/holding.ts'
import { HeldCard, Lens } from './lens/lens.tsx'
import { Outline } from './outline.tsx'
import { Pass } from './pass.tsx'
import { KeptLinks } from './question/kept-links.tsx'
import { QuestionPanel } from './question/question.tsx'
import { isAside, narrow, Tabs, tab } from './sections.tsx'
import { Side } from './side/side.tsx'
import { board, boardProps, curtain, isLensAside, leave, moment, shown, sit, trouble } from './sitting.ts'
import { stay, type Timeline, useMomentAt, useTimeline } from './time.ts'
import './table.css'

/** Only a guided game has a guide; while it is on its way the table can be played already. */
const Coach = later(
  async () => (await import('../guide/coach.tsx')).Coach,
  ({ trouble }) => (trouble ? <p class="trouble">{trouble}</p> : null),
)
/** What the pieces are: nobody asks before they see them. */
export const Explaining = later(
  async () => (await import('./explaining/explaining.tsx')).Explaining,
  () => null,
)
const LookingBack = later(
  async () => (await import('../replay/looking-back.tsx')).LookingBack,
  ({ trouble }) => (trouble ? <p class="trouble">{trouble}</p> : null),
)

/** The table: the board, the question, the log. `at` looks back to after that many answers. */
export function TablePage({ id, at }: { id: string; at: string | undefined }) {
  useEffect(() => {
    void sit(id)
    return () => {
      stay()
      leave()
    }
  }, [id])
  useMomentAt(at)
  const line = useMemo(() => timelineOf(id), [id])
  useTimeline(line)
  useKeys(line)
  useHolding()
  useNotice()
  const say = words.value
  if (curtain.value) return <Pass {...curtain.value} />
  if (!moment.value) return <Waiting>{trouble.value && <Trouble />}</Waiting>
  return (
    <div class="table-page">
      <button type="button" class="skip" onClick={() => document.getElementById('question')?.focus()}>
        {say.skip}
      </button>
      <Bar id={id} />
      {narrow.value && <Tabs />}
      <Surface />
      <QuestionPanel
        back={<LookingBack line={line} replay={answers => to('replay', 'game', id, answers)} />}
        links={<KeptLinks id={id} />}
      />
      {(!narrow.value || isAside(tab.value)) && <Side address={line.address} />}
      <HeldCard />
      {progressAt(id)?.left === false && <Coach table={id} />}
      <Explaining />
      <Announcer />
      {trouble.value && <Trouble />}
    </div>
  )
}

function timelineOf(id: string): Timeline & { readonly now: string } {
  return { now: to('table', id), address: answers => to('table', id, answers) }
}

/** What scrolls must be reachable by keyboard. */
const REACHABLE = 0

/** The table itself: drawn, or in words. */
export function Surface() {
  if (narrow.value && isAside(tab.value)) return null
  const props = boardProps.value
  const place = {
    section: narrow.value ? tab.value : undefined,
    ...(narrow.value || isLensAside.value ? {} : { lens: <Lens /> }),
  }
  const Board = board.value?.Board
  return (
    <main
      class="surface"
      data-part="surface"
      tabIndex={REACHABLE}
      aria-label={words.value.board}
      data-version={shown.value?.version}
    >
      {settings.value.text || !Board || !props ? <Outline /> : <Board {...props} {...place} />}
    </main>
  )
}

export function Trouble() {
  return (
    <p class="trouble" role="alert">
      {words.value.trouble} {trouble.value}{' '}
      <button type="button" class="button" onClick={() => location.reload()}>
        ↻
      </button>
    </p>
  )
}
