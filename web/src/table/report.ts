import { signal } from '@preact/signals'
import { words } from '../settings.ts'
import { copied, save } from '../shell/handover.ts'
import { ask } from './engine.ts'
import { past, trouble } from './sitting.ts'

/** What the page says for a moment, after something was done that cannot be seen. */
export const told = signal<string | undefined>(undefined)

/** Copies the record of the game up to what is on the screen, or saves it as a file where nothing can be copied. */
export async function report(id: string): Promise<void> {
  try {
    const text = JSON.stringify(await ask('record', { answers: past.value?.answers }))
    if (await copied(text)) {
      told.value = words.value.reported
    } else {
      save(text, `kontor-${id}.json`)
      told.value = words.value.reportFile
    }
  } catch (error) {
    trouble.value = error instanceof Error ? error.message : String(error)
  }
}
