import { computed, signal } from '@preact/signals'
import { language, words } from '../settings.ts'
import { board } from './sitting.ts'

/** Whether the screen shows one section at a time. */
const query = matchMedia('(max-width: 860px)')
export const narrow = signal(query.matches)
query.addEventListener('change', () => {
  narrow.value = query.matches
})

const chosen = signal<string | undefined>(undefined)

/** The sections of the board, then the log and the points. */
const tabs = computed(() => [
  ...(board.value?.sections?.map(({ name, label }) => [name, label(language.value)] as const) ?? [
    ['board', words.value.board] as const,
  ]),
  ['log', words.value.log] as const,
  ['scores', words.value.scores] as const,
])

/** The section in front. */
export const tab = computed(() => {
  const names = tabs.value.map(([name]) => name)
  return chosen.value !== undefined && names.includes(chosen.value) ? chosen.value : names[0]!
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
