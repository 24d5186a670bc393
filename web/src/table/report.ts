import { signal } from '@preact/signals'
import { words } from '../settings.ts'
import { ask } from './engine.ts'
import { past, trouble } from './sitting.ts'

/** What the page says for a moment, after something was done that cannot be seen. */
export const told = signal<string | undefined>(undefined)

/** Copies the record of the game up to what is on the screen, or saves it as a file where nothing can be copied. */
export async function report(id: string): Promise<void> {
  try {
    const text = JSON.stringify(await ask('record', { answers: past.value?.answers }))
    told.value = (await copied(text)) ? words.value.reported : saved(text, `kontor-${id}.json`)
  } catch (error) {
    trouble.value = error instanceof Error ? error.message : String(error)
  }
}

/** Whether the text could be copied: a browser may not allow it. */
async function copied(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

function saved(text: string, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
  return words.value.reportFile
}
