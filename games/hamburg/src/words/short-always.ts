import { many, one, oneOf } from '@kontor/city/grammar'
import { joined, listed, NOTHING, OR, type Phrase, same, unworded } from '@kontor/city/phrase'
import { COLON, COMMA, MINUS, plain } from '@kontor/city/short'
import type { Action, Color } from '../colors.ts'
import type { Always } from '../language.ts'
import { itsColor, roundsOf } from './always.ts'
import { workersOf } from './grammar.ts'
import { effectsShort } from './short-effects.ts'
import { ruleShort } from './specials-short.ts'
import { ACTION_LABELS, building, COLOR_WORDS, card, die, isAction, mark, point, worker } from './terms.ts'

/** The short forms of permanent abilities. */

/** A colour as a name, without a noun. */
const named = (color: Color | 'black'): Phrase => {
  const { en, de, nl } = COLOR_WORDS[color]
  return { en, de: de[0].charAt(0).toUpperCase() + de[0].slice(1), nl: nl[0] }
}
const bracketed = (inside: Phrase) => joined(same(' ('), inside, same(')'))

type Trigger = Extract<Always, { on: string }>

const OCCASIONS: Readonly<Record<Exclude<Trigger['on'], Action>, Phrase>> = {
  advance: {
    en: 'Advance on the City Hall Square',
    de: 'Vorrücken auf dem Rathausplatz',
    nl: 'Vooruitgaan op het stadhuisplein',
  },
  intrigue: {
    en: 'Intrigue token drawn',
    de: 'Schwarzer Gefahrenmarker gezogen',
    nl: 'Zwart onheilsfiche getrokken',
  },
  majority: {
    en: 'Majority token becomes active',
    de: 'Mehrheitsmarker wird aktiv',
    nl: 'Meerderheidsfiche wordt actief',
  },
  parkMarks: {
    en: 'Marks from a Park card',
    de: 'Mark durch eine Park-Karte',
    nl: 'Mark door een parkkaart',
  },
  otherWall: {
    en: "Another player's wall segment",
    de: 'Mauerstein bei anderen',
    nl: 'Muursteen van een andere speler',
  },
  otherBuilding: {
    en: "Another player's building",
    de: 'Gebäude bei anderen',
    nl: 'Gebouw van een andere speler',
  },
  increase: { en: 'Disaster +1', de: 'Gefahr +1', nl: 'Onheil +1' },
  freeBuilding: {
    en: 'Building with a price of 0',
    de: 'Gebäude mit Preis 0',
    nl: 'Gebouw met prijs 0',
  },
  siteAdded: { en: 'New site', de: 'Neues Grundstück', nl: 'Nieuwe bouwlocatie' },
  levelReduced: {
    en: 'Decrease a disaster, level −1',
    de: 'Gefahr verringern, Stufe −1',
    nl: 'Onheil verlagen, niveau −1',
  },
}

/** ' (pink die)', ' (orange, pink or purple card)'. */
function using(on: Action, colors: readonly Color[] = []): Phrase {
  const [color, ...more] = colors
  if (color === undefined) return NOTHING
  if (more.length > 0) return bracketed(oneOf(card, colors, 'nominative'))
  return bracketed(one(on === 'money' ? die : card, [color], 'nominative'))
}

function triggerShort(trigger: Trigger): Phrase {
  if (!isAction(trigger.on)) return OCCASIONS[trigger.on]
  return joined(
    ACTION_LABELS[trigger.on],
    using(trigger.on, 'colors' in trigger ? trigger.colors : undefined),
  )
}

function onShort(trigger: Trigger): Phrase {
  const before = joined(triggerShort(trigger), COLON)
  if ('fee' in trigger)
    return joined(before, { en: 'costs ', de: 'kostet ', nl: 'kost ' }, plain(trigger.fee, mark))
  if (!('feeWorkers' in trigger)) return joined(before, effectsShort(trigger.effects, itsColor(trigger.on)))
  const { feeWorkers, of } = trigger
  if (feeWorkers === 0) return joined(before, effectsShort([]))
  if (of !== 'its')
    return joined(
      before,
      MINUS,
      workersOf(
        of.map(color => [feeWorkers, color]),
        'nominative',
        OR,
      ),
    )
  const its: Phrase = { en: ' of its colour', de: ' seiner Farbe', nl: ' van die kleur' }
  return joined(before, MINUS, plain(feeWorkers, worker), its)
}

