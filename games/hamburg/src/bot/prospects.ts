import { becauseOf, readings, sum } from '@kontor/five-colours/words/prospects'
import type { Phrase } from '@kontor/language/phrase'
import { MAJORITIES } from '../events.ts'
import { leadsOf } from '../rules/majorities.ts'
import { score } from '../rules/scoring.ts'
import type { Hamburg, Seat } from '../state.ts'
import { disasterLevel, MAJORITY_LABELS, mark, site, wallSegment, worker } from '../words/terms.ts'
import { WORTH_PER_SEASON } from './worth.ts'

const ENGINE: Phrase = {
  en: 'a building that keeps paying off',
  de: 'ein Gebäude, das sich weiter auszahlt',
  nl: 'een gebouw dat blijft renderen',
}
const NO_ENGINE: Phrase = {
  en: 'loses a building that keeps paying off',
  de: 'ein Gebäude weniger, das sich weiter auszahlt',
  nl: 'een gebouw minder dat blijft renderen',
}
const USED: Phrase = {
  en: 'puts a building to work',
  de: 'ein Gebäude wird genutzt',
  nl: 'een gebouw wordt benut',
}
const HALL_UP: Phrase = {
  en: 'further along the City Hall Square',
  de: 'weiter vorn auf dem Rathausplatz',
  nl: 'verder op het stadhuisplein',
}
const HALL_DOWN: Phrase = {
  en: 'further back on the City Hall Square',
  de: 'weiter hinten auf dem Rathausplatz',
  nl: 'minder ver op het stadhuisplein',
}

const { things, money, either, points, leads } = readings<Seat, Hamburg>()

const marks = money(mine => mine.marks, mark)
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
