import { eachKind, every } from '@kontor/common/amounts'
import { colorNumber, colorOf } from '../cards/cardfile.ts'
import { COLORS, type Color } from '../colors.ts'
import { colour, site } from '../words/terms.ts'
import type { Counting } from './counting.ts'

/** Own sites of a colour. */
export interface Sites {
  readonly of: 'sites'
  readonly color: Color
}

/** Colours of one's own sites, each once. */
export interface SiteColors {
  readonly of: 'siteColors'
}

export const sites: Counting<Sites> = {
  count(mine, { color }) {
    const wanted = colorNumber(color)
    return mine.sites.filter(card => colorOf(card) === wanted).length
  },
  words: ({ color }) => every(site, [color]),
  icons: ({ color }) => [`site-${color}`],
}

export const siteColors: Counting<SiteColors> = {
  count: mine => new Set(mine.sites.map(colorOf)).size,
  words() {
    const colors = eachKind(
      colour,
      { en: 'among your sites', de: 'deiner Grundstücke', nl: 'van je bouwlocaties' },
      { de: 'in der du ein Grundstück hast', nl: 'waarvan je een bouwlocatie hebt' },
    )
    return { ...colors, most: COLORS.length }
  },
  icons: () => ['different', 'site'],
}
