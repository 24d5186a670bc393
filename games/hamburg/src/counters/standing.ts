import { AS_MANY, every, yours } from '@kontor/common/amounts'
import { bits } from '@kontor/common/tasks'
import { many, one } from '@kontor/language/grammar'
import { joined, type Phrase } from '@kontor/language/phrase'
import { HALL_POINTS } from '../data/tables.ts'
import { active, disaster, disasterLevel, majorityToken } from '../words/terms.ts'
import type { Counting } from './counting.ts'

/** Coloured majority tokens. */
export interface Majorities {
  readonly of: 'majorities'
}

/** Colours whose disaster is raised. */
export interface RaisedColors {
  readonly of: 'raisedColors'
}

/** Raised levels of disasters in all colours. */
export interface RaisedLevels {
  readonly of: 'raisedLevels'
}

/** The points of the own City Hall space. */
export interface HallSpace {
  readonly of: 'hallSpace'
}

const ABOVE_0: Phrase = { en: ' above 0', de: ' über 0', nl: ' boven 0' }

export const majorities: Counting<Majorities> = {
  count: mine => bits(mine.majorities),
  words: () => yours(majorityToken, [active]),
  icons: () => ['majority'],
}

export const raisedColors: Counting<RaisedColors> = {
  count: mine => mine.disasters.filter(level => level > 0).length,
  words: () => ({
    each: {
      en: 'for each of your disasters above level 0',
      de: 'für jede deiner Gefahren, die über Stufe 0 steht',
      nl: 'voor elk onheil van jou dat boven niveau 0 staat',
    },
    one: joined(one(disaster, []), ABOVE_0),
    many: joined(many(disaster, []), ABOVE_0),
  }),
  icons: () => ['different', 'disaster'],
}

export const raisedLevels: Counting<RaisedLevels> = {
  count: mine => mine.disasters.reduce((sum, level) => sum + level, 0),
  words: () => ({
    ...every(disasterLevel),
    each: {
      en: 'for each level your disasters have reached',
      de: 'für jede Stufe, die deine Gefahren erreicht haben',
      nl: 'voor elk niveau dat je onheil heeft bereikt',
    },
  }),
  icons: () => ['disaster'],
}

export const hallSpace: Counting<HallSpace> = {
  count: mine => HALL_POINTS[mine.hall]!,
  words: () => ({
    before: AS_MANY,
    after: {
      en: ' as your space on the City Hall Square is worth in points',
      de: ', wie dein Feld auf dem Rathausplatz Punkte wert ist',
      nl: ' als je veld op het stadhuisplein punten waard is',
    },
    number: {
      en: 'points of your City Hall Square space',
      de: 'Punkte deines Feldes auf dem Rathausplatz',
      nl: 'punten van je veld op het stadhuisplein',
    },
  }),
  icons: () => ['hall'],
}
