import { SOMETHING } from '@kontor/common/worth'
import { heard } from '@kontor/engine'
import { LEFT, RIGHT } from '@kontor/five-colours/rules/sides'
import { report } from '../../rules/possessions.ts'
import { tasks } from '../../tasks.ts'
import { always, ask, fixed, nothingCertain, whole, word } from '../word.ts'

/** The season's cleric to a neighbouring window. */
export interface MoveCleric {
  readonly do: 'moveCleric'
}

export const moveCleric = word<MoveCleric>()({
  run: use => ask(use, tasks.moveCleric),
  steps: {
    moveCleric: {
      ask: state => [state.window - 1, state.window + 1].filter(window => window >= 0 && window < 6),
      name: (state, __, window) => (window < state.window ? 'left' : 'right'),
      about: (state, _, window) => ({
        verb: 'move',
        piece: 'window',
        place: window < state.window ? LEFT : RIGHT,
      }),
      run(state, _, window) {
        state.window = window
        if (heard()) report({ kind: 'clericMoved', window })
      },
    },
  },
  possible: always,
  brings: nothingCertain,
  sentence: whole({
    en: "move this season's cleric 1 window to the left or right",
    de: 'rücke den Geistlichen dieses Durchgangs um 1 Fenster nach links oder rechts',
    nl: 'verplaats de geestelijke van deze cyclus 1 venster naar links of rechts',
  }),
  short: fixed({
    en: 'cleric of this season ±1 window',
    de: 'Geistlicher dieses Durchgangs ±1 Fenster',
    nl: 'geestelijke van deze cyclus ±1 venster',
  }),
  icons: fixed(['cleric', 'left', 'right']),
  worth: fixed(SOMETHING),
  needs: [],
})
