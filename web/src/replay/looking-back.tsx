import { to } from '../route.ts'
import { answersShown, type Timeline } from '../table/time.ts'
import { TimePanel } from './time-panel.tsx'
import { words } from './words/index.ts'

/** At the table: what was, until somebody comes back to now. */
export function LookingBack({ id, line }: { id: string; line: Timeline }) {
  const say = words.value
  return (
    <>
      <TimePanel line={line} />
      <div class="foot">
        <a class="button primary" href={to('table', id)}>
          {say.toNow}
        </a>
        <a class="button" href={to('replay', 'game', id, answersShown())}>
          {say.replay}
        </a>
      </div>
    </>
  )
}
