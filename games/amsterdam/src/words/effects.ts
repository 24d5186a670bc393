import { type Clause, clausesInWords, GAIN, TAKE } from '@kontor/city/clauses'
import { a, counted } from '@kontor/city/grammar'
import { NOTHING, type Phrase, unworded } from '@kontor/city/phrase'
import { active, card, space } from '@kontor/city/terms'
import type { Effect } from '../language.ts'
import { measured } from './counters.ts'
import { resourceWords } from './resources.ts'
import { gulden, inactive, KIND_NOUNS, prestigePoint } from './terms.ts'

/** What effects are called. */

function guldenWith({ n, kind, more }: Extract<Effect, { do: 'guldenWith' }>): Phrase {
  const [few, many] = [counted(n, gulden), counted(more, gulden)]
  const having = a(KIND_NOUNS[kind], active)
  return {
    en: `take ${few.en}, or ${many.en} if you have ${having.en}`,
    de: `nimm ${few.de} oder, wenn du ${having.de} hast, ${many.de}`,
    nl: `neem ${few.nl}, of ${many.nl} als je ${having.nl} hebt`,
  }
}

function advance(n: number): Phrase {
  const { en, de, nl } = counted(n, space)
  return {
    en: `advance ${en} on the Amstel`,
    de: `rücke auf der Amstel ${de} vor`,
    nl: `ga op de Amstel ${nl} vooruit`,
  }
}

function sail(n: number): Phrase {
  const { en, de, nl } = counted(n, space)
  return {
    en: `move your ship up to ${en} without returning resources`,
    de: `bewege dein Frachtschiff bis zu ${de}, ohne Rohstoffe abzugeben`,
    nl: `verplaats je vrachtschip maximaal ${nl} zonder grondstoffen in te leveren`,
  }
}

function activate(n: number): Phrase {
  const { en, de, nl } = counted(n, card, [inactive])
  return {
    en: `activate ${en} without returning resources`,
    de: `aktiviere ${de}, ohne Rohstoffe abzugeben`,
    nl: `activeer ${nl} zonder grondstoffen in te leveren`,
  }
}

/** Effects without a number or a colour to fill in. */
const WHOLE: Readonly<
  Record<Extract<Effect, { do: 'placeShip' | 'marketAgain' | 'freeBlock' | 'exchangeCard' }>['do'], Phrase>
> = {
  placeShip: {
    en: 'put your ship on any harbour space',
    de: 'stelle dein Frachtschiff auf ein beliebiges Hafenfeld',
    nl: 'zet je vrachtschip op een havenveld naar keuze',
  },
  marketAgain: {
    en: 'you may use the market tile once more this turn',
    de: 'du darfst das Marktplättchen in diesem Zug noch einmal nutzen',
    nl: 'je mag het marktfiche deze beurt nog een keer gebruiken',
  },
  freeBlock: {
    en: 'take any 1 free city block without returning resources',
    de: 'nimm 1 beliebigen freien Häuserblock in Besitz, ohne Rohstoffe abzugeben',
    nl: 'neem 1 vrij huizenblok naar keuze in bezit zonder grondstoffen in te leveren',
  },
  exchangeCard: {
    en: 'put 1 inactive card on the discard pile and take another one from there (if the pile was empty, the top craftsman or building)',
    de: 'lege 1 inaktive Karte auf den Ablagestapel und nimm dafür eine andere von dort (war der Stapel leer, den obersten Handwerker oder das oberste Gebäude)',
    nl: 'leg 1 niet-actieve kaart op de aflegstapel en neem er een andere uit (was de stapel leeg, dan de bovenste ambachtsman of het bovenste gebouw)',
  },
}

function clauseOf(effect: Effect): Clause {
  switch (effect.do) {
    case 'prestige':
      return { verb: GAIN, ...measured(effect.amount, prestigePoint) }
    case 'gulden':
      return { verb: TAKE, ...measured(effect.amount, gulden) }
    case 'guldenWith':
      return { whole: guldenWith(effect) }
    case 'resources':
      return { verb: TAKE, object: resourceWords.named(effect.colors, 'accusative'), tail: NOTHING }
    case 'anyResources':
      return { verb: TAKE, object: resourceWords.any(effect.n), tail: NOTHING }
    case 'amstel':
      return { whole: advance(effect.n) }
    case 'sail':
      return { whole: sail(effect.n) }
    case 'activate':
      return { whole: activate(effect.n) }
    case 'placeShip':
    case 'marketAgain':
    case 'freeBlock':
    case 'exchangeCard':
      return { whole: WHOLE[effect.do] }
    default:
      return unworded(effect)
  }
}

/** What effects are called together: an imperative, in small letters and without a full stop. */
export const effectsInWords = (effects: readonly Effect[]): Phrase => clausesInWords(effects.map(clauseOf))
