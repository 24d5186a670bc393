import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { language } from '../settings/settings.ts'
import { held } from '../table/lens/holding.ts'
import { looked } from '../table/lens/looking.ts'
import { raiseSheet } from '../table/question/question.tsx'
import { showSection } from '../table/sections.tsx'
import { moment, regarded } from '../table/sitting.ts'
import type { Glance, Guide, Step } from './guide.ts'
import { guideOf } from './guides.ts'
import { type Progress, progressAt, remember } from './progress.ts'
import { Ring, usePlace } from './ring.tsx'
import { words } from './words.ts'
import './guide.css'

/** The guide at a table: it shows a part of the page, says what it is, and goes on when the player has tried it. */
export function Coach({ table }: { table: string }) {
  const guide = useSignal<Guide | undefined>(undefined)
  const progress = progressAt(table)
  const game = progress?.game
  useEffect(() => {
    if (game !== undefined)
      void guideOf(game).then(found => {
        guide.value = found
      })
  }, [game, guide])
  const step = guide.value?.steps[progress?.step ?? 0]
  if (!guide.value || !progress || progress.left || !step) return null
  return <StepShown key={step.name} guide={guide.value} step={step} table={table} progress={progress} />
}

interface Shown {
  readonly guide: Guide
  readonly step: Step
  readonly table: string
  readonly progress: Progress
}

function StepShown({ guide, step, table, progress }: Shown) {
  const say = words.value
  const panel = useRef<HTMLElement>(null)
  const at = progress.step
  const last = at === guide.steps.length - 1
  const to = (there: number) => {
    turnedBack = there < at
    remember(table, { ...progress, step: there })
  }
  const leave = () => remember(table, { ...progress, left: true })
  useEffect(() => {
    if (step.section !== undefined) showSection(step.section)
  }, [step])
  const asked = moment.value?.scene.asked?.mine === true
  useEffect(() => {
    // What is only to be read is on the board, which needs the room of the sheet, also when the next question raises it.
    raiseSheet(step.done !== undefined || step.section === undefined)
  }, [step, asked])
  useDone(step, () => to(at + 1))
  useGuideKey(panel)
  const place = usePlace(step, panel)
  const spoken = language.value
  return (
    <>
      {place.box && <Ring box={place.box} />}
      <section ref={panel} class="panel coach" aria-label={say.guide} style={place.style}>
        <div aria-live="polite">
          <h2>{step.title[spoken]}</h2>
          <p>{step.text[spoken]}</p>
        </div>
        <div class="coach-foot">
          <small>{say.place(at + 1, guide.steps.length)}</small>
          {at > 0 && (
            <button type="button" class="button" onClick={() => to(at - 1)}>
              {say.back}
            </button>
          )}
          <button type="button" class="button primary" onClick={() => (last ? leave() : to(at + 1))}>
            {last ? say.finish : step.done ? say.skip : say.next} <kbd class="key">g</kbd>
          </button>
        </div>
        <button type="button" class="button bare leave" aria-label={say.leave} onClick={leave}>
          ×
        </button>
      </section>
    </>
  )
}

function glance(): Glance | undefined {
  const scene = moment.value?.scene
  return scene && { scene, looked: held.value ?? looked.value, regarded: regarded.value }
}

/** Whether the step on the page was reached by going back. */
let turnedBack = false

/** Goes on as soon as the player has done what the step is about; whoever went back to it wants to read it again. */
function useDone(step: Step, goOn: () => void) {
  const since = useRef<Glance>(undefined)
  const reading = useRef(turnedBack)
  const now = glance()
  since.current ??= now
  const done = now !== undefined && step.done?.(since.current!, now) === true
  useEffect(() => {
    if (!done) reading.current = false
    else if (!reading.current) goOn()
  }, [done])
}

/** `g` leads to the guide's button from anywhere at the table. */
function useGuideKey(panel: { readonly current: HTMLElement | null }) {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const writing = event.target instanceof HTMLElement && event.target.closest('input, select, textarea')
      if (event.key !== 'g' || event.ctrlKey || event.metaKey || event.altKey || writing) return
      panel.current?.querySelector<HTMLElement>('.primary')?.focus()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [panel])
}
