import type { Me } from '@kontor/protocol'
import { type Signal, useSignal } from '@preact/signals'
import { useFound } from '../../online/server/found.ts'
import { settings } from '../../settings/settings.ts'
import { to } from '../../shell/route.ts'
import * as client from '../client.ts'
import { KeptAway } from '../players/keeping-away.tsx'
import { Coming, PeoplePage } from '../players/people-page.tsx'
import { words } from '../words/index.ts'
import { MyData } from './belongings.tsx'
import { useDeed } from './deed.ts'
import { Field, Form, Outcome, PasswordField, Sheet } from './form.tsx'

/** Who I am on this server: nobody, a guest, or somebody with an account. */
type Who = Me | 'nobody'

/** The account page: what I am called, how I come in, what is kept of me. */
export function AccountPage() {
  const { value: who, trouble } = useFound<Who>(async () => (await client.me()) ?? 'nobody', [])
  const say = words.value
  return (
    <PeoplePage title={say.account} about={who.value && aboutWho(who.value)} trouble={trouble.value}>
      {who.value ? (
        <Sheets who={who.value} become={next => (who.value = next)} />
      ) : (
        !trouble.value && <Coming />
      )}
    </PeoplePage>
  )
}

function aboutWho(who: Who) {
  const say = words.value
  if (who === 'nobody') return say.nobody
  return who.login === null ? say.guest(who.name) : say.member(who.name, who.login)
}

function Sheets({ who, become }: { who: Who; become(who: Who): void }) {
  const gone = useSignal<string | undefined>(undefined)
  const leave = (why?: string) => {
    gone.value = why
    become('nobody')
  }
  if (who === 'nobody')
    return (
      <>
        <p class="outcome" role="status">
          {gone.value}
        </p>
        <div class="sheets">
          <SignIn guest={false} become={become} />
          <OpenAccount me={undefined} become={become} />
        </div>
      </>
    )
  return (
    <div class="sheets">
      {who.login === null ? (
        <>
          <OpenAccount me={who} become={become} />
          <SignIn guest become={become} />
        </>
      ) : (
        <>
          <SignOut leave={leave} />
          <ChangePassword />
        </>
      )}
      <Rename me={who} become={become} />
      <Notices />
      <KeptAway />
      <MyData me={who} leave={leave} />
    </div>
  )
}

function Rename({ me, become }: { me: Me; become(who: Who): void }) {
  const name = useSignal(me.name)
  const deed = useDeed()
  const say = words.value
  const go = () =>
    deed.run(async () => {
      const next = await client.rename(name.value.trim())
      become(next)
      return say.renamed(next.name)
    })
  return (
    <Sheet title={say.rename}>
      <Form submit={say.renameDo} deed={deed} go={go}>
        <NameField name={name} />
      </Form>
    </Sheet>
  )
}

function NameField({ name }: { name: Signal<string> }) {
  return <Field label={words.value.name} value={name} maxLength={30} autocomplete="nickname" />
}

function LoginField({ login, fresh }: { login: Signal<string>; fresh: boolean }) {
  const say = words.value
  return (
    <Field
      label={say.login}
      {...(fresh ? { about: say.loginAbout } : {})}
      value={login}
      minLength={2}
      maxLength={30}
      autocomplete="username"
    />
  )
}

function OpenAccount({ me, become }: { me: Me | undefined; become(who: Who): void }) {
  const name = useSignal(settings.peek().name)
  const login = useSignal('')
  const password = useSignal('')
  const deed = useDeed()
  const say = words.value
  const go = () =>
    deed.run(
      async () => {
        const called = me?.name ?? name.value.trim()
        become(await client.openAccount(called, login.value.trim(), password.value))
        return undefined
      },
      { illegal: say.loginTaken },
    )
  return (
    <Sheet title={say.open}>
      <Form submit={say.openDo} deed={deed} go={go}>
        {!me && <NameField name={name} />}
        <LoginField login={login} fresh />
        <PasswordField label={say.password} value={password} fresh about={say.passwordAbout} />
      </Form>
    </Sheet>
  )
}

function SignIn({ guest, become }: { guest: boolean; become(who: Who): void }) {
  const login = useSignal('')
  const password = useSignal('')
  const claim = useSignal(guest)
  const deed = useDeed()
  const say = words.value
  const go = () =>
    deed.run(
      async () => {
        become(await client.signIn(login.value.trim(), password.value, claim.value))
        return undefined
      },
      { forbidden: say.wrongLogin, malformed: say.wrongLogin },
    )
  return (
    <Sheet title={say.signIn}>
      <Form submit={say.signInDo} deed={deed} go={go}>
        <LoginField login={login} fresh={false} />
        <PasswordField label={say.password} value={password} fresh={false} />
        {guest && (
          <label class="tick">
            <input
              type="checkbox"
              checked={claim.value}
              onChange={event => {
                claim.value = event.currentTarget.checked
              }}
            />
            <span>{say.claim}</span>
          </label>
        )}
      </Form>
    </Sheet>
  )
}

function SignOut({ leave }: { leave(): void }) {
  const deed = useDeed()
  const say = words.value
  const out = (everywhere: boolean) =>
    deed.run(async () => {
      await client.signOut(everywhere)
      leave()
      return undefined
    })
  return (
    <Sheet title={say.signOut} about={say.signOutAbout}>
      <p class="ways">
        <button type="button" class="button" onClick={() => out(false)}>
          {say.signOutHere}
        </button>
        <button type="button" class="button" onClick={() => out(true)}>
          {say.signOutEverywhere}
        </button>
      </p>
      <Outcome deed={deed} />
    </Sheet>
  )
}

function ChangePassword() {
  const before = useSignal('')
  const wanted = useSignal('')
  const deed = useDeed()
  const say = words.value
  const go = () =>
    deed.run(
      async () => {
        await client.changePassword(before.value, wanted.value)
        before.value = ''
        wanted.value = ''
        return say.passwordChanged
      },
      { forbidden: say.wrongPassword, malformed: say.wrongPassword },
    )
  return (
    <Sheet title={say.changePassword}>
      <Form submit={say.changePassword} deed={deed} go={go}>
        <PasswordField label={say.oldPassword} value={before} fresh={false} />
        <PasswordField label={say.newPassword} value={wanted} fresh about={say.passwordAbout} />
      </Form>
    </Sheet>
  )
}

function Notices() {
  const say = words.value
  return (
    <Sheet title={say.notices} about={say.noticesAbout}>
      <p>
        <a class="button" href={to('online', 'notices')}>
          {say.noticesSet}
        </a>
      </p>
    </Sheet>
  )
}
