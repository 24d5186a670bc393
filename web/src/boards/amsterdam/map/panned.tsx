import { nth } from '@kontor/engine'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { mineOf } from '../../pieces/foreseen.ts'
import type { Look } from '../table.ts'
import { WIDTH } from './geometry.ts'
import { NODES } from './harbour-places.ts'

/** The three halts of the map on a narrow screen, as shares of its width. */
const HALTS = [0, 0.5, 1] as const

/** The map on a narrow screen: as high as it can be, panned sideways, with three halts that are also buttons. */
export function Panned({ look, children }: { readonly look: Look; readonly children: ComponentChildren }) {
  const pan = useRef<HTMLDivElement>(null)
  const at = useSignal(1)
  const { words, table, scene } = look
  const ship = table.seats[mineOf(scene)]?.ship ?? -1
  /** How far it is panned, kept when the sheet below changes its height. */
  const share = useRef(ship < 0 ? 0.5 : Math.min(1, Math.max(0, (nth(NODES, ship).x / WIDTH - 0.25) * 2)))
  const settling = useRef(false)
  const goTo = (wanted: number, behavior: ScrollBehavior) => {
    const box = pan.current
    if (!box) return
    share.current = wanted
    at.value = Math.round(wanted * 2)
    box.scrollTo({ left: wanted * (box.scrollWidth - box.clientWidth), behavior })
  }
  useEffect(() => {
    const box = pan.current
    if (!box) return
    const watch = new ResizeObserver(() => {
      settling.current = true
      goTo(share.current, 'instant')
      requestAnimationFrame(() => {
        settling.current = false
      })
    })
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  return (
    <>
      <div
        class="pan"
        ref={pan}
        onScroll={({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }) => {
          if (settling.current) return
          share.current = scrollLeft / Math.max(1, scrollWidth - clientWidth)
          at.value = Math.round(share.current * 2)
        }}
      >
        {children}
      </div>
      <nav class="halts" aria-label={words.partsOfMap}>
        {HALTS.map((halt, i) => (
          <button
            key={halt}
            type="button"
            aria-pressed={at.value === i}
            onClick={() => goTo(halt, look.pace > 0 ? 'smooth' : 'instant')}
          >
            {words.halts[i]}
          </button>
        ))}
      </nav>
    </>
  )
}
