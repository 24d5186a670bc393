import { signal } from '@preact/signals'
import { replayOf } from '../replay/place.ts'
import { words } from '../settings/settings.ts'
import { copied, isShort, save } from '../shell/handover.ts'
import { ask } from '../worker/engine.ts'
import { moment, past, tried } from './sitting.ts'

/** What the page says for a moment, after something was done that cannot be seen. */
export const told = signal<string | undefined>(undefined)

/** Copies a link that shows the table as it is on the screen; where that is too long or not allowed, saves the record as a file. */
export async function report(id: string): Promise<void> {
  await tried(async () => {
    const answers = past.value?.answers ?? moment.value?.answers ?? 0
    const link = await ask('link', { answers })
    const address = new URL(replayOf(['link', link], answers), location.href).href
    if (isShort(link) && (await copied(address))) {
      told.value = words.value.reportedLink
    } else {
      save(JSON.stringify(await ask('record', { answers })), `kontor-${id}.json`)
      told.value = words.value.reportFile
    }
  })
}
