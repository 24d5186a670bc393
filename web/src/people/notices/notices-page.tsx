import type { Notifications } from '@kontor/protocol'
import { useSignal } from '@preact/signals'
import { useFound } from '../../online/server/found.ts'
import { guest } from '../../online/server/guest.ts'
import { copied } from '../../shell/handover.ts'
import { to } from '../../shell/route.ts'
import { useDeed } from '../account/deed.ts'
import { Field, Form, Outcome, Sheet } from '../account/form.tsx'
import { Trial } from '../account/trial.tsx'
import { Coming, PeoplePage } from '../players/people-page.tsx'
import { words } from '../words/index.ts'
import { notices, tellByEmail, tellByWebhook } from './notices.ts'
import { PushNotices } from './push-notices.tsx'

/** How I am told that it is my turn, in games that take days. */
export function NoticesPage() {
  const known = guest.value !== undefined
  const { value: found, trouble } = useFound(notices, [known])
  const say = words.value
  return (
    <PeoplePage title={say.notices} about={say.noticesAbout} trouble={trouble.value}>
      {!known && (
        <p>
          {say.noticesNobody} <a href={to('online', 'account')}>{say.account}</a>
        </p>
      )}
      {found.value && (
        <div class="sheets">
          <ByEmail now={found.value} change={next => (found.value = next)} />
          <PushNotices now={found.value} change={next => (found.value = next)} />
          <ByWebhook now={found.value} change={next => (found.value = next)} />
        </div>
      )}
      {known && !found.value && trouble.value === undefined && <Coming />}
    </PeoplePage>
  )
}

export interface NoticeProps {
  readonly now: Notifications
  change(next: Notifications): void
}

function ByEmail({ now: { offers, email }, change }: NoticeProps) {
  const address = useSignal('')
  const deed = useDeed()
  const say = words.value
  const tell = (whom: string | null) =>
    deed.run(
      async () => {
        change(await tellByEmail(whom))
        return undefined
      },
      { malformed: say.badAddress },
    )
  if (!offers.email) return <Sheet title={say.email} about={say.emailNot} />
  return (
    <Sheet title={say.email}>
      {email ? (
        <>
          <p>{email.confirmed ? say.emailOn(email.address) : say.emailAsked(email.address)}</p>
          <p class="ways">
            {email.confirmed && <Trial by="email" deed={deed} />}
            <button type="button" class="button" onClick={() => tell(null)}>
              {say.stop}
            </button>
          </p>
          <Outcome deed={deed} />
        </>
      ) : (
        <Form submit={say.emailDo} deed={deed} go={() => tell(address.value.trim())}>
          <Field
            type="email"
            label={say.emailAddress}
            about={say.emailAbout}
            value={address}
            autocomplete="email"
            maxLength={200}
          />
        </Form>
      )}
    </Sheet>
  )
}

function ByWebhook({ now, change }: NoticeProps) {
  const url = useSignal('')
  const secret = useSignal<string | null>(null)
  const deed = useDeed()
  const say = words.value
  const tell = (where: string | null) =>
    deed.run(
      async () => {
        secret.value = await tellByWebhook(where)
        change({ ...now, webhook: where === null ? null : { url: where } })
        return undefined
      },
      { malformed: say.badWebhook, illegal: say.badWebhook },
    )
  if (!now.offers.webhook) return null
  return (
    <Sheet title={say.webhook} about={say.webhookAbout}>
      {now.webhook ? (
        <>
          <p class="address">{say.webhookOn(now.webhook.url)}</p>
          {secret.value !== null && <Secret secret={secret.value} />}
          <p class="ways">
            <Trial by="webhook" deed={deed} />
            <button type="button" class="button" onClick={() => tell(null)}>
              {say.stop}
            </button>
          </p>
          <Outcome deed={deed} />
        </>
      ) : (
        <Form submit={say.webhookDo} deed={deed} go={() => tell(url.value.trim())}>
          <Field type="url" label={say.webhookAddress} value={url} autocomplete="url" maxLength={1000} />
        </Form>
      )}
    </Sheet>
  )
}

/** Told once: whoever writes the program has to keep it. */
function Secret({ secret }: { secret: string }) {
  const done = useSignal(false)
  const say = words.value
  const copy = async () => {
    done.value = await copied(secret)
  }
  return (
    <div class="filled">
      <span>{say.webhookSecret}</span>
      <input
        class="field"
        readOnly
        aria-label={say.webhookSecret}
        value={secret}
        onFocus={event => event.currentTarget.select()}
      />
      <p class="ways">
        <button type="button" class="button" onClick={copy}>
          {say.copy}
        </button>
        <span role="status">{done.value && say.copied}</span>
      </p>
    </div>
  )
}
