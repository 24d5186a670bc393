import { served } from '../online/server/served.ts'
import { words } from '../settings/settings.ts'
import { to } from '../shell/route.ts'

/** Where a server has more: its tables, one's games there, its ratings, and oneself. */
export function ServerLinks() {
  const say = words.value
  if (!served.value) return null
  return (
    <>
      <a class="online" href={to('online')}>
        {say.playOnline}
      </a>
      <a href={to('online', 'games')}>{say.serverGames}</a>
      <a href={to('online', 'ratings')}>{say.serverRatings}</a>
      <a href={to('online', 'account')}>{say.signIn}</a>
    </>
  )
}
