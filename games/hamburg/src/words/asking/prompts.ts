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
  soFar,
  supplyPrompts,
} from '@kontor/five-colours/words/asking'
import {
  activateNext,
  buildOnSide,
  choose,
  chooseFor,
  payForPoint,
  TO_DISCARD,
  TO_LOSE,
  TO_RETURN,
  TO_TAKE_BACK,
  takeTurn,
} from '@kontor/five-colours/words/choosing'
import { counted, the } from '@kontor/language/grammar'
import { joined, type Phrase } from '@kontor/language/phrase'
import { quotedIn } from '@kontor/language/typography'
import { HAND_LIMIT } from '../../cards/numbers.ts'
import { TILE_PROMPTS } from '../../expansions/words/prompts.ts'
import { REPEATED } from '../../rules/buildings.ts'
import { handLimitOf } from '../../rules/permanents.ts'
import { seatOf } from '../../rules/possessions.ts'
import { advancePrice } from '../../rules/steps/season.ts'
import type { Hamburg } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { colorOf, disasterName } from '../names.ts'
import {
  ACTIVATION_LABELS,
  building,
  card,
  disaster,
  level,
  mark,
  site,
  wallSegment,
  worker,
} from '../terms.ts'
import { track } from '../track.ts'
import { type Asking, cardNamed, ofTasks, type Prompts, seatCalled } from './asking.ts'

/** What a question asks, in one sentence. */

/** What the steps of the supply ask. */
const supplied = (state: Hamburg) => supplyPrompts(worker, mark, seat => seatCalled(state, seat))

const CHOOSE_ANOTHER: Phrase = {
  en: 'choose another worker to return',
  de: 'wähle noch einen Arbeiter, den du abgibst',
  nl: 'kies nog een arbeider om in te leveren',
}

