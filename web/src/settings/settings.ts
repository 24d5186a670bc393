import type { Language } from '@kontor/engine/presentation'
import { computed, effect, signal } from '@preact/signals'
import { WORDS } from '../words/index.ts'
import { chosenLanguage, readSettings, writeSettings } from './kept.ts'

type Theme = 'auto' | 'light' | 'dark'
type Motion = 'auto' | 'off'
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const
type Pace = (typeof PACES)[number]
type Board = 'own' | 'plain'
type Taps = 'twice' | 'once'
export const CONFIRMATIONS = ['off', 'costly', 'always'] as const
type Confirmation = (typeof CONFIRMATIONS)[number]

/** What a person likes, kept in the browser. */
interface Settings {
  readonly language: Language
  readonly theme: Theme
  readonly motion: Motion
  readonly pace: Pace
  /** The board that a game brings, or the plain one that draws any game. */
  readonly board: Board
  /** Whether a finger's first tap on an answer only shows what it would change. */
  readonly taps: Taps
  /** Which answers must be given twice. */
  readonly confirm: Confirmation
  /** Whether several persons at one screen see each other's hands, and need not pass it on. */
  readonly openHands: boolean
  /** Whether the table can be heard, and how loud, from 0 to 1. */
  readonly sound: boolean
  readonly volume: number
  /** The table as an outline in words. */
  readonly text: boolean
  readonly name: string
  /** Whether the start page shows who plays and with what. */
  readonly setup: boolean
}

export const settings = signal<Settings>(restored())
export const language = computed(() => settings.value.language)
export const words = computed(() => WORDS[language.value])

/** Changes some of the settings and keeps them. */
export function set(changed: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changed }
  writeSettings(settings.value)
}

const PAUSES: Readonly<Record<Pace, number>> = { slow: 1.8, normal: 1, fast: 0.3, instant: 0 }

/** How long the table rests after what others do: 1 is as long as it takes to read it, 0 not at all. */
export const pause = computed(() => PAUSES[settings.value.pace])

const still = matchMedia('(prefers-reduced-motion: reduce)')
const reduced = signal(still.matches)
still.addEventListener('change', () => {
  reduced.value = still.matches
})

/** How fast things move: 1 is normal, 0 at once. */
export const pace = computed(() => {
  const { motion, pace } = settings.value
  if (motion === 'off' || reduced.value || pace === 'instant') return 0
  return { slow: 0.7, normal: 1, fast: 2 }[pace]
})

effect(() => {
  const { language, theme } = settings.value
  const root = document.documentElement
  root.lang = language
  if (theme === 'auto') delete root.dataset.theme
  else root.dataset.theme = theme
  root.dataset.motion = pace.value === 0 ? 'off' : 'on'
})

/** What was kept, as far as it still makes sense; otherwise what fits the browser. */
function restored(): Settings {
  const language = chosenLanguage()
  const fresh: Settings = {
    language,
    theme: 'auto',
    motion: 'auto',
    pace: 'normal',
    board: 'own',
    taps: 'twice',
    confirm: 'off',
    openHands: false,
    sound: true,
    volume: 0.6,
    text: false,
    name: WORDS[language].guest,
    setup: false,
  }
  const kept = readSettings()
  const one = <V>(value: unknown, of: readonly V[], otherwise: V) =>
    of.includes(value as V) ? (value as V) : otherwise
  return {
    language,
    theme: one(kept.theme, ['auto', 'light', 'dark'], fresh.theme),
    motion: one(kept.motion, ['auto', 'off'], fresh.motion),
    pace: one(kept.pace, PACES, fresh.pace),
    board: one(kept.board, ['own', 'plain'], fresh.board),
    taps: one(kept.taps, ['twice', 'once'], fresh.taps),
    confirm: one(kept.confirm, CONFIRMATIONS, fresh.confirm),
    openHands: kept.openHands === true,
    sound: kept.sound !== false,
    volume: typeof kept.volume === 'number' ? Math.min(1, Math.max(0, kept.volume)) : fresh.volume,
    text: kept.text === true,
    name: typeof kept.name === 'string' && kept.name !== '' ? kept.name : fresh.name,
    setup: kept.setup === true,
  }
}
