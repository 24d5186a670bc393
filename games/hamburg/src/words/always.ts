import { OF_ITS_COLOR } from '@kontor/city/clauses'
import { aOneOf, counted, many, the } from '@kontor/city/grammar'
import { AND, joined, listed, NOTHING, type Phrase, told, unworded } from '@kontor/city/phrase'
import { cheaper } from '@kontor/city/sentences'
import type { Action, Color } from '../colors.ts'
import type { Always } from '../language.ts'
import { type Extra, effectsInWords } from './effects.ts'
import { ruleWords } from './specials.ts'
import { changesInWords, NO_CHANGE } from './stock.ts'
import { actionQuoted, building, COLOR_WORDS, card, die, disaster, isAction, mark, point } from './terms.ts'

/** The sentences of permanent abilities. */

type Trigger = Extract<Always, { on: string }>
type Occasion = Exclude<Trigger['on'], Action>
const STANDARD_ROUNDS = 4

const OCCASIONS: Readonly<Record<Occasion, Phrase>> = {
  advance: {
    en: 'whenever you advance on the City Hall Square',
    de: 'immer wenn du auf dem Rathausplatz vorrückst',
    nl: 'telkens als je op het stadhuisplein vooruitgaat',
  },
  intrigue: {
    en: 'whenever you draw an intrigue token',
    de: 'immer wenn du einen schwarzen Gefahrenmarker ziehst',
    nl: 'telkens als je een zwart onheilsfiche trekt',
  },
  majority: {
    en: 'whenever you turn a majority token to its coloured side',
    de: 'immer wenn du einen Mehrheitsmarker auf die farbige Seite drehst',
    nl: 'telkens als je een meerderheidsfiche naar de gekleurde zijde draait',
  },
  parkMarks: {
    en: 'whenever a Park card gives you marks',
    de: 'immer wenn eine Park-Karte dir Mark bringt',
    nl: 'telkens als een parkkaart je mark oplevert',
  },
  otherWall: {
    en: 'whenever another player builds a wall segment',
    de: 'immer wenn jemand anderes einen Mauerstein baut',
    nl: 'telkens als een andere speler een muursteen bouwt',
  },
  otherBuilding: {
    en: 'whenever another player constructs a building',
    de: 'immer wenn jemand anderes ein Gebäude errichtet',
    nl: 'telkens als een andere speler een gebouw bouwt',
  },
  increase: {
    en: 'whenever one of your disasters increases',
    de: 'immer wenn eine deiner Gefahren steigt',
    nl: 'telkens als je onheil stijgt',
  },
  freeBuilding: {
    en: 'whenever you construct a building with a printed price of 0',
    de: 'immer wenn du ein Gebäude mit aufgedrucktem Preis 0 errichtest',
    nl: 'telkens als je een gebouw met aangegeven prijs 0 bouwt',
  },
  siteAdded: {
    en: 'whenever a site is added to your display',
    de: 'immer wenn ein Grundstück in deine Auslage kommt',
    nl: 'telkens als er een bouwlocatie in je uitstalling komt',
  },
  levelReduced: {
    en: 'whenever you reduce a disaster by the standard action Decrease a disaster',
    de: 'immer wenn du mit der Basisaktion „Gefahr verringern“ eine Gefahr verringerst',
    nl: 'telkens als je met de basisactie ‘Onheil verlagen’ onheil verlaagt',
  },
}

/** ' with the pink die', ' with an orange, pink or purple card': one colour of money is told by its die. */
export function usingColors(on: Action, colors: readonly Color[] = []): Phrase {
  const [color, ...more] = colors
  if (color === undefined) return NOTHING
  const used =
    on === 'money' && more.length === 0 ? the(die, color, 'dative') : aOneOf(card, colors, 'dative')
  return { en: ` with ${used.en}`, de: ` mit ${used.de}`, nl: ` met ${used.nl}` }
}

