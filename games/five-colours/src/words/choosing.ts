import { type Choice, DONE } from '@kontor/engine'
import { a, counted, germanThat, which } from '@kontor/language/grammar'
import { joined, type Phrase, same } from '@kontor/language/phrase'
import type { Noun } from '@kontor/language/terms'
import { activated } from '../rules/turns.ts'

/** Questions about things, whatever a game calls them. */

export const TO_DISCARD: Phrase = { en: 'to discard', de: 'abwirfst', nl: 'om af te leggen' }
export const TO_RETURN: Phrase = { en: 'to return', de: 'abgibst', nl: 'om in te leveren' }
export const TO_LOSE: Phrase = { en: 'to lose', de: 'verlierst', nl: 'om te verliezen' }
export const TO_TAKE_BACK: Phrase = {
  en: 'to take back into your hand',
  de: 'auf die Hand zurücknimmst',
  nl: 'om in je hand terug te nemen',
}

/** 'choose a house to discard', 'wähle ein Haus, das du abwirfst', 'kies een huis om af te leggen'. */
export function choosing(thing: Noun, what: Phrase): Phrase {
  const one = a(thing)
  return {
    en: `choose ${one.en} ${what.en}`,
    de: `wähle ${one.de}, ${germanThat(thing)} du ${what.de}`,
    nl: `kies ${one.nl} ${what.nl}`,
  }
}

/** The same as a whole question. */
export const choose = (thing: Noun, what: Phrase): Phrase => joined(choosing(thing, what), same('.'))

/** 'choose a house for the Prince.' */
export function chooseFor(thing: Noun, { en, de, nl }: Phrase): Phrase {
  const one = a(thing)
  return {
    en: `choose ${one.en} for ${en}.`,
    de: `wähle ${one.de} für ${de}.`,
    nl: `kies ${one.nl} voor ${nl}.`,
  }
}

export function activateNext(thing: Noun): Phrase {
  const { en, de, nl } = which(thing)
  return {
    en: `${en} do you activate next?`,
    de: `${de} aktivierst du als Nächstes?`,
    nl: `${nl} activeer je nu?`,
  }
}

export function buildOnSide(thing: Noun): Phrase {
  const { en, de, nl } = a(thing)
  return {
    en: `on which side do you build ${en}?`,
    de: `auf welcher Seite baust du ${de}?`,
    nl: `aan welke kant bouw je ${nl}?`,
  }
}

export function payForPoint(money: Noun): Phrase {
  const { en, de, nl } = counted(1, money)
  return {
    en: `to whom do you give ${en} for 1 point?`,
    de: `wem gibst du ${de} für 1 Punkt?`,
    nl: `aan wie geef je ${nl} voor 1 punt?`,
  }
}

/** What a player may do in a turn: play a card, or activate a thing. */
export function takeTurn(thing: Noun, choices: readonly Choice[]): Phrase {
  const { en, de, nl } = a(thing)
  if (!choices.some(choice => choice !== DONE && activated(choice) === undefined))
    return {
      en: `activate ${en} or end your turn.`,
      de: `aktiviere ${de} oder beende deinen Zug.`,
      nl: `activeer ${nl} of beëindig je beurt.`,
    }
  const activates = choices.some(choice => activated(choice) !== undefined)
  return {
    en: `your turn: play a card${activates ? ` or activate ${en}` : ''}.`,
    de: `du bist am Zug: Spiele eine Karte aus${activates ? ` oder aktiviere ${de}` : ''}.`,
    nl: `jij bent aan de beurt: speel een kaart${activates ? ` of activeer ${nl}` : ''}.`,
  }
}
