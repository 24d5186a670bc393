import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { narrow, sideways } from '../table/sections.tsx'
import type { Step } from './guide.ts'
import { across, type Box, beside, EDGE } from './placing.ts'

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
      const next = placeOf(found(step), words)
      if (JSON.stringify(next) !== JSON.stringify(place.value)) place.value = next
    }
    measure()
    const timer = setInterval(measure, OFTEN)
    return () => clearInterval(timer)
  }, [step, panel, place])
  return place.value
}

function placeOf(shown: Element | undefined, words: HTMLElement): Place {
  const size = { width: words.offsetWidth, height: words.offsetHeight }
  const zoom = words.currentCSSZoom ?? 1
  const box = shown && boxOf(shown, zoom)
  const screen = { left: 0, top: 0, width: innerWidth / zoom, height: innerHeight / zoom }
  if (narrow.value) {
    const surface = document.querySelector('.surface, .side')
    const room = surface ? boxOf(surface, zoom) : screen
    const { left, width } = room
    return {
      box,
      style: {
        top: `${across(box, size.height, room)}px`,
        ...(sideways.value ? { left: `${left + EDGE}px`, width: `${width - 2 * EDGE}px` } : {}),
      },
    }
  }
  // The question stands at the right and must stay in reach.
  const question = document.querySelector('#question')
  if (question) screen.width = boxOf(question, zoom).left
  const corner = { left: 0, top: screen.height, width: 0, height: 0 }
  const { left, top } = beside(box ?? corner, size, screen)
  return { box, style: { left: `${left}px`, top: `${top}px` } }
}

/** Where something is, in the measure of styles on a page that is drawn larger by `zoom`. */
function boxOf(element: Element, zoom: number): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left: left / zoom, top: top / zoom, width: width / zoom, height: height / zoom }
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
