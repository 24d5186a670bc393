import { nth, type Question } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { counted } from '@kontor/language/grammar'
import { capital, joined, type Phrase, same } from '@kontor/language/phrase'
import { card as cardNoun } from '@kontor/language/terms'
import { TILE_DATA } from '../../data/tables.ts'
import { openTile } from '../../rules/board/market.ts'
import { seatOf } from '../../rules/possessions.ts'
import type { Amsterdam } from '../../state.ts'
import { type Task, tasks } from '../../tasks.ts'
import { gulden, inactive, resource } from '../terms.ts'
import { type Asking, cardNamed, goodNamed, type Prompt, resourcesNamed } from './asking.ts'

/** What a question asks, in one sentence. */

const choose = (en: string, de: string, nl: string): Prompt => {
  const phrase = { en, de, nl }
  return () => phrase
}

/** ' (2 more)', nothing for the last one. */
const more = (n: number): Phrase =>
  n <= 1 ? same('') : { en: ` (${n} more)`, de: ` (noch ${n})`, nl: ` (nog ${n})` }

const PROMPTS: Readonly<Record<Asking, Prompt>> = {
  startCard: choose('Choose your start card.', 'Wähle deine Startkarte.', 'Kies je startkaart.'),
  startResource: (_, task) => {
    const { slot } = tasks.startResource.read(task)
    const { en, de, nl } = counted(slot, resource)
    return {
      en: `${en} for slot ${slot}: which colour?`,
      de: `${de} für Fach ${slot}: Welche Farbe?`,
      nl: `${nl} voor vak ${slot}: welke kleur?`,
    }
  },
  placeForeman: choose(
    'At which small warehouse does the foreman begin?',
    'An welchem kleinen Lagerhaus beginnt der Vorarbeiter?',
    'Bij welk klein pakhuis begint de voorman?',
  ),
  placeMessenger: choose(
    'On which city block does the city messenger begin?',
    'Auf welchem Häuserblock beginnt der Stadtbote?',
    'Op welk huizenblok begint de stadsbode?',
  ),
  placeTrader: choose(
    'On which space of the black market does the trader begin?',
    'Auf welchem Feld des Schwarzmarkts beginnt der Händler?',
    'Op welk veld van de zwarte markt begint de handelaar?',
  ),
  chooseCard: choose('Take a card.', 'Nimm eine Karte.', 'Neem een kaart.'),
  surplus: (state, { seat }) => {
    const n = seatOf(state, seat).inactive.length
    const { en, de, nl } = counted(n, cardNoun, [inactive])
    return {
      en: `You have ${en} and take a penalty tile. Which card do you discard?`,
      de: `Du hast ${de} und nimmst ein Strafplättchen. Welche Karte wirfst du ab?`,
      nl: `Je hebt ${nl} en neemt een straffiche. Welke kaart leg je af?`,
    }
  },
  chooseDie: ({ chosen }) =>
    chosen.length === 0
      ? { en: 'Choose a first die.', de: 'Wähle einen ersten Würfel.', nl: 'Kies een eerste dobbelsteen.' }
      : { en: 'Choose a second die.', de: 'Wähle einen zweiten Würfel.', nl: 'Kies een tweede dobbelsteen.' },
  shiftDie: choose(
    'Put the resources of one die into another slot?',
    'Die Rohstoffe eines Würfels in ein anderes Fach legen?',
    'De grondstoffen van één dobbelsteen in een ander vak leggen?',
  ),
  turn(state, { seat }) {
    const { supply, gulden: money } = seatOf(state, seat)
    const price = counted(nth(TILE_DATA, openTile(state)).price, gulden)
    const has = resourcesNamed(supply)
    const coins = counted(money, gulden)
    return {
      en: `Your turn: you have ${has.en} and ${coins.en}; the market costs ${price.en}. Choose an action or end your turn.`,
      de: `Du bist am Zug: Du hast ${has.de} und ${coins.de}; der Markt kostet ${price.de}. Wähle eine Aktion oder beende deinen Zug.`,
      nl: `Jij bent aan de beurt: je hebt ${has.nl} en ${coins.nl}; de markt kost ${price.nl}. Kies een actie of beëindig je beurt.`,
    }
  },
  payAny: (_, task) =>
    joined(
      {
        en: 'Which resource do you return?',
        de: 'Welchen Rohstoff gibst du ab?',
        nl: 'Welke grondstof lever je in?',
      },
      more(tasks.payAny.read(task).n),
    ),
  save: (_, task) => {
    const { en, de, nl } = cardNamed(tasks.save.read(task).card)
    return {
      en: `activate ${en}: which resource do you save?`,
      de: `${de} aktivieren: Welchen Rohstoff sparst du?`,
      nl: `${nl} activeren: welke grondstof bespaar je?`,
    }
  },
  activateFree: choose(
    'Which card do you activate without returning resources?',
    'Welche Karte aktivierst du, ohne Rohstoffe abzugeben?',
    'Welke kaart activeer je zonder grondstoffen in te leveren?',
  ),
  freePlan: (_, task) => {
    const { en, de, nl } = cardNamed(tasks.freePlan.read(task).card)
    return {
      en: `Use ${en} at once, for free?`,
      de: `${de} sofort kostenfrei nutzen?`,
      nl: `${nl} meteen kosteloos gebruiken?`,
    }
  },
  sell: (_, task) => {
    const { en, de, nl } = goodNamed(tasks.sell.read(task).good)
    return {
      en: `Sell ${en} on the black market?`,
      de: `${de} auf dem Schwarzmarkt verkaufen?`,
      nl: `${nl} verkopen op de zwarte markt?`,
    }
  },
  anyResource: (_, task) =>
    joined(
      {
        en: 'Which resource do you take?',
        de: 'Welchen Rohstoff nimmst du?',
        nl: 'Welke grondstof neem je?',
      },
      more(tasks.anyResource.read(task).n),
    ),
  discardPlan: choose(
    'Which plan card do you discard?',
    'Welchen Quartierplan wirfst du ab?',
    'Welke buurtplattegrond leg je af?',
  ),
  exchange: choose(
    'Which inactive card do you discard?',
    'Welche inaktive Karte wirfst du ab?',
    'Welke niet-actieve kaart leg je af?',
  ),
  takeDiscarded: choose(
    'Which card do you take from the discard pile?',
    'Welche Karte nimmst du vom Ablagestapel?',
    'Welke kaart neem je van de aflegstapel?',
  ),
  drawDeck: choose(
    'From which deck do you draw?',
    'Von welchem Stapel ziehst du?',
    'Van welke stapel trek je?',
  ),
  placeShip: choose(
    'On which harbour space do you put your ship?',
    'Auf welches Hafenfeld setzt du dein Frachtschiff?',
    'Op welk havenveld zet je je vrachtschip?',
  ),
  freeBlock: choose(
    'Which city block do you take for free?',
    'Welchen Häuserblock nimmst du kostenfrei in Besitz?',
    'Welk huizenblok neem je kosteloos in bezit?',
  ),
  moveForeman: choose(
    'Where does the foreman go?',
    'Wohin geht der Vorarbeiter?',
    'Waar gaat de voorman heen?',
  ),
  moveMessenger: choose(
    'Where does the city messenger go?',
    'Wohin geht der Stadtbote?',
    'Waar gaat de stadsbode heen?',
  ),
  moveTrader: choose('Where does the trader go?', 'Wohin geht der Händler?', 'Waar gaat de handelaar heen?'),
  keep: choose(
    'Which resource do you store in the magazine?',
    'Welchen Rohstoff lagerst du im Magazin ein?',
    'Welke grondstof bewaar je in het magazijn?',
  ),
  tomDiscards: choose(
    'TOM is ahead on the Amstel: which plan card is discarded?',
    'TOM liegt auf der Amstel vorn: Welcher Quartierplan wird abgeworfen?',
    'TOM ligt voor op de Amstel: welke buurtplattegrond wordt afgelegd?',
  ),
}

export function isAsking(kind: string): kind is Asking {
  return Object.hasOwn(PROMPTS, kind)
}

/** What a question asks. */
export function prompt(state: Amsterdam, { task }: Question<Task>, language: Language): string {
  return isAsking(task.kind) ? capital(PROMPTS[task.kind](state, task)[language]) : task.kind
}

const DECLINED: Readonly<Partial<Record<Asking, Phrase>>> = {
  shiftDie: { en: 'leave both as they are', de: 'Beide so lassen', nl: 'beide zo laten' },
  turn: { en: 'end your turn', de: 'Zug beenden', nl: 'beurt beëindigen' },
  activateFree: { en: 'no more cards', de: 'Keine weitere Karte', nl: 'geen kaart meer' },
  freePlan: { en: 'no', de: 'Nein', nl: 'nee' },
  sell: {
    en: 'keep it in storage',
    de: 'Im Zwischenlager behalten',
    nl: 'in de tijdelijke opslag houden',
  },
  keep: { en: 'store nothing', de: 'Nichts einlagern', nl: 'niets bewaren' },
}

/** The answer that ends or declines a question. */
export const declined = (kind: Asking): Phrase =>
  DECLINED[kind] ?? { en: 'continue', de: 'Weiter', nl: 'verder' }
