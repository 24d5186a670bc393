import { anyOf, counted } from '@kontor/city/grammar'
import { joined, type Phrase, same } from '@kontor/city/phrase'
import type { Effect } from '../language.ts'
import { inFront, perOf } from './counters.ts'
import { threatMarker } from './terms.ts'

/** Threat markers that are discarded for a point each. */

type Discard = Extract<Effect, { do: 'discardThreats' }>

/** '1 red threat marker', 'any 1 threat marker', '2 threat markers of its colour'. */
function markersOf(
  { color, markers: { n } }: Discard,
  kase: 'nominative' | 'accusative',
  ofIts: Phrase,
): Phrase {
  if (color === 'its') return joined(counted(n, threatMarker, [], kase), same(' '), ofIts)
  if (color === 'any') return n === 1 ? anyOf(1, threatMarker, kase) : counted(n, threatMarker, [], kase)
  return counted(n, threatMarker, [color], kase)
}

/** What is discarded, as an order; or as something that the player may do when something else happens. */
export function discardInWords(discard: Discard, ofIts: Phrase, may: boolean): Phrase {
  const { markers } = discard
  const what = markersOf(discard, 'accusative', ofIts)
  if (may)
    return {
      en: `you may discard ${what.en} and gain 1 point`,
      de: `du darfst ${what.de} abgeben und 1 Punkt erhalten`,
      nl: `je mag ${what.nl} afleggen en 1 punt krijgen`,
    }
  if (markers.per) {
    const front = inFront(markers)
    return {
      en: `${front.en}, you may discard ${what.en} and gain 1 point`,
      de: `${front.de} darfst du ${what.de} abgeben und 1 Punkt erhalten`,
      nl: `${front.nl} mag je ${what.nl} afleggen en 1 punt krijgen`,
    }
  }
  return markers.n === 1
    ? {
        en: `discard ${what.en} and gain 1 point`,
        de: `gib ${what.de} ab und erhalte 1 Punkt`,
        nl: `leg ${what.nl} af en krijg 1 punt`,
      }
    : {
        en: `discard up to ${what.en} and gain 1 point for each`,
        de: `gib bis zu ${what.de} ab und erhalte 1 Punkt für jeden davon`,
        nl: `leg maximaal ${what.nl} af en krijg 1 punt per fiche`,
      }
}

/** '−1 red threat marker, +1 point', 'up to −2 threat markers, +1 point each'. */
export function discardShort(discard: Discard, ofIts: Phrase): Phrase {
  const { markers } = discard
  const { en, de, nl } = markersOf(discard, 'nominative', ofIts)
  const one = { en: en.replace(/^any (\d+)/, '$1 any'), de, nl }
  if (markers.per) {
    const per = perOf(markers)
    return {
      en: `${per.en}: −${one.en}, +1 point`,
      de: `${per.de}: −${one.de}, +1 Punkt`,
      nl: `${per.nl}: −${one.nl}, +1 punt`,
    }
  }
  return markers.n === 1
    ? { en: `−${one.en}, +1 point`, de: `−${one.de}, +1 Punkt`, nl: `−${one.nl}, +1 punt` }
    : {
        en: `up to −${en}, +1 point each`,
        de: `bis zu −${de}, je +1 Punkt`,
        nl: `maximaal −${nl}, +1 punt per fiche`,
      }
}
