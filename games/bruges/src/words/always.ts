import { OF_ITS_COLOR } from '@kontor/city/clauses'
import { counted, many } from '@kontor/city/grammar'
import { type Phrase, told, unworded } from '@kontor/city/phrase'
import { cheaper } from '@kontor/city/sentences'
import type { Always } from '../language.ts'
import { effectsInWords, type Telling } from './effects.ts'
import { ruleWords } from './specials.ts'
import { actionQuoted, GROUP_LABELS, guilder, memberOf, ON_THE_TRACK, person, threatMarker } from './terms.ts'

/** The sentences of permanent abilities. */

type Trigger = Extract<Always, { on: string }>

const performing = (action: 'workers' | 'guilders' | 'threat'): Phrase => {
  const { en, de, nl } = actionQuoted(action)
  return {
    en: `whenever you perform the action ${en}`,
    de: `immer wenn du die Aktion ${de} ausführst`,
    nl: `telkens als je de actie ${nl} uitvoert`,
  }
}

const OCCASIONS: Readonly<Record<Trigger['on'], Phrase>> = {
  workers: performing('workers'),
  guilders: performing('guilders'),
  advance: {
    en: `whenever you advance ${ON_THE_TRACK.en}`,
    de: `immer wenn du ${ON_THE_TRACK.de} aufsteigst`,
    nl: `telkens als je ${ON_THE_TRACK.nl} vooruitgaat`,
  },
  canalBuilt: {
    en: 'whenever you build a canal tile',
    de: 'immer wenn du ein Kanalplättchen baust',
    nl: 'telkens als je een kanaalfiche bouwt',
  },
  houseBuilt: {
    en: 'whenever you build a house',
    de: 'immer wenn du ein Haus baust',
    nl: 'telkens als je een huis bouwt',
  },
  recruited: {
    en: 'whenever you recruit a person',
    de: 'immer wenn du eine Person anwirbst',
    nl: 'telkens als je een persoon aantrekt',
  },
  otherCanal: {
    en: 'whenever another player builds a canal tile',
    de: 'immer wenn jemand anderes ein Kanalplättchen baut',
    nl: 'telkens als een andere speler een kanaalfiche bouwt',
  },
  otherRecruited: {
    en: 'whenever another player recruits a person',
    de: 'immer wenn jemand anderes eine Person anwirbt',
    nl: 'telkens als een andere speler een persoon aantrekt',
  },
}

const OF_THE_CARD: Phrase = {
  en: "of the card's colour",
  de: 'in der Farbe der Karte',
  nl: 'in de kleur van de kaart',
}
const OF_THE_SPACE: Phrase = {
  en: "of the space's colour",
  de: 'in der Farbe des Feldes',
  nl: 'in de kleur van het veld',
}

/** Whose colour is meant: that of the card played, of the canal space, of the person or of the house. */
const ITS_COLOR: Readonly<Record<Trigger['on'], Phrase>> = {
  workers: OF_THE_CARD,
  guilders: OF_ITS_COLOR,
  advance: OF_ITS_COLOR,
  canalBuilt: OF_THE_SPACE,
  houseBuilt: OF_ITS_COLOR,
  recruited: { en: "of the person's colour", de: 'ihrer Farbe', nl: 'van die kleur' },
  otherCanal: OF_THE_SPACE,
  otherRecruited: OF_ITS_COLOR,
}

/** How the effects of an occasion are told. */
export function tellingOf(on: Trigger['on']): Telling {
  const telling = { ofIts: ITS_COLOR[on], may: true }
  return on === 'workers' || on === 'guilders' ? { ...telling, extra: on } : telling
}

function priceInWords(ability: Extract<Always, { price: string }>): Phrase {
  switch (ability.price) {
    case 'halfPerson': {
      const persons = many(person, [ability.color])
      return {
        en: `you recruit ${persons.en} at half price (rounded up)`,
        de: `du wirbst ${persons.de} zum halben Preis an (aufgerundet)`,
        nl: `je trekt ${persons.nl} aan voor de halve prijs (naar boven afgerond)`,
      }
    }
    case 'canalFree':
      return {
        en: 'your canal tiles cost no guilders',
        de: 'deine Kanalplättchen kosten keine Gulden',
        nl: 'je kanaalfiches kosten geen gulden',
      }
    case 'step': {
      const less = cheaper(counted(ability.less, guilder))
      return {
        en: `advancing ${ON_THE_TRACK.en} at the dice price costs you ${less.en}`,
        de: `das Aufsteigen zum Würfelpreis kostet dich ${less.de}`,
        nl: `vooruitgaan ${ON_THE_TRACK.nl} voor de dobbelsteenprijs kost je ${less.nl}`,
      }
    }
    default:
      return unworded(ability)
  }
}

function stepInWords(guilders: number): Phrase {
  const { en, de, nl } = counted(guilders, guilder)
  return {
    en: `in phase 2, if no die shows a 1 or 2: you may advance 1 space ${ON_THE_TRACK.en} for ${en}`,
    de: `in Phase 2, ohne 1 und 2 im Wurf: Du darfst für ${de} ${ON_THE_TRACK.de} 1 Feld aufsteigen`,
    nl: `in fase 2, zonder 1 of 2 in de worp: je mag voor ${nl} ${ON_THE_TRACK.nl} 1 veld vooruitgaan`,
  }
}

function discardsInWords(n: number): Phrase {
  const { en, de, nl } = counted(n, threatMarker)
  return told(performing('threat'), {
    en: `you may discard up to ${en} ${OF_THE_CARD.en} instead of 1 and gain 1 point for each`,
    de: `du darfst statt 1 bis zu ${de} ${OF_THE_CARD.de} abgeben und für jeden 1 Punkt erhalten`,
    nl: `je mag in plaats van 1 maximaal ${nl} ${OF_THE_CARD.nl} afleggen en 1 punt per fiche krijgen`,
  })
}

const handInWords = (cards: number): Phrase => ({
  en: `in phase 1 you may fill your hand up to ${cards} cards`,
  de: `in Phase 1 darfst du deine Hand auf ${cards} Karten auffüllen`,
  nl: `in fase 1 mag je je hand tot ${cards} kaarten aanvullen`,
})

/** English articles: 'an entertainer', 'a scholar'. */
function alsoInWords(group: Extract<Always, { alsoOf: unknown }>['alsoOf']): Phrase {
  const [member] = memberOf(group).en
  return {
    en: `also counts as ${/^[aeiou]/i.test(member) ? 'an' : 'a'} ${member}`,
    de: `zählt auch zur Gruppe ${GROUP_LABELS[group].de}`,
    nl: `telt ook mee bij de groep ${GROUP_LABELS[group].nl}`,
  }
}

export function alwaysInWords(always: Always): Phrase {
  if ('on' in always) return told(OCCASIONS[always.on], effectsInWords(always.effects, tellingOf(always.on)))
  if ('price' in always) return priceInWords(always)
  if ('stepFor' in always) return stepInWords(always.stepFor)
  if ('discards' in always) return discardsInWords(always.discards)
  if ('handSize' in always) return handInWords(always.handSize)
  if ('alsoOf' in always) return alsoInWords(always.alsoOf)
  return ruleWords[always.rule]
}
