import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { titleOf } from '../catalogue.ts'
import { settings } from '../settings/settings.ts'
import { go, to } from '../shell/route.ts'
import { Waiting } from '../shell/waiting.tsx'
import { ask } from '../worker/engine.ts'
import type { Guide } from './guide.ts'
import { guideOf } from './guides.ts'
import { guidedTables, progressAt, remember } from './progress.ts'
import { words } from './words.ts'

/** Goes on with the guided game of this browser, or begins one. */
export function BeginGuide({ game }: { game: string }) {
  const trouble = useSignal<string | undefined>(undefined)
  useEffect(() => {
    guidedTable(game).then(
      table => go(to('table', table), true),
      (error: Error) => {
        trouble.value = error.message
      },
    )
  }, [game, trouble])
  return <Waiting>{trouble.value && <p role="alert">{trouble.value}</p>}</Waiting>
}

async function guidedTable(game: string): Promise<string> {
  const guide = await guideOf(game)
  if (!guide) throw new Error(words.value.none(titleOf(game)))
  const kept = await ask('kept', null)
  const open = guidedTables(game).find(
    table => kept.some(({ id, over }) => id === table && !over) && !finished(guide, table),
  )
  const table = open ?? (await begun(game, guide))
  const { step } = progressAt(table) ?? { step: 0 }
  remember(table, { game, step, left: false })
  return table
}

/** Whoever has seen the last step and sent the guide away wants a new game. */
function finished({ steps }: Guide, table: string) {
  const progress = progressAt(table)
  return progress?.left === true && progress.step === steps.length - 1
}

function begun(game: string, { seed, bots, options = {} }: Guide): Promise<string> {
  const players = [{ kind: 'person', name: settings.value.name } as const, ...bots]
  return ask('begin', { game, players, options, seed })
}
