import { signal } from '@preact/signals'
import { copied, isShort, save } from '../shell/handover.ts'
import { told } from '../table/report.ts'
import { trouble } from '../table/sitting.ts'
import { ask } from '../worker/engine.ts'
import { replayOf } from './place.ts'
import { words } from './words/index.ts'

/** A link that the browser did not let us copy, to be copied by hand. */
export const uncopied = signal<string | undefined>(undefined)

/** Copies a link that holds the whole game and shows it after so many answers. */
export async function shareLink(answers: number): Promise<void> {
  await tried(async () => {
    const link = await ask('link', { answers: undefined })
    if (!isShort(link)) {
      told.value = words.value.tooLong
      return
    }
    const address = new URL(replayOf(['link', link], answers), location.href).href
    const done = await copied(address)
    uncopied.value = done ? undefined : address
    if (done) told.value = words.value.shared
  })
}

/** Saves the game as a file. */
export async function saveRecord(): Promise<void> {
  await tried(async () => {
    const record = await ask('record', { answers: undefined })
    save(JSON.stringify(record), `kontor-${record.game}-${record.answers.length}.json`)
  })
}

async function tried(action: () => Promise<void>) {
  try {
    await action()
  } catch (error) {
    trouble.value = error instanceof Error ? error.message : String(error)
  }
}
