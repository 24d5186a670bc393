import { nth } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { counted, one, the } from '@kontor/language/grammar'
import { AND, joined, listed, type Phrase, same, sentence } from '@kontor/language/phrase'
import { changesInWords } from '../../always/changes.ts'
import { permanentOf } from '../../always/index.ts'
import {
  CLERIC_TILES,
  FIRST_CLERIC,
  FIRST_MAYOR,
  FIRST_SHIP,
  FIRST_STOCK,
  FIRST_TOKEN,
  MAYORS,
  SHIPS,
  STEPS,
  STOCK,
  TOKENS,
} from '../../cards/tiles.ts'
import { COLORS, type Color } from '../../colors.ts'
import { CARD_DATA } from '../../data/tables.ts'
import { changeBy } from '../../effects/index.ts'
import type { Ability, Always, Effect } from '../../language.ts'
import { abilityInWords } from '../../words/card/abilities.ts'
import { effectsInWords } from '../../words/card/effects.ts'
import { shortOf } from '../../words/card/short.ts'

import { cardName, colorOf } from '../../words/names.ts'
import { DISASTER_LABELS, disaster, mark, ship as shipNoun, worker } from '../../words/terms.ts'

/** The names and sentences of the tiles of the expansions. */

/** A mayor is no building, so that every building is another one. */
const AGAIN: Phrase = {
  en: 'once per season, activate 1 of your phase III buildings a second time and pay the cost of its ability again',
  de: 'aktiviere einmal pro Durchgang 1 deiner Gebäude mit Symbol III ein zweites Mal und zahle erneut die Kosten seiner Fähigkeit',
  nl: 'activeer eenmaal per cyclus 1 van je gebouwen met symbool III een tweede keer en betaal opnieuw de kosten van de vaardigheid',
}

const AGAIN_SHORT: Phrase = {
  en: 'Phase III building once more, its ability paid again',
  de: 'Gebäude mit Symbol III noch einmal, Kosten der Fähigkeit erneut',
  nl: 'Gebouw met symbool III nogmaals, kosten van de vaardigheid opnieuw',
}

const isAgain = (ability: Ability) =>
  'effects' in ability && ability.effects.some(effect => effect.do === 'activateAgain')

function mayorInWords(ability: Ability): Phrase {
  return isAgain(ability) ? AGAIN : abilityInWords(ability)
}

/** A ship sails for a wall segment: 'its' colour is that of the segment. */
const OF_THE_SEGMENT: Phrase = {
  en: 'in the colour of the wall segment',
  de: 'in der Farbe des Mauersteins',
  nl: 'in de kleur van de muursteen',
}

const effectsOf = (ability: Ability): readonly Effect[] => ('effects' in ability ? ability.effects : [])

/** 'the pink disaster (Unrest)'. */
const disasterCalled = (color: Color): Phrase =>
  joined(the(disaster, color), same(' ('), DISASTER_LABELS[color], same(')'))

/** '… by 1 level, then gain 1 point': German and Dutch put it right after the verb. */
const then = ({ en, de, nl }: Phrase): Phrase => ({
  en: `, then ${en}`,
  de: ` und ${de.replace(/^\S+/, '$& danach')}`,
  nl: ` en ${nl.replace(/^\S+/, '$& daarna')}`,
})

function tokenInWords(token: number): Phrase {
  const { raises, gift } = nth(TOKENS, token)
  const [first, ...more] = raises
  if (first !== undefined && more.length === 0) {
    const { en, de, nl } = disasterCalled(first)
    const rise = {
      en: `increase ${en} by 1 level`,
      de: `erhöhe ${de} um 1 Stufe`,
      nl: `verhoog ${nl} met 1 niveau`,
    }
    return gift ? joined(rise, then(effectsInWords([gift], 'none'))) : rise
  }
  const each = raises.map(color => {
    const { en, de, nl } = the(disaster, color)
    return { en: withoutNoun(en).replace('the ', ''), de: withoutNoun(de), nl: withoutNoun(nl) }
  })
  const { en, de, nl } = listed(each, AND)
  return {
    en: `increase the ${en} disasters by 1 level each`,
    de: `erhöhe ${de} Gefahr um je 1 Stufe`,
    nl: `verhoog ${nl} onheil elk met 1 niveau`,
  }
}

const withoutNoun = (words: string) => words.replace(/ \S+$/, '')

/** What a tile for everybody changes: '‘Take money’: 2 marks more'. */
function commonInWords(always: Always): Phrase {
  const permanent = permanentOf(always)
  return (permanent.toAll ?? permanent.sentence)(always, effectsInWords)
}

function clericInWords(tile: number): Phrase {
  const ability = nth(CLERIC_TILES, tile)
  return ability.when === 'always' ? commonInWords(ability.always) : abilityInWords(ability)
}

function stockInWords(side: number, step?: number): Phrase {
  const { action, steps } = nth(STOCK, side)
  const told = step === undefined ? steps : steps.slice(step, step + 1)
  return changesInWords(
    action,
    told.map(each => permanentOf(each).changes?.(each, changeBy)),
  )
}

