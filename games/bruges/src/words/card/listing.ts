import { markdownTable } from '@kontor/common/markdown'
import { nth } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import type { Phrase } from '@kontor/language/phrase'
import { ABILITIES } from '../../cards/cards.ts'
import { CARD_DATA } from '../../data/tables.ts'
import { colorName, groupName, nameOfCard } from '../names.ts'
import { activationOf, textOf } from './abilities.ts'
import { shortOf } from './short.ts'

const TITLE: Phrase = {
  en: 'The persons of Bruges',
  de: 'Die Personen von Brügge',
  nl: 'De personen van Brugge',
}
const HEAD: readonly Phrase[] = [
  { en: 'Number', de: 'Nummer', nl: 'Nummer' },
  { en: 'Person', de: 'Person', nl: 'Persoon' },
  { en: 'Group', de: 'Gruppe', nl: 'Groep' },
  { en: 'Colour', de: 'Farbe', nl: 'Kleur' },
  { en: 'Activation', de: 'Aktivierung', nl: 'Activering' },
  { en: 'Text', de: 'Text', nl: 'Tekst' },
  { en: 'Short form', de: 'Kurzform', nl: 'Korte vorm' },
]

/** All persons with their words, as a Markdown page. */
export function listing(language: Language): string {
  const rows = CARD_DATA.slice(1).map(({ number, group, color }) => {
    const ability = nth(ABILITIES, number)
    return [
      String(number).padStart(3, '0'),
      nameOfCard(number, language),
      groupName(group, language),
      colorName(color, language),
      activationOf(ability, language),
      textOf(ability, language),
      shortOf(ability, language),
    ]
  })
  return `${[`# ${TITLE[language]}`, '', ...markdownTable(HEAD, language, rows)].join('\n')}\n`
}
