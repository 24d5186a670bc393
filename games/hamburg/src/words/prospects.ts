import { counted } from '@kontor/city/grammar'
import { joined, type Phrase } from '@kontor/city/phrase'
import type { Language, View } from '@kontor/engine'
import { MAJORITIES } from '../events.ts'
import { leadsOf } from '../majorities.ts'
import { score } from '../scoring.ts'
import type { Hamburg, Seat } from '../state.ts'
import { WORTH_PER_SEASON } from '../worth.ts'
import { disasterLevel, MAJORITY_LABELS, mark, point, site, wallSegment, worker } from './terms.ts'

const MORE: Phrase = { en: ' more', de: ' mehr', nl: ' meer' }
const FEWER: Phrase = { en: ' fewer', de: ' weniger', nl: ' minder' }
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
      return leading(before, after, seat)
    default:
      return undefined
  }
}

function moreOrFewer(n: number, noun: Parameters<typeof counted>[1]): Phrase | undefined {
  return n === 0 ? undefined : joined(counted(Math.abs(n), noun, []), n > 0 ? MORE : FEWER)
}

function signed(n: number, positive: Phrase, negative: Phrase): Phrase | undefined {
  return n === 0 ? undefined : n > 0 ? positive : negative
}

/** The majorities that the seat would win after, but not before; or those it would no longer win. */
function leading(before: Hamburg, after: Hamburg, seat: number): Phrase | undefined {
  const was = leadsOf(before, seat)
  const is = leadsOf(after, seat)
  const won = is.find(which => !was.includes(which))
  if (won !== undefined) return majority(won, { en: 'ahead in', de: 'vorn bei', nl: 'voor bij' })
  const lost = was.find(which => !is.includes(which))
  return lost === undefined
    ? undefined
    : majority(lost, { en: 'no longer ahead in', de: 'nicht mehr vorn bei', nl: 'niet meer voor bij' })
}

function majority(which: number, phrase: Phrase): Phrase {
  const name = MAJORITY_LABELS[MAJORITIES[which]!]
  return { en: `${phrase.en} '${name.en}'`, de: `${phrase.de} „${name.de}“`, nl: `${phrase.nl} ‘${name.nl}’` }
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((all, n) => all + n, 0)
}
