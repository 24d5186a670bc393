import { verifySeed } from '@kontor/engine'
import { words } from '../replay/words/index.ts'
import type { Moment } from '../worker/protocol.ts'

/** The seed, what was promised of it before the game, and whether the promise was kept. */
export function Fairness({ moment: { promise, seed = '', rewound } }: { moment: Moment }) {
  const say = words.value
  const kept = promise !== undefined && verifySeed(seed, promise)
  return (
    <section class="panel fair" aria-labelledby="fair">
      <h2 id="fair">{say.fair}</h2>
      <dl>
        <dt>{say.seed}</dt>
        <dd>
          <code>{seed}</code>
        </dd>
        {promise !== undefined && (
          <>
            <dt>{say.promised}</dt>
            <dd>
              <code>{promise}</code>
            </dd>
          </>
        )}
        <dt>{say.checked}</dt>
        {promise === undefined ? (
          <dd>{say.noPromise}</dd>
        ) : (
          <dd class={kept ? 'kept-promise' : 'trouble'}>
            {kept ? '✓' : '✗'} {kept ? say.kept : say.broken}
          </dd>
        )}
      </dl>
      {rewound > 0 && <p class="note">{say.rewound(rewound)}</p>}
    </section>
  )
}
