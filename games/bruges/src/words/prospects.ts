import type { Phrase } from '@kontor/city/phrase'
import { becauseOf, readings, sum } from '@kontor/city/prospects'
import { card } from '@kontor/city/terms'
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

const { things, either, points, leads } = readings<Seat, Bruges>()

const guilders = things(mine => mine.guilders, guilder)
const workers = things(mine => sum(mine.workers), worker)
const threats = things(mine => sum(mine.threats), threatMarker)
const canals = things(mine => mine.left + mine.right, canalTile)

/** Why a feature of the evaluation changed, in words for people; undefined if there is nothing to say. */
export const because = becauseOf<Bruges>({
  score: points(score),
  guilders,
  savings: guilders,
  workers,
  colors: workers,
  houses: things(mine => mine.houses.length - mine.places.length, house),
  danger: threats,
  brink: threats,
  canals,
  halves: canals,
  hand: things(mine => mine.hand.length, card),
  engine: either(mine => sum(mine.persons.map(person => WORTH_PER_ROUND[person]!)), ENGINE, NO_ENGINE),
  unused: either(mine => mine.used.length, USED),
  reputation: either(mine => mine.reputation, UP, DOWN),
  leads: leads(leadsOf, which => MAJORITY_LABELS[MAJORITIES[which]!]),
})
