import type { Line } from '../worker/scene.ts'

/** What can be heard at a table. */
export type Cue = 'turn' | 'dice' | 'card' | 'coin' | 'build' | 'score' | 'harm' | 'ship'

/** Which kinds of events of our games are heard, and as what; whatever is not here passes in silence. */
const HEARD: Readonly<Record<Exclude<Cue, 'turn'>, string>> = {
  dice: 'rolled wheel',
  card: 'drew played fetched tookFromDiscard took revealed tookBack discarded',
  coin: 'money gulden paidMoney sold',
  build: 'built site wall house recruited canal bridge block activated',
  score: 'points statue majority advanced delivered wallComplete canalsComplete triple',
  harm: 'struck lostBuilding lostHouse lostPerson wallLost lostMoney lostPoints penalty overflow stole',
  ship: 'sailed ships ship moved',
}

const CUES: ReadonlyMap<string, Cue> = new Map(
  Object.entries(HEARD).flatMap(([cue, kinds]) => kinds.split(' ').map(kind => [kind, cue as Cue])),
)

/** No more sounds than these for one answer: the ear cannot tell more apart. */
const MOST = 3

/** The sounds of these lines, each once, in the order in which they happened. */
export function cuesIn(lines: readonly Line[]): readonly Cue[] {
  return [...new Set(lines.flatMap(({ kind }) => CUES.get(kind) ?? []))].slice(0, MOST)
}
