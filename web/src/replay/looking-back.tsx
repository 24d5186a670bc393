import { answersShown, type Timeline } from '../table/time.ts'
import { TimePanel } from './time-panel.tsx'
import { words } from './words/index.ts'

interface BackProps {
  readonly line: Timeline & { readonly now: string }
  /** Where a moment can be seen in a replay, if the game can be replayed. */
  replay?(answers: number): string
}

/** At the table: what was, until somebody comes back to now. */
export function LookingBack({ line, replay }: BackProps) {
  const say = words.value
  return (
    <>
      <TimePanel line={line} />
      <div class="foot">
        <a class="button primary" href={line.now}>
          {say.toNow}
        </a>
        {replay && (
          <a class="button" href={replay(answersShown())}>
            {say.replay}
          </a>
        )}
      </div>
    </>
  )
}
