import { joined, same } from '@kontor/language/phrase'
import { countAmong, counterIcons, countingOf, countOf } from '../counters/index.ts'
import type { Counter } from '../language.ts'
import { mostly, type Requirement } from './condition.ts'

/** So many of something at least, or at most. */
export interface AtLeast {
  readonly if: 'atLeast'
  readonly n: number
  readonly of: Counter
}
export interface AtMost {
  readonly if: 'atMost'
  readonly n: number
  readonly of: Counter
}

/** Never this turn more than so many inactive cards. */
export interface NeverMoreInactive {
  readonly if: 'neverMoreInactive'
  readonly n: number
}

/** Each card that is missing makes it so much less likely. */
const MISSING = 0.3
const LEAST = 0.2
/** Of what nobody knows how many there will be. */
const EVEN = 0.5

const things = ({ n, of }: AtLeast | AtMost) => joined(same(`${n} `), countingOf(of).many)

export const atLeast: Requirement<AtLeast> = {
  isMet: (state, seat, { n, of }) => countOf(state, seat, of) >= n,
  sentence(condition) {
    const { en, de, nl } = things(condition)
    return {
      en: `if you have at least ${en}`,
      de: `wenn du mindestens ${de} hast`,
      nl: `als je minstens ${nl} hebt`,
    }
  },
  short: condition => joined(same('≥ '), things(condition)),
  icons: ({ n, of }) => [`at-least-${n}`, ...counterIcons(of)],
  chance({ n, of }, active) {
    const has = countAmong(active, of)
    return has === undefined ? EVEN : Math.max(LEAST, 1 - MISSING * Math.max(0, n - has))
  },
}

export const atMost: Requirement<AtMost> = {
  isMet: (state, seat, { n, of }) => countOf(state, seat, of) <= n,
  sentence(condition) {
    const { en, de, nl } = things(condition)
    return {
      en: `if you have at most ${en}`,
      de: `wenn du höchstens ${de} hast`,
      nl: `als je maximaal ${nl} hebt`,
    }
  },
  short: condition => joined(same('≤ '), things(condition)),
  icons: ({ n, of }) => [`at-most-${n}`, ...counterIcons(of)],
  chance: mostly,
}

export const neverMoreInactive: Requirement<NeverMoreInactive> = {
  isMet: ({ turn }, _, { n }) => turn.mostInactive <= n,
  sentence: ({ n }) => ({
    en: `if you have never had more than ${n} inactive cards this turn`,
    de: `wenn du in diesem Zug nie mehr als ${n} inaktive Karten hattest`,
    nl: `als je deze beurt nooit meer dan ${n} niet-actieve kaarten hebt gehad`,
  }),
  short: ({ n }) => ({
    en: `≤ ${n} inactive cards all turn`,
    de: `den ganzen Zug ≤ ${n} inaktive Karten`,
    nl: `hele beurt ≤ ${n} niet-actieve kaarten`,
  }),
  icons: ({ n }) => ['all', `at-most-${n}`, 'inactive'],
  chance: mostly,
}
