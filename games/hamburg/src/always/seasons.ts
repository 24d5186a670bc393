import { SOMETHING } from '@kontor/common/worth'
import { many } from '@kontor/language/grammar'
import { AND, joined, listed, type Phrase, same } from '@kontor/language/phrase'
import { COMMA } from '@kontor/language/short'
import { colorNumber } from '../cards/cardfile.ts'
import { ROUNDS } from '../cards/numbers.ts'
import { BLACK, type Color } from '../colors.ts'
import { disasterIcon } from '../words/card/signs.ts'
import { COLOR_WORDS, disaster } from '../words/terms.ts'
import type { Permanent } from './permanent.ts'
import { colorAlone } from './phrases.ts'

/** What is another for a whole season: its rounds, its ships, its disasters. */

/** Rounds more or less. */
export interface Rounds {
  readonly rounds: number
}
/** Whatever the dice show, all ships are active or none. */
export interface Ships {
  readonly ships: 'all' | 'none'
}
/** Disasters of these colours do not rise by dice and tokens; black: no tokens are drawn. */
export interface Spared {
  readonly spared: readonly (Color | 'black')[]
}

export const rounds: Permanent<Rounds> = {
  means: ({ rounds }) => [{ figure: 'rounds', change: count => count + rounds }],
  sentence({ rounds }) {
    const all = ROUNDS + rounds
    return {
      en: `this season has ${all} rounds`,
      de: `dieser Durchgang hat ${all} Runden`,
      nl: `deze cyclus heeft ${all} rondes`,
    }
  },
  short({ rounds }) {
    const all = ROUNDS + rounds
    return {
      en: `season of ${all} rounds`,
      de: `Durchgang mit ${all} Runden`,
      nl: `cyclus van ${all} rondes`,
    }
  },
  icons: ({ rounds }) => [`rounds-${ROUNDS + rounds}`],
  worth: () => SOMETHING,
}

/** A bit for each ship: five colours and black. */
const ALL_SHIPS = (1 << (BLACK + 1)) - 1

export const ships: Permanent<Ships> = {
  means: ({ ships }) => [{ figure: 'ships', change: () => (ships === 'all' ? ALL_SHIPS : 0) }],
  sentence: ({ ships }) =>
    ships === 'all'
      ? {
          en: 'all ships are active this season, whatever the dice show',
          de: 'in diesem Durchgang sind alle Schiffe aktiv, egal was die Würfel zeigen',
          nl: 'alle schepen zijn deze cyclus actief, wat de dobbelstenen ook tonen',
        }
      : {
          en: 'no ship is active this season, whatever the dice show',
          de: 'in diesem Durchgang ist kein Schiff aktiv, egal was die Würfel zeigen',
          nl: 'geen enkel schip is deze cyclus actief, wat de dobbelstenen ook tonen',
        },
  short: ({ ships }) =>
    ships === 'all'
      ? { en: 'all ships active', de: 'alle Schiffe aktiv', nl: 'alle schepen actief' }
      : { en: 'no ship active', de: 'kein Schiff aktiv', nl: 'geen schip actief' },
  icons: ({ ships }) => [ships === 'all' ? 'all' : 'no', 'ship'],
  worth: () => SOMETHING,
}

/** 'orange and grey disasters', 'orange und graue Gefahren', 'het oranje en het grijze onheil'. */
function disastersOf(colors: readonly Color[]): Phrase {
  const { en, de } = listed(
    colors.map(color => {
      const { de } = many(disaster, [color])
      return { en: COLOR_WORDS[color].en, de: de.replace(/ \p{Lu}.*$/u, ''), nl: '' }
    }),
    AND,
  )
  const bent = colors.map(color => COLOR_WORDS[color].nl[1])
  const nl = bent.length > 2 ? `het ${inDutch(bent)}` : inDutch(bent.map(color => `het ${color}`))
  return { en: `${en} disasters`, de: `${de} Gefahren`, nl: `${nl} onheil` }
}

const inDutch = (words: readonly string[]): string => listed(words.map(same), AND).nl

const SPARED_BY_DICE: Phrase = {
  en: ' are not increased by dice this season, and no intrigue tokens are drawn in phase II',
  de: ' steigen in diesem Durchgang nicht durch Würfel, und in Phase II werden keine schwarzen Gefahrenmarker gezogen',
  nl: ' stijgen deze cyclus niet door dobbelstenen, en in fase II worden geen zwarte onheilsfiches getrokken',
}
const SPARED_BY_BOTH: Phrase = {
  en: ' are not increased by dice or intrigue tokens this season',
  de: ' steigen in diesem Durchgang weder durch Würfel noch durch schwarze Gefahrenmarker',
  nl: ' stijgen deze cyclus niet door dobbelstenen of zwarte onheilsfiches',
}

export const spared: Permanent<Spared> = {
  means: ({ spared }) => [{ spares: spared.map(color => (color === 'black' ? BLACK : colorNumber(color))) }],
  sentence({ spared }) {
    const colors = spared.filter(color => color !== 'black')
    const list = disastersOf(colors)
    return joined(list, colors.length < spared.length ? SPARED_BY_DICE : SPARED_BY_BOTH)
  },
  short: ({ spared }) =>
    joined(
      { en: 'no increase: ', de: 'kein Anstieg: ', nl: 'geen stijging: ' },
      listed(spared.map(colorAlone), COMMA),
    ),
  icons: ({ spared }) => [
    'no',
    'increase-1',
    ...spared.map(color => (color === 'black' ? 'intrigue' : disasterIcon(color))),
  ],
  worth: () => SOMETHING,
}
