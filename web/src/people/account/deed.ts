import type { RefusalCode } from '@kontor/protocol'
import { type Signal, useSignal } from '@preact/signals'
import { Declined } from '../../online/server/calling.ts'

/** Sentences for refusals, better than those that every refusal of the kind gets. */
type Reasons = Partial<Readonly<Record<RefusalCode, string>>>

/** Something that a form does: once at a time; if it fails, `trouble` says why. */
export interface Deed {
  readonly trouble: Signal<string | undefined>
  /** What is said after it was done. */
  readonly done: Signal<string | undefined>
  run(action: () => Promise<string | undefined>, reasons?: Reasons): Promise<void>
}

/** A deed of a part of the page; its action gives what is to be said when it is done. */
export function useDeed(): Deed {
  const trouble = useSignal<string | undefined>(undefined)
  const done = useSignal<string | undefined>(undefined)
  const busy = useSignal(false)
  const run: Deed['run'] = async (action, reasons = {}) => {
    if (busy.value) return
    busy.value = true
    trouble.value = undefined
    done.value = undefined
    try {
      done.value = await action()
    } catch (error) {
      trouble.value = reasonOf(error, reasons)
    } finally {
      busy.value = false
    }
  }
  return { trouble, done, run }
}

/** Why something failed, for people. */
function reasonOf(error: unknown, reasons: Reasons): string {
  if (error instanceof Declined) return reasons[error.code] ?? error.message
  return error instanceof Error ? error.message : String(error)
}
