import { told } from '@kontor/language/phrase'
import { unpriced } from '../effects/worth.ts'
import type { Lasting } from './lasting.ts'
import { ACTIVATING } from './occasions.ts'

/** Rules of one card: another order in the stacks of the Amstel, a plan at once, money and resource for a sale, a better depot. */
export type RuleWord = 'onTop' | 'planAtOnce' | 'fullSale' | 'doubleDepot'
export type Ruled<K extends RuleWord = RuleWord> = K extends string ? { readonly always: K } : never

export const onTop: Lasting<unknown> = {
  sentence: () => ({
    en: 'on the Amstel, your disc always lies on top of the stack',
    de: 'auf der Amstel liegt deine Scheibe in jedem Stapel obenauf',
    nl: 'op de Amstel ligt je schijf in elke stapel bovenop',
  }),
  short: () => ({
    en: 'Amstel: always on top',
    de: 'Amstel: immer obenauf',
    nl: 'Amstel: altijd bovenop',
  }),
  icons: () => ['first', 'amstel'],
  worth: unpriced,
}

export const planAtOnce: Lasting<unknown> = {
  sentence: () =>
    told(ACTIVATING.plan, {
      en: 'you may use it at once without returning the resource (and later as usual)',
      de: 'du darfst den Plan sofort nutzen, ohne den Rohstoff abzugeben (und später wie üblich)',
      nl: 'je mag die meteen gebruiken zonder de grondstof in te leveren (en later zoals gewoonlijk)',
    }),
  short: () => ({
    en: 'plan card activated: 1 free use',
    de: 'Quartierplan aktiviert: 1 kostenfreie Nutzung',
    nl: 'buurtplattegrond geactiveerd: 1 keer kosteloos gebruiken',
  }),
  icons: () => ['plan', 'activate', 'arrow', 'plan', 'free'],
  worth: unpriced,
}

export const fullSale: Lasting<unknown> = {
  sentence: () => ({
    en: 'whenever you sell on the black market: take 2 gulden and 1 resource of any colour, not just one of them',
    de: 'immer wenn du auf dem Schwarzmarkt verkaufst: Nimm 2 Gulden und 1 beliebigen Rohstoff, nicht nur eines von beiden',
    nl: 'telkens als je op de zwarte markt verkoopt: neem 2 gulden en 1 grondstof naar keuze, niet slechts een van beide',
  }),
  short: () => ({
    en: 'black market: both, +2 gulden and +1 resource (any)',
    de: 'Schwarzmarkt: beides, +2 Gulden und +1 beliebiger Rohstoff',
    nl: 'zwarte markt: beide, +2 gulden en +1 grondstof naar keuze',
  }),
  icons: () => ['black-market', 'arrow', 'marks-2', 'plus', 'resource-any'],
  worth: unpriced,
}

/** Twice the prestige of a place in the depot. */
export const doubleDepot: Lasting<unknown> = {
  sentence: () => ({
    en: 'whenever you deliver a dock worker: gain double the prestige',
    de: 'immer wenn du einen Hafenarbeiter ablieferst: Erhalte doppelt so viele Prestigepunkte',
    nl: 'telkens als je een dokwerker aflevert: krijg twee keer zoveel prestigepunten',
  }),
  short: () => ({
    en: 'dock worker delivered: prestige × 2',
    de: 'Hafenarbeiter abgeliefert: Prestigepunkte × 2',
    nl: 'dokwerker afgeleverd: prestigepunten × 2',
  }),
  icons: () => ['docker', 'depot', 'double'],
  worth: unpriced,
}