/** ': −3 marks' for what is cheaper, ': price +3 marks' for what is dearer. */
const changed = (less: number): Phrase =>
  less < 0
    ? joined({ en: ': price +', de: ': Preis +', nl: ': prijs +' }, plain(-less, mark))
    : joined(COLON, MINUS, plain(less, mark))

const inColors = (colors: readonly Color[] | undefined): Phrase =>
  colors ? bracketed(listed(colors.map(named), OR)) : NOTHING

function priceShort(ability: Extract<Always, { price: string }>): Phrase {
  switch (ability.price) {
    case 'halfBuilding':
      return joined(many(building, [ability.color]), {
        en: ': half price',
        de: ': halber Preis',
        nl: ': halve prijs',
      })
    case 'build':
    case 'wall':
      return joined(ACTION_LABELS[ability.price], inColors(ability.colors), changed(ability.less))
    case 'hall':
      return joined(
        {
          en: 'City Hall Square (dice price)',
          de: 'Rathausplatz (Würfelpreis)',
          nl: 'Stadhuisplein (dobbelsteenprijs)',
        },
        changed(ability.less),
      )
    case 'wallFree':
      return joined(ACTION_LABELS.wall, inColors(ability.colors), COLON, plain(0, mark))
    case 'wallFixed': {
      const { en, de, nl } = plain(ability.marks, mark)
      return {
        en: `wall segments: ${en} each`,
        de: `Mauersteine: je ${de}`,
        nl: `muurstenen: ${nl} per stuk`,
      }
    }
    case 'wallBlackDie':
      return {
        en: 'wall segment: price or black die',
        de: 'Mauerstein: Preis oder schwarzer Würfel',
        nl: 'muursteen: prijs of zwarte dobbelsteen',
      }
    case 'othersHall':
      return {
        en: 'Others: City Hall Square + black die',
        de: 'Alle anderen: Rathausplatz + schwarzer Würfel',
        nl: 'Anderen: stadhuisplein + zwarte dobbelsteen',
      }
    default:
      return unworded(ability)
  }
}

const shipsShort = (which: 'all' | 'none'): Phrase =>
  which === 'all'
    ? { en: 'all ships active', de: 'alle Schiffe aktiv', nl: 'alle schepen actief' }
    : { en: 'no ship active', de: 'kein Schiff aktiv', nl: 'geen schip actief' }

const spared = (colors: readonly (Color | 'black')[]): Phrase =>
  joined(
    { en: 'no increase: ', de: 'kein Anstieg: ', nl: 'geen stijging: ' },
    listed(colors.map(named), COMMA),
  )

export function alwaysShort(always: Always): Phrase {
  if ('on' in always) return onShort(always)
  if ('price' in always) return priceShort(always)
  if ('decrease' in always) {
    const instead: Phrase = { en: ' instead of −1', de: ' statt −1', nl: ' in plaats van −1' }
    return joined(ACTION_LABELS.decrease, same(`: −${always.decrease}`), instead)
  }
  if ('handLimit' in always)
    return joined({ en: 'hand limit ', de: 'Handlimit ', nl: 'handlimiet ' }, same(`${always.handLimit}`))
  if ('levelPoints' in always)
    return joined(same('+'), plain(always.levelPoints, point), {
      en: ' per reduced disaster level',
      de: ' pro verringerte Gefahrenstufe',
      nl: ' per verlaagd onheilsniveau',
    })
  if ('rounds' in always) {
    const rounds = roundsOf(always.rounds)
    return {
      en: `season of ${rounds} rounds`,
      de: `Durchgang mit ${rounds} Runden`,
      nl: `cyclus van ${rounds} rondes`,
    }
  }
  if ('ships' in always) return shipsShort(always.ships)
  if ('spared' in always) return spared(always.spared)
  return ruleShort[always.rule]
}
