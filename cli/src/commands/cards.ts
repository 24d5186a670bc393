import type { CardFace, Language, Library } from '@kontor/engine/presentation'
import {
  type Command,
  calledSo,
  given,
  type Io,
  Misuse,
  type Values,
  wholeNumber,
  writeLine,
} from '../calls/command.ts'
import { readText } from '../calls/files.ts'
import { gameNamed } from '../calls/games.ts'

const USAGE = 'cards <game> [--number n] [--json]'
const CHECK_USAGE = 'cards check <game> [--data file.csv] [--json]'
const LANGUAGES: readonly Language[] = ['en', 'de', 'nl']
const SOURCES: readonly string[] = ['rulebook', 'public', 'derived', 'house']

const FIELDS = ['category', 'color', 'activation', 'cost', 'points', 'text', 'short', 'icons'] as const
/** The fields of a card that are never empty, and those that somebody may want to change. */
const WORDS = ['category', 'color', 'activation', 'text'] as const
const VALUES = ['cost', 'points'] as const

/** What a card costs, and in words where that is not money. */
const costOf = ({ cost, price }: CardFace) => (price === undefined ? `${cost}` : `${cost} (${price.text})`)

const LABELS: Readonly<Record<Language, Readonly<Record<(typeof FIELDS)[number], string>>>> = {
  en: {
    category: 'category',
    color: 'colour',
    activation: 'activation',
    cost: 'cost',
    points: 'points',
    text: 'text',
    short: 'short form',
    icons: 'icons',
  },
  de: {
    category: 'Kategorie',
    color: 'Farbe',
    activation: 'Aktivierung',
    cost: 'Kosten',
    points: 'Punkte',
    text: 'Text',
    short: 'Kurzform',
    icons: 'Symbole',
  },
  nl: {
    category: 'categorie',
    color: 'kleur',
    activation: 'activering',
    cost: 'kosten',
    points: 'punten',
    text: 'tekst',
    short: 'korte vorm',
    icons: 'symbolen',
  },
}

const FINE: Readonly<Record<Language, string>> = {
  en: 'Nothing is wrong with the cards.',
  de: 'An den Karten ist nichts falsch.',
  nl: 'Er is niets mis met de kaarten.',
}

/** Where a value comes from, for whoever reads it. */
const ORIGINS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    rulebook: 'from the rulebook',
    public: 'from a public page',
    derived: 'derived',
    house: 'our own value',
  },
  de: {
    rulebook: 'aus der Spielregel',
    public: 'von einer öffentlichen Seite',
    derived: 'hergeleitet',
    house: 'eigener Wert',
  },
  nl: {
    rulebook: 'uit de spelregels',
    public: 'van een openbare pagina',
    derived: 'afgeleid',
    house: 'eigen waarde',
  },
}

/** `kontor cards`: the cards of a game as they speak, and whether a table of them is right. */
export const cards: Command = {
  usage: `${USAGE}, or kontor ${CHECK_USAGE}`,
  details: [
    ['<game>', "a game's name, or the path of a module that exports one"],
    ['--number n', 'one card, with the source of each value'],
    ['--data file.csv', "check: a table of your own, or ‘-’ for the input (the game's own cards)"],
    ['--json', 'a list of cards as JSON; check: ok and problems'],
  ],
  options: {
    number: { type: 'string' },
    data: { type: 'string' },
    json: { type: 'boolean' },
  },
  operands: { min: 1, max: 2 },

  async run(operands, values, io) {
    const checking = operands[0] === 'check'
    const name = operands[checking ? 1 : 0]
    const unfitting = (checking ? ['lang', 'number'] : ['data']).some(option => values[option] !== undefined)
    if (name === undefined || unfitting || operands.length !== (checking ? 2 : 1)) {
      throw calledSo(checking ? CHECK_USAGE : USAGE)
    }
    const { library } = await gameNamed(name, io)
    if (!library)
      throw new Misuse({
        en: `The game ‘${name}’ has no cards.`,
        de: `Das Spiel „${name}“ hat keine Karten.`,
        nl: `Het spel ‘${name}’ heeft geen kaarten.`,
      })
    return checking ? check(library, values, io) : list(library, values, io)
  },
}

