import type { Icons } from '@kontor/common/icons'
import { worthOfAll } from '@kontor/common/worth'
import { OF_ITS_COLOR } from '@kontor/language/clauses'
import { one, oneOf } from '@kontor/language/grammar'
import { joined, NOTHING, noted, type Phrase, told as toldThat } from '@kontor/language/phrase'
import { COLON } from '@kontor/language/short'
import { colorNumber } from '../cards/cardfile.ts'
import type { Action, Color } from '../colors.ts'
import type { Extra } from '../effects/word.ts'
import type { Effect } from '../language.ts'
import { ACTION_SIGNS } from '../words/card/signs.ts'
import { moreOrFewer } from '../words/grammar.ts'
import { ACTION_LABELS, actionQuoted, card, die, isAction } from '../words/terms.ts'
import { NO_CHANGE } from './changes.ts'
import type { Meaning, Permanent } from './permanent.ts'
import {
  inBrackets,
  OF_THE_BUILDING,
  OF_THE_CARD,
  OF_THE_SEGMENT,
  performing,
  usingColors,
} from './phrases.ts'

/** What follows an own standard action, with a card or die of certain colours. Marks on `money` may be negative. */
interface AfterAction {
  readonly on: Action
  readonly colors?: readonly Color[]
  readonly effects: readonly Effect[]
}

/** What follows something that happens to the owner, or that another player does. */
interface AfterOccasion {
  readonly on: Occasion
  readonly effects: readonly Effect[]
}

export type Following = AfterAction | AfterOccasion

/** Something that happens to a player and that a permanent card may follow. */
export type Occasion =
  | 'advance'
  | 'intrigue'
  | 'majority'
  | 'parkMarks'
  | 'otherWall'
  | 'otherBuilding'
  /** An own disaster rises; a building of printed price 0 is constructed; a site is added. */
  | 'increase'
  | 'freeBuilding'
  | 'siteAdded'
  /** The standard action Decrease took a level. */
  | 'levelReduced'

interface InWords {
  readonly whenever: Phrase
  readonly short: Phrase
  readonly icons: Icons
}

const OCCASIONS: Readonly<Record<Occasion, InWords>> = {
  advance: {
    whenever: {
      en: 'whenever you advance on the City Hall Square',
      de: 'immer wenn du auf dem Rathausplatz vorrückst',
      nl: 'telkens als je op het stadhuisplein vooruitgaat',
    },
    short: {
      en: 'Advance on the City Hall Square',
      de: 'Vorrücken auf dem Rathausplatz',
      nl: 'Vooruitgaan op het stadhuisplein',
    },
    icons: ['hall-step'],
  },
  intrigue: {
    whenever: {
      en: 'whenever you draw an intrigue token',
      de: 'immer wenn du einen schwarzen Gefahrenmarker ziehst',
      nl: 'telkens als je een zwart onheilsfiche trekt',
    },
    short: {
      en: 'Intrigue token drawn',
      de: 'Schwarzer Gefahrenmarker gezogen',
      nl: 'Zwart onheilsfiche getrokken',
    },
    icons: ['intrigue'],
  },
  majority: {
    whenever: {
      en: 'whenever you turn a majority token to its coloured side',
      de: 'immer wenn du einen Mehrheitsmarker auf die farbige Seite drehst',
      nl: 'telkens als je een meerderheidsfiche naar de gekleurde zijde draait',
    },
    short: {
      en: 'Majority token becomes active',
      de: 'Mehrheitsmarker wird aktiv',
      nl: 'Meerderheidsfiche wordt actief',
    },
    icons: ['majority'],
  },
  parkMarks: {
    whenever: {
      en: 'whenever a Park card gives you money',
      de: 'immer wenn du durch eine Park-Karte Geld erhältst',
      nl: 'telkens als je door een parkkaart geld krijgt',
    },
    short: {
      en: 'Money from a Park card',
      de: 'Geld durch eine Park-Karte',
      nl: 'Geld door een parkkaart',
    },
    icons: ['park', 'marks'],
  },
  otherWall: {
    whenever: {
      en: 'whenever another player builds a wall segment',
      de: 'immer wenn jemand anderes einen Mauerstein baut',
      nl: 'telkens als een andere speler een muursteen bouwt',
    },
    short: {
      en: "Another player's wall segment",
      de: 'Mauerstein bei anderen',
      nl: 'Muursteen van een andere speler',
    },
    icons: ['others', 'wall'],
  },
  otherBuilding: {
    whenever: {
      en: 'whenever another player constructs a building',
      de: 'immer wenn jemand anderes ein Gebäude errichtet',
      nl: 'telkens als een andere speler een gebouw bouwt',
    },
    short: {
      en: "Another player's building",
      de: 'Gebäude bei anderen',
      nl: 'Gebouw van een andere speler',
    },
    icons: ['others', 'building'],
  },
  increase: {
    whenever: {
      en: 'whenever one of your disasters increases',
      de: 'immer wenn eine deiner Gefahren steigt',
      nl: 'telkens als een onheil van jou stijgt',
    },
    short: { en: 'Disaster +1', de: 'Gefahr +1', nl: 'Onheil +1' },
    icons: ['disaster-any', 'increase-1'],
  },
  freeBuilding: {
    whenever: {
      en: 'whenever you construct a building with a printed cost of 0',
      de: 'immer wenn du ein Gebäude mit aufgedruckten Kosten von 0 errichtest',
      nl: 'telkens als je een gebouw met aangegeven kosten van 0 bouwt',
    },
    short: {
      en: 'Building with a cost of 0',
      de: 'Gebäude mit Kosten 0',
      nl: 'Gebouw met kosten 0',
    },
    icons: ['building', 'price-0'],
  },
  siteAdded: {
    whenever: {
      en: 'whenever a site is added to your display',
      de: 'immer wenn ein Grundstück in deine Auslage kommt',
      nl: 'telkens als er een bouwlocatie in je uitstalling komt',
    },
    short: { en: 'New site', de: 'Neues Grundstück', nl: 'Nieuwe bouwlocatie' },
    icons: ['site'],
  },
  levelReduced: {
    whenever: {
      en: `whenever you reduce a disaster with the standard action ${actionQuoted('decrease').en}`,
      de: `immer wenn du mit der Basisaktion ${actionQuoted('decrease').de} eine Gefahr verringerst`,
      nl: `telkens als je met de basisactie ${actionQuoted('decrease').nl} een onheil verlaagt`,
    },
    short: {
      en: 'Decrease a disaster, level −1',
      de: 'Gefahr verringern, Stufe −1',
      nl: 'Onheil verlagen, niveau −1',
    },
    icons: [ACTION_SIGNS.decrease, 'reduce-1'],
  },
}

