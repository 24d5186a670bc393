import { columns } from '../../src/terminal/columns.ts'
import type { Figure } from '../figure.ts'
import type { Verdict } from './verdict.ts'

/** Figures for a terminal; what was kept of earlier runs, and what that says of this one, where there is any. */
export function tableOf(verdicts: readonly Verdict[], isCompared: boolean): string {
  const head = ['', 'middle', 'lowest to highest', 'times the reference', 'kept', 'verdict']
  const rows = verdicts.map(({ figure, before, runs, verdict }) => [
    figure.name,
    `${shown(figure.value)} ${figure.unit}`,
    figure.low === undefined || figure.high === undefined
      ? ''
      : `${shown(figure.low)} to ${shown(figure.high)}`,
    figure.ratio === undefined ? '' : figure.ratio.toFixed(1),
    before === undefined ? '' : `${figure.ratio === undefined ? shown(before) : before.toFixed(1)} (${runs})`,
    verdict,
  ])
  return columns([head, ...rows].map(row => (isCompared ? row : row.slice(0, 4))))
}

function shown(value: Figure['value']) {
  return value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 })
}
