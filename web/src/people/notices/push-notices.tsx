import { useFound } from '../../online/server/found.ts'
import { useDeed } from '../account/deed.ts'
import { Outcome, Sheet } from '../account/form.tsx'
import { Trial } from '../account/trial.tsx'
import { words } from '../words/index.ts'
import { stopPush, tellByPush } from './notices.ts'
import type { NoticeProps } from './notices-page.tsx'
import { canSubscribe, subscribe, subscription } from './subscription.ts'

/** Notices of browsers, also while the page is closed: of this one, and of others in which that was turned on. */
export function PushNotices({ now: { offers, pushes }, change }: NoticeProps) {
  const deed = useDeed()
  const say = words.value
  const { value: mine } = useFound(async () => (await subscription())?.endpoint, [])
  const key = offers.push
  if (key === null || !canSubscribe()) return <Sheet title={say.push} about={say.pushNot} />
  const here = pushes.some(({ endpoint }) => endpoint === mine.value)
  const others = pushes.length - (here ? 1 : 0)
  const begin = () =>
    deed.run(async () => {
      const subscribed = await subscribe(key)
      if (!subscribed) throw new Error(say.pushRefused)
      mine.value = subscribed.endpoint
      change(await tellByPush(subscribed.toJSON()))
      return undefined
    })
  const stop = () =>
    deed.run(async () => {
      const subscribed = await subscription()
      if (!subscribed) return undefined
      change(await stopPush(subscribed.endpoint))
      await subscribed.unsubscribe()
      return undefined
    })
  return (
    <Sheet title={say.push} about={say.pushAbout}>
      <p>
        {here ? say.pushOn : say.pushOff} {others > 0 && say.pushOthers(others)}
      </p>
      <p class="ways">
        {here ? (
          <button type="button" class="button" onClick={stop}>
            {say.pushStop}
          </button>
        ) : (
          <button type="button" class="button primary" onClick={begin}>
            {say.pushDo}
          </button>
        )}
        {pushes.length > 0 && <Trial by="push" deed={deed} />}
      </p>
      <Outcome deed={deed} />
    </Sheet>
  )
}