function list(library: Library, values: Values, io: Io) {
  const { language } = io
  const all = library.cards(language)
  const highest = all.reduce((most, { number }) => Math.max(most, number), 0)
  const number = wholeNumber(values, 'number', 0, 1, highest)
  const shown = number === 0 ? all : all.filter(card => card.number === number)
  if (shown.length === 0)
    throw new Misuse({
      en: `There is no card ${number}.`,
      de: `Eine Karte ${number} gibt es nicht.`,
      nl: `Er is geen kaart ${number}.`,
    })
  if (values.json) writeLine(io.out, JSON.stringify(shown))
  else
    for (const card of shown)
      writeLine(io.out, number === 0 ? lineOf(card, language) : pageOf(card, language))
  return 0
}

async function check(library: Library, values: Values, io: Io) {
  const path = given(values, 'data')
  if (path !== undefined && !library.check)
    throw new Misuse({
      en: 'This game has no data tables of which the values could be changed.',
      de: 'Dieses Spiel hat keine Tabellen, deren Werte sich ändern ließen.',
      nl: 'Dit spel heeft geen tabellen waarvan de waarden kunnen worden gewijzigd.',
    })
  const problems =
    path === undefined ? incomplete(library) : (library.check?.(await readText(path, io)) ?? [])
  const ok = problems.length === 0
  if (values.json) writeLine(io.out, JSON.stringify({ ok, problems }))
  else for (const line of ok ? [FINE[io.language]] : problems) writeLine(io.out, line)
  return ok ? 0 : 1
}

/** What the game's own cards lack: values and their sources, or words in one of the languages. */
function incomplete(library: Library): string[] {
  const all = library.cards('en')
  if (all.length === 0) return ['There are no cards.']
  const numbers = all.map(card => card.number)
  const twice = numbers.filter((number, i) => numbers.indexOf(number) < i)
  const meant = VALUES.filter(field => all.some(card => card.sources[field] !== undefined))
  // Cards that cost nothing and bring nothing need not say from where they have it.
  const valued = all.some(({ cost, points }) => cost !== 0 || points !== 0)
  return [
    ...twice.map(number => `Card ${number} is there twice.`),
    ...(meant.length === 0 && valued ? ['No card has a source for a value.'] : []),
    ...all.flatMap(card => valueProblems(card, meant)),
    ...LANGUAGES.flatMap(language =>
      library
        .cards(language)
        .flatMap(card => WORDS.filter(field => card[field] === '').map(field => ({ field, card })))
        .map(({ field, card }) => `Card ${card.number}, ${field}: there is none in '${language}'.`),
    ),
    ...(library.board?.() ?? []),
  ]
}

/** A value without a source means nothing; one that some cards have a source for needs one on each. */
function valueProblems(card: CardFace, meant: readonly (typeof VALUES)[number][]): string[] {
  const wrong = VALUES.filter(field => !Number.isInteger(card[field]) || card[field] < 0)
  const unsourced = meant.filter(field => card.sources[field] === undefined)
  const strange = Object.entries(card.sources).filter(([, source]) => !SOURCES.includes(source))
  return [
    ...wrong.map(field => `Card ${card.number}, ${field}: ${card[field]} is not a whole number.`),
    ...unsourced.map(field => `Card ${card.number}, ${field}: its source is not given.`),
    ...strange.map(
      ([field, source]) =>
        `Card ${card.number}, ${field}: the source '${source}' is not one of ${SOURCES.join(', ')}.`,
    ),
  ]
}

function titleOf({ number, name }: CardFace) {
  return name === '' ? `${number}` : `${number} ${name}`
}

/** A card in a line, so that a list can be searched line by line. */
function lineOf(card: CardFace, language: Language) {
  const { cost, points } = LABELS[language]
  const facts = [
    card.category,
    card.color,
    card.activation,
    `${cost} ${costOf(card)}`,
    ...(card.sources.points === undefined ? [] : [`${points} ${card.points}`]),
  ]
  return `${titleOf(card)}: ${facts.join(', ')}. ${card.text}`
}

/** All about one card. */
function pageOf(card: CardFace, language: Language) {
  const labels = LABELS[language]
  const width = Math.max(...Object.values(labels).map(label => label.length))
  const meant = FIELDS.filter(field => field !== 'points' || card.sources.points !== undefined)
  const rows = meant.map(field => {
    const source = card.sources[field]
    const value =
      field === 'icons' ? card.icons.join(' ') : field === 'cost' ? costOf(card) : `${card[field]}`
    return `  ${labels[field].padEnd(width)}  ${value}${source === undefined ? '' : ` (${ORIGINS[language][source] ?? source})`}`.trimEnd()
  })
  return [titleOf(card), ...rows].join('\n')
}
