import { useEffect, useRef } from 'preact/hooks'
import { Flag } from '../boards/pieces/flag.tsx'
import { words } from '../settings/settings.ts'
import { to } from '../shell/route.ts'
import { unveil } from './sitting.ts'

/** Between two persons at one screen: nothing of the table is on the page. */
export function Pass({ seat, name }: { seat: number; name: string }) {
  const say = words.value
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <main class="waiting pass">
      <Flag seat={seat} />
      <h1>{say.pass(name)}</h1>
      <p>{say.passAbout}</p>
      <button ref={button} type="button" class="button primary large" onClick={unveil}>
        {say.ready(name)}
      </button>
      <a href={to()}>{say.backToStart}</a>
    </main>
  )
}
