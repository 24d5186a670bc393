import { advise, analyse, newThinker } from '@kontor/bots'
import { chanceOf } from '@kontor/engine'
import { gameNamed, loadedGame } from '../games.ts'
import { type Done, type Far, type Matter, type Plea, READY, type Work } from './thinker.ts'

/** How long a hint may be thought about, and how many answers it names. */
const HINT = { iterations: 600, milliseconds: 3000 }
const NAMED = 3
/** How long each answer of an analysis is thought about. */
const STUDY = { iterations: 60 }

const clock = () => performance.now()
const think = newThinker(loadedGame, clock)

/** Bots think here, so that neither the page nor the engine waits for them. */
self.addEventListener('message', async ({ data }: MessageEvent<Work>) => {
  self.postMessage(await done(data))
})
self.postMessage(READY)

async function done(work: Work): Promise<Done> {
  try {
    await gameNamed(gameOf(work))
    if ('job' in work) return think(work.job)
    return 'plea' in work ? { advice: adviceOn(work.plea) } : { analysis: analysisOf(work.matter) }
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) }
  }
}

function adviceOn({ game, question, view, luck, language }: Plea) {
  const seen = { game: loadedGame(game), question, view: () => view, clock }
  return advise(seen, chanceOf(luck, 1), HINT, NAMED, language)
}

function gameOf(work: Work) {
  if ('job' in work) return work.job.game
  return 'plea' in work ? work.plea.game : work.matter.record.game
}

/** Tells after each answer how far it is. */
function analysisOf({ record, language }: Matter) {
  const steps = analyse(loadedGame(record.game), record, STUDY, chanceOf('analyse', 1), language)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    self.postMessage({ far: value } satisfies Far)
  }
}
