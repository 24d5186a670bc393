import { tryNotice } from '../notices/notices.ts'
import { words } from '../words/index.ts'
import type { Deed } from './deed.ts'

/** Sends a notice at once, to see whether it arrives. */
export function Trial({ by, deed }: { by: 'email' | 'push' | 'webhook'; deed: Deed }) {
  const say = words.value
  const send = () =>
    deed.run(async () => {
      await tryNotice(by)
      return say.tried
    })
  return (
    <button type="button" class="button" onClick={send}>
      {say.tryIt}
    </button>
  )
}