/** Without the capital at the beginning, since a card's name can come before it. */
const PROMPTS: Prompts<Asking> = {
  ...TILE_PROMPTS,
  refill(state, { seat }) {
    const held = seatOf(state, seat).hand.length + state.picked.length
    return joined(CHOOSE_PILE, more(handLimitOf(state, seat, HAND_LIMIT) - held, card), STOP)
  },
  window: (_, { phase }) =>
    joined(ACTIVATION_LABELS[phase], {
      en: ': activate a building or continue.',
      de: ': Aktiviere ein Gebäude oder fahre fort.',
      nl: ': activeer een gebouw of ga verder.',
    }),
  hall: (state, { seat }) => track.offered(advancePrice(state, seat) ?? 0),
  chooseIntrigue: (_, { color }) => ({
    en: `the token shows ${quotedIn(disasterName(color, 'en'), 'en')}. Which disaster increases?`,
    de: `der Marker zeigt ${quotedIn(disasterName(color, 'de'), 'de')}. Welche Gefahr steigt?`,
    nl: `het fiche toont ${quotedIn(disasterName(color, 'nl'), 'nl')}. Welk onheil stijgt?`,
  }),
  avert(_, { color }) {
    const named = colorOf(color)
    const paid = counted(1, worker, [named])
    const averted = the(disaster, named)
    return {
      en: `return ${paid.en} to avert an increase of ${averted.en}?`,
      // The German genitive of a feminine noun looks like its dative.
      de: `${paid.de} abgeben, um die Erhöhung ${the(disaster, named, 'dative').de} abzuwenden?`,
      nl: `${paid.nl} inleveren om de verhoging van ${averted.nl} te voorkomen?`,
    }
  },
  settle: () => ({ en: 'which disaster first?', de: 'welche Gefahr zuerst?', nl: 'welk onheil eerst?' }),
  loseSite: () => choose(site, TO_DISCARD),
  loseBuilding: () => choose(building, TO_DISCARD),
  loseWall: () => choose(wallSegment, TO_LOSE),
  payAny: (_, { free }) => (free ? CHOOSE_COLOR : choose(worker, TO_RETURN)),
  payDifferent: (_, { paid }) =>
    paid.length === 0 ? choose(worker, TO_RETURN) : joined(CHOOSE_ANOTHER, soFar(paid.length), STOP),
  repeat: (_, task) => runAgain(cardNamed(task.card)),
  drawAny: (_, { n }) => joined(CHOOSE_PILE, more(n, card), STOP),
  pileForAction: () =>
    joined(CHOOSE_PILE, {
      en: ' for a standard action.',
      de: ' für eine Basisaktion.',
      nl: ' voor een basisactie.',
    }),
  searchDiscard: () => ({
    en: 'choose a card from the discard pile to construct for free.',
    de: 'wähle eine Karte vom Ablagestapel, die du kostenfrei errichtest.',
    nl: 'kies een kaart van de aflegstapel om kosteloos te bouwen.',
  }),
  fetch: () => ({
    en: 'choose a card from the pile to take into your hand.',
    de: 'wähle eine Karte aus dem Stapel, die du auf die Hand nimmst.',
    nl: 'kies een kaart uit de stapel om in je hand te nemen.',
  }),
  siteFromPile: () =>
    joined(CHOOSE_PILE, { en: ' for a site.', de: ' für ein Grundstück.', nl: ' voor een bouwlocatie.' }),
  freeSite: (_, { n }) =>
    joined(
      CHOOSE_PILE,
      {
        en: ' for a free site',
        de: ' für ein kostenfreies Grundstück',
        nl: ' voor een kosteloze bouwlocatie',
      },
      moreOf(n),
      STOP,
    ),
  buildWall: () => buildOnSide(wallSegment),
  reduceAny(_, { only, levels }) {
    if (only !== undefined) {
      const { en, de, nl } = the(disaster, colorOf(only))
      return { en: `reduce ${en}?`, de: `${de} verringern?`, nl: `${nl} verlagen?` }
    }
    const any: Phrase = {
      en: 'choose a disaster to reduce',
      de: 'wähle eine Gefahr, die du verringerst',
      nl: 'kies een onheil om te verlagen',
    }
    return joined(any, more(levels, level), STOP)
  },
  recall: () => choose(building, TO_TAKE_BACK),
  passDisaster: () => ({
    en: 'which disaster do you reduce? (All other players increase it.)',
    de: 'welche Gefahr verringerst du? (Alle anderen erhöhen sie.)',
    nl: 'welk onheil verlaag je? (Alle andere spelers verhogen het.)',
  }),
  buyPoint: (_, { context }) =>
    context === REPEATED
      ? {
          en: 'from whom do you take 1 point?',
          de: 'wem nimmst du 1 Punkt ab?',
          nl: 'van wie neem je 1 punt af?',
        }
      : payForPoint(mark),
  activateAgain: () => ({
    en: 'which building do you activate again?',
    de: 'welches Gebäude aktivierst du noch einmal?',
    nl: 'welk gebouw activeer je nogmaals?',
  }),
  activateAll: () => activateNext(building),
  copyInstant: () => ({
    en: 'which building do you use?',
    de: 'welches Gebäude nutzt du?',
    nl: 'welk gebouw gebruik je?',
  }),
  placeWorker: () => ({
    en: 'place a worker in the church window of its colour?',
    de: 'einen Arbeiter in das Kirchenfenster seiner Farbe stellen?',
    nl: 'een arbeider in het kerkvenster van dezelfde kleur plaatsen?',
  }),
  moveCleric: () => ({
    en: 'where does the cleric move?',
    de: 'wohin rückt der Geistliche?',
    nl: 'waarheen gaat de geestelijke?',
  }),
  underZoo: () => ({
    en: 'choose a card to put under a Zoo card.',
    de: 'wähle eine Karte, die du unter eine Zoo-Karte legst.',
    nl: 'kies een kaart om onder een dierentuinkaart te leggen.',
  }),
  turn: (_, __, { choices }) => takeTurn(building, choices),
  act: () => ({
    en: 'choose a standard action for the card.',
    de: 'wähle eine Basisaktion für die Karte.',
    nl: 'kies een basisactie voor de kaart.',
  }),
  recolour: () => ({
    en: 'choose a colour and a standard action for the card.',
    de: 'wähle eine Farbe und eine Basisaktion für die Karte.',
    nl: 'kies een kleur en een basisactie voor de kaart.',
  }),
  chooseSite: (_, task) => chooseFor(site, cardNamed(task.card)),
  anyWorker: (state, carried) => supplied(state).anyWorker(tasks.anyWorker(carried)),
  discardCard: (state, carried) => supplied(state).discardCard(tasks.discardCard(carried)),
  giveBack: (state, carried) => supplied(state).giveBack(tasks.giveBack(carried)),
  buyWorker: (state, carried) => supplied(state).buyWorker(tasks.buyWorker(carried)),
  giveWorker: (state, carried) => supplied(state).giveWorker(tasks.giveWorker(carried)),
  turnToken: () => ({
    en: 'choose a majority token to turn over.',
    de: 'wähle einen Mehrheitsmarker, den du umdrehst.',
    nl: 'kies een meerderheidsfiche om om te draaien.',
  }),
}

/** How a question is declined or ended; the others need no word of their own. */
const DECLINED: Readonly<Partial<Record<Asking, Phrase>>> = {
  window: { en: 'continue', de: 'weiter', nl: 'verder' },
  hall: track.declined,
  turn: END_TURN,
  repeat: NO,
  fetch: { en: 'take none', de: 'keine nehmen', nl: 'geen kaart nemen' },
  placeWorker: { en: 'place none', de: 'keinen Arbeiter stellen', nl: 'geen arbeider plaatsen' },
  ease: { en: 'reduce none', de: 'keine verringern', nl: 'niet verlagen' },
  ship: { en: 'no ship', de: 'kein Schiff', nl: 'geen schip' },
  payDifferent: ENOUGH_WORD,
  recall: ENOUGH_WORD,
  buyWorker: ENOUGH_WORD,
}

export const { labelsOf, prompt } = promptWords(
  ofTasks(PROMPTS),
  ['repeat', 'chooseSite'],
  cardNamed,
  DECLINED,
)
