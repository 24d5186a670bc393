import { readFileSync } from 'node:fs'
import { nth } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { LOCALES } from '@kontor/language/typography'
import { titleOf as titleOfGame } from '@kontor/register'
import { attribute, type Bar, bars, histogram, type Mark, scatter, sign, text } from './plot.ts'
import { buildRate, byWinShift, type CardReport, perBuilt } from './report.ts'
import { cellsOf, figures, isWord } from './table.ts'
import { type Column, listed, type Series, WORDS, written } from './words.ts'

export interface Report extends Series {
  readonly cards: readonly CardReport[]
}

/** The columns of the table: the card's name, which stays in sight, and what matters most beside it. */
const ORDER: readonly Column[] = [
  'name',
  'winShift',
  'pointShift',
  'cost',
  'built',
  'points',
  'money',
  'activated',
  'drawn',
  'color',
  'category',
]

/** How much of the room for a cost its cards fill, side by side so that none hides another. */
const FILLED = 0.8

/** The statistics as one page that needs nothing else: table, plots and how to read them. */
export function pageOf(report: Report, language: Language): string {
  const words = WORDS[language]
  const title = words.title(titleOfGame(report.game, language))
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<style>
${part('page.css')}</style>
</head>
<body>
<header>
<h1>${text(title)}</h1>
<p>${text(words.series(report))}</p>
<p>${text(words.repeat)} <code>${text(callOf(report))}</code></p>
${legend(report.cards)}
</header>
<main>
<div class="plots">
${plotsOf(report.cards, language).join('\n')}
</div>
<section>
<h2>${text(words.cards)}</h2>
<p>${text(words.sortHint)}</p>
<div class="scroll" tabindex="0" role="region" aria-label="${attribute(words.cards)}">
${tableOf(report.cards, language)}
</div>
</section>
<section>
<h2>${text(words.methodTitle)}</h2>
<p>${text(words.method)}</p>
</section>
</main>
<script>
${part('page.js')}</script>
</body>
</html>
`
}

function part(name: string) {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
}

function callOf({ game, players, games, seed, bots, options, data }: Report) {
  const chosen = written(options)
  const all = [
    `npx kontor stats ${game} --players ${players} --games ${games} --seed ${seed}`,
    `--bots ${listed(bots).replaceAll(' ', '')}`,
    ...(chosen === '' ? [] : [`--options ${chosen}`]),
    ...(data === null ? [] : [`--data ${data}`]),
  ]
  return all.join(' ')
}

function tintsOf(cards: readonly CardReport[]) {
  return [...new Map(cards.map(({ tint, color }) => [tint, color]))].map(([tint, name]) => ({ tint, name }))
}

function legend(cards: readonly CardReport[]) {
  const tints = tintsOf(cards)
  const order = tints.map(({ tint }) => tint)
  const items = tints.map(({ tint, name }) => `<li>${sign(tint, order)}${text(name)}</li>`)
  return `<ul class="legend">${items.join('')}</ul>`
}

function plotsOf(cards: readonly CardReport[], language: Language): string[] {
  const { plots, axes, plotHint } = WORDS[language]
  const tints = tintsOf(cards)
  const order = tints.map(({ tint }) => tint)
  const { format } = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 })
  const axis = (label: string) => ({ label, say: format })
  const known = cards.filter(({ winShift }) => winShift !== null)
  if (known.length === 0) return []
  const costs = [...new Set(known.map(({ cost }) => cost))].toSorted((a, b) => a - b)
  const costAxis = { label: axes.cost, places: costs.length, say: (place: number) => `${costs[place]}` }
  const shifts = known.map(({ winShift, tint }) => ({ value: 100 * winShift!, tint }))
  return [
    figure(
      plots.cost,
      scatter(plots.cost, costMarks(known, costs, language), order, costAxis, axis(axes.winShift)),
      plotHint,
    ),
    figure(
      plots.built,
      scatter(plots.built, builtMarks(known, language), order, axis(axes.built), axis(axes.points)),
      plotHint,
    ),
    figure(plots.spread, histogram(plots.spread, shifts, tints, axis(axes.winShift), axis(axes.cards))),
    figure(plots.categories, bars(plots.categories, categoryBars(known, language), axes.meanWinShift)),
  ]
}

function figure(title: string, plot: string, hint?: string) {
  const reading = hint === undefined ? '' : `\n<p class="reading" aria-live="polite">${text(hint)}</p>`
  return `<figure>\n<h2>${text(title)}</h2>\n${plot}${reading}\n</figure>`
}

function costMarks(cards: readonly CardReport[], costs: readonly number[], language: Language): Mark[] {
  return costs.flatMap((cost, place) => {
    const same = cards.filter(card => card.cost === cost)
    return same.map((card, i) => ({
      ...markOf(card, language),
      x: place + FILLED * ((i + 0.5) / same.length - 0.5),
      y: 100 * card.winShift!,
      low: 100 * card.winShiftLow!,
      high: 100 * card.winShiftHigh!,
    }))
  })
}

function builtMarks(cards: readonly CardReport[], language: Language): Mark[] {
  return cards
    .filter(({ built }) => built > 0)
    .map(card => ({ ...markOf(card, language), x: 100 * buildRate(card)!, y: perBuilt(card, 'points')! }))
    .toSorted((a, b) => a.x - b.x)
}

/** A card as a mark is read out: its name and all of its figures. */
function markOf(card: CardReport, language: Language) {
  const { columns } = WORDS[language]
  const cells = cellsOf(card, language)
  const told = (['cost', 'built', 'points', 'winShift'] as const).map(
    column => `${columns[column]} ${cells[column].text}`,
  )
  return { card: card.number, name: `${titleOf(card)}: ${told.join(', ')}`, tint: card.tint }
}

/** The mean over the cards of each category, the highest first; a category of several colours has none. */
function categoryBars(cards: readonly CardReport[], language: Language): Bar[] {
  const format = figures(language, true)
  return [...Map.groupBy(cards, ({ category }) => category)]
    .map(([name, members]) => {
      const value = (100 * members.reduce((sum, { winShift }) => sum + winShift!, 0)) / members.length
      const tints = new Set(members.map(({ tint }) => tint))
      return { name, value, text: format(value), tint: tints.size === 1 ? nth(members, 0).tint : '' }
    })
    .toSorted((a, b) => b.value - a.value)
}

function tableOf(cards: readonly CardReport[], language: Language) {
  const { columns } = WORDS[language]
  const side = (column: Column) => (isWord(column) ? ' class="word"' : '')
  const heads = ORDER.map(column => {
    const sorted = column === 'winShift' ? ' aria-sort="descending"' : ''
    return `<th scope="col"${side(column)}${sorted}><button type="button">${text(columns[column])}</button></th>`
  })
  const rows = byWinShift(cards).map(card => {
    const cells = cellsOf(card, language)
    const [, ...rest] = ORDER
    const data = rest.map(
      column =>
        `<td${side(column)} data-key="${attribute(`${cells[column].key}`)}">${text(cells[column].text)}</td>`,
    )
    const title = titleOf(card)
    return `<tr id="card-${card.number}"><th scope="row" class="word" data-key="${attribute(title)}">${text(title)}</th>${data.join('')}</tr>`
  })
  return `<table>\n<thead><tr>${heads.join('')}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`
}

/** A card's name, which tells its number in some games; otherwise the number is all there is. */
function titleOf({ number, name }: CardReport) {
  return name === '' ? `${number}` : name
}
