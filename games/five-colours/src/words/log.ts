import { nth } from '@kontor/engine'
import { counted } from '@kontor/language/grammar'
import { inEach, joined, listed, NOTHING, type Phrase, same, unworded } from '@kontor/language/phrase'
import { type ColorName, card as cardNoun, type Noun, point } from '@kontor/language/terms'
import { quoted } from '@kontor/language/typography'
import type { CityEvent } from '../events.ts'
import { SIDES } from '../rules/sides.ts'
import { bracketed, SIDE_WORDS } from './labels.ts'
/** The log of the city games: present tense, the name as subject, the reason in brackets at the end. */

/** What players and cards are called, in the language of the log. */
export interface Names {
  seat(seat: number): Phrase
  /** A card's name alone, and as the object of a verb. */
  card(card: number): string
  object(card: number): string
  /** What it does, as on its face; a card that does nothing says nothing. */
  effect(card: number): string
}

/** What each city calls otherwise. */
export interface Tongue {
  readonly colors: readonly ColorName[]
  readonly worker: Noun
  readonly money: Noun
  /** Workers of these colours, as an object. */
  workers(colors: readonly ColorName[]): Phrase
  colorName(color: number): Phrase
  dangerName(color: number): Phrase
  majorityName(which: number): Phrase
  advanced(who: Phrase, space: number): Phrase
  averted(who: Phrase, color: number): Phrase
  /** Where the track begins. */
  readonly toStart: Phrase
}

/** The name of a seat, or its number. */
export const seatNamed = (name: string | undefined, seat: number): Phrase =>
  name ? same(name) : { en: `Seat ${seat + 1}`, de: `Platz ${seat + 1}`, nl: `Plaats ${seat + 1}` }

/** ' (Civic 003)': what brought it about. */
export const because = (card: number, names: Names): Phrase =>
  card > 0 ? same(` (${names.card(card)})`) : NOTHING

/** ': Civic 003' for the seat that may know it. */
export const known = (secret: { readonly card: number } | undefined, names: Names): Phrase =>
  secret ? same(`: ${names.card(secret.card)}`) : NOTHING

/** ' · +2 marks per Civic building': what a card does that somebody gets, so that one remembers it. */
export const doing = (card: number, names: Names): Phrase => {
  const effect = names.effect(card)
  return effect === '' ? NOTHING : same(` · ${effect}`)
}

/** Subject, verb, object and, where the verb splits, its particle. */
export const acts = (who: Phrase, verb: Phrase, object: Phrase, particle: Phrase = NOTHING): Phrase =>
  inEach(language =>
    [who[language], verb[language], object[language], particle[language]]
      .filter(word => word !== '')
      .join(' '),
  )

export const TAKES: Phrase = { en: 'takes', de: 'nimmt', nl: 'neemt' }
const PAYS: Phrase = { en: 'pays', de: 'zahlt', nl: 'betaalt' }
export const LOSES: Phrase = { en: 'loses', de: 'verliert', nl: 'verliest' }
const GAINS: Phrase = { en: 'gains', de: 'erhält', nl: 'krijgt' }
/** What is done with money. */
const MOVES = { money: TAKES, paidMoney: PAYS, lostMoney: LOSES }
const RETURNS: Phrase = { en: 'returns', de: 'gibt', nl: 'levert' }
const RETURNED: Phrase = { en: '', de: 'ab', nl: 'in' }
const DRAWS: Phrase = { en: 'draws', de: 'zieht', nl: 'trekt' }
export const DISCARDS: Phrase = { en: 'discards', de: 'wirft', nl: 'legt' }
export const DISCARDED: Phrase = { en: '', de: 'ab', nl: 'af' }
export const BUILDS: Phrase = { en: 'builds', de: 'baut', nl: 'bouwt' }
export const BACK_INTO_HAND: Phrase = {
  en: 'back to hand',
  de: 'zurück auf die Hand',
  nl: 'terug in de hand',
}

/** ' (left 3)', ' (left 3, blue)': a place of a wall or canal. */
export const placed = (side: 'left' | 'right', position: number, ...more: readonly Phrase[]): Phrase =>
  bracketed(joined(nth(SIDE_WORDS, SIDES.indexOf(side)), same(` ${position}`)), ...more)

/** A card that is used for an action: 'Ada plays Civic 003 (grey): Take workers'. */
export const plays = (who: Phrase, card: Phrase, action: Phrase): Phrase =>
  joined(
    acts(who, { en: 'plays', de: 'spielt', nl: 'speelt' }, card, { en: '', de: 'aus', nl: '' }),
    same(': '),
    action,
  )

/** 'the Zoo majority'. */
export const majority = (label: Phrase): Phrase => {
  const { de, nl } = quoted(label)
  return { en: `the ${label.en} majority`, de: `die Mehrheit ${de}`, nl: `de meerderheid ${nl}` }
}

