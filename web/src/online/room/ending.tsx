import { go, to } from '../../shell/route.ts'
import { words } from '../say.ts'
import * as client from '../server/client.ts'
import { attempt, table } from './room.ts'

/** After the game: how it went, and a rematch. */
export function Ending() {
  const say = words.value
  const about = table.value
  if (!about) return null
  const again = () => attempt(async id => go(to('online', (await client.rematch(id)).id)))
  return (
    <>
      <a class="button primary" href={to('online', 'replay', about.id)}>
        {say.replay}
      </a>
      {about.mine !== null && (
        <button type="button" class="button" onClick={again}>
          {about.rematch === null ? say.rematch : say.joinRematch}
        </button>
      )}
      <a class="button" href={to('online')}>
        {say.toLobby}
      </a>
    </>
  )
}
