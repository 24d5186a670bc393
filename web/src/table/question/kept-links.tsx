import { words } from '../../settings/settings.ts'
import { to } from '../../shell/route.ts'

/** Where to go after a game that is kept in this browser. */
export function KeptLinks({ id }: { id: string }) {
  const say = words.value
  return (
    <>
      <a class="button primary" href={to('end', 'game', id)}>
        {say.wholeResult}
      </a>
      <a class="button" href={to('replay', 'game', id)}>
        {say.replay}
      </a>
      <a class="button" href={to()}>
        {say.playAgain}
      </a>
    </>
  )
}