function workersCounted(workers: readonly number[], { colors, worker, workers: named }: Tongue): Phrase {
  const all = colors.flatMap((color, i) => Array.from({ length: workers[i] ?? 0 }, () => color))
  if (all.length > 0) return named(all)
  return { en: `no ${worker.en[1]}`, de: `keine ${worker.de[2]}`, nl: `geen ${worker.nl[2]}` }
}

const KINDS: Readonly<Record<CityEvent['kind'], true>> = {
  forced: true,
  rolled: true,
  over: true,
  points: true,
  lostPoints: true,
  money: true,
  paidMoney: true,
  lostMoney: true,
  workers: true,
  returnedWorkers: true,
  drew: true,
  discarded: true,
  stole: true,
  activated: true,
  tookBack: true,
  statue: true,
  advanced: true,
  fellBack: true,
  averted: true,
  struck: true,
  majority: true,
}

/** Whether every city game has this event. */
export const isCityEvent = (event: { readonly kind: string }): event is CityEvent =>
  Object.hasOwn(KINDS, event.kind)

/** What happens in every city game, in the words of one. */
export function cityEventInWords(event: CityEvent, names: Names, tongue: Tongue): Phrase {
  if (event.kind === 'over')
    return { en: 'The game is over', de: 'Die Partie ist zu Ende', nl: 'De partij is afgelopen' }
  if (event.kind === 'rolled') {
    const dice = event.dice.map((number, color) => joined(tongue.colorName(color), same(` ${number}`)))
    return joined({ en: 'Roll: ', de: 'Wurf: ', nl: 'Worp: ' }, listed(dice, same(', ')))
  }
  const who = names.seat(event.seat)
  switch (event.kind) {
    case 'forced':
      return joined(who, {
        en: ' has only one option',
        de: ' hat nur eine Möglichkeit',
        nl: ' heeft maar één mogelijkheid',
      })
    case 'points':
      return joined(acts(who, GAINS, counted(event.n, point)), because(event.because, names))
    case 'lostPoints':
      return joined(acts(who, LOSES, counted(event.n, point)), because(event.because, names))
    case 'money':
    case 'paidMoney':
    case 'lostMoney':
      return joined(
        acts(who, MOVES[event.kind], counted(event.n, tongue.money)),
        because(event.because, names),
      )
    case 'workers':
      return joined(acts(who, TAKES, workersCounted(event.workers, tongue)), because(event.because, names))
    case 'returnedWorkers':
      return joined(
        acts(who, RETURNS, workersCounted(event.workers, tongue), RETURNED),
        because(event.because, names),
      )
    case 'drew':
      return joined(
        acts(who, DRAWS, counted(1, cardNoun, [nth(tongue.colors, event.color)])),
        known(event.secret, names),
      )
    case 'discarded':
      return acts(who, DISCARDS, same(names.object(event.card)), DISCARDED)
    case 'stole': {
      const from = names.seat(event.from)
      const stolen = counted(1, cardNoun, [nth(tongue.colors, event.color)])
      return joined(
        {
          en: `${who.en} takes ${stolen.en} from ${from.en}`,
          de: `${who.de} nimmt ${stolen.de} von ${from.de}`,
          nl: `${who.nl} neemt ${stolen.nl} van ${from.nl}`,
        },
        known(event.secret, names),
      )
    }
    case 'activated':
      return acts(who, { en: 'activates', de: 'aktiviert', nl: 'activeert' }, same(names.object(event.card)))
    case 'tookBack':
      return acts(who, TAKES, same(names.object(event.card)), BACK_INTO_HAND)
    case 'statue': {
      const worth = counted(event.points, point, [], 'dative')
      return acts(who, TAKES, {
        en: `the statue worth ${worth.en}`,
        de: `die Statue mit ${worth.de}`,
        nl: `het standbeeld van ${worth.nl}`,
      })
    }
    case 'advanced': {
      const worth = joined(same(' ('), counted(event.value, point), same(')'))
      return joined(tongue.advanced(who, event.space), worth)
    }
    case 'fellBack': {
      const back: Phrase =
        event.space === 0
          ? tongue.toStart
          : { en: `to space ${event.space}`, de: `auf Feld ${event.space}`, nl: `naar veld ${event.space}` }
      return {
        en: `${who.en} moves back ${back.en}`,
        de: `${who.de} geht ${back.de} zurück`,
        nl: `${who.nl} gaat terug ${back.nl}`,
      }
    }
    case 'averted':
      return tongue.averted(who, event.color)
    case 'struck': {
      const { en, de, nl } = tongue.dangerName(event.color)
      return { en: `${en} strikes ${who.en}`, de: `${de} bei ${who.de}`, nl: `${nl} bij ${who.nl}` }
    }
    case 'majority':
      return acts(who, { en: 'wins', de: 'erringt', nl: 'wint' }, majority(tongue.majorityName(event.which)))
    default:
      return unworded(event)
  }
}
