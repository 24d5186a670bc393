import { counted } from '@kontor/city/grammar'
import type { Phrase } from '@kontor/city/phrase'
import { othersDiscard, othersGiveCards, othersGiveWorkers, othersPay } from '@kontor/city/sentences'
import type { Attack } from '../language.ts'
import {
  active,
  building,
  handCard,
  majorityToken,
  mark,
  outermost,
  site,
  space,
  wallSegment,
  worker,
} from './terms.ts'

const ATTACKS: Readonly<Record<Attack, (n: number) => Phrase>> = {
  discardCard: n => othersDiscard(counted(n, handCard)),
  discardBuilding: n => othersDiscard(counted(n, building)),
  discardSite: n => othersDiscard(counted(n, site)),
  turnToken: n => {
    const tokens = counted(n, majorityToken, [active])
    return {
      en: `each other player turns ${tokens.en} of their choice back to its grey side`,
      de: `alle anderen drehen je ${tokens.de} ihrer Wahl auf die graue Seite zurück`,
      nl: `elke andere speler draait ${tokens.nl} naar eigen keuze terug naar de grijze zijde`,
    }
  },
  giveCard: othersGiveCards,
  giveMarks: n => othersPay(counted(n, mark)),
  giveWorkers: n => othersGiveWorkers(counted(n, worker)),
  loseWall: n => {
    const segments = counted(n, wallSegment, [outermost])
    return {
      en: `each other player tears down ${segments.en} of their choice`,
      de: `alle anderen reißen je ${segments.de} ihrer Wahl ab`,
      nl: `elke andere speler breekt ${segments.nl} naar eigen keuze af`,
    }
  },
  hallBack: n => {
    const spaces = counted(n, space)
    return {
      en: `each other player moves back ${spaces.en} on the City Hall Square`,
      de: `alle anderen gehen auf dem Rathausplatz ${spaces.de} zurück`,
      nl: `elke andere speler gaat op het stadhuisplein ${spaces.nl} terug`,
    }
  },
}

/** What each other player suffers. */
export const othersSuffer = (attack: Attack, n: number): Phrase => ATTACKS[attack](n)
