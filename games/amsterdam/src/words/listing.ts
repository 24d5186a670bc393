import { markdownTable } from '@kontor/city/markdown'
import type { Phrase } from '@kontor/city/phrase'
import type { Language } from '@kontor/engine'
import { ABILITIES } from '../cards.ts'
import { CARD_DATA, MISSION_POINTS, TILE_DATA } from '../data/tables.ts'
import { textOf, useName } from './abilities.ts'
import { textOfMission } from './missions.ts'
import { costInWords, deckName, nameOfCard } from './names.ts'
import { shortOf } from './short.ts'
import { shortOfTile, textOfTile } from './tiles.ts'

const TITLE: Phrase = {
  en: 'The cards of Amsterdam',
  de: 'Die Karten von Amsterdam',
  nl: 'De kaarten van Amsterdam',
}
const NUMBER: Phrase = { en: 'Number', de: 'Nummer', nl: 'Nummer' }
const TEXT: Phrase = { en: 'Text', de: 'Text', nl: 'Tekst' }
const SHORT: Phrase = { en: 'In short', de: 'Kurz', nl: 'Kort' }
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
    const ability = ABILITIES[number]!
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
