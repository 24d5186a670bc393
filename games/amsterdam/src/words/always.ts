import { counted } from '@kontor/city/grammar'
import { AND, joined, listed, type Phrase, told, unworded } from '@kontor/city/phrase'
import { extra } from '@kontor/city/terms'
import type { Deck } from '../colors.ts'
import type { Always, Effect, Rule } from '../language.ts'
import { paidInWords } from './conditions.ts'
import { effectsInWords } from './effects.ts'
import { ANY_GOODS, cityBlock, GOOD_LABELS, gulden, prestigePoint, resource } from './terms.ts'

/** The sentences of permanent abilities. */

const TAKING_A_BLOCK: Phrase = {
  en: 'whenever you take a city block',
  de: 'immer wenn du einen Häuserblock in Besitz nimmst',
  nl: 'telkens als je een huizenblok in bezit neemt',
}

const ACTIVATING: Readonly<Record<Deck, Phrase>> = {
  craftsman: {
    en: 'whenever you activate a craftsman',
    de: 'immer wenn du einen Handwerker aktivierst',
    nl: 'telkens als je een ambachtsman activeert',
  },
  building: {
    en: 'whenever you activate a building',
    de: 'immer wenn du ein Gebäude aktivierst',
    nl: 'telkens als je een gebouw activeert',
  },
  plan: {
    en: 'whenever you activate a plan card',
    de: 'immer wenn du einen Quartierplan aktivierst',
    nl: 'telkens als je een buurtplattegrond activeert',
  },
}

const NEW_CRAFT: Phrase = {
  en: 'whenever you activate a craftsman of a kind that you have not activated yet',
  de: 'immer wenn du einen Handwerker einer Art aktivierst, die bei dir noch nicht aktiv ist',
  nl: 'telkens als je een ambachtsman activeert van een soort die bij jou nog niet actief is',
}

/** What each delivered tile brings: '4 extra prestige per tile'. */
function perTile(effect: Effect): Phrase {
  if (effect.do === 'prestige') {
    const { en, nl } = counted(effect.amount.n, prestigePoint, [extra])
    const { de } = counted(effect.amount.n, prestigePoint)
    return {
      en: `gain ${en} per tile`,
      de: `erhalte ${de} pro Plättchen zusätzlich`,
      nl: `krijg ${nl} per fiche`,
    }
  }
  const { en, de, nl } = effectsInWords([effect])
  return { en: `${en} per tile`, de: `${de} pro Plättchen`, nl: `${nl} per fiche` }
}

function occasionInWords(always: Extract<Always, { on: string }>): Phrase {
  switch (always.on) {
    case 'blockTaken':
      return told(TAKING_A_BLOCK, effectsInWords(always.effects))
    case 'activated':
      return told(ACTIVATING[always.deck], effectsInWords(always.effects))
    case 'delivered': {
      const { en, de, nl } = always.good === undefined ? ANY_GOODS : GOOD_LABELS[always.good]
      const delivering: Phrase = {
        en: `whenever you deliver ${en}`,
        de: `immer wenn du ${de} ablieferst`,
        nl: `telkens als je ${nl} aflevert`,
      }
      return told(delivering, listed(always.effects.map(perTile), AND))
    }
    default:
      return unworded(always)
  }
}

function less(n: number): Phrase {
  const { en, de, nl } = counted(n, resource)
  return {
    en: `return ${en} less for it`,
    de: `gib dafür ${de} weniger ab`,
    nl: `lever daarvoor ${nl} minder in`,
  }
}

function cheaperInWords(always: Extract<Always, { price: string }>): Phrase {
  switch (always.price) {
    case 'block':
      return told(TAKING_A_BLOCK, less(always.less))
    case 'card':
      return told(ACTIVATING[always.deck], less(always.less))
    case 'firstOfCraft':
      return told(NEW_CRAFT, less(always.less))
    default:
      return unworded(always)
  }
}

function blockForInWords(n: number): Phrase {
  const { en, de, nl } = counted(n, gulden)
  return told(TAKING_A_BLOCK, {
    en: `you may pay ${en} instead of its resources`,
    de: `du darfst ${de} statt der Rohstoffe zahlen`,
    nl: `je mag ${nl} betalen in plaats van de grondstoffen`,
  })
}

function blocksInWords(n: number): Phrase {
  const { en, de, nl } = counted(n, cityBlock)
  return {
    en: `you may take ${en} per turn`,
    de: `du darfst ${de} pro Zug in Besitz nehmen`,
    nl: `je mag per beurt ${nl} in bezit nemen`,
  }
}

const planUsesInWords = (n: number): Phrase => ({
  en: `you may use 1 plan card up to ${n} times per round, paying for each use`,
  de: `du darfst pro Runde 1 Quartierplan bis zu ${n}-mal nutzen und zahlst jedes Mal`,
  nl: `je mag per ronde 1 buurtplattegrond maximaal ${n} keer gebruiken en betaalt elke keer`,
})

const stepsInWords = (n: number): Phrase => ({
  en: `whenever you move your ship: 1 resource pays for ${n} spaces`,
  de: `immer wenn du dein Frachtschiff bewegst: 1 Rohstoff reicht für ${n} Felder`,
  nl: `telkens als je je vrachtschip verplaatst: 1 grondstof is genoeg voor ${n} velden`,
})

const AS_OFTEN: Phrase = {
  en: 'in your turn, as often as you like',
  de: 'in deinem Zug beliebig oft',
  nl: 'in je beurt, zo vaak als je wilt',
}

const RULES: Readonly<Record<Rule, Phrase>> = {
  onTop: {
    en: 'on the Amstel, your disc always lies on top of the stack',
    de: 'auf der Amstel liegt deine Scheibe in jedem Stapel obenauf',
    nl: 'op de Amstel ligt je schijf in elke stapel bovenop',
  },
  planAtOnce: told(ACTIVATING.plan, {
    en: 'you may use it at once without returning the resource (and later as usual)',
    de: 'du darfst den Plan sofort nutzen, ohne den Rohstoff abzugeben (und später wie üblich)',
    nl: 'je mag die meteen gebruiken zonder de grondstof in te leveren (en later zoals gewoonlijk)',
  }),
  fullSale: {
    en: 'whenever you sell on the black market: take 2 gulden and any 1 resource',
    de: 'immer wenn du auf dem Schwarzmarkt verkaufst: Nimm 2 Gulden und 1 beliebigen Rohstoff',
    nl: 'telkens als je op de zwarte markt verkoopt: neem 2 gulden en 1 grondstof naar keuze',
  },
  doubleDepot: {
    en: 'whenever you deliver a dock worker: gain double prestige',
    de: 'immer wenn du einen Hafenarbeiter ablieferst: Erhalte doppelt so viele Prestigepunkte',
    nl: 'telkens als je een dokwerker aflevert: krijg dubbel zoveel prestigepunten',
  },
}

export function alwaysInWords(always: Always): Phrase {
  if ('on' in always) return occasionInWords(always)
  if ('price' in always) return cheaperInWords(always)
  if ('blockFor' in always) return blockForInWords(always.blockFor)
  if ('blocks' in always) return blocksInWords(always.blocks)
  if ('planUses' in always) return planUsesInWords(always.planUses)
  if ('stepsPerResource' in always) return stepsInWords(always.stepsPerResource)
  if ('trade' in always)
    return told(AS_OFTEN, joined(paidInWords(always.trade), AND, effectsInWords(always.effects)))
  return RULES[always.rule]
}
