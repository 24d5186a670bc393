import type { Language } from '@kontor/engine/presentation'
import { many } from '@kontor/language/grammar'
import { joined, NOTHING, type Phrase, same, sentence } from '@kontor/language/phrase'
import { MISSION_POINTS } from '../../data/tables.ts'
import { prestigePoint } from '../../words/terms.ts'
import { goalOf } from './goals/index.ts'
import { MISSIONS } from './missions.ts'

/** What secret missions say. Their points depend on how many play. */

/** '8/7/6' for two, three and four players, or what it is for those who play. */
function pointsFor(number: number, step: number, players: number | undefined): string {
  const points = MISSION_POINTS[number]!.map(values => values[step]!)
  if (players !== undefined) return `${points[players - 2]}`
  return new Set(points).size === 1 ? `${points[0]}` : points.join('/')
}

/** How many play, where the points depend on it and nobody plays yet. */
function playersOf(number: number, players: number | undefined): Phrase {
  return pointsFor(number, 0, players).includes('/')
    ? { en: ' (with 2/3/4 players)', de: ' (zu zweit/dritt/viert)', nl: ' (met 2/3/4 spelers)' }
    : NOTHING
}

function missionInWords(number: number, players: number | undefined): Phrase {
  const mission = MISSIONS[number]!
  return goalOf(mission).sentence(mission, {
    points: joined(same(`${pointsFor(number, 0, players)} `), many(prestigePoint, [])),
    players: playersOf(number, players),
    at: step => pointsFor(number, step, players),
    steps: MISSION_POINTS[number]![0]!,
  })
}

/** What a mission says; without players for any number of them. */
export const textOfMission = (number: number, language: Language, players?: number): string =>
  sentence(missionInWords(number, players), language)

/** The signs of a mission, with the most that it brings: '8/7/6' where that depends on how many play. */
export function iconsOfMission(number: number): string[] {
  const mission = MISSIONS[number]!
  const most = MISSION_POINTS[number]![0]!.length - 1
  return [
    'laurel',
    ...goalOf(mission).icons(mission),
    'arrow',
    `points-${pointsFor(number, most, undefined)}`,
  ]
}
