import type { Phrase } from '@kontor/city/phrase'
import { becauseOf, readings, sum } from '@kontor/city/prospects'
import { MAJORITIES } from '../events.ts'
import { leadsOf } from '../majorities.ts'
import { score } from '../scoring.ts'
import type { Hamburg, Seat } from '../state.ts'
import { WORTH_PER_SEASON } from '../worth.ts'
import { disasterLevel, MAJORITY_LABELS, mark, site, wallSegment, worker } from './terms.ts'

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

const { things, either, points, leads } = readings<Seat, Hamburg>()

const marks = things(mine => mine.marks, mark)
const workers = things(mine => sum(mine.workers), worker)
const disasters = things(mine => sum(mine.disasters), disasterLevel)
const wall = things(mine => mine.left + mine.right, wallSegment)

/** Why a feature of the evaluation changed, in words for people; undefined if there is nothing to say. */
export const because = becauseOf<Hamburg>({
  score: points(score),
  marks,
  savings: marks,
  workers,
  colors: workers,
  sites: things(mine => mine.sites.length - new Set(mine.places).size, site),
  danger: disasters,
  brink: disasters,
  wall,
  halves: wall,
  engine: either(mine => sum(mine.buildings.map(card => WORTH_PER_SEASON[card]!)), ENGINE, NO_ENGINE),
  unused: either(mine => mine.used.length, USED),
  hall: either(mine => mine.hall, HALL_UP, HALL_DOWN),
  leads: leads(leadsOf, which => MAJORITY_LABELS[MAJORITIES[which]!]),
})
