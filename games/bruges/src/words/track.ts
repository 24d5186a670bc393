import { trackWords } from '@kontor/five-colours/words/track'
import { guilder, ON_THE_TRACK } from './terms.ts'

/** What is said about a step on the reputation track. */
export const track = trackWords({
  on: ON_THE_TRACK,
  verb: { does: 'steigt', particle: 'auf', infinitive: 'aufsteigen' },
  money: guilder,
})