function triggerInWords(trigger: Trigger): Phrase {
  if (!isAction(trigger.on)) return OCCASIONS[trigger.on]
  const action = actionQuoted(trigger.on)
  const using = usingColors(trigger.on, 'colors' in trigger ? trigger.colors : undefined)
  return {
    en: `whenever you perform the standard action ${action.en}${using.en}`,
    de: `immer wenn du die Basisaktion ${action.de}${using.de} ausführst`,
    nl: `telkens als je de basisactie ${action.nl}${using.nl} uitvoert`,
  }
}

/** What the event gives by itself, so that the card gives extra. */
export const extraOf = (on: Trigger['on']): Extra =>
  on === 'workers' ? 'workers' : on === 'money' || on === 'parkMarks' ? 'marks' : 'none'

/** The colour of a card is 'ihrer' in German, like that of a disaster. */
export const itsColor = (on: Trigger['on']): Phrase =>
  on === 'increase' || on === 'workers' || on === 'money'
    ? { ...OF_ITS_COLOR, de: 'ihrer Farbe' }
    : OF_ITS_COLOR

type Price = Extract<Always, { price: string }>

/** ' costs you 2 marks less (minimum 0)'; dearer if the number is negative. */
function changed(less: number): Phrase {
  const marks = counted(Math.abs(less), mark)
  if (less >= 0) return cheaper(marks)
  return { en: `${marks.en} more`, de: `${marks.de} mehr`, nl: `${marks.nl} meer` }
}

function actionPrice(action: 'build' | 'wall', price: Phrase): Phrase {
  const { en, de, nl } = actionQuoted(action)
  return {
    en: `your standard action ${en} costs ${price.en}`,
    de: `deine Basisaktion ${de} kostet ${price.de}`,
    nl: `je basisactie ${nl} kost ${price.nl}`,
  }
}

function priceInWords(ability: Price): Phrase {
  switch (ability.price) {
    case 'halfBuilding': {
      const buildings = many(building, [ability.color])
      return {
        en: `you construct ${buildings.en} at half price (rounded up)`,
        de: `du errichtest ${buildings.de} zum halben Preis (aufgerundet)`,
        nl: `je bouwt ${buildings.nl} voor de halve prijs (naar boven afgerond)`,
      }
    }
    case 'build':
    case 'wall':
      return ability.colors
        ? changesInWords(ability.price, [ability])
        : actionPrice(ability.price, changed(ability.less))
    case 'hall': {
      const price = changed(ability.less)
      return {
        en: `advancing on the City Hall Square at the dice price costs you ${price.en}`,
        de: `das Vorrücken auf dem Rathausplatz zum Würfelpreis kostet dich ${price.de}`,
        nl: `vooruitgaan op het stadhuisplein voor de dobbelsteenprijs kost je ${price.nl}`,
      }
    }
    case 'wallFree':
      return ability.colors
        ? changesInWords('wall', [ability])
        : actionPrice('wall', { en: 'no money', de: 'kein Geld', nl: 'geen geld' })
    case 'wallFixed': {
      const { en, de, nl } = counted(ability.marks, mark)
      return {
        en: `each wall segment costs you exactly ${en}`,
        de: `jeder Mauerstein kostet dich genau ${de}`,
        nl: `elke muursteen kost je precies ${nl}`,
      }
    }
    case 'wallBlackDie':
      return {
        en: 'for a wall segment, you may pay as many marks as the black die shows instead of its price',
        de: 'für einen Mauerstein darfst du statt seines Preises so viele Mark zahlen, wie der schwarze Würfel zeigt',
        nl: 'voor een muursteen mag je in plaats van de prijs zoveel mark betalen als de zwarte dobbelsteen toont',
      }
    case 'othersHall':
      return {
        en: 'all other players who advance on the City Hall Square pay the number on the black die as well',
        de: 'alle anderen zahlen beim Vorrücken auf dem Rathausplatz die Zahl des schwarzen Würfels zusätzlich',
        nl: 'alle andere spelers betalen bij het vooruitgaan op het stadhuisplein ook het getal op de zwarte dobbelsteen',
      }
    default:
      return unworded(ability)
  }
}

