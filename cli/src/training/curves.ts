import { readFileSync } from 'node:fs'
import type { Language } from '@kontor/engine/presentation'
import { titleOf } from '@kontor/register'
import { rounded } from '../playing/tally.ts'
import { lines, type Series, sign, text } from '../stats/plot.ts'
import { written } from '../stats/words.ts'
import { columns } from '../terminal/columns.ts'
import { wilson } from '../tournament/interval.ts'
import type { Course, Generation } from './folder.ts'
import type { Plan } from './plan.ts'
import { WORDS } from './words.ts'

/** What each curve is drawn with, in turn; its shape tells it as well. */
const TINTS = ['blue', 'orange', 'green', 'purple', 'red']

/** How a training went, as one page that needs nothing else. */
export function curvesOf({ plan, generations }: Course, language: Language): string {
  const words = WORDS[language]
  const title = words.title(titleOf(plan.game, language))
  const { axes } = words
  const figures = [
    figure(words.strength, strengthOf(plan, generations, language), axes.strength, language),
    figure(words.points, lossOf(generations, language, 'points', 'expectedPoints'), axes.points, language),
    figure(words.win, lossOf(generations, language, 'win', 'expectedWin'), axes.win, language),
  ]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<style>
${readFileSync(new URL('../stats/page.css', import.meta.url), 'utf8')}</style>
</head>
<body>
<header>
<h1>${text(title)}</h1>
<p>${text(words.series(generations.length, plan.games))}</p>
<p>${text(words.repeat)} <code>${text(callOf(plan, generations.length))}</code></p>
<p>${text(words.method)}</p>
</header>
<main class="plots">
${figures.join('\n')}
</main>
</body>
</html>
`
}

function callOf({ game, players, options, mixed, games, seed }: Plan, generations: number) {
  const chosen = written(options)
  return [
    `npx kontor train ${game} --folder … --players ${players.join(',')} --games ${games} --seed ${seed} --generations ${generations}`,
    ...(chosen === '' ? [] : [`--options ${chosen}`]),
    ...(mixed ? ['--mixed'] : []),
  ].join(' ')
}

function figure(title: string, series: readonly Series[], label: string, language: Language) {
  if (series.every(({ points }) => points.length === 0)) return ''
  const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 3 })
  const tints = series.map(({ tint }) => tint)
  const items = series.map(({ name, tint }) => `<li>${sign(tint, tints)}${text(name)}</li>`)
  const plot = lines(
    title,
    series,
    { label: WORDS[language].generation, say: format },
    { label, say: format },
  )
  return `<figure>\n<h2>${text(title)}</h2>\n<ul class="legend">${items.join('')}</ul>\n${plot}\n</figure>`
}

function strengthOf({ players }: Plan, generations: readonly Generation[], language: Language): Series[] {
  return [...new Set(players)].map((count, i) => ({
    name: WORDS[language].players(count),
    tint: TINTS[i % TINTS.length]!,
    points: generations.flatMap(({ number, strength }) => {
      const found = strength?.find(each => each.players === count)
      if (!found) return []
      const { low, high } = wilson(found.wins / found.games, found.games)
      return [{ x: number, y: (100 * found.wins) / found.games, low: 100 * low, high: 100 * high }]
    }),
  }))
}

function lossOf(
  generations: readonly Generation[],
  language: Language,
  learned: 'points' | 'win',
  expected: 'expectedPoints' | 'expectedWin',
): Series[] {
  const { learned: name, expected: other } = WORDS[language]
  const known = generations.filter(({ loss }) => loss.positions > 0)
  return [
    { name, tint: 'blue', points: known.map(({ number, loss }) => ({ x: number, y: loss[learned] })) },
    {
      name: other,
      tint: 'orange',
      points: known.map(({ number, loss }) => ({ x: number, y: loss[expected] })),
    },
  ]
}

/** The generations as a table for the terminal. */
export function summaryOf({ generations }: Course, language: Language): string {
  const words = WORDS[language]
  const head = [
    words.generation,
    words.axes.points,
    words.expected,
    words.axes.win,
    words.expected,
    words.axes.strength,
  ]
  const rows = generations.map(({ number, loss, strength = [] }) => [
    `${number}`,
    ...[loss.points, loss.expectedPoints, loss.win, loss.expectedWin].map(each => `${rounded(each)}`),
    strength
      .map(
        ({ players, games, wins }) =>
          `${words.players(players)} ${Math.round((100 * wins) / games)} (${games})`,
      )
      .join(', '),
  ])
  return columns([head, ...rows])
}
