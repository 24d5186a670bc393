import { readFileSync } from 'node:fs'
import { lines, text } from '../../src/stats/plot.ts'
import type { Kept } from './record.ts'

/** The names of so many commits fit below a plot. */
const NAMED = 6

const { format } = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** What was kept of the runs on a machine, as one page that needs nothing else: a plot for each figure, over the commits. */
export function pageOf(machine: string, kept: readonly Kept[]): string {
  const runs = kept.filter(each => each.machine === machine)
  const benches = [...new Set(runs.map(({ bench }) => bench))]
  const sections = benches.map(bench => {
    const own = runs.filter(each => each.bench === bench)
    const names = [...new Set(own.flatMap(({ figures }) => figures.map(({ name }) => name)))]
    return `<h2>${text(bench)}</h2>\n<div class="plots">\n${names.map(name => plotOf(name, own)).join('\n')}\n</div>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>How fast Kontor is</title>
<style>
${readFileSync(new URL('../../src/stats/page.css', import.meta.url), 'utf8')}</style>
</head>
<body>
<header>
<h1>How fast Kontor is</h1>
<p>${text(machine)}</p>
<p>Each mark is the middle of the runs at a commit, with the lowest and the highest where there were several. Where a figure is a ratio, it says how many times
better it was than the reference in the same run.</p>
</header>
<main>
${sections.join('\n')}
</main>
</body>
</html>
`
}

/** A figure over the runs, as a ratio where it has one. */
function plotOf(name: string, runs: readonly Kept[]): string {
  const found = runs.flatMap(({ figures, commit }) => {
    const figure = figures.find(each => each.name === name)
    return figure ? [{ figure, commit: commit ?? '' }] : []
  })
  const points = found.map(({ figure: { value, low, high, ratio } }, x) => {
    if (ratio !== undefined) return { x, y: ratio }
    return low === undefined || high === undefined ? { x, y: value } : { x, y: value, low, high }
  })
  const { unit = '', ratio } = found[0]?.figure ?? {}
  const label = ratio === undefined ? unit : 'times the reference'
  const plot = lines(
    name,
    [{ name, tint: 'blue', points }],
    {
      label: 'commit',
      places: found.length,
      every: Math.ceil(found.length / NAMED),
      say: x => found[x]?.commit ?? '',
    },
    { label, say: format },
  )
  return `<figure>\n<h3>${text(name)}</h3>\n${plot}\n</figure>`
}
