import { counted } from '@kontor/city/grammar'
import { joined, type Phrase } from '@kontor/city/phrase'
import { othersDiscard, othersGiveCards, othersGiveWorkers, othersPay } from '@kontor/city/sentences'
import { othersGive, othersLose, plain } from '@kontor/city/short'
import { handCard, outermost, random, space } from '@kontor/city/terms'
import type { Color } from '../colors.ts'
import type { Attack } from '../language.ts'
import { canalTile, guilder, house, ON_THE_TRACK, person, threatMarker, worker } from './terms.ts'

/** What each other player suffers. */

const PERSON_RETURNS: Phrase = {
  en: ' (a person in it goes back to the hand)',
  de: ' (eine Person darin kommt zurück auf die Hand)',
  nl: ' (een persoon erin gaat terug naar de hand)',
}
const HOUSE_STAYS: Phrase = { en: ' (the house stays)', de: ' (das Haus bleibt)', nl: ' (het huis blijft)' }

const ATTACKS: Readonly<Record<Attack, (n: number) => Phrase>> = {
  discardCard: n => othersDiscard(counted(n, handCard)),
  discardHouse: n => joined(othersDiscard(counted(n, house)), PERSON_RETURNS),
  discardPerson: n => joined(othersDiscard(counted(n, person)), HOUSE_STAYS),
  giveCard: othersGiveCards,
  giveGuilders: n => othersPay(counted(n, guilder)),
  giveWorkers: n => othersGiveWorkers(counted(n, worker)),
  loseCanal: n => {
    const tiles = counted(n, canalTile, [outermost])
    return {
      en: `each other player returns ${tiles.en} of their choice`,
      de: `alle anderen geben je ${tiles.de} ihrer Wahl ab`,
      nl: `elke andere speler levert ${tiles.nl} naar eigen keuze in`,
    }
  },
  moveBack: n => {
    const spaces = counted(n, space)
    return {
      en: `each other player moves back ${spaces.en} ${ON_THE_TRACK.en}`,
      de: `alle anderen gehen ${ON_THE_TRACK.de} ${spaces.de} zurück`,
      nl: `elke andere speler gaat ${ON_THE_TRACK.nl} ${spaces.nl} terug`,
    }
  },
}

export const othersSuffer = (attack: Attack, n: number): Phrase => ATTACKS[attack](n)

const SHORT: Readonly<Record<Attack, (n: number) => Phrase>> = {
  discardCard: n => othersLose(plain(n, handCard)),
  discardHouse: n => othersLose(plain(n, house)),
  discardPerson: n => othersLose(plain(n, person)),
  giveCard: n => othersGive(plain(n, handCard, [random])),
  giveGuilders: n => othersGive(plain(n, guilder)),
  giveWorkers: n => othersGive(plain(n, worker)),
  loseCanal: n => othersLose(plain(n, canalTile, [outermost])),
  moveBack: n => joined(othersLose(plain(n, space)), { en: ' ', de: ' ', nl: ' ' }, ON_THE_TRACK),
}

export const othersSufferShort = (attack: Attack, n: number): Phrase => SHORT[attack](n)

/** Each other player takes a threat marker of a colour. */
export function threatenedInWords(color: Color): Phrase {
  const marker = counted(1, threatMarker, [color])
  return {
    en: `each other player takes ${marker.en}`,
    de: `alle anderen nehmen je ${marker.de}`,
    nl: `elke andere speler neemt ${marker.nl}`,
  }
}
