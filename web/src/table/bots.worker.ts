import { advise, newThinker } from '@kontor/bots'
import { chanceOf } from '@kontor/engine'
import { gameNamed, loadedGame } from '../games.ts'
import { type Done, type Plea, READY, type Work } from './thinker.ts'

/** How long a hint may be thought about, and how many answers it names. */
const HINT = { iterations: 600, milliseconds: 3000 }
const NAMED = 3

const clock = () => performance.now()
const think = newThinker(loadedGame, clock)

/** Bots think here, so that neither the page nor the engine waits for them. */
self.addEventListener('message', async ({ data }: MessageEvent<Work>) => {
  self.postMessage(await done(data))
})
self.postMessage(READY)

async function done(work: Work): Promise<Done> {
  try {
    await gameNamed('job' in work ? work.job.game : work.plea.game)
    return 'job' in work ? think(work.job) : { advice: adviceOn(work.plea) }
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) }
  }
}

function adviceOn({ game, question, view, luck, language }: Plea) {
  const seen = { game: loadedGame(game), question, view: () => view, clock }
  return advise(seen, chanceOf(luck, 1), HINT, NAMED, language)
}
