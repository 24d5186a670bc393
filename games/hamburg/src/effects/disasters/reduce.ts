import { typically } from '@kontor/common/worth'
import { DONE, plan } from '@kontor/engine'
import { counted, ofChoice, one, the } from '@kontor/language/grammar'
import { joined, NOTHING, type Phrase, same } from '@kontor/language/phrase'
import { COLORS, type Color } from '../../colors.ts'
import { amountOf, amountSigns, inFront, isCertain, perOf } from '../../counters/index.ts'
import type { Amount, ColorRef } from '../../language.ts'
import { colored } from '../../pieces.ts'
import { reduce as lower } from '../../rules/disasters.ts'
import { seatOf } from '../../rules/possessions.ts'
import type { Hamburg } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { disasterIcon } from '../../words/card/signs.ts'

import { disaster, level } from '../../words/terms.ts'
import { always, ask, named, word } from '../word.ts'

/** So many levels, of one colour or split over any; of one colour only if the player wants to, where it may. */
export interface Reduce {
  readonly do: 'reduce'
  readonly color: ColorRef | 'any'
  readonly levels: Amount
  readonly may?: true
}

export const reduce = word<Reduce>()({
  run(use, effect) {
    const { state, seat, card, context } = use
    const levels = amountOf(state, seat, effect.levels, context)
    if (effect.color === 'any') return ask(use, about => tasks.reduceAny({ ...about, levels }))
    const color = named(effect.color, context)
    if (effect.may) return ask(use, about => tasks.reduceAny({ ...about, levels, only: color }))
    lower(state, seat, color, levels, card)
  },
  steps: {
    /** Levels that the player may reduce, one at a time. */
    reduceAny: tasks.reduceAny.step<Hamburg>({
      ask(state, { seat, levels, only }) {
        if (levels === 0) return [DONE]
        const { disasters } = seatOf(state, seat)
        const colors = only === undefined ? [0, 1, 2, 3, 4] : [only]
        return [...colors.filter(color => disasters[color]! > 0), DONE]
      },
      name: (_, __, color) => `reduce ${COLORS[color]}`,
      about: colored('reduce', 'disaster'),
      run(state, { seat, card, levels, only }, color) {
        plan(state, tasks.reduceAny({ seat, card, levels: levels - 1, only }))
        lower(state, seat, color, 1, card)
      },
    }),
  },
  possible: always,
  brings({ state, seat, context }, { color, levels, may }, gains) {
    if (color === 'any' || may || !isCertain(levels)) return
    const which = named(color, context)
    const reduced = gains.reduced[which]! + amountOf(state, seat, levels, context)
    gains.reduced[which] = Math.min(reduced, seatOf(state, seat).disasters[which]!)
  },
  sentence: (effect, { ofIts }) => ({ whole: reduceInWords(effect, ofIts) }),
  short({ color, levels }, ofIts) {
    const { n, per } = levels
    // What is paid before stands before a colon already.
    const upTo = joined(color === 'its' ? NOTHING : same(':'), UP_TO, same(` −${n}`))
    const steps = n === 1 ? same(' −1') : upTo
    const each = per ? joined(same(' '), perOf(levels)) : NOTHING
    return joined(disasterShort(color, n, ofIts), steps, each)
  },
  icons: ({ color, levels }) => [disasterIcon(color), ...amountSigns('reduce', levels)],
  worth: ({ levels }) => typically(levels),
  needs: [],
})

const UP_TO: Phrase = { en: ' up to', de: ' bis zu', nl: ' maximaal' }

/** The disaster of a colour, or of the colour of what was paid or played. */
const disasterOf = (color: ColorRef, ofIts: Phrase): Phrase =>
  color === 'its'
    ? joined({ en: 'the disaster ', de: 'die Gefahr ', nl: 'het onheil ' }, ofIts)
    : the(disaster, color)

function reduceInWords({ color, levels, may }: Reduce, ofIts: Phrase): Phrase {
  const { n } = levels
  const steps = counted(n, level)
  const which = color === 'any' ? ofChoice(1, disaster) : disasterOf(color, ofIts)
  if (may)
    return {
      en: `you may reduce ${which.en} by ${steps.en}`,
      de: `du darfst ${which.de} um ${steps.de} verringern`,
      nl: `je mag ${which.nl} met ${steps.nl} verlagen`,
    }
  if (levels.per) {
    const front = inFront(levels)
    return {
      en: `${front.en}, you may reduce ${which.en} by ${steps.en}`,
      de: `${front.de} darfst du ${which.de} um ${steps.de} verringern`,
      nl: `${front.nl} mag je ${which.nl} met ${steps.nl} verlagen`,
    }
  }
  if (color === 'any' && n > 1)
    return {
      en: `reduce your disasters by up to ${steps.en} in total`,
      de: `verringere deine Gefahren um insgesamt bis zu ${steps.de}`,
      nl: `verlaag je onheil met in totaal maximaal ${steps.nl}`,
    }
  const upTo = n > 1 ? { en: 'up to ', de: 'bis zu ', nl: 'maximaal ' } : NOTHING
  return {
    en: `reduce ${which.en} by ${upTo.en}${steps.en}`,
    de: `verringere ${which.de} um ${upTo.de}${steps.de}`,
    nl: `verlaag ${which.nl} met ${upTo.nl}${steps.nl}`,
  }
}

function disasterShort(color: Color | 'its' | 'any', n: number, ofIts: Phrase): Phrase {
  if (color === 'its') return joined(one(disaster, []), same(' '), ofIts)
  if (color !== 'any') return one(disaster, [color], 'nominative')
  return n > 1
    ? { en: 'disasters', de: 'Gefahren', nl: 'onheil' }
    : { en: 'any disaster', de: 'beliebige Gefahr', nl: 'onheil naar keuze' }
}
