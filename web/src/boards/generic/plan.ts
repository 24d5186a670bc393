import type { Layout } from '@kontor/engine/presentation'
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { tried } from '../../table/sitting.ts'
import { ask } from '../../worker/engine.ts'

/** The game whose layout is known, and the layout if it has one. */
const known = signal<{ readonly game: string; readonly layout: Layout | undefined } | undefined>(undefined)

/** The layout of the game on the table, if it is known already. */
export function layoutKnown(): Layout | undefined {
  return known.value?.layout
}

/** How a game is laid out: `undefined` as long as nobody knows, `null` if the game does not say. */
export function useLayout(game: string): Layout | null | undefined {
  useEffect(() => {
    if (known.peek()?.game === game) return
    void tried(async () => {
      known.value = { game, layout: await ask('layout', { game }) }
    })
  }, [game])
  return known.value?.game === game ? (known.value.layout ?? null) : undefined
}
