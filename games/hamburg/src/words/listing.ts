import type { Language } from '@kontor/engine'
import { ABILITIES } from '../cards.ts'
import { type Category, COLORS, type Color } from '../colors.ts'
import { activationOf, textOf } from './abilities.ts'
import { categoryName, colorName } from './names.ts'
import type { Phrase } from './phrase.ts'
import { shortOf } from './short.ts'

interface ListedCard {
  readonly number: number
  readonly category: Category
  readonly color: Color
}

const TITLE: Phrase = {
  en: 'The cards of Hamburg',
  de: 'Die Karten von Hamburg',
  nl: 'De kaarten van Hamburg',
}
const HEAD: readonly Phrase[] = [
  { en: 'Number', de: 'Nummer', nl: 'Nummer' },
  { en: 'Category', de: 'Kategorie', nl: 'Categorie' },
  { en: 'Colour', de: 'Farbe', nl: 'Kleur' },
  { en: 'Activation', de: 'Aktivierung', nl: 'Activering' },
  { en: 'Text', de: 'Text', nl: 'Tekst' },
  { en: 'In short', de: 'Kurz', nl: 'Kort' },
]

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** All cards with their words, as a Markdown page. */
export function listing(language: Language, cards: readonly ListedCard[]): string {
  const rows = cards.map(({ number, category, color }) => {
    const ability = ABILITIES[number]
    if (!ability) throw new Error(`No card ${number}`)
    return row([
      String(number).padStart(3, '0'),
      categoryName(category, language),
      colorName(COLORS.indexOf(color), language),
      activationOf(ability, language),
      textOf(ability, language),
      shortOf(ability, language),
    ])
  })
  const head = HEAD.map(cell => cell[language])
  return `${[`# ${TITLE[language]}`, '', row(head), row(head.map(() => '---')), ...rows].join('\n')}\n`
}
