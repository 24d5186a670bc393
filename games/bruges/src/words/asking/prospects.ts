import { nth } from '@kontor/engine'
import { becauseOf, readings, sum } from '@kontor/five-colours/words/prospects'
import type { Phrase } from '@kontor/language/phrase'
import { card } from '@kontor/language/terms'
import { WORTH_PER_ROUND } from '../../bot/worth.ts'
import { MAJORITIES } from '../../events.ts'
import { leadsOf } from '../../rules/majorities.ts'
import { score } from '../../rules/scoring.ts'
import type { Bruges, Seat } from '../../state.ts'
import { canalTile, guilder, house, MAJORITY_LABELS, threatMarker, worker } from '../terms.ts'

const ENGINE: Phrase = {
  en: 'a person who keeps paying off',
  de: 'eine Person, die sich weiter auszahlt',
  nl: 'een persoon die blijft renderen',
}
const NO_ENGINE: Phrase = {
  en: 'loses a person who keeps paying off',
  de: 'eine Person weniger, die sich weiter auszahlt',
  nl: 'een persoon minder die blijft renderen',
}
const USED: Phrase = {
  en: 'puts a person to work',
  de: 'eine Person wird genutzt',
  nl: 'een persoon wordt benut',
}
const UP: Phrase = {
  en: 'further along the reputation track',
  de: 'weiter vorn auf der Aufstiegsleiste',
  nl: 'verder op het ontwikkelingsspoor',
}
const DOWN: Phrase = {
  en: 'further back on the reputation track',
  de: 'weiter hinten auf der Aufstiegsleiste',
  nl: 'minder ver op het ontwikkelingsspoor',
}

const { things, money, either, points, leads } = readings<Seat, Bruges>()

const guilders = money(mine => mine.guilders, guilder)
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
  engine: either(mine => sum(mine.persons.map(person => nth(WORTH_PER_ROUND, person))), ENGINE, NO_ENGINE),
  unused: either(mine => mine.used.length, USED),
  reputation: either(mine => mine.reputation, UP, DOWN),
  leads: leads(leadsOf, which => MAJORITY_LABELS[nth(MAJORITIES, which)]),
})
