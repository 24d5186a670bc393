import type { Me } from '@kontor/protocol'
import { useSignal } from '@preact/signals'
import { save } from '../../shell/handover.ts'
import * as client from '../client.ts'
import { words } from '../words/index.ts'
import { useDeed } from './deed.ts'
import { Field, Form, Outcome, Sheet } from './form.tsx'

/** What the server keeps of me: to be taken along, or to be deleted. */
export function MyData({ me, leave }: { me: Me; leave(why: string): void }) {
  const deed = useDeed()
  const say = words.value
  const download = () =>
    deed.run(async () => {
      save(JSON.stringify(await client.belongings(), null, 2), 'kontor-my-data.json')
      return undefined
    })
  return (
    <Sheet title={say.data} about={say.dataAbout}>
      <p>
        <button type="button" class="button" onClick={download}>
          {say.download}
        </button>
      </p>
      <Outcome deed={deed} />
      <Forget me={me} leave={leave} />
    </Sheet>
  )
}

/** Behind a fold, and only with the own name written: it cannot be undone. */
function Forget({ me, leave }: { me: Me; leave(why: string): void }) {
  const name = useSignal('')
  const deed = useDeed()
  const say = words.value
  const go = () =>
    deed.run(
      async () => {
        await client.forget(name.value.trim())
        leave(say.forgotten)
        return undefined
      },
      { illegal: say.notYourName },
    )
  return (
    <details class="grave">
      <summary>{say.forget}</summary>
      <p class="note">{say.forgetAbout}</p>
      <Form submit={say.forgetDo} deed={deed} go={go} grave>
        <Field label={say.forgetName(me.name)} value={name} maxLength={30} autocomplete="off" />
      </Form>
    </details>
  )
}