const isAfterAction = (always: Following): always is AfterAction => isAction(always.on)

const colorsOf = (always: Following) => (isAfterAction(always) ? always.colors : undefined)

const whenever = (always: Following): Phrase =>
  isAfterAction(always) ? performing(always.on, always.colors) : OCCASIONS[always.on].whenever

const whenInShort = (always: Following): Phrase =>
  isAfterAction(always) ? joined(ACTION_LABELS[always.on], usingInShort(always)) : OCCASIONS[always.on].short

function whenAsIcons(always: Following): Icons {
  if (!isAfterAction(always)) return OCCASIONS[always.on].icons
  const { on, colors = [] } = always
  const used = on === 'money' ? 'die' : 'card'
  return [ACTION_SIGNS[on], ...colors.map(color => `${used}-${color}`)]
}

/** ' (pink die)', ' (orange, pink or purple card)'. */
function usingInShort({ on, colors = [] }: AfterAction): Phrase {
  const [color, ...more] = colors
  if (color === undefined) return NOTHING
  if (more.length > 0) return inBrackets(oneOf(card, colors, 'nominative'))
  return inBrackets(one(on === 'money' ? die : card, [color], 'nominative'))
}

/** What the event gives by itself, so that the card gives extra. */
const extraOf = (on: Following['on']): Extra =>
  on === 'workers' ? 'workers' : on === 'money' || on === 'parkMarks' ? 'marks' : 'none'

/** What an occasion's colour is the colour of: an action is not coloured, and 'its' would be the action's. */
const COLORED: Readonly<Partial<Record<Following['on'], Phrase>>> = {
  workers: OF_THE_CARD,
  money: OF_THE_CARD,
  decrease: OF_THE_CARD,
  site: {
    en: "of the site's colour",
    de: 'in der Farbe des Grundstücks',
    nl: 'in de kleur van de bouwlocatie',
  },
  wall: OF_THE_SEGMENT,
  otherWall: OF_THE_SEGMENT,
  build: OF_THE_BUILDING,
  otherBuilding: OF_THE_BUILDING,
  increase: { ...OF_ITS_COLOR, de: 'ihrer Farbe' },
}

const itsColor = (on: Following['on']): Phrase => COLORED[on] ?? OF_ITS_COLOR

const OF_THAT_COLOR: Phrase = { en: 'of that colour', de: 'dieser Farbe', nl: 'van die kleur' }

/** Marks for taking money are part of what is taken, which is never below 0: they do not follow. */
const isTaken = (on: Following['on'], effect: Effect) => on === 'money' && effect.do === 'marks'

/** What the marks of the effects add to the money taken. */
function moreMoney(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => (effect.do === 'marks' ? sum + effect.amount.n : sum), 0)
}

function moneyTaken(effects: readonly Effect[], colors: readonly number[] | undefined): Meaning[] {
  const more = moreMoney(effects)
  if (more === 0) return []
  return [
    {
      figure: 'money',
      change: (sum, color) => (colors === undefined || colors.includes(color) ? sum + more : sum),
    },
  ]
}

export const occasions: Permanent<Following> = {
  means(always) {
    const { on, effects } = always
    const colors = colorsOf(always)?.map(colorNumber)
    const places = effects.flatMap((effect, place) => (isTaken(on, effect) ? [] : [place]))
    return [{ follows: on, colors, places }, ...(on === 'money' ? moneyTaken(effects, colors) : [])]
  },
  sentence(always, told) {
    const { on, effects } = always
    if (effects.length === 0) return noted(whenever(always), NO_CHANGE)
    return toldThat(whenever(always), told(effects, extraOf(on), itsColor(on)))
  },
  toAll(always, told) {
    if (!isAfterAction(always)) return occasions.sentence(always, told)
    const { on, colors, effects } = always
    const before = joined(actionQuoted(on), usingColors(on, colors))
    if (effects.some(effect => isTaken(on, effect))) return toldThat(before, moreOrFewer(moreMoney(effects)))
    return toldThat(before, told(effects, extraOf(on), OF_THAT_COLOR))
  },
  changes({ on, effects: [effect] }, changeBy) {
    const change = effect && changeBy(effect)
    return change?.form === 'points' && on === 'levelReduced' ? { ...change, form: 'levelPoints' } : change
  },
  short: (always, told) => joined(whenInShort(always), COLON, told(always.effects, itsColor(always.on))),
  icons: (always, drawn) => [...whenAsIcons(always), 'arrow', ...drawn(always.effects)],
  worth: ({ effects }, worthOf) => worthOfAll(effects, worthOf),
}
