import type { TableAbout } from '@kontor/protocol'
import { titleOf } from '../../catalogue.ts'
import { to } from '../../shell/route.ts'
import { isMyTurn, playersOf, stateOf } from '../describing.ts'
import { ExtrasLine } from '../extras-line.tsx'
import { TimeLeft } from '../room/time-left.tsx'
import { words } from '../say.ts'

interface ListProps {
  readonly title: string
  /** What is said if there are none. */
  readonly none: string
  /** What one does at these tables. */
  readonly go: string
  readonly tables: readonly TableAbout[]
}

/** Tables, a line each, and the way there. */
export function TableList({ title, none, tables, go }: ListProps) {
  return (
    <section class="panel kept" aria-label={title}>
      <h2>{title}</h2>
      {tables.length === 0 && <p class="note">{none}</p>}
      <ul>
        {tables.map(each => (
          <li key={each.id} class={isMyTurn(each) ? 'urgent' : undefined}>
            <p>
              <strong>{titleOf(each.game)}</strong> {playersOf(each)}
              <small>
                {stateOf(each)} <TimeLeft table={each} />
              </small>
              <ExtrasLine table={each} />
            </p>
            <a
              class={isMyTurn(each) ? 'button primary' : 'button'}
              href={to('online', each.id)}
              aria-label={words.value.namedTable(go, playersOf(each))}
            >
              {go}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
