import {
  CHOOSE_COLOR,
  CHOOSE_PILE,
  END_TURN,
  ENOUGH_WORD,
  more,
  moreOf,
  NO,
  promptWords,
  runAgain,
  STOP,
  seatNumbered,
  supplyPrompts,
} from '@kontor/city/asking'
import {
  activateNext,
  buildOnSide,
  choose,
  chooseFor,
  payForPoint,
  TO_DISCARD,
  TO_RETURN,
  TO_TAKE_BACK,
  takeTurn,
} from '@kontor/city/choosing'
import { counted, the } from '@kontor/city/grammar'
import { inEach, joined, type Phrase } from '@kontor/city/phrase'
import { card } from '@kontor/city/terms'
import type { Question } from '@kontor/engine'
import { COLORS } from '../colors.ts'
import { handSizeOf } from '../permanents.ts'
import { seatOf } from '../possessions.ts'
import { stepPrice } from '../reputation.ts'
import type { Bruges, Task, TaskKind } from '../state.ts'
import { nameOfCard, personAsObject } from './names.ts'
import { canalTile, guilder, house, person, threatMarker, worker } from './terms.ts'
import { track } from './track.ts'

/** What a question asks, in one sentence. */

const HAND = 5

/** The kinds of tasks that can ask something. A new kind of task belongs here unless it is named as one that runs. */
export type Asking = Exclude<
  TaskKind,
  | 'round'
  | 'phaseOne'
  | 'takeUp'
  | 'roll'
  | 'threaten'
  | 'threat'
  | 'turns'
  | 'effect'
  | 'activatedAll'
  | 'majorities'
  | 'roundEnd'
>

type Prompt = (state: Bruges, task: Task, question: Question<Task>) => Phrase

export const cardNamed = (card: number): Phrase => inEach(language => nameOfCard(card, language))
export const personNamed = (card: number): Phrase => inEach(language => personAsObject(card, language))

const { anyWorker, discardCard, giveBack, buyWorker, giveWorker } = supplyPrompts(
  worker,
  guilder,
  seatNumbered,
)

/** Without the capital at the beginning, since a card's name can come before it. */
const PROMPTS: Readonly<Record<Asking, Prompt>> = {
  refill(state, { seat }) {
    const held = seatOf(state, seat).hand.length + state.picked.length
    return joined(CHOOSE_PILE, more(handSizeOf(state, seat, HAND) - held, card), STOP)
  },
  avert(_, { color }) {
    const paid = counted(1, worker, [COLORS[color]!])
    return {
      en: `return ${paid.en} instead of taking ${the(threatMarker, COLORS[color]!).en}?`,
      de: `${paid.de} abgeben, statt ${the(threatMarker, COLORS[color]!).de} zu nehmen?`,
      nl: `${paid.nl} inleveren in plaats van ${the(threatMarker, COLORS[color]!).nl} te nemen?`,
    }
  },
  settle: () => ({ en: 'which threat first?', de: 'welche Bedrohung zuerst?', nl: 'welk noodlot eerst?' }),
  step: (state, { seat }) => track.offered(stepPrice(state, seat) ?? 0),
  turn: (_, __, { choices }) => takeTurn(person, choices),
  act: () => ({
    en: 'choose an action for the card.',
    de: 'wähle eine Aktion für die Karte.',
    nl: 'kies een actie voor de kaart.',
  }),
  playCard: () => ({
    en: 'play one more card.',
    de: 'spiel noch eine Karte aus.',
    nl: 'speel nog een kaart.',
  }),
  chooseHouse: (_, task) => chooseFor(house, personNamed(task.card)),
  payAny: (_, { count: free }) => (free === 1 ? CHOOSE_COLOR : choose(worker, TO_RETURN)),
  repeat: (_, task) => runAgain(cardNamed(task.card)),
  anyWorker: (_, task) => anyWorker(task),
  discardCard: (_, task) => discardCard(task),
  giveBack: (_, task) => giveBack(task),
  buyWorker: (_, task) => buyWorker(task),
  giveWorker: (_, task) => giveWorker(task),
  sellWorker: () => ({
    en: 'return a worker for 1 point and 1 guilder?',
    de: 'einen Handlanger für 1 Punkt und 1 Gulden abgeben?',
    nl: 'een arbeider inleveren voor 1 punt en 1 gulden?',
  }),
  draw: (_, { count }) => joined(CHOOSE_PILE, more(count, card), STOP),
  drawForAction: () =>
    joined(CHOOSE_PILE, { en: ' for an action.', de: ' für eine Aktion.', nl: ' voor een actie.' }),
  freeHouse: (_, { count }) =>
    joined(
      CHOOSE_PILE,
      { en: ' for a free house', de: ' für ein kostenfreies Haus', nl: ' voor een kosteloos huis' },
      moreOf(count),
      STOP,
    ),
  buildCanal: () => buildOnSide(canalTile),
  discardThreat(_, { color: only, count }) {
    if (only >= 0) {
      const { en, de, nl } = counted(1, threatMarker, [COLORS[only]!])
      return { en: `discard ${en}?`, de: `${de} abgeben?`, nl: `${nl} afleggen?` }
    }
    return joined(
      {
        en: 'choose a threat marker to discard',
        de: 'wähle einen Bedrohungsmarker, den du abgibst',
        nl: 'kies een noodlotfiche dat je aflegt',
      },
      moreOf(count),
      STOP,
    )
  },
  passThreat: () => ({
    en: 'which threat marker do you discard, and all other players take?',
    de: 'welchen Bedrohungsmarker gibst du ab und nehmen alle anderen?',
    nl: 'welk noodlotfiche leg je af en nemen alle andere spelers?',
  }),
  payOther: () => payForPoint(guilder),
  activateAll: () => activateNext(person),
  recall: () => choose(person, TO_TAKE_BACK),
  loseHouse: () => choose(house, TO_DISCARD),
  losePerson: () => choose(person, TO_DISCARD),
  loseCanal: () => choose(canalTile, TO_RETURN),
  burn: () => ({
    en: 'choose a house or a canal tile to lose.',
    de: 'wähle ein Haus oder ein Kanalplättchen, das du verlierst.',
    nl: 'kies een huis of een kanaalfiche dat je verliest.',
  }),
}

const DISCARD_NONE: Phrase = { en: 'discard none', de: 'keinen abgeben', nl: 'geen afleggen' }
const NO_MORE: Phrase = { en: 'no more', de: 'nicht weiter', nl: 'niet verder' }

/** How a question is declined or ended; the others need no word of their own. */
const DECLINED: Readonly<Partial<Record<Asking, Phrase>>> = {
  refill: { en: 'no sixth card', de: 'keine sechste Karte', nl: 'geen zesde kaart' },
  step: track.declined,
  turn: END_TURN,
  repeat: NO,
  draw: { en: 'draw no card', de: 'keine Karte ziehen', nl: 'geen kaart trekken' },
  drawForAction: { en: 'draw no card', de: 'keine Karte ziehen', nl: 'geen kaart trekken' },
  freeHouse: { en: 'build no house', de: 'kein Haus bauen', nl: 'geen huis bouwen' },
  discardThreat: DISCARD_NONE,
  passThreat: DISCARD_NONE,
  activateAll: NO_MORE,
  recall: ENOUGH_WORD,
  buyWorker: ENOUGH_WORD,
  sellWorker: ENOUGH_WORD,
}

export const { labelOf, prompt } = promptWords(PROMPTS, ['repeat', 'chooseHouse'], cardNamed, DECLINED)
