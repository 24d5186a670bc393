import { nth } from '@kontor/engine'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { language, words } from '../settings/settings.ts'
import { board } from './sitting.ts'

/** Whether the screen is so; it may change when a device is turned. */
export function screenIs(media: string): ReadonlySignal<boolean> {
  const query = matchMedia(media)
  const now = signal(query.matches)
  query.addEventListener('change', () => {
    now.value = query.matches
  })
  return now
}

/** Whether the screen shows one section at a time. */
export const narrow = screenIs('(max-width: 860px), (max-height: 500px)')
/** Whether it is a phone on its side: the question stands beside the table instead of over it. */
export const sideways = screenIs('(min-width: 640px) and (max-height: 500px)')
/** Whether it is so high that a sheet has room for more. */
export const high = screenIs('(min-height: 1000px)')

/** A page of its own beside the log and the points. */
interface Aside {
  readonly name: string
  readonly label: string
  readonly Panel: ComponentType
}

/** What a table has besides: a server's table has a chat. */
export const asides = signal<readonly Aside[]>([])

/** Whether a tab shows something that is not part of the board. */
export function isAside(name: string): boolean {
  return name === 'log' || name === 'scores' || asides.value.some(each => each.name === name)
}

const chosen = signal<string | undefined>(undefined)

/** The sections of the board, then the log and the points. */
const tabs = computed(() => [
  ...(board.value?.sections?.map(({ name, label }) => [name, label(language.value)] as const) ?? [
    ['board', words.value.board] as const,
  ]),
  ['log', words.value.log] as const,
  ['scores', words.value.scores] as const,
  ...asides.value.map(({ name, label }) => [name, label] as const),
])

/** The section in front. */
export const tab = computed(() => {
  const names = tabs.value.map(([name]) => name)
  return chosen.value !== undefined && names.includes(chosen.value) ? chosen.value : nth(names, 0)
})

/** Brings a section to the front. */
export function showSection(name: string): void {
  chosen.value = name
}

export function Tabs() {
  return (
    <nav class="tabs" aria-label={words.value.board}>
      {tabs.value.map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-current={tab.value === name ? 'true' : undefined}
          onClick={() => showSection(name)}
        >
          {label}
        </button>
      ))}
    </nav>
  )
}
