import { go } from '../shell/route.ts'
import { moment, past, takeBack } from '../table/sitting.ts'
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
        {replay && isMineAlone() && (
          <button
            type="button"
            class="button"
            onClick={() => {
              takeBack(answersShown())
              go(line.now)
            }}
          >
            {say.backToHere}
          </button>
        )}
      </div>
    </>
  )
}

/** Whether the viewer answered here and plays with nobody but bots: then all from here on may be taken back. */
function isMineAlone(): boolean {
  const now = moment.value
  const persons = now?.players.filter(({ kind }) => kind === 'person').length
  return persons === 1 && !now?.scene.over && past.value?.scene.asked?.seat === now?.scene.viewer
}
