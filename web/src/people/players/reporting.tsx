import type { ReportSubject } from '@kontor/protocol'
import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { OneOf } from '../../settings/choices.tsx'
import { query } from '../../shell/route.ts'
import { useDeed } from '../account/deed.ts'
import { Form, Sheet } from '../account/form.tsx'
import { report } from '../client.ts'
import { words } from '../words/index.ts'

const SUBJECTS = ['name', 'chat', 'play'] as const satisfies readonly ReportSubject[]
/** The server takes no more. */
const LONGEST = 500

/** Tells whoever runs the server of somebody; if one came here from a table, also at which. */
export function Report({ player }: { player: string }) {
  const deed = useDeed()
  const about = useSignal<ReportSubject>('chat')
  const text = useSignal('')
  const id = useId()
  const say = words.value
  const send = () =>
    deed.run(
      async () => {
        const table = query.value.get('table')
        const told = { about: about.value, text: text.value.trim(), ...(table === null ? {} : { table }) }
        await report(player, told)
        text.value = ''
        return say.reported
      },
      { 'too-many': say.reportedTooMuch },
    )
  return (
    <Sheet title={say.report} about={say.reportAbout}>
      <Form submit={say.reportDo} deed={deed} go={send}>
        <OneOf
          label={say.reportWhat}
          value={about.value}
          of={SUBJECTS.map(each => [each, say.reportOf[each]] as const)}
          choose={chosen => {
            about.value = chosen
          }}
        />
        <div class="filled">
          <label for={id}>{say.reportMore}</label>
          <input
            id={id}
            class="field"
            maxLength={LONGEST}
            value={text.value}
            onInput={event => {
              text.value = event.currentTarget.value
            }}
          />
        </div>
      </Form>
    </Sheet>
  )
}
