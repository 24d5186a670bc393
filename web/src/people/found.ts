import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** What was asked of the server: not there yet, there, or why it is not. */
interface Found<V> {
  readonly value: Signal<V | undefined>
  readonly trouble: Signal<string | undefined>
}

/** Asks the server for what a page shows, again whenever one of the keys changes. */
export function useFound<V>(find: () => Promise<V>, keys: readonly unknown[]): Found<V> {
  const value = useSignal<V | undefined>(undefined)
  const trouble = useSignal<string | undefined>(undefined)
  useEffect(() => {
    let wanted = true
    value.value = undefined
    trouble.value = undefined
    find().then(
      found => {
        if (wanted) value.value = found
      },
      (error: Error) => {
        if (wanted) trouble.value = error.message
      },
    )
    return () => {
      wanted = false
    }
  }, keys)
  return { value, trouble }
}
