import { nth } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import type { CityEvent } from '@kontor/five-colours/events'
import {
  acts,
  BUILDS,
  cityEventInWords,
  doing,
  isCityEvent,
  LOSES,
  type Names,
  placed,
  plays,
  seatNamed,
  TAKES,
  type Tongue,
} from '@kontor/five-colours/words/log'
import { a, counted } from '@kontor/language/grammar'
import { inEach, joined, type Phrase, same, sentence, unworded } from '@kontor/language/phrase'
import { card as cardNoun } from '@kontor/language/terms'
import { ABILITIES } from '../cards/cards.ts'
import { type Action, COLORS } from '../colors.ts'
import type { Happening } from '../events.ts'
import { shortOf } from './card/short.ts'
import { workerWords } from './card/workers.ts'
import { actionName, colorName, majorityName, nameOfCard, personAsObject, threatName } from './names.ts'
import { canalTile, guilder, house, threatMarker, worker } from './terms.ts'
import { track } from './track.ts'

/** What happens in Bruges alone, in one line each. */

const TURNS = 4

type Own = Exclude<Happening, CityEvent>
/** Events without a seat. */
type Common = Exclude<Own, { seat: number }>

const TONGUE: Tongue = {
  colors: COLORS,
  worker,
  money: guilder,
  workers: colors => workerWords.named(colors, 'accusative'),
  colorName: color => inEach(language => colorName(color, language)),
  dangerName: color => inEach(language => threatName(color, language)),
  majorityName: which => inEach(language => majorityName(which, language)),
  advanced: track.advanced,
  averted(who, color) {
    const { en, de, nl } = a(threatMarker, nth(COLORS, color))
    return {
      en: `${who.en} averts ${en}`,
      de: `${who.de} wendet ${de} ab`,
      nl: `${who.nl} voorkomt ${nl}`,
    }
  },
  toStart: { en: 'to the town hall', de: 'zum Rathaus', nl: 'naar het stadhuis' },
}

function commonInWords(event: Common, names: Names): Phrase {
  switch (event.kind) {
    case 'round': {
      const first = names.seat(event.first)
      return {
        en: `Round ${event.round} begins; ${first.en} is first player`,
        de: `Runde ${event.round} beginnt; ${first.de} ist zuerst an der Reihe`,
        nl: `Ronde ${event.round} begint; ${first.nl} is startspeler`,
      }
    }
    case 'turn':
      return {
        en: `Turn ${event.turn} of ${TURNS} begins`,
        de: `Zug ${event.turn} von ${TURNS} beginnt`,
        nl: `Beurt ${event.turn} van ${TURNS} begint`,
      }
    case 'extraStack':
      return {
        en: `Draw pile ${event.pile + 1} is used up and replaced by the extra stack; round ${event.last} is the last one`,
        de: `Zugstapel ${event.pile + 1} ist aufgebraucht und wird durch den Zusatzstapel ersetzt; Runde ${event.last} ist die letzte`,
        nl: `Trekstapel ${event.pile + 1} is op en wordt vervangen door de extra stapel; ronde ${event.last} is de laatste`,
      }
    case 'cut':
      return {
        en: `Draw pile ${event.pile + 1} is used up; half of the other one takes its place`,
        de: `Zugstapel ${event.pile + 1} ist aufgebraucht; die Hälfte des anderen tritt an seine Stelle`,
        nl: `Trekstapel ${event.pile + 1} is op; de helft van de andere komt ervoor in de plaats`,
      }
    default:
      return unworded(event)
  }
}

/** A card that becomes a house keeps its front to itself: only its colour is told. */
function used({ card, action, color }: Extract<Happening, { kind: 'used' }>, who: Phrase, names: Names) {
  const played =
    card > 0
      ? joined(
          same(names.object(card)),
          inEach(language => ` (${colorName(color, language)})`),
        )
      : a(cardNoun, nth(COLORS, color))
  return plays(
    who,
    played,
    inEach(language => actionName(action as Action, language)),
  )
}

function eventInWords(event: Exclude<Own, Common>, names: Names): Phrase {
  const who = names.seat(event.seat)
  switch (event.kind) {
    case 'used':
      return used(event, who, names)
    case 'house':
      return acts(who, BUILDS, a(house, nth(COLORS, event.color)))
    case 'recruited':
      return joined(
        acts(who, { en: 'recruits', de: 'wirbt', nl: 'trekt' }, same(names.object(event.card)), {
          en: '',
          de: 'an',
          nl: 'aan',
        }),
        doing(event.card, names),
      )
    case 'canal':
    case 'canalLost': {
      const verb = event.kind === 'canal' ? BUILDS : LOSES
      const color = inEach(language => colorName(event.color, language))
      return joined(acts(who, verb, counted(1, canalTile)), placed(event.side, event.position, color))
    }
    case 'threatened':
      return joined(acts(who, TAKES, a(threatMarker, nth(COLORS, event.color))), now(event.count))
    case 'threatGone':
      return joined(
        acts(who, { en: 'discards', de: 'legt', nl: 'legt' }, a(threatMarker, nth(COLORS, event.color)), {
          en: '',
          de: 'ab',
          nl: 'af',
        }),
        now(event.count),
      )
    case 'lostHouse':
      return acts(who, LOSES, a(house, nth(COLORS, event.color)))
    case 'lostPerson':
      return acts(who, LOSES, same(names.object(event.card)))
    default:
      return unworded(event)
  }
}

/** How many there are afterwards. */
const now = (count: number): Phrase => ({
  en: ` (now ${count})`,
  de: ` (jetzt ${count})`,
  nl: ` (nu ${count})`,
})

const isCommon = (event: Own): event is Common => !('seat' in event)

/** One line of the log for an event. What is secret is told only where it is present. */
export function sayHappening(event: Happening, language: Language, players: readonly string[]): string {
  const names: Names = {
    seat: seat => seatNamed(players[seat], seat),
    card: card => nameOfCard(card, language),
    object: card => personAsObject(card, language),
    effect: card => shortOf(nth(ABILITIES, card), language),
  }
  if (isCityEvent(event)) return sentence(cityEventInWords(event, names, TONGUE), language)
  return sentence(isCommon(event) ? commonInWords(event, names) : eventInWords(event, names), language)
}
