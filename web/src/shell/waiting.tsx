import type { ComponentChildren } from 'preact'
import { words } from '../settings/settings.ts'
import { to } from './route.ts'

interface WaitingProps {
  /** What is said instead of that it is coming. */
  readonly children?: ComponentChildren
  /** Where else to go; the start page if nothing is said. */
  readonly away?: ComponentChildren
}

/** A whole page that is not there yet. */
export function Waiting({ children, away }: WaitingProps) {
  return (
    <main class="waiting">
      <h1>Kontor</h1>
      {children || <p role="status">{words.value.loading}</p>}
      {away ?? <a href={to()}>{words.value.backToStart}</a>}
    </main>
  )
}
