import { words } from '../settings/settings.ts'
import { told } from './report.ts'
import { followUp, lines, moment, past } from './sitting.ts'

/** Says politely what happened and what is asked, to those who do not see it. */
export function Announcer() {
  const now = moment.value
  const news = now ? lines.value.slice(now.log.from).map(({ text }) => text) : []
  const question = followUp.value || past.value ? undefined : now?.scene.asked
  const asked = question?.mine ? [words.value.asked(question.prompt)] : []
  return (
    <>
      <p class="words" aria-live="polite">
        {[...news, ...asked].join(' ')}
      </p>
      <p class="told" role="status">
        {told.value}
      </p>
    </>
  )
}
