import { markdownTable } from '@kontor/common/markdown'
import { nth } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import type { Phrase } from '@kontor/language/phrase'
import { shortOf, textOf, useName } from '../../abilities/index.ts'
import { ABILITIES } from '../../cards/cards.ts'
import { CARD_DATA, MISSION_POINTS, TILE_DATA } from '../../data/tables.ts'
import { textOfMission } from '../../expansions/missions/words.ts'
import { costInWords, deckName, nameOfCard } from '../names.ts'
import { shortOfTile, textOfTile } from './tiles.ts'

const TITLE: Phrase = {
  en: 'The cards of Amsterdam',
  de: 'Die Karten von Amsterdam',
  nl: 'De kaarten van Amsterdam',
}
const NUMBER: Phrase = { en: 'Number', de: 'Nummer', nl: 'Nummer' }
const TEXT: Phrase = { en: 'Text', de: 'Text', nl: 'Tekst' }
const SHORT: Phrase = { en: 'Short form', de: 'Kurzform', nl: 'Korte vorm' }
const HEAD: readonly Phrase[] = [
  NUMBER,
  { en: 'Card', de: 'Karte', nl: 'Kaart' },
  { en: 'Deck', de: 'Stapel', nl: 'Stapel' },
  { en: 'Cost', de: 'Kosten', nl: 'Kosten' },
  { en: 'Use', de: 'Nutzung', nl: 'Gebruik' },
  TEXT,
  SHORT,
]
const MARKET: Phrase = { en: 'The market tiles', de: 'Die Marktplättchen', nl: 'De marktfiches' }
const SECRET: Phrase = { en: 'The secret missions', de: 'Die geheimen Aufträge', nl: 'De geheime opdrachten' }

/** All cards, market tiles and missions with their words, as a Markdown page. */
export function listing(language: Language): string {
  const cards = CARD_DATA.slice(1).map(({ number, deck, cost }) => {
    const ability = nth(ABILITIES, number)
    return [
      String(number).padStart(3, '0'),
      nameOfCard(number, language),
      deckName(deck, language),
      costInWords(cost, language),
      useName(ability, language),
      textOf(ability, language),
      shortOf(ability, language),
    ]
  })
  const tiles = TILE_DATA.slice(1).map(({ code }, i) => [
    code,
    textOfTile(i + 1, language),
    shortOfTile(i + 1, language),
  ])
  const missions = MISSION_POINTS.slice(1).map((_, i) => [`${i + 1}`, textOfMission(i + 1, language)])
  return `${[
    `# ${TITLE[language]}`,
    '',
    ...markdownTable(HEAD, language, cards),
    '',
    `## ${MARKET[language]}`,
    '',
    ...markdownTable([NUMBER, TEXT, SHORT], language, tiles),
    '',
    `## ${SECRET[language]}`,
    '',
    ...markdownTable([NUMBER, TEXT], language, missions),
  ].join('\n')}\n`
}
