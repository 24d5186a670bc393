import { type Icons, times } from '@kontor/common/icons'
import { randomCard, tellStolen } from '@kontor/five-colours/rules/possessions'
import {
  othersDiscard,
  othersDiscardCards,
  othersGiveCards,
  othersGiveWorkers,
  othersPay,
} from '@kontor/five-colours/words/sentences'
import { counted } from '@kontor/language/grammar'
import { joined, type Phrase, same } from '@kontor/language/phrase'
import { othersGive, othersLose, plain } from '@kontor/language/short'
import { handCard, outermost, random, space } from '@kontor/language/terms'
import { colorOf } from '../../cards/cardfile.ts'
import { addToHand, gainGuilders, payGuilders, seatOf, workerColors } from '../../rules/possessions.ts'
import { moveBack } from '../../rules/reputation.ts'
import { type Bruges, type Seat, THEFT_STREAM } from '../../state.ts'
import { type Task, tasks } from '../../tasks.ts'
import { canalTile, guilder, house, ON_THE_TRACK, person, worker } from '../../words/terms.ts'
import type { Use } from '../word.ts'

/** What each other player can suffer. */
export type Attack =
  | 'discardCard'
  | 'discardHouse'
  | 'discardPerson'
  | 'giveCard'
  | 'giveGuilders'
  | 'giveWorkers'
  | 'loseCanal'
  | 'moveBack'

/** An attack, with all that belongs to it. */
interface Suffering {
  /** Whether a player has something to lose to it. */
  hits(theirs: Seat): boolean
  /** What happens to another player at once, and what that player is then to decide. */
  suffer(use: Use, other: number, n: number): readonly Task[]
  sentence(n: number): Phrase
  short(n: number): Phrase
  icons(n: number): Icons
}

const NOTHING_TO_DECIDE: readonly Task[] = []
const repeated = (n: number, decision: Task): Task[] => Array.from({ length: n }, () => decision)

function stealCard(state: Bruges, seat: number, from: number) {
  const card = randomCard(state, from, THEFT_STREAM)
  if (card === undefined) return
  addToHand(state, seat, card)
  tellStolen(seat, from, colorOf(card), card)
}

const PERSON_RETURNS: Phrase = {
  en: " (a person in it returns to its owner's hand)",
  de: ' (eine Person darin nehmen sie zurück auf die Hand)',
  nl: ' (een persoon die erin woont, gaat terug naar de hand van die speler)',
}
const HOUSE_STAYS: Phrase = { en: ' (the house stays)', de: ' (das Haus bleibt)', nl: ' (het huis blijft)' }

export const ATTACKS: { readonly [A in Attack]: Suffering } = {
  discardCard: {
    hits: ({ hand }) => hand.length > 0,
    suffer: ({ card }, other, n) => [tasks.discardCard({ seat: other, card, n })],
    sentence: othersDiscardCards,
    short: n => othersLose(plain(n, handCard)),
    icons: n => [`minus-${n}`, 'hand', 'discard'],
  },

  discardHouse: {
    hits: ({ houses }) => houses.length > 0,
    suffer: ({ card }, other, n) => repeated(n, tasks.loseHouse({ seat: other, card })),
    sentence: n => joined(othersDiscard(counted(n, house)), PERSON_RETURNS),
    short: n => othersLose(plain(n, house)),
    icons: n => [`minus-${n}`, 'house'],
  },

  discardPerson: {
    hits: ({ persons }) => persons.length > 0,
    suffer: ({ card }, other, n) => repeated(n, tasks.losePerson({ seat: other, card })),
    sentence: n => joined(othersDiscard(counted(n, person)), HOUSE_STAYS),
    short: n => othersLose(plain(n, person)),
    icons: n => [`minus-${n}`, 'person'],
  },

  giveCard: {
    hits: ({ hand }) => hand.length > 0,
    suffer({ state, seat }, other, n) {
      for (let i = 0; i < n; i++) stealCard(state, seat, other)
      return NOTHING_TO_DECIDE
    },
    sentence: othersGiveCards,
    short: n => othersGive(plain(n, handCard, [random])),
    icons: n => [`take-${n}`, 'hand'],
  },

  giveGuilders: {
    hits: ({ guilders }) => guilders > 0,
    suffer({ state, seat, card }, other, n) {
      const guilders = Math.min(n, seatOf(state, other).guilders)
      payGuilders(state, other, guilders, card)
      gainGuilders(state, seat, guilders, card)
      return NOTHING_TO_DECIDE
    },
    sentence: n => othersPay(counted(n, guilder)),
    short: n => othersGive(plain(n, guilder)),
    icons: n => ['take', `marks-${n}`],
  },

  giveWorkers: {
    hits: theirs => workerColors(theirs).length > 0,
    suffer: ({ seat, card }, other, n) => [tasks.giveWorker({ seat: other, card, to: seat, n })],
    sentence: n => othersGiveWorkers(counted(n, worker)),
    short: n => othersGive(plain(n, worker)),
    icons: n => ['take', ...times(n, 'worker-any')],
  },

  loseCanal: {
    hits: ({ left, right }) => left + right > 0,
    suffer: ({ card }, other, n) => repeated(n, tasks.loseCanal({ seat: other, card })),
    sentence(n) {
      const tiles = counted(n, canalTile, [outermost])
      return {
        en: `each other player returns ${tiles.en} of their choice`,
        de: `alle anderen geben je ${tiles.de} ihrer Wahl ab`,
        nl: `elke andere speler levert ${tiles.nl} naar eigen keuze in`,
      }
    },
    short: n => othersLose(plain(n, canalTile, [outermost])),
    icons: n => [`minus-${n}`, 'canal'],
  },

  moveBack: {
    hits: ({ reputation }) => reputation > 0,
    suffer({ state }, other, n) {
      for (let i = 0; i < n; i++) moveBack(state, other)
      return NOTHING_TO_DECIDE
    },
    sentence(n) {
      const spaces = counted(n, space)
      return {
        en: `each other player moves back ${spaces.en} ${ON_THE_TRACK.en}`,
        de: `alle anderen gehen ${ON_THE_TRACK.de} ${spaces.de} zurück`,
        nl: `elke andere speler gaat ${ON_THE_TRACK.nl} ${spaces.nl} terug`,
      }
    },
    short: n => joined(othersLose(plain(n, space)), same(' '), ON_THE_TRACK),
    icons: n => [`minus-${n}`, 'reputation'],
  },
}
