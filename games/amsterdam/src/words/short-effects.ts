import { joined, listed, type Phrase, same, unworded } from '@kontor/city/phrase'
import { COMMA, FOR_FREE, PLUS, plain } from '@kontor/city/short'
import { active, card, space } from '@kontor/city/terms'
import type { Effect } from '../language.ts'
import { measuredShort } from './counters.ts'
import { resourceWords } from './resources.ts'
import { cityBlock, gulden, inactive, KIND_NOUNS, ON_THE_AMSTEL, prestigePoint } from './terms.ts'

/** The short forms of effects: plus and minus show the direction, nouns in the nominative. */

function guldenWithShort({ n, kind, more }: Extract<Effect, { do: 'guldenWith' }>): Phrase {
  const [few, many, having] = [plain(n, gulden), plain(more, gulden), plain(1, KIND_NOUNS[kind], [active])]
  return {
    en: `+${few.en} (${having.en}: +${many.en})`,
    de: `+${few.de} (${having.de}: +${many.de})`,
    nl: `+${few.nl} (${having.nl}: +${many.nl})`,
  }
}

function effectShort(effect: Effect): Phrase {
  switch (effect.do) {
    case 'prestige':
      return measuredShort(effect.amount, prestigePoint)
    case 'gulden':
      return measuredShort(effect.amount, gulden)
    case 'guldenWith':
      return guldenWithShort(effect)
    case 'resources':
      return joined(PLUS, resourceWords.named(effect.colors, 'nominative'))
    case 'anyResources':
      return joined(PLUS, resourceWords.anyShort(effect.n))
    case 'amstel':
      return joined(PLUS, plain(effect.n, space), same(' '), ON_THE_AMSTEL)
    case 'sail': {
      const { en, de, nl } = plain(effect.n, space)
      return {
        en: `ship up to ${en} for free`,
        de: `Frachtschiff bis zu ${de} kostenfrei`,
        nl: `vrachtschip maximaal ${nl} kosteloos`,
      }
    }
    case 'activate':
      return joined(plain(effect.n, card, [inactive]), {
        en: ': active for free',
        de: ': kostenfrei aktiv',
        nl: ': kosteloos actief',
      })
    case 'freeBlock':
      return joined(PLUS, plain(1, cityBlock), FOR_FREE)
    case 'placeShip':
      return {
        en: 'ship → any harbour space',
        de: 'Frachtschiff → beliebiges Hafenfeld',
        nl: 'vrachtschip → havenveld naar keuze',
      }
    case 'marketAgain':
      return { en: 'market tile twice', de: 'Marktplättchen zweimal', nl: 'marktfiche tweemaal' }
    case 'exchangeCard':
      return {
        en: '1 inactive card ⇄ discard pile',
        de: '1 inaktive Karte ⇄ Ablagestapel',
        nl: '1 niet-actieve kaart ⇄ aflegstapel',
      }
    default:
      return unworded(effect)
  }
}

export const effectsShort = (effects: readonly Effect[]): Phrase => listed(effects.map(effectShort), COMMA)
