import { nth } from '@kontor/engine'
import { counted, one, the } from '@kontor/language/grammar'
import {
  AND,
  citedIn,
  inEach,
  joined,
  listed,
  NOTHING,
  type Phrase,
  same,
  unworded,
} from '@kontor/language/phrase'
import { TOKENS } from '../../cards/tiles.ts'
import { COLORS } from '../../colors.ts'
import type { Happening, TomOutcome } from '../../events.ts'
import { effectsShort } from '../../words/card/short-effects.ts'
import { colorOf, disasterName } from '../../words/names.ts'
import { card, die, disaster, mark, point, ship, site, wallSegment, worker } from '../../words/terms.ts'
import { mayorName, mayorShort, meansOf } from './tiles.ts'

/** The log of what tiles, ships and TOM bring about. */

type TileEvent = Extract<Happening, { kind: 'token' | 'skippedToken' | 'mayor' | 'ship' | 'jette' | 'tom' }>

/** ', +1 card': what a token gives besides. */
function giftOf(token: number): Phrase {
  const { gift } = nth(TOKENS, token)
  return gift ? joined(same(', '), effectsShort([gift])) : NOTHING
}

function tokenDrawn(token: number, who: Phrase): Phrase {
  const shown = listed(
    nth(TOKENS, token).raises.map(color => {
      const named = (language: 'en' | 'de' | 'nl') => disasterName(COLORS.indexOf(color), language)
      return { en: named('en'), de: named('de'), nl: named('nl').toLowerCase() }
    }),
    AND,
  )
  return joined(
    who,
    {
      en: ' draws an intrigue token: ',
      de: ' zieht einen schwarzen Gefahrenmarker: ',
      nl: ' trekt een zwart onheilsfiche: ',
    },
    shown,
    giftOf(token),
  )
}

function mayorShown(side: number, who: Phrase): Phrase {
  const name = inEach(language => mayorName(side, language))
  const ability = inEach(language => ` (${citedIn(mayorShort(side, language), language)})`)
  return joined(
    who,
    { en: ' starts with ', de: ' beginnt mit ', nl: ' begint met ' },
    listed([name, ...meansOf(side, 'dative')], AND),
    ability,
  )
}

/** What TOM did for a die, in a word or two. */
function outcomeOf(outcome: TomOutcome, number: number, color: number): Phrase {
  const named = colorOf(color)
  switch (outcome) {
    case 'point':
      return counted(1, point)
    case 'workers':
      return counted(2, worker, [named], 'nominative')
    case 'wall':
      return counted(1, wallSegment, [named], 'nominative')
    case 'worker':
      return counted(1, worker, [named], 'nominative')
    case 'reduce': {
      const { en, de } = one(disaster, [named], 'nominative')
      return { en: `${en} reduced`, de: `${de} verringert`, nl: `${the(disaster, named).nl} verlaagd` }
    }
    case 'site':
      return counted(1, site, [named], 'nominative')
    case 'build': {
      const { en, de, nl } = counted(1, card, [named], 'nominative')
      return { en: `${en} constructed`, de: `${de} errichtet`, nl: `${nl} gebouwd` }
    }
    case 'marks':
      return counted(number, mark)
    default:
      return unworded(outcome)
  }
}

const CANNOT_CONSTRUCT: Phrase = {
  en: 'cannot construct, so ',
  de: 'Errichten nicht möglich, also ',
  nl: 'bouwen kan niet, dus ',
}

/** 'the grey disaster is at 0'. */
const disasterAtZero = (color: ReturnType<typeof colorOf>): Phrase =>
  joined(the(disaster, color, 'nominative'), { en: ' is at 0', de: ' steht auf 0', nl: ' staat op 0' })

/** Why TOM did not do what the die asks for first; nothing if he did. */
function reasonOf(number: number, outcome: TomOutcome, color: number): Phrase {
  const named = colorOf(color)
  switch (`${number} ${outcome}`) {
    case '3 worker':
      return {
        en: 'no matching wall segment possible, so ',
        de: 'kein passender Mauerstein möglich, also ',
        nl: 'geen passende muursteen mogelijk, dus ',
      }
    case '4 site': {
      const { en, de, nl } = disasterAtZero(named)
      return { en: `${en}, so `, de: `${de}, also `, nl: `${nl}, dus ` }
    }
    case '4 marks': {
      const { en, de, nl } = disasterAtZero(named)
      return {
        en: `${en} and no site is possible, so `,
        de: `${de} und kein Grundstück ist möglich, also `,
        nl: `${nl} en er is geen bouwlocatie mogelijk, dus `,
      }
    }
    case '5 site':
    case '6 wall':
      return CANNOT_CONSTRUCT
    case '5 marks':
      return {
        en: 'can neither construct nor play a site, so ',
        de: 'weder Errichten noch Auslegen möglich, also ',
        nl: 'bouwen en neerleggen kunnen niet, dus ',
      }
    case '6 marks':
      return {
        en: 'can neither construct nor build a wall segment, so ',
        de: 'weder Errichten noch Mauerbau möglich, also ',
        nl: 'bouwen kan niet en een muursteen ook niet, dus ',
      }
    default:
      return same('')
  }
}

export function tileEventInWords(event: TileEvent, who: Phrase): Phrase {
  switch (event.kind) {
    case 'token':
      return tokenDrawn(event.token, who)
    case 'skippedToken':
      return joined(who, {
        en: ' draws no intrigue token',
        de: ' zieht keinen schwarzen Gefahrenmarker',
        nl: ' trekt geen zwart onheilsfiche',
      })
    case 'mayor':
      return mayorShown(event.mayor, who)
    case 'ship': {
      const { en, de, nl } = the(ship, colorOf(event.ship))
      return { en: `${who.en} uses ${en}`, de: `${who.de} nutzt ${de}`, nl: `${who.nl} gebruikt ${nl}` }
    }
    case 'jette': {
      const { en, de, nl } = counted(event.marks, mark)
      return {
        en: `${who.en} takes the Zitronenjette worth ${en}`,
        de: `${who.de} nimmt die Zitronenjette mit ${de}`,
        nl: `${who.nl} neemt de Zitronenjette van ${nl}`,
      }
    }
    case 'tom': {
      const { en, de, nl } = the(die, colorOf(event.color))
      return joined(
        { en: `${who.en} uses ${en}`, de: `${who.de} nutzt ${de}`, nl: `${who.nl} gebruikt ${nl}` },
        same(` (${event.die}): `),
        reasonOf(event.die, event.outcome, event.color),
        outcomeOf(event.outcome, event.die, event.color),
      )
    }
    default:
      return unworded(event)
  }
}
