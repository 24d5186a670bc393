import { signal } from '@preact/signals'
import { words } from '../settings.ts'
import { LogPanel } from './log-panel.tsx'
import { Scores } from './scores.tsx'
import { narrow, tab } from './sections.tsx'
import { moment, past } from './sitting.ts'

/** What was chosen; otherwise the log, and the points once the game is over. */
const front = signal<'log' | 'scores' | undefined>(undefined)

/** The log and the points, one behind the other. */
export function Side({ address }: { address(answers: number): string }) {
  const say = words.value
  const standard = moment.value?.scene.over && !past.value ? 'scores' : 'log'
  const shown = narrow.value ? tab.value : (front.value ?? standard)
  return (
    <aside class="panel side" aria-label={shown === 'log' ? say.log : say.scores}>
      {!narrow.value && (
        <div class="tabs" role="tablist">
          {(['log', 'scores'] as const).map(name => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={shown === name}
              onClick={() => {
                front.value = name
              }}
            >
              {say[name]}
            </button>
          ))}
        </div>
      )}
      {shown === 'log' ? <LogPanel address={address} /> : <Scores />}
    </aside>
  )
}