/** What a side of a mayor's tile can do; sides are counted from 0. */
export const mayorText = (side: number, language: Language): string =>
  sentence(mayorInWords(nth(MAYORS, side).ability), language)

/** The same in short. */
export function mayorShort(side: number, language: Language): string {
  const { ability } = nth(MAYORS, side)
  return isAgain(ability) ? AGAIN_SHORT[language] : shortOf(ability, language)
}

/** What a ship brings, by its colour. */
export const shipText = (ship: number, language: Language): string =>
  sentence(effectsInWords(effectsOf(nth(SHIPS, ship)), 'none', OF_THE_SEGMENT), language)

/** What an intrigue token does, by its place in TOKENS. */
export const tokenText = (token: number, language: Language): string =>
  sentence(tokenInWords(token), language)

/** A side of a stock tile with its three steps. */
export const stockText = (side: number, language: Language): string => sentence(stockInWords(side), language)

/** One step of a side of a stock tile, counted from 0. */
export const stockStepText = (side: number, step: number, language: Language): string =>
  sentence(stockInWords(side, step), language)

export const clericTileText = (tile: number, language: Language): string =>
  sentence(clericInWords(tile), language)

const mayorNamed = (side: number): Phrase => {
  const { name } = nth(MAYORS, side)
  return { en: `Mayor ${name}`, de: `Bürgermeister ${name}`, nl: `burgemeester ${name}` }
}

/** 'Mayor Petersen'. */
export const mayorName = (side: number, language: Language): string => mayorNamed(side)[language]

/** What a mayor brings at the start: '10 marks', '2 workers of each colour'. */
export function meansOf(side: number, kase: 'nominative' | 'dative'): Phrase[] {
  const { marks, workers } = nth(MAYORS, side)
  if (workers === 0) return [counted(marks, mark)]
  const of: Phrase = { en: ' of each colour', de: ' jeder Farbe', nl: ' van elke kleur' }
  return [counted(marks, mark), joined(counted(workers, worker, [], kase), of)]
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** What the rules call a ship or a plain token: by its colour. */
const colorCode = (place: number) => COLORS[place] ?? 'black'

interface Kind {
  readonly first: number
  readonly name: (place: number) => Phrase
  readonly code: (place: number) => string
  readonly text: (place: number, language: Language) => string
}

/** The kinds of tiles, the highest numbers first. */
const KINDS: readonly Kind[] = [
  {
    first: FIRST_CLERIC,
    name: () => ({ en: 'cleric tile', de: 'Geistlichenplättchen', nl: 'geestelijkenfiche' }),
    code: place => `C${twoDigits(Math.floor(place / 2) + 1)}${place % 2 === 0 ? 'a' : 'b'}`,
    text: clericTileText,
  },
  {
    first: FIRST_STOCK,
    name: () => ({ en: 'stock exchange', de: 'Börse', nl: 'beurs' }),
    code: place => `B${twoDigits(Math.floor(place / STEPS) + 1)}`,
    text: (place, language) => stockStepText(Math.floor(place / STEPS), place % STEPS, language),
  },
  {
    first: FIRST_TOKEN,
    name: () => ({ en: 'intrigue token', de: 'schwarzer Gefahrenmarker', nl: 'zwart onheilsfiche' }),
    code: place =>
      place < COLORS.length ? `I-${colorCode(place)}` : `X${twoDigits(place + 1 - COLORS.length)}`,
    text: tokenText,
  },
  {
    first: FIRST_SHIP,
    name: place => one(shipNoun, [colorOf(place)], 'nominative'),
    code: place => `SH-${colorCode(place)}`,
    text: shipText,
  },
  {
    first: FIRST_MAYOR,
    name: mayorNamed,
    code: place => `M${twoDigits(place + 1)}`,
    text: mayorText,
  },
]

const kindOf = (number: number): Kind | undefined => KINDS.find(({ first }) => number >= first)

/** A tile in play by its number: 'Mayor Petersen', 'purple ship', 'stock exchange', 'cleric tile'. */
export function tileName(number: number, language: Language): string {
  const kind = kindOf(number)
  if (!kind) throw new Error(`No tile ${number}`)
  return kind.name(number - kind.first)[language]
}

/** What the rules call a tile: 'M01', 'X06', 'C12b'; all steps of a side of a stock tile have its code. */
export function tileCode(number: number): string {
  const kind = kindOf(number)
  if (!kind) throw new Error(`No tile ${number}`)
  return kind.code(number - kind.first)
}

/** A card or a tile in play, by its number: 'Civic 003', 'Mayor Petersen'. */
export const nameOfCard = (number: number, language: Language): string =>
  kindOf(number) ? tileName(number, language) : cardName(number, nth(CARD_DATA, number).category, language)

/** The sentence of a tile in play by its number; undefined for a card. */
export function textOfTile(number: number, language: Language): string | undefined {
  const kind = kindOf(number)
  return kind?.text(number - kind.first, language)
}
