import type { Icons } from '@kontor/common/icons'
import type { Phrase } from '@kontor/language/phrase'
import type { Amsterdam } from '../../../state.ts'

/** What can still be handed in: resources, how many colours they have, goods and dockers by colour, gulden. */
export interface Chest {
  readonly resources: number
  readonly colors: number
  readonly goods: number
  readonly crew: readonly number[]
  readonly gulden: number
}

/** A way to hand something in: what is left then, and which of the mission's points it brings. */
interface Way {
  readonly chest: Chest
  readonly step: number
}

/** The points of a mission in words, with how many must play for them where that is not known. */
interface Worth {
  /** '4 prestige', for the least that can be handed in. */
  readonly points: Phrase
  /** ' (with 2/3/4 players)', or nothing. */
  readonly players: Phrase
  /** What another step brings, without the noun. */
  at(step: number): string
  /** What each step brings, whoever plays. */
  readonly steps: readonly number[]
}

/** What a mission asks for at the end, with all that belongs to it. Its members are methods, so that it can be called where only some mission is known. */
export interface Goal<M> {
  /** Whether it is fulfilled without anything being handed in. */
  isMet(state: Amsterdam, seat: number, mission: M): boolean
  /** The ways to hand something in for it. */
  ways(chest: Chest, mission: M): readonly Way[]
  sentence(mission: M, worth: Worth): Phrase
  icons(mission: M): Icons
}

/** A mission for which nothing is handed in: '4 prestige if all four small warehouses are full'. */
export function condition<M>(told: {
  isMet(state: Amsterdam, seat: number, mission: M): boolean
  /** 'if all four small warehouses are full'. */
  when(mission: M): Phrase
  icons(mission: M): Icons
}): Goal<M> {
  return {
    isMet: told.isMet,
    ways: () => [],
    sentence(mission, { points, players }) {
      const { en, de, nl } = told.when(mission)
      return {
        en: `${points.en}${players.en} ${en}`,
        de: `${points.de}${players.de}, ${de}`,
        nl: `${points.nl}${players.nl} ${nl}`,
      }
    },
    icons: told.icons,
  }
}

/** A mission that is fulfilled by handing something in alone. */
export function handingIn<M>(told: Omit<Goal<M>, 'isMet'>): Goal<M> {
  return { isMet: () => false, ...told }
}
