import { useEffect } from 'preact/hooks'
import { to } from '../../shell/route.ts'
import { redeem } from '../notices/notices.ts'
import { PeoplePage } from '../players/people-page.tsx'
import { words } from '../words/index.ts'
import { useDeed } from './deed.ts'
import { Outcome } from './form.tsx'

/** The link of the letter that asks whether an address is somebody's: programs that look into letters press no button. */
export function ConfirmPage({ token }: { token: string }) {
  const deed = useDeed()
  const say = words.value
  const confirm = () =>
    deed.run(
      async () => {
        await redeem('confirm', token)
        return say.confirmed
      },
      { illegal: say.staleLink, forbidden: say.staleLink, malformed: say.staleLink },
    )
  return (
    <PeoplePage title={say.confirm} about={say.confirmAbout}>
      {deed.done.value === undefined && (
        <p>
          <button type="button" class="button primary large" onClick={confirm}>
            {say.confirmDo}
          </button>
        </p>
      )}
      <Outcome deed={deed} />
      <p>
        <a href={to('online', 'notices')}>{say.notices}</a>
      </p>
    </PeoplePage>
  )
}

/** The link at the foot of every letter: whoever opens it gets no more of them. */
export function UnsubscribePage({ token }: { token: string }) {
  const deed = useDeed()
  const say = words.value
  useEffect(() => {
    void deed.run(
      async () => {
        await redeem('unsubscribe', token)
        return say.unsubscribed
      },
      { illegal: say.staleLink, forbidden: say.staleLink, malformed: say.staleLink },
    )
  }, [token])
  return (
    <PeoplePage title={say.unsubscribe}>
      <Outcome deed={deed} />
      <p>
        <a href={to('online', 'notices')}>{say.notices}</a>
      </p>
    </PeoplePage>
  )
}
