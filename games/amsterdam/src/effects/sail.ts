import { counted } from '@kontor/language/grammar'
import { plain } from '@kontor/language/short'
import { space } from '@kontor/language/terms'
import { note } from '../rules/possessions.ts'
import { always, NO_QUESTIONS, type Word } from './word.ts'
import { RESOURCE } from './worth.ts'

/** Ship steps of this turn that cost nothing. */
export interface Sail {
  readonly do: 'sail'
  readonly n: number
}

export const sail = {
  run: (state, _, { n }) => note(state, { freeSteps: state.turn.freeSteps + n }),
  possible: always,
  steps: NO_QUESTIONS,
  sentence({ n }) {
    const { en, de, nl } = counted(n, space)
    return {
      whole: {
        en: `move your ship up to ${en} without returning resources`,
        de: `bewege dein Frachtschiff bis zu ${de}, ohne Rohstoffe abzugeben`,
        nl: `verplaats je vrachtschip maximaal ${nl} zonder grondstoffen in te leveren`,
      },
    }
  },
  short({ n }) {
    const { en, de, nl } = plain(n, space)
    return {
      en: `ship up to ${en} for free`,
      de: `Frachtschiff bis zu ${de} kostenfrei`,
      nl: `vrachtschip maximaal ${nl} kosteloos`,
    }
  },
  icons: ({ n }) => [`up-to-${n}`, 'ship', 'free'],
  worth: ({ n }) => RESOURCE * n,
} satisfies Word<Sail>
