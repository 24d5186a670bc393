import { type ToldEach, toldEach } from '@kontor/common/tasks'
import { nth, type Question } from '@kontor/engine'
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
} from '@kontor/five-colours/words/asking'
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
} from '@kontor/five-colours/words/choosing'
import { counted, the } from '@kontor/language/grammar'
import { inEach, joined, type Phrase } from '@kontor/language/phrase'
import { card } from '@kontor/language/terms'
import { COLORS } from '../../colors.ts'
import { handSizeOf } from '../../rules/permanents.ts'
import { seatOf } from '../../rules/possessions.ts'
import { stepPrice } from '../../rules/reputation.ts'
import type { Bruges } from '../../state.ts'
import { type Task, type TaskKind, tasks } from '../../tasks.ts'
import { nameOfCard, personAsObject } from '../names.ts'
import { canalTile, guilder, house, person, threatMarker, worker } from '../terms.ts'
import { track } from '../track.ts'

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

export const cardNamed = (card: number): Phrase => inEach(language => nameOfCard(card, language))
export const personNamed = (card: number): Phrase => inEach(language => personAsObject(card, language))

const supplied = supplyPrompts(worker, guilder, seatNumbered)
type Supplied = keyof typeof supplied
type Prompts = ToldEach<typeof tasks, Exclude<Asking, Supplied>, Bruges, readonly [Question<Task>], Phrase>

/** Without the capital at the beginning, since a card's name can come before it. */
const PROMPTS: Prompts = {
  refill(state, { seat }) {
    const held = seatOf(state, seat).hand.length + state.picked.length
    return joined(CHOOSE_PILE, more(handSizeOf(state, seat, HAND) - held, card), STOP)
  },
  avert(_, { color }) {
    const paid = counted(1, worker, [nth(COLORS, color)])
    return {
      en: `return ${paid.en} instead of taking ${the(threatMarker, nth(COLORS, color)).en}?`,
      de: `${paid.de} abgeben, statt ${the(threatMarker, nth(COLORS, color)).de} zu nehmen?`,
      nl: `${paid.nl} inleveren in plaats van ${the(threatMarker, nth(COLORS, color)).nl} te nemen?`,
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
    de: 'spiele noch eine Karte aus.',
    nl: 'speel nog een kaart.',
  }),
  chooseHouse: (_, choosing) => chooseFor(house, personNamed(choosing.card)),
  payAny: (_, { free }) => (free ? CHOOSE_COLOR : choose(worker, TO_RETURN)),
  repeat: (_, repeating) => runAgain(cardNamed(repeating.card)),
  sellWorker: () => ({
    en: 'return a worker for 1 point and 1 guilder?',
    de: 'einen Handlanger für 1 Punkt und 1 Gulden abgeben?',
    nl: 'een arbeider inleveren voor 1 punt en 1 gulden?',
  }),
  draw: (_, { n }) => joined(CHOOSE_PILE, more(n, card), STOP),
  drawForAction: () =>
    joined(CHOOSE_PILE, { en: ' for an action.', de: ' für eine Aktion.', nl: ' voor een actie.' }),
  freeHouse: (_, { n }) =>
    joined(
      CHOOSE_PILE,
      { en: ' for a free house', de: ' für ein kostenfreies Haus', nl: ' voor een kosteloos huis' },
      moreOf(n),
      STOP,
    ),
  buildCanal: () => buildOnSide(canalTile),
  discardThreat(_, { only, upTo }) {
    if (only !== undefined) {
      const { en, de, nl } = counted(1, threatMarker, [nth(COLORS, only)])
      return { en: `discard ${en}?`, de: `${de} ablegen?`, nl: `${nl} afleggen?` }
    }
    return joined(
      {
        en: 'choose a threat marker to discard',
        de: 'wähle einen Bedrohungsmarker, den du ablegst',
        nl: 'kies een noodlotfiche om af te leggen',
      },
      moreOf(upTo),
      STOP,
    )
  },
  passThreat: () => ({
    en: 'which threat marker do you discard? (All other players take one of that colour.)',
    de: 'welchen Bedrohungsmarker legst du ab? (Alle anderen nehmen einen dieser Farbe.)',
    nl: 'welk noodlotfiche leg je af? (Alle andere spelers nemen er een van die kleur.)',
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
    nl: 'kies een huis of een kanaalfiche om te verliezen.',
  }),
}

const DISCARD_NONE: Phrase = { en: 'discard none', de: 'keinen ablegen', nl: 'geen fiche afleggen' }
const NO_MORE: Phrase = { en: 'no more persons', de: 'keine weitere Person', nl: 'geen personen meer' }

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

export const { labelsOf, prompt } = promptWords<Bruges, Asking, Task>(
  {
    ...toldEach<typeof tasks, Exclude<Asking, Supplied>, Bruges, readonly [Question<Task>], Phrase>(
      tasks,
      PROMPTS,
    ),
    anyWorker: (_, task) => supplied.anyWorker(task),
    discardCard: (_, task) => supplied.discardCard(task),
    giveBack: (_, task) => supplied.giveBack(task),
    buyWorker: (_, task) => supplied.buyWorker(task),
    giveWorker: (_, task) => supplied.giveWorker(task),
  },
  ['repeat', 'chooseHouse'],
  cardNamed,
  DECLINED,
)
