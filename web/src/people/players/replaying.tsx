import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { record } from '../../online/server/client.ts'
import { go, to } from '../../shell/route.ts'
import { ask } from '../../worker/engine.ts'
import { words } from '../words/index.ts'
import { Coming, PeoplePage } from './people-page.tsx'

/** Fetches the record of a game that is over, and goes to its result; the address there holds the whole game. */
export function Replaying({ table }: { table: string }) {
  const trouble = useSignal<string | undefined>(undefined)
  useEffect(() => {
    let wanted = true
    const open = async () => {
      const link = await ask('pack', { text: await record(table) })
      if (wanted) go(to('end', 'link', link), true)
    }
    open().catch((error: Error) => {
      trouble.value = error.message
    })
    return () => {
      wanted = false
    }
  }, [table])
  return (
    <PeoplePage title={words.value.replay} trouble={trouble.value}>
      {trouble.value === undefined && <Coming />}
    </PeoplePage>
  )
}
