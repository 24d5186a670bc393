import { counted } from '@kontor/city/grammar'
import type { Phrase } from '@kontor/city/phrase'
import type { Attack } from '../language.ts'
import {
  active,
  building,
  handCard,
  majorityToken,
  mark,
  outermost,
  random,
  site,
  space,
  wallSegment,
  worker,
} from './terms.ts'

const discards = (thing: Phrase): Phrase => ({
  en: `each other player discards ${thing.en} of their choice`,
  de: `alle anderen werfen je ${thing.de} ihrer Wahl ab`,
  nl: `elke andere speler legt ${thing.nl} naar eigen keuze af`,
})

const ATTACKS: Readonly<Record<Attack, (n: number) => Phrase>> = {
  discardCard: n => discards(counted(n, handCard)),
  discardBuilding: n => discards(counted(n, building)),
  discardSite: n => discards(counted(n, site)),
  turnToken: n => {
    const tokens = counted(n, majorityToken, [active])
    return {
      en: `each other player turns ${tokens.en} of their choice back to its grey side`,
      de: `alle anderen drehen je ${tokens.de} ihrer Wahl auf die graue Seite zurück`,
      nl: `elke andere speler draait ${tokens.nl} naar eigen keuze terug naar de grijze zijde`,
    }
  },
  giveCard: n => ({
    en: `take ${n} random ${n === 1 ? 'card' : 'cards'} from each other player's hand`,
    de: `nimm von allen anderen je ${counted(n, handCard, [random]).de}`,
    nl: `neem van elke andere speler ${counted(n, handCard, [random]).nl}`,
  }),
  giveMarks: n => {
    const marks = counted(n, mark)
    return {
      en: `take ${marks.en} from each other player (or all they have)`,
      de: `nimm von allen anderen je ${marks.de} (oder alles, was sie haben)`,
      nl: `neem van elke andere speler ${marks.nl} (of alles wat die heeft)`,
    }
  },
  giveWorkers: n => {
    const workers = counted(n, worker)
    return {
      en: `each other player gives you ${workers.en} of their choice (or all they have)`,
      de: `alle anderen geben dir je ${workers.de} ihrer Wahl (oder alle, die sie haben)`,
      nl: `elke andere speler geeft je ${workers.nl} naar eigen keuze (of alles wat die heeft)`,
    }
  },
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
