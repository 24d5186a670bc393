import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isShort } from '../shell/handover.ts'
import { Head } from '../shell/head.tsx'
import { go, to } from '../shell/route.ts'
import { ask } from '../worker/engine.ts'
import { words } from './words/index.ts'
import './replay.css'

/** What cannot be shown, and why. */
interface Trouble {
  readonly what: string
  readonly why: string
}

/** Takes the file of a game to be watched, dropped or chosen. */
export function Opener({ trouble }: { trouble?: Trouble }) {
  const say = words.value
  const own = useSignal<Trouble | undefined>(undefined)
  const over = useSignal(false)
  const read = async (file: File | undefined) => {
    if (!file) return
    try {
      go(await addressOf(await file.text()))
    } catch (error) {
      own.value = { what: words.value.badFile, why: error instanceof Error ? error.message : String(error) }
    }
  }
  useEffect(() => {
    const hover = (event: DragEvent) => {
      event.preventDefault()
      over.value = event.type === 'dragover'
    }
    const drop = (event: DragEvent) => {
      hover(event)
      void read(event.dataTransfer?.files[0])
    }
    addEventListener('dragover', hover)
    addEventListener('dragleave', hover)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', hover)
      removeEventListener('dragleave', hover)
      removeEventListener('drop', drop)
    }
  }, [])
  const wrong = own.value ?? trouble
  return (
    <div class="page">
      <Head />
      <main class={over.value ? 'panel opener over' : 'panel opener'}>
        <h1>{say.open}</h1>
        {wrong && (
          <p class="trouble" role="alert">
            <strong>{wrong.what}</strong> {wrong.why}
          </p>
        )}
        <p>{over.value ? say.drop : say.openAbout}</p>
        <label class="button primary large file">
          {say.choose}
          <input
            type="file"
            class="words"
            accept=".json,application/json"
            onChange={event => read(event.currentTarget.files?.[0])}
          />
        </label>
      </main>
    </div>
  )
}

/** A record stands in the address itself, so that a reload keeps it; one that is too long for that is kept here. */
async function addressOf(text: string) {
  const link = await ask('pack', { text })
  if (isShort(link)) return to('replay', 'link', link)
  return to('replay', 'game', await ask('take', { text, players: undefined }))
}
