import { typically } from '@kontor/common/worth'
import { DONE, plan } from '@kontor/engine'
import { OF_ITS_COLOR } from '@kontor/language/clauses'
import { counted, ofAnyColour } from '@kontor/language/grammar'
import { joined, type Phrase, same } from '@kontor/language/phrase'
import { anyShort, COLON } from '@kontor/language/short'
import { abilityOf } from '../../cards/cardfile.ts'
import { amountOf, amountSigns, inFront, perOf } from '../../counters/index.ts'
import type { Amount } from '../../language.ts'
import { chooseThreat } from '../../rules/choices.ts'
import { discardThreat } from '../../rules/threats.ts'
import type { Bruges } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { threatSign } from '../../words/card/signs.ts'
import { threatMarker } from '../../words/terms.ts'
import { type ColorRef, meant } from '../reference.ts'
import { NO_EFFECT, nothingCertain, type Word } from '../word.ts'
import { threatColors } from './colors.ts'

/** Up to so many own threat markers, of one colour or split over any, back for a point each. */
export interface DiscardThreats {
  readonly do: 'discardThreats'
  readonly color: ColorRef | 'any'
  readonly markers: Amount
}

/** '1 red threat marker', '1 threat marker of any colour', '2 threat markers of its colour'. */
function markersOf(
  { color, markers: { n } }: DiscardThreats,
  kase: 'nominative' | 'accusative',
  ofIts: Phrase,
): Phrase {
  if (color === 'its') return joined(counted(n, threatMarker, [], kase), same(' '), ofIts)
  if (color === 'any')
    return n === 1 ? ofAnyColour(1, threatMarker, kase) : counted(n, threatMarker, [], kase)
  return counted(n, threatMarker, [color], kase)
}

/** What is discarded, as an order; or as something that the player may do when something else happens. */
function discardInWords(discard: DiscardThreats, ofIts: Phrase, may: boolean): Phrase {
  const { markers } = discard
  const what = markersOf(discard, 'accusative', ofIts)
  if (may)
    return {
      en: `you may discard ${what.en} and gain 1 point`,
      de: `du darfst ${what.de} ablegen und 1 Punkt erhalten`,
      nl: `je mag ${what.nl} afleggen en 1 punt krijgen`,
    }
  if (markers.per) {
    const front = inFront(markers)
    return {
      en: `${front.en}, you may discard ${what.en} and gain 1 point`,
      de: `${front.de} darfst du ${what.de} ablegen und 1 Punkt erhalten`,
      nl: `${front.nl} mag je ${what.nl} afleggen en 1 punt krijgen`,
    }
  }
  return markers.n === 1
    ? {
        en: `discard ${what.en} and gain 1 point`,
        de: `lege ${what.de} ab und erhalte 1 Punkt`,
        nl: `leg ${what.nl} af en krijg 1 punt`,
      }
    : {
        en: `discard up to ${what.en} and gain 1 point for each`,
        de: `lege bis zu ${what.de} ab und erhalte 1 Punkt für jeden davon`,
        nl: `leg maximaal ${what.nl} af en krijg 1 punt per fiche`,
      }
}

/** '−1 red threat marker, +1 point', 'up to −2 threat markers, +1 point each'. */
function discardShort(discard: DiscardThreats, ofIts: Phrase): Phrase {
  const { color, markers } = discard
  const any = color === 'any' && markers.n === 1
  const { en, de, nl } = any ? anyShort(1, threatMarker) : markersOf(discard, 'nominative', ofIts)
  const one = { en: `−${en}, +1 point`, de: `−${de}, +1 Punkt`, nl: `−${nl}, +1 punt` }
  if (markers.per) return joined(perOf(markers), COLON, one)
  return markers.n === 1
    ? one
    : {
        en: `up to −${en}, +1 point each`,
        de: `bis zu −${de}, je +1 Punkt`,
        nl: `maximaal −${nl}, +1 punt per fiche`,
      }
}

export const discardThreats = {
  run(effect, { state, seat, card, mine, context }) {
    const upTo = amountOf(state, mine, effect.markers, context)
    if (effect.color === 'any') return plan(state, tasks.discardThreat({ seat, card, upTo }))
    const color = meant(effect.color, context)
    // Whoever pays for it wants it; what only follows from something else may be declined.
    if (upTo > 1 || abilityOf(state, card).when === 'always')
      return plan(state, tasks.discardThreat({ seat, card, upTo, only: color }))
    if (mine.threats[color]! > 0) discardThreat(state, seat, color, card)
  },
  steps: {
    /** Markers that the player may discard, one at a time; of the task's colour only, if it has one. */
    discardThreat: tasks.discardThreat.step<Bruges>({
      ask(state, { seat, only, upTo }) {
        const colors = upTo > 0 ? threatColors(state, seat) : []
        return [...colors.filter(color => only === undefined || color === only), DONE]
      },
      ...chooseThreat('discard'),
      run(state, discarding, color) {
        plan(state, tasks.discardThreat({ ...discarding, upTo: discarding.upTo - 1 }))
        discardThreat(state, discarding.seat, color, discarding.card)
      },
    }),
  },
  whyNot(effect, { mine, context }) {
    if (effect.color === 'any') return mine.threats.some(n => n > 0) ? undefined : NO_EFFECT
    const color = meant(effect.color, context)
    return mine.threats[color]! > 0 ? undefined : { kind: 'needsThreat', color }
  },
  brings: nothingCertain,
  sentence: (effect, { ofIts = OF_ITS_COLOR, may = false }) => ({
    whole: discardInWords(effect, ofIts, may),
  }),
  short: discardShort,
  icons: ({ color, markers }) => [threatSign(color), ...amountSigns('reduce', markers)],
  worth: ({ markers }) => typically(markers),
} satisfies Word<DiscardThreats>