function decreaseInWords(levels: number): Phrase {
  const action = triggerInWords({ on: 'decrease', effects: [] })
  return told(action, {
    en: `reduce the disaster by ${levels} levels instead of 1`,
    de: `verringere die Gefahr um ${levels} Stufen statt 1`,
    nl: `verlaag het onheil met ${levels} niveaus in plaats van 1`,
  })
}

function levelPointsInWords(n: number): Phrase {
  const { en, de, nl } = counted(n, point)
  return {
    en: `each disaster level you reduce gives you ${en} instead of 1`,
    de: `jede Gefahrenstufe, die du verringerst, bringt dir ${de} statt 1`,
    nl: `elk onheilsniveau dat je verlaagt, levert je ${nl} op in plaats van 1`,
  }
}

const handLimitInWords = (limit: number): Phrase => ({
  en: `your hand limit is ${limit}`,
  de: `dein Handlimit beträgt ${limit}`,
  nl: `je handlimiet is ${limit}`,
})

/** So many rounds more or less than usual. */
export const roundsOf = (more: number): number => STANDARD_ROUNDS + more

const roundsInWords = (more: number): Phrase => ({
  en: `this season has ${roundsOf(more)} rounds`,
  de: `dieser Durchgang hat ${roundsOf(more)} Runden`,
  nl: `deze cyclus heeft ${roundsOf(more)} rondes`,
})

const shipsInWords = (which: 'all' | 'none'): Phrase =>
  which === 'all'
    ? {
        en: 'all ships are active this season, whatever the dice show',
        de: 'in diesem Durchgang sind alle Schiffe aktiv, egal was die Würfel zeigen',
        nl: 'alle schepen worden deze cyclus actief, wat de dobbelstenen ook tonen',
      }
    : {
        en: 'no ship is active this season, whatever the dice show',
        de: 'in diesem Durchgang ist kein Schiff aktiv, egal was die Würfel zeigen',
        nl: 'geen schip wordt deze cyclus actief, wat de dobbelstenen ook tonen',
      }

/** Disasters that do not rise by the dice; black: no tokens are drawn. */
function sparedInWords(spared: Extract<Always, { spared: unknown }>['spared']): Phrase {
  const colors = spared.filter(color => color !== 'black')
  const list = listed(
    colors.map(color => {
      const { de } = many(disaster, [color])
      const { en, nl } = COLOR_WORDS[color]
      return { en, de: de.replace(/ \p{Lu}.*$/u, ''), nl: nl[0] }
    }),
    AND,
  )
  const rising: Phrase = {
    en: `${list.en} disasters do not increase through dice`,
    de: `${list.de} Gefahren steigen in diesem Durchgang nicht durch Würfel`,
    nl: `${list.nl} onheil stijgt deze cyclus niet door dobbelstenen`,
  }
  return colors.length < spared.length
    ? joined(rising, {
        en: ' this season, and no intrigue tokens are drawn in phase II',
        de: ', und in Phase II werden keine schwarzen Gefahrenmarker gezogen',
        nl: ', en in fase II worden geen zwarte onheilsfiches getrokken',
      })
    : joined(rising, {
        en: ' and intrigue tokens this season',
        de: ' und schwarze Gefahrenmarker',
        nl: ' en zwarte onheilsfiches',
      })
}

export function alwaysInWords(always: Always): Phrase {
  if ('on' in always) {
    if (!('effects' in always)) return changesInWords(always.on, [always])
    if (always.effects.length === 0) return told(triggerInWords(always), NO_CHANGE)
    return told(
      triggerInWords(always),
      effectsInWords(always.effects, extraOf(always.on), itsColor(always.on)),
    )
  }
  if ('price' in always) return priceInWords(always)
  if ('decrease' in always) return decreaseInWords(always.decrease)
  if ('handLimit' in always) return handLimitInWords(always.handLimit)
  if ('levelPoints' in always) return levelPointsInWords(always.levelPoints)
  if ('rounds' in always) return roundsInWords(always.rounds)
  if ('ships' in always) return shipsInWords(always.ships)
  if ('spared' in always) return sparedInWords(always.spared)
  return ruleWords[always.rule]
}
