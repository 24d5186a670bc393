import { counted } from '@kontor/language/grammar'
import type { Phrase } from '@kontor/language/phrase'
import type { Noun } from '@kontor/language/terms'

/** Why something is not possible in any city, as a short clause without a full stop. */

export const needs = (thing: Phrase): Phrase => ({
  en: `needs ${thing.en}`,
  de: `benötigt ${thing.de}`,
  nl: `vereist ${thing.nl}`,
})

/** 'costs 4 marks, you have 3'. */
export const tooDear = (n: number, has: number, money: Noun): Phrase => {
  const price = counted(n, money)
  return {
    en: `costs ${price.en}, you have ${has}`,
    de: `kostet ${price.de}, du hast ${has}`,
    nl: `kost ${price.nl}, je hebt er ${has}`,
  }
}

export const NO_EFFECT: Phrase = {
  en: 'would have no effect',
  de: 'hätte keinen Effekt',
  nl: 'zou geen effect hebben',
}

export const NO_LOW_DIE: Phrase = {
  en: 'no die shows a 1 or 2',
  de: 'kein Würfel zeigt eine 1 oder 2',
  nl: 'geen dobbelsteen toont een 1 of 2',
}
