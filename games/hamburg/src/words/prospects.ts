import type { Phrase } from '@kontor/city/phrase'
import { leading, moreOrFewer, signed, sum } from '@kontor/city/prospects'
import type { Language, View } from '@kontor/engine'
import { MAJORITIES } from '../events.ts'
import { leadsOf } from '../majorities.ts'
import { score } from '../scoring.ts'
import type { Hamburg, Seat } from '../state.ts'
import { WORTH_PER_SEASON } from '../worth.ts'
import { disasterLevel, MAJORITY_LABELS, mark, point, site, wallSegment, worker } from './terms.ts'

const ENGINE: Phrase = {
  en: 'a building that goes on paying',
  de: 'ein Gebäude, das weiter einbringt',
  nl: 'een gebouw dat blijft opleveren',
}
const NO_ENGINE: Phrase = {
  en: 'loses a building that goes on paying',
  de: 'ein Gebäude weniger, das weiter einbringt',
  nl: 'een gebouw minder dat blijft opleveren',
}
const USED: Phrase = {
  en: 'puts a building to work',
  de: 'ein Gebäude wird genutzt',
  nl: 'een gebouw wordt benut',
}
const HALL_UP: Phrase = {
  en: 'further up at City Hall',
  de: 'weiter oben am Rathaus',
  nl: 'hoger op het stadhuis',
}
const HALL_DOWN: Phrase = {
  en: 'further down at City Hall',
  de: 'weiter unten am Rathaus',
  nl: 'lager op het stadhuis',
}

/** Why a feature of the evaluation changed, in words for people; undefined if there is nothing to say. */
export function because(
  feature: string,
  before: View<Hamburg>,
  after: View<Hamburg>,
  seat: number,
  language: Language,
): string | undefined {
  return phraseFor(feature, before.table as Hamburg, after.table as Hamburg, seat)?.[language]
}

function phraseFor(feature: string, before: Hamburg, after: Hamburg, seat: number): Phrase | undefined {
  const was = before.seats[seat]!
  const is = after.seats[seat]!
  const change = (count: (mine: Seat) => number) => count(is) - count(was)
  switch (feature) {
    case 'score':
      return moreOrFewer(score(after)[seat]!.points - score(before)[seat]!.points, point)
    case 'marks':
    case 'savings':
      return moreOrFewer(
        change(mine => mine.marks),
        mark,
      )
    case 'workers':
    case 'colors':
      return moreOrFewer(
        change(mine => sum(mine.workers)),
        worker,
      )
    case 'sites':
      return moreOrFewer(
        change(mine => mine.sites.length - new Set(mine.places).size),
        site,
      )
    case 'danger':
    case 'brink':
      return moreOrFewer(
        change(mine => sum(mine.disasters)),
        disasterLevel,
      )
    case 'wall':
    case 'halves':
      return moreOrFewer(
        change(mine => mine.left + mine.right),
        wallSegment,
      )
    case 'engine':
      return signed(
        change(mine => sum(mine.buildings.map(card => WORTH_PER_SEASON[card]!))),
        ENGINE,
        NO_ENGINE,
      )
    case 'unused':
      return change(mine => mine.used.length) > 0 ? USED : undefined
    case 'hall':
      return signed(
        change(mine => mine.hall),
        HALL_UP,
        HALL_DOWN,
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
