import { type Icons, times } from '@kontor/common/icons'
import { heard } from '@kontor/engine'
import { randomCard, tellStolen } from '@kontor/five-colours/rules/possessions'
import {
  othersDiscard,
  othersDiscardCards,
  othersGiveCards,
  othersGiveWorkers,
  othersPay,
} from '@kontor/five-colours/words/sentences'
import { counted } from '@kontor/language/grammar'
import { joined, type Phrase } from '@kontor/language/phrase'
import { othersGive, othersLose, plain } from '@kontor/language/short'
import { colorOf } from '../../cards/cardfile.ts'
import type { Attack } from '../../language.ts'
import { fallBack } from '../../rules/hall.ts'
import { addToHand, gainMarks, payMarks, putOnDiscard, report, seatOf } from '../../rules/possessions.ts'
import { type Hamburg, isAutomaton, THEFT_STREAM } from '../../state.ts'
import { type Task, tasks } from '../../tasks.ts'
import { ON_THE_SQUARE } from '../../words/grammar.ts'
import {
  active,
  building,
  handCard,
  majorityToken,
  mark,
  outermost,
  random,
  site,
  space,
  wallSegment,
  worker,
} from '../../words/terms.ts'
import type { Use } from '../word.ts'

/** What each other player can suffer: what is done to one of them, or what that player has to decide; and its words. */
interface Suffering {
  run(use: Use, other: number, n: number): Task | undefined
  sentence(n: number): Phrase
  short(n: number): Phrase
  icons(n: number): Icons
}

export const ATTACKS: Readonly<Record<Attack, Suffering>> = {
  discardCard: {
    run: ({ card }, other, n) => tasks.discardCard({ seat: other, card, n }),
    sentence: othersDiscardCards,
    short: n => othersLose(plain(n, handCard)),
    icons: n => [`minus-${n}`, 'hand', 'discard'],
  },
  turnToken: {
    run: (_, other) => tasks.turnToken({ seat: other }),
    sentence(n) {
      const tokens = counted(n, majorityToken, [active])
      return {
        en: `each other player turns ${tokens.en} of their choice back to its grey side`,
        de: `alle anderen drehen je ${tokens.de} ihrer Wahl auf die graue Seite zurück`,
        nl: `elke andere speler draait ${tokens.nl} naar eigen keuze terug naar de grijze zijde`,
      }
    },
    short: n => othersLose(plain(n, majorityToken, [active])),
    icons: n => [`minus-${n}`, 'majority'],
  },
  giveCard: {
    run({ state, seat }, other) {
      stealCard(state, seat, other)
      return undefined
    },
    sentence: othersGiveCards,
    short: n => othersGive(plain(n, handCard, [random])),
    icons: n => [`take-${n}`, 'hand'],
  },
  giveMarks: {
    run({ state, seat, card }, other, n) {
      const marks = Math.min(n, seatOf(state, other).marks)
      payMarks(state, other, marks, card)
      gainMarks(state, seat, marks, card)
      return undefined
    },
    sentence: n => othersPay(counted(n, mark)),
    short: n => othersGive(plain(n, mark)),
    icons: n => ['take', `marks-${n}`],
  },
  giveWorkers: {
    run: ({ seat, card }, other, n) => tasks.giveWorker({ seat: other, card, to: seat, n }),
    sentence: n => othersGiveWorkers(counted(n, worker)),
    short: n => othersGive(plain(n, worker)),
    icons: n => ['take', ...times(n, 'worker-any')],
  },
  loseWall: {
    run: (_, other) => tasks.loseWall({ seat: other }),
    sentence(n) {
      const segments = counted(n, wallSegment, [outermost])
      return {
        en: `each other player tears down ${segments.en} of their choice`,
        de: `alle anderen reißen je ${segments.de} ihrer Wahl ab`,
        nl: `elke andere speler breekt ${segments.nl} naar eigen keuze af`,
      }
    },
    short: n => othersLose(plain(n, wallSegment, [outermost])),
    icons: n => [`minus-${n}`, 'wall'],
  },
  hallBack: {
    run({ state }, other) {
      fallBack(state, other)
      return undefined
    },
    sentence(n) {
      const spaces = counted(n, space)
      return {
        en: `each other player moves back ${spaces.en} on the City Hall Square`,
        de: `alle anderen gehen auf dem Rathausplatz ${spaces.de} zurück`,
        nl: `elke andere speler gaat op het stadhuisplein ${spaces.nl} terug`,
      }
    },
    short: n => joined(othersLose(plain(n, space)), ON_THE_SQUARE),
    icons: n => [`minus-${n}`, 'hall-step'],
  },
  discardBuilding: {
    run: (_, other) => tasks.loseBuilding({ seat: other }),
    sentence: n => othersDiscard(counted(n, building)),
    short: n => othersLose(plain(n, building)),
    icons: n => [`minus-${n}`, 'building'],
  },
  discardSite: {
    run: (_, other) => tasks.loseSite({ seat: other }),
    sentence: n => othersDiscard(counted(n, site)),
    short: n => othersLose(plain(n, site)),
    icons: n => [`minus-${n}`, 'site'],
  },
}

function stealCard(state: Hamburg, seat: number, from: number) {
  const card = randomCard(state, from, THEFT_STREAM)
  if (card === undefined) return
  if (isAutomaton(state, seat)) {
    putOnDiscard(state, card)
    if (heard()) report({ kind: 'discarded', seat: from, card })
    return
  }
  addToHand(state, seat, card)
  tellStolen(seat, from, colorOf(card), card)
}
