import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { narrow } from '../table/sections.tsx'
import type { Step } from './guide.ts'
import { across, type Box, beside } from './placing.ts'

/** How often the page is asked where things are, in milliseconds: they move when answers are given. */
const OFTEN = 120

interface Place {
  /** What the step is about, if it is on the page. */
  readonly box: Box | undefined
  /** Where the words stand. */
  readonly style: Readonly<Record<string, string>>
}

/** Where a step points to and where its words have room, as long as it is shown. */
export function usePlace(step: Step, panel: { readonly current: HTMLElement | null }): Place {
  const place = useSignal<Place>({ box: undefined, style: { visibility: 'hidden' } })
  useEffect(() => {
    const shown = found(step)
    if (shown?.id !== 'question') shown?.scrollIntoView({ block: narrow.value ? 'start' : 'nearest' })
    const measure = () => {
      const words = panel.current
      if (!words) return
      const next = placeOf(found(step)?.getBoundingClientRect(), words)
      if (JSON.stringify(next) !== JSON.stringify(place.value)) place.value = next
    }
    measure()
    const timer = setInterval(measure, OFTEN)
    return () => clearInterval(timer)
  }, [step, panel, place])
  return place.value
}

function placeOf(at: DOMRect | undefined, words: HTMLElement): Place {
  const size = { width: words.offsetWidth, height: words.offsetHeight }
  const box = at && { left: at.left, top: at.top, width: at.width, height: at.height }
  if (narrow.value) {
    const surface = document.querySelector('.surface, .side')?.getBoundingClientRect()
    const room = surface ?? new DOMRect(0, 0, innerWidth, innerHeight)
    return { box, style: { top: `${across(box, size.height, room)}px` } }
  }
  // The question stands at the right and must stay in reach.
  const question = document.querySelector('#question')?.getBoundingClientRect()
  const screen = { width: question?.left ?? innerWidth, height: innerHeight }
  const corner = { left: 0, top: screen.height, width: 0, height: 0 }
  const { left, top } = beside(box ?? corner, size, screen)
  return { box, style: { left: `${left}px`, top: `${top}px` } }
}

/** What a step is about. On a narrow screen something that is to be done happens in the sheet. */
function found({ at, done }: Step): Element | undefined {
  for (const part of narrow.value && done ? ['question'] : at) {
    const element = document.querySelector(`[data-part='${part}']`)
    if (element && element.getBoundingClientRect().width > 0) return element
  }
  return undefined
}

/** A pencil ring around a part of the page, which stays as it is. */
export function Ring({ box }: { box: Box }) {
  const { left, top, width, height } = box
  const style = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }
  return <div class="guide-ring" style={style} aria-hidden="true" />
}
