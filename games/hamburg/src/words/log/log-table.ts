import type { CityEvent } from '@kontor/five-colours/events'
import type { Names } from '@kontor/five-colours/words/log'
import { the } from '@kontor/language/grammar'
import { inEach, joined, listed, type Phrase, same, unworded } from '@kontor/language/phrase'
import { STEPS } from '../../cards/tiles.ts'
import { COLORS } from '../../colors.ts'
import type { Happening } from '../../events.ts'
import { clericTileText, stockStepText } from '../../expansions/words/tiles.ts'
import { colorName, colorOf } from '../names.ts'
import { churchWindow } from '../terms.ts'

/** The log of what happens at the table, to nobody in particular. */

/** A sentence that will get its full stop with the whole line. */
const unstopped = (make: Parameters<typeof inEach>[0]): Phrase =>
  inEach(language => make(language).replace(/\.$/, ''))

/** Events without a seat. */
export type Common = Exclude<Happening, CityEvent | { seat: number }>

/** The ships whose bits are set, by their colours. */
const shipsOf = (bits: number): Phrase[] =>
  [...COLORS.keys(), COLORS.length]
    .filter(color => (bits & (1 << color)) !== 0)
    .map(color => inEach(language => colorName(color, language)))

export function commonInWords(event: Common, names: Names): Phrase {
  switch (event.kind) {
    case 'season': {
      const first = names.seat(event.first)
      return {
        en: `Season ${event.season} begins; ${first.en} is first player`,
        de: `Durchgang ${event.season} beginnt; ${first.de} ist zuerst an der Reihe`,
        nl: `Cyclus ${event.season} begint; ${first.nl} is startspeler`,
      }
    }
    case 'round':
      return {
        en: `Round ${event.round} begins`,
        de: `Runde ${event.round} beginnt`,
        nl: `Ronde ${event.round} begint`,
      }
    case 'cleric': {
      const window = the(churchWindow, colorOf(event.window))
      return {
        en: `A cleric goes to ${window.en}`,
        de: `Ein Geistlicher kommt in ${window.de}`,
        nl: `Een geestelijke gaat naar ${window.nl}`,
      }
    }
    case 'clericMoved': {
      const window = the(churchWindow, colorOf(event.window))
      return {
        en: `The cleric moves to ${window.en}`,
        de: `Der Geistliche rückt in ${window.de}`,
        nl: `De geestelijke gaat naar ${window.nl}`,
      }
    }
    case 'ships':
      return event.ships === 0
        ? { en: 'No ship is active', de: 'Kein Schiff ist aktiv', nl: 'Er is geen schip actief' }
        : joined(
            { en: 'Active ships: ', de: 'Aktive Schiffe: ', nl: 'Actieve schepen: ' },
            listed(shipsOf(event.ships), same(', ')),
          )
    case 'stock': {
      const { side, step } = event
      const space = (side % 2) * STEPS + step + 1
      const where: Phrase = {
        en: `Stock exchange, space ${space}. `,
        de: `Börse, Feld ${space}. `,
        nl: `Beurs, veld ${space}. `,
      }
      return joined(
        where,
        unstopped(language => stockStepText(side, step, language)),
      )
    }
    case 'clericTile': {
      const season: Phrase = {
        en: 'Cleric tile of the season. ',
        de: 'Geistlichenplättchen des Durchgangs. ',
        nl: 'Geestelijkenfiche van de cyclus. ',
      }
      return joined(
        season,
        unstopped(language => clericTileText(event.tile, language)),
      )
    }
    default:
      return unworded(event)
  }
}
