import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** What was asked of the server: not there yet, there, or why it is not. */
interface Found<V> {
  readonly value: Signal<V | undefined>
  readonly trouble: Signal<string | undefined>
}

/**
 * Asks the server for what a page shows, again whenever one of the keys changes, and again and again if `every` says after
 * how many milliseconds; nobody asks for a page that lies behind others.
 */
export function useFound<V>(find: () => Promise<V>, keys: readonly unknown[], every?: number): Found<V> {
  const value = useSignal<V | undefined>(undefined)
  const trouble = useSignal<string | undefined>(undefined)
  useEffect(() => {
    let wanted = true
    const look = async () => {
      try {
        const found = await find()
        if (!wanted) return
        value.value = found
        trouble.value = undefined
      } catch (error) {
        if (wanted) trouble.value = error instanceof Error ? error.message : String(error)
      }
    }
    value.value = undefined
    trouble.value = undefined
    void look()
    const timer =
      every === undefined
        ? undefined
        : setInterval(() => {
            if (!document.hidden) void look()
          }, every)
    return () => {
      wanted = false
      clearInterval(timer)
    }
  }, keys)
  return { value, trouble }
}
