import { counted } from '@kontor/city/grammar'
import { joined, type Phrase } from '@kontor/city/phrase'
import { card, type Noun } from '@kontor/city/terms'
import type { Language, View } from '@kontor/engine'
import { sum } from '../cardfile.ts'
import { score } from '../scoring.ts'
import type { Amsterdam, Seat } from '../state.ts'
import { goodsTile, gulden, inactive, prestigePoint, resource } from './terms.ts'

const MORE: Phrase = { en: ' more', de: ' mehr', nl: ' meer' }
const LESS: Phrase = { en: ' less', de: ' weniger', nl: ' minder' }
const ENGINE: Phrase = {
  en: 'a card that goes on paying',
  de: 'eine Karte, die sich weiter auszahlt',
  nl: 'een kaart die blijft opleveren',
}
const NO_GAP: Phrase = {
  en: 'something in the exit next round',
  de: 'nächste Runde etwas im Ausgang',
  nl: 'volgende ronde iets in de uitgang',
}
const GAP: Phrase = {
  en: 'nothing in the exit next round',
  de: 'nächste Runde nichts im Ausgang',
  nl: 'volgende ronde niets in de uitgang',
}
const NEARER: Phrase = {
  en: 'the ship is nearer to its goal',
  de: 'das Frachtschiff ist näher am Ziel',
  nl: 'het vrachtschip is dichter bij zijn doel',
}
const UP: Phrase = { en: 'further on the Amstel', de: 'weiter auf der Amstel', nl: 'verder op de Amstel' }

/** Why a feature of the evaluation changed, in words for people; undefined if there is nothing to say. */
export function because(
  feature: string,
  before: View<Amsterdam>,
  after: View<Amsterdam>,
  seat: number,
  language: Language,
): string | undefined {
  return phraseFor(feature, before.table as Amsterdam, after.table as Amsterdam, seat)?.[language]
}

function phraseFor(feature: string, before: Amsterdam, after: Amsterdam, seat: number): Phrase | undefined {
  const was = before.seats[seat]!
  const is = after.seats[seat]!
  const change = (count: (mine: Seat) => number) => count(is) - count(was)
  switch (feature) {
    case 'score':
      return moreOrFewer(score(after)[seat]!.points - score(before)[seat]!.points, prestigePoint)
    case 'purse':
    case 'savings':
      return moreOrFewer(
        change(mine => mine.gulden),
        gulden,
      )
    case 'supply':
      return moreOrFewer(
        change(mine => sum(mine.supply)),
        resource,
      )
    case 'spare':
    case 'soon':
      return moreOrFewer(
        change(mine => sum(mine.wheel.map(sum))),
        resource,
      )
    case 'relief':
    case 'crowd': {
      const n = change(mine => mine.inactive.length)
      return n === 0 ? undefined : joined(counted(Math.abs(n), card, [inactive]), n > 0 ? MORE : LESS)
    }
    case 'gap':
      return sum(is.wheel[0]!) === 0 ? GAP : NO_GAP
    case 'engine':
      return change(mine => mine.active.length) > 0 ? ENGINE : undefined
    case 'voyage': {
      const goods = moreOrFewer(
        change(({ storage, cargo }) => sum(storage) + sum(cargo)),
        goodsTile,
      )
      return goods ?? (change(mine => mine.ship) === 0 ? undefined : NEARER)
    }
    case 'amstel':
    case 'fields':
      return change(mine => mine.amstel) > 0 ? UP : undefined
    default:
      return undefined
  }
}

function moreOrFewer(n: number, noun: Noun): Phrase | undefined {
  return n === 0 ? undefined : joined(counted(Math.abs(n), noun), n > 0 ? MORE : LESS)
}
