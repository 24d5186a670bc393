import type { Phrase } from '@kontor/city/phrase'
import { leading, moreOrFewer, signed, sum } from '@kontor/city/prospects'
import { card, point } from '@kontor/city/terms'
import type { Language, View } from '@kontor/engine'
import { MAJORITIES } from '../events.ts'
import { leadsOf } from '../majorities.ts'
import { score } from '../scoring.ts'
import type { Bruges, Seat } from '../state.ts'
import { WORTH_PER_ROUND } from '../worth.ts'
import { canalTile, guilder, house, MAJORITY_LABELS, threatMarker, worker } from './terms.ts'

const ENGINE: Phrase = {
  en: 'a person who goes on paying',
  de: 'eine Person, die weiter einbringt',
  nl: 'een persoon die blijft opleveren',
}
const NO_ENGINE: Phrase = {
  en: 'loses a person who goes on paying',
  de: 'eine Person weniger, die weiter einbringt',
  nl: 'een persoon minder die blijft opleveren',
}
const USED: Phrase = {
  en: 'puts a person to work',
  de: 'eine Person wird genutzt',
  nl: 'een persoon wordt benut',
}
const UP: Phrase = {
  en: 'further up the reputation track',
  de: 'weiter oben auf der Aufstiegsleiste',
  nl: 'hoger op het ontwikkelingsspoor',
}
const DOWN: Phrase = {
  en: 'further down the reputation track',
  de: 'weiter unten auf der Aufstiegsleiste',
  nl: 'lager op het ontwikkelingsspoor',
}

/** Why a feature of the evaluation changed, in words for people; undefined if there is nothing to say. */
export function because(
  feature: string,
  before: View<Bruges>,
  after: View<Bruges>,
  seat: number,
  language: Language,
): string | undefined {
  return phraseFor(feature, before.table as Bruges, after.table as Bruges, seat)?.[language]
}

function phraseFor(feature: string, before: Bruges, after: Bruges, seat: number): Phrase | undefined {
  const was = before.seats[seat]!
  const is = after.seats[seat]!
  const change = (count: (mine: Seat) => number) => count(is) - count(was)
  switch (feature) {
    case 'score':
      return moreOrFewer(score(after)[seat]!.points - score(before)[seat]!.points, point)
    case 'guilders':
    case 'savings':
      return moreOrFewer(
        change(mine => mine.guilders),
        guilder,
      )
    case 'workers':
    case 'colors':
      return moreOrFewer(
        change(mine => sum(mine.workers)),
        worker,
      )
    case 'houses':
      return moreOrFewer(
        change(mine => mine.houses.length - mine.places.length),
        house,
      )
    case 'danger':
    case 'brink':
      return moreOrFewer(
        change(mine => sum(mine.threats)),
        threatMarker,
      )
    case 'canals':
    case 'halves':
      return moreOrFewer(
        change(mine => mine.left + mine.right),
        canalTile,
      )
    case 'hand':
      return moreOrFewer(
        change(mine => mine.hand.length),
        card,
      )
    case 'engine':
      return signed(
        change(mine => sum(mine.persons.map(person => WORTH_PER_ROUND[person]!))),
        ENGINE,
        NO_ENGINE,
      )
    case 'unused':
      return change(mine => mine.used.length) > 0 ? USED : undefined
    case 'reputation':
      return signed(
        change(mine => mine.reputation),
        UP,
        DOWN,
      )
    case 'leads':
      return leading(
        leadsOf(before, seat),
        leadsOf(after, seat),
        which => MAJORITY_LABELS[MAJORITIES[which]!],
      )
    default:
      return undefined
  }
}
