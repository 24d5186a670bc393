/**
 * Something that happened, as data: the log, the animations and the statistics are readings of it. What only one
 * seat may know stands under `secret`.
 */
export interface Event {
  readonly kind: string
  readonly secret?: { readonly to: number }
}

export type Listener = (event: Event) => void

let ear: Listener | undefined

/** Runs `action` while `listener` hears every event that the game tells. */
export function hearing<R>(listener: Listener, action: () => R): R {
  const before = ear
  ear = listener
  try {
    return action()
  } finally {
    ear = before
  }
}

/** Whether anybody listens: ask before building an event, so that bots' games build none. */
export function heard(): boolean {
  return ear !== undefined
}

/** Reports an event to whoever listens. */
export function tell<E extends Event>(event: E): void {
  ear?.(event)
}

/** The event as `viewer` may hear it: without its secret, unless it is theirs. */
export function eventFor<E extends Event>(event: E, viewer: number): E {
  if (!event.secret || event.secret.to === viewer) return event
  const { secret: _, ...open } = event
  return open as E
}
