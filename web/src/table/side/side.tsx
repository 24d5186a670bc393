import { nth } from '@kontor/engine'
import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { words } from '../../settings/settings.ts'
import { later } from '../../shell/later.tsx'
import { usePainted } from '../../shell/painted.ts'
import { Lens } from '../lens/lens.tsx'
import { counted } from '../scoring/scoring.ts'
import { asides, narrow, tab } from '../sections.tsx'
import { isLensAside, moment, past } from '../sitting.ts'
import { LogPanel } from './log-panel.tsx'

const Scores = later(async () => (await import('./scores.tsx')).Scores)

/** What was chosen; otherwise the log, and the points once the game is over. */
const front = signal<string | undefined>(undefined)

/** The log and the points, one behind the other. */
export function Side({ address }: { address?: (answers: number) => string }) {
  const say = words.value
  const painted = usePainted()
  const settled = moment.value?.scene.over && !past.value && counted.value === undefined
  const standard = settled ? 'scores' : 'log'
  const pages = [{ name: 'log', label: say.log }, { name: 'scores', label: say.scores }, ...asides.value]
  const wanted = narrow.value ? tab.value : (front.value ?? standard)
  const page = pages.find(({ name }) => name === wanted) ?? nth(pages, 0)
  const Further = asides.value.find(({ name }) => name === page.name)?.Panel
  return (
    <aside class="panel side" data-part="log" aria-label={page.label}>
      {!narrow.value && isLensAside.value && <Lens />}
      {!narrow.value && painted && (
        <div class="tabs" role="tablist">
          {pages.map(({ name, label }) => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={page.name === name}
              onClick={() => {
                front.value = name
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      {page.name === 'log' && painted && (
        <Later>
          <LogPanel {...(address ? { address } : {})} />
        </Later>
      )}
      {page.name === 'scores' && <Scores />}
      {Further && <Further />}
    </aside>
  )
}

/** The log of a long game takes a frame of its own. */
function Later({ children }: { readonly children: ComponentChildren }) {
  return usePainted() ? children : null
}
