import { gameNamed } from '../games.ts'
import type { Thought } from './bots.ts'
import { answerOf, type Task } from './thinker.ts'

/** Bots think here, so that neither the page nor the engine waits for them. */
self.addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  self.postMessage(await thought(data))
})

async function thought(task: Task): Promise<Thought> {
  try {
    return { choice: answerOf(await gameNamed(task.game), task) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
