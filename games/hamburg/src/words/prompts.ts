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
  supplyPrompts,
} from '@kontor/city/asking'
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
} from '@kontor/city/choosing'
import { counted, the } from '@kontor/city/grammar'
import { joined, type Phrase } from '@kontor/city/phrase'
import { REPEATED } from '../buildings.ts'
import { handLimitOf } from '../permanents.ts'
import { seatOf } from '../possessions.ts'
import { advancePrice } from '../steps/season.ts'
import { type Asking, cardNamed, type Prompt, seatCalled } from './asking.ts'
import { dutchDisaster } from './grammar.ts'
import { colorOf, disasterName } from './names.ts'
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
} from './terms.ts'
import { TILE_PROMPTS } from './tile-prompts.ts'
import { track } from './track.ts'

/** What a question asks, in one sentence. */

const HAND = 5
const PHASES = [ACTIVATION_LABELS.I, ACTIVATION_LABELS.II, ACTIVATION_LABELS.III, ACTIVATION_LABELS.IV]

const supplied =
  (kind: keyof ReturnType<typeof supplyPrompts>): Prompt =>
  (state, task) =>
    supplyPrompts(worker, mark, seat => seatCalled(state, seat))[kind](task)

/** Without the capital at the beginning, since a card's name can come before it. */
const PROMPTS: Readonly<Record<Asking, Prompt>> = {
  ...TILE_PROMPTS,
  refill(state, { seat }) {
    const held = seatOf(state, seat).hand.length + state.picked.length
    return joined(CHOOSE_PILE, more(handLimitOf(state, seat, HAND) - held, card), STOP)
  },
  window: (_, { count: phase }) =>
    joined(PHASES[phase]!, {
      en: ': activate a building or go on.',
      de: ': Aktiviere ein Gebäude oder mach weiter.',
      nl: ': activeer een gebouw of ga verder.',
    }),
  hall: (state, { seat }) => track.offered(advancePrice(state, seat) ?? 0),
  chooseIntrigue: (_, { color }) => ({
    en: `the token shows ${disasterName(color, 'en')}. Which disaster increases?`,
    de: `der Marker zeigt „${disasterName(color, 'de')}“. Welche Gefahr steigt?`,
    nl: `het fiche toont ‘${disasterName(color, 'nl')}’. Welk onheil stijgt?`,
  }),
  avert(_, { color }) {
    const named = colorOf(color)
    const paid = counted(1, worker, [named])
    const averted = the(disaster, named)
    return {
      en: `return ${paid.en} to avert an increase of ${averted.en}?`,
      de: `${paid.de} abgeben, um ${averted.de} abzuwenden?`,
      nl: `${paid.nl} inleveren om ${dutchDisaster(named)} te voorkomen?`,
    }
  },
  settle: () => ({ en: 'which disaster first?', de: 'welche Gefahr zuerst?', nl: 'welk onheil eerst?' }),
  loseSite: () => choose(site, TO_DISCARD),
  loseBuilding: () => choose(building, TO_DISCARD),
  loseWall: () => choose(wallSegment, TO_LOSE),
  payAny: (_, { count: free }) => (free === 1 ? CHOOSE_COLOR : choose(worker, TO_RETURN)),
  payDifferent: (_, { count: paid }) =>
    paid === 0
      ? choose(worker, TO_RETURN)
      : {
          en: `choose another worker to return (${paid} so far).`,
          de: `wähle noch einen Arbeiter, den du abgibst (bisher ${paid}).`,
          nl: `kies nog een arbeider die je inlevert (tot nu toe ${paid}).`,
        },
  repeat: (_, task) => runAgain(cardNamed(task.card)),
  drawAny: (_, { count }) => joined(CHOOSE_PILE, more(count, card), STOP),
  pileForAction: () =>
    joined(CHOOSE_PILE, {
      en: ' for a standard action.',
      de: ' für eine Basisaktion.',
      nl: ' voor een basisactie.',
    }),
  searchDiscard: () => ({
    en: 'choose a card from the discard pile to construct for free.',
    de: 'wähle eine Karte vom Ablagestapel, die du kostenfrei errichtest.',
    nl: 'kies een kaart van de aflegstapel die je kosteloos bouwt.',
  }),
  fetch: () => ({
    en: 'choose a card from the pile to take into your hand.',
    de: 'wähle eine Karte aus dem Stapel, die du auf die Hand nimmst.',
    nl: 'kies een kaart uit de stapel die je in je hand neemt.',
  }),
  siteFromPile: () =>
    joined(CHOOSE_PILE, { en: ' for a site.', de: ' für ein Grundstück.', nl: ' voor een bouwlocatie.' }),
  freeSite: (_, { count }) =>
    joined(
      CHOOSE_PILE,
      {
        en: ' for a free site',
        de: ' für ein kostenfreies Grundstück',
        nl: ' voor een kosteloze bouwlocatie',
      },
      moreOf(count),
      STOP,
    ),
  buildWall: () => buildOnSide(wallSegment),
  reduceAny(_, { color: only, count }) {
    if (only >= 0) {
      const { en, de } = the(disaster, colorOf(only))
      return { en: `reduce ${en}?`, de: `${de} verringern?`, nl: `${dutchDisaster(colorOf(only))} verlagen?` }
    }
    const any: Phrase = {
      en: 'choose a disaster to reduce',
      de: 'wähle eine Gefahr, die du verringerst',
      nl: 'kies onheil dat je verlaagt',
    }
    return joined(any, more(count, level), STOP)
  },
  recall: () => choose(building, TO_TAKE_BACK),
  passDisaster: () => ({
    en: 'which disaster do you reduce and all other players increase?',
    de: 'welche Gefahr verringerst du und erhöhen alle anderen?',
    nl: 'welk onheil verlaag jij en verhogen alle andere spelers?',
  }),
  buyPoint: (_, { color: context }) =>
    context === REPEATED
      ? {
          en: 'from whom do you take 1 point?',
          de: 'wem nimmst du 1 Punkt ab?',
          nl: 'van wie neem je 1 punt over?',
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
    nl: 'een arbeider in het kerkvenster van die kleur plaatsen?',
  }),
  moveCleric: () => ({
    en: 'where does the cleric move?',
    de: 'wohin rückt der Geistliche?',
    nl: 'waarheen gaat de geestelijke?',
  }),
  underZoo: () => ({
    en: 'choose a card to put under a Zoo card.',
    de: 'wähle eine Karte, die du unter eine Zoo-Karte legst.',
    nl: 'kies een kaart die je onder een dierentuinkaart legt.',
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
  anyWorker: supplied('anyWorker'),
  discardCard: supplied('discardCard'),
  giveBack: supplied('giveBack'),
  buyWorker: supplied('buyWorker'),
  giveWorker: supplied('giveWorker'),
  turnToken: () => ({
    en: 'choose a majority token to turn over.',
    de: 'wähle einen Mehrheitsmarker, den du umdrehst.',
    nl: 'kies een meerderheidsfiche dat je omdraait.',
  }),
}

/** How a question is declined or ended; the others need no word of their own. */
const DECLINED: Readonly<Partial<Record<Asking, Phrase>>> = {
  window: { en: 'go on', de: 'weiter', nl: 'verder' },
  hall: track.declined,
  turn: END_TURN,
  repeat: NO,
  fetch: { en: 'take none', de: 'keine nehmen', nl: 'geen nemen' },
  placeWorker: { en: 'place none', de: 'keinen stellen', nl: 'geen plaatsen' },
  ease: { en: 'reduce none', de: 'keine verringern', nl: 'geen verlagen' },
  ship: { en: 'no ship', de: 'kein Schiff', nl: 'geen schip' },
  payDifferent: ENOUGH_WORD,
  recall: ENOUGH_WORD,
  buyWorker: ENOUGH_WORD,
}

export const { labelOf, prompt } = promptWords(PROMPTS, ['repeat', 'chooseSite'], cardNamed, DECLINED)
