import { AS_MANY, eachKind, yours } from '@kontor/common/amounts'
import { bits } from '@kontor/common/tasks'
import { colour } from '@kontor/language/terms'
import { COLORS } from '../colors.ts'
import { REPUTATION_POINTS } from '../data/tables.ts'
import { coloured, majorityMarker } from '../words/terms.ts'
import type { Counting } from './counting.ts'

/** Coloured majority markers. */
export interface Majorities {
  readonly of: 'majorities'
}

/** The points of the own space of the reputation track. */
export interface Reputation {
  readonly of: 'reputation'
}

/** Colours of one's own threat markers, each once. */
export interface ThreatColors {
  readonly of: 'threatColors'
}

export const majorities: Counting<Majorities> = {
  count: mine => bits(mine.majorities),
  words: () => yours(majorityMarker, [coloured]),
  icons: () => ['majority'],
}

export const reputation: Counting<Reputation> = {
  count: mine => REPUTATION_POINTS[mine.reputation]!,
  words: () => ({
    before: AS_MANY,
    after: {
      en: ' as your space on the reputation track is worth in points',
      de: ', wie dein Feld auf der Aufstiegsleiste Punkte wert ist',
      nl: ' als je veld op het ontwikkelingsspoor punten waard is',
    },
    number: {
      en: 'points of your reputation space',
      de: 'Punkte deines Feldes auf der Aufstiegsleiste',
      nl: 'punten van je veld op het ontwikkelingsspoor',
    },
  }),
  icons: () => ['reputation'],
}

export const threatColors: Counting<ThreatColors> = {
  count: mine => mine.threats.filter(count => count > 0).length,
  words() {
    const colors = eachKind(
      colour,
      { en: 'among your threat markers', de: 'deiner Bedrohungsmarker', nl: 'van je noodlotfiches' },
      { de: 'in der du einen Bedrohungsmarker hast', nl: 'waarvan je een noodlotfiche hebt' },
    )
    return { ...colors, most: COLORS.length }
  },
  icons: () => ['different', 'threat'],
}
