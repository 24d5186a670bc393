/** Upper bounds of the histograms, in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1]

type Labels = Readonly<Record<string, string>>

/** What the server counts, as Prometheus reads it. */
export class Metrics {
  readonly #counters = new Map<string, { readonly help: string; readonly values: Map<string, number> }>()
  readonly #gauges = new Map<string, { readonly help: string; read(): number }>()
  readonly #timings = new Map<string, { readonly help: string; counts: number[]; sum: number }>()

  count(name: string, help: string, labels: Labels = {}, by = 1): void {
    const counter = this.#counters.get(name) ?? { help, values: new Map<string, number>() }
    this.#counters.set(name, counter)
    const key = written(labels)
    counter.values.set(key, (counter.values.get(key) ?? 0) + by)
  }

  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.set(name, { help, read })
  }

  time(name: string, help: string, seconds: number): void {
    const timing = this.#timings.get(name) ?? { help, counts: [...BOUNDS, Infinity].map(() => 0), sum: 0 }
    this.#timings.set(name, timing)
    const bound = BOUNDS.findIndex(each => seconds <= each)
    timing.counts[bound < 0 ? BOUNDS.length : bound]!++
    timing.sum += seconds
  }

  /** All of it, in Prometheus' text format. */
  text(): string {
    const lines: string[] = []
    for (const [name, { help, values }] of this.#counters) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`)
      for (const [labels, value] of values) lines.push(`${name}${labels} ${value}`)
    }
    for (const [name, { help, read }] of this.#gauges)
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${read()}`)
    for (const [name, { help, counts, sum }] of this.#timings) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} histogram`)
      let total = 0
      for (const [i, bound] of [...BOUNDS, '+Inf'].entries()) {
        total += counts[i]!
        lines.push(`${name}_bucket{le="${bound}"} ${total}`)
      }
      lines.push(`${name}_sum ${sum}`, `${name}_count ${total}`)
    }
    return `${lines.join('\n')}\n`
  }
}

function written(labels: Labels) {
  const parts = Object.entries(labels).map(([key, value]) => `${key}=${JSON.stringify(value)}`)
  return parts.length === 0 ? '' : `{${parts.join(',')}}`
}
