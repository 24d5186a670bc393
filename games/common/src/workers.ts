import { OF_ITS_COLOR } from '@kontor/language/clauses'
import { type Case, counted, ofAnyColour, severalOf } from '@kontor/language/grammar'
import { AND, joined, listed, type Phrase, same } from '@kontor/language/phrase'
import { anyShort } from '@kontor/language/short'
import { type ColorName, extra, type Noun } from '@kontor/language/terms'

/** Words about workers, who are called otherwise in each city and come in its colours. */
/* @__NO_SIDE_EFFECTS__ */
export function workerWords(worker: Noun, palette: readonly ColorName[]) {
  const eachOnce = counted(1, worker, [])

  /** '1 pink and 1 grey worker', '1 worker of each colour', '1 worker of its colour'. */
  function named(colors: readonly (ColorName | 'its')[], kase: Case, ofIts: Phrase = OF_ITS_COLOR): Phrase {
    const known = colors.filter(color => color !== 'its')
    const others = colors.length - known.length
    const its = joined(counted(others, worker, [], kase), same(' '), ofIts)
    if (known.length === 0) return its
    const all = known.length === palette.length && new Set(known).size === palette.length
    const list: Phrase = all
      ? {
          en: `${eachOnce.en} of each colour`,
          de: `${eachOnce.de} jeder Farbe`,
          nl: `${eachOnce.nl} van elke kleur`,
        }
      : severalOf(
          worker,
          [...new Set(known)].map(color => [known.filter(other => other === color).length, color]),
          kase,
        )
    return others === 0 ? list : listed([list, its], AND)
  }

  return {
    named,

    /** The same as an object, extra if the player gets some anyway. */
    taken(colors: readonly (ColorName | 'its')[], more: boolean, ofIts: Phrase): Phrase {
      const plain = named(colors, 'accusative', ofIts)
      if (!more || colors.some(color => color !== 'its')) return plain
      const { en, nl } = joined(counted(colors.length, worker, [extra]), same(' '), ofIts)
      return { en, de: `${plain.de} zusätzlich`, nl }
    },

    any(n: number, more = false): Phrase {
      if (!more) return ofAnyColour(n, worker)
      const plain = counted(n, worker, [extra])
      return {
        en: `${plain.en} of any colour`,
        de: `${ofAnyColour(n, worker).de} zusätzlich`,
        nl: `${plain.nl} naar keuze`,
      }
    },

    anyShort: (n: number): Phrase => anyShort(n, worker),

    exchanged: {
      en: `exchange any number of your ${worker.en[1]} for ${worker.en[1]} of other colours`,
      de: `tausche beliebig viele deiner ${worker.de[2]} gegen ${worker.de[2]} anderer Farben`,
      nl: `ruil zoveel van je ${worker.nl[2]} als je wilt voor ${worker.nl[2]} van andere kleuren`,
    } satisfies Phrase,

    exchangedShort: {
      en: `any number of ${worker.en[1]} ⇄ other colours`,
      de: `beliebig viele ${worker.de[2]} ⇄ andere Farben`,
      nl: `${worker.nl[2]} naar keuze ⇄ andere kleuren`,
    } satisfies Phrase,

    /** 'buy up to 5 workers of any colour for 1 mark each'. */
    bought(upTo: number, money: Noun): Phrase {
      const [price, some] = [counted(1, money), ofAnyColour(upTo, worker)]
      return {
        en: `buy up to ${some.en} for ${price.en} each`,
        de: `kaufe bis zu ${some.de} für je ${price.de}`,
        nl: `koop maximaal ${some.nl} voor ${price.nl} per stuk`,
      }
    },

    boughtShort(upTo: number, money: Noun): Phrase {
      const [price, some] = [counted(1, money), anyShort(upTo, worker)]
      return {
        en: `up to ${some.en} for ${price.en} each`,
        de: `bis zu ${some.de} für je ${price.de}`,
        nl: `maximaal ${some.nl} voor ${price.nl} per stuk`,
      }
    },
  }
}

/** What is paid: 'return 1 grey worker'. */
export const returned = (paid: Phrase): Phrase => ({
  en: `return ${paid.en}`,
  de: `gib ${paid.de} ab`,
  nl: `lever ${paid.nl} in`,
})
