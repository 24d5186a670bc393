import { forward, namesFor, newActivity, newStudent, packed, Reader, tell } from '@kontor/bots/network'
import { answer, chanceOf, type Game, guess, next, Sheet, type State, view } from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'
import type { Figure } from './figure.ts'
import { median, middle, RUNS, spent, stateAfter } from './measure.ts'

const MIDDLE = 150
const WORLDS = 40
const TIME = 300

/** How fast a network reads what a bot looks at, one answer ahead: the quick way beside the plain one, in the same run. */
export function benchNetwork(progress: (line: string) => void): Figure[] {
  const game = hamburg as unknown as Game<State>
  const { network } = newStudent(namesFor(game).length, 'bench')
  const sheets = sheetsAhead(game)
  const activity = newActivity()
  const reader = new Reader(packed(network))
  const plain = (sheet: Sheet) => forward(network, sheet, 0, sheet.size, activity)
  const quick = (sheet: Sheet) => reader.read(sheet)
  speedOf(sheets, plain)
  speedOf(sheets, quick)
  const runs = Array.from({ length: RUNS }, (_, i) => {
    const run = { plain: speedOf(sheets, plain), quick: speedOf(sheets, quick) }
    progress(`run ${i + 1} of ${RUNS}: quick ${Math.round(run.quick)}, plain ${Math.round(run.plain)}`)
    return run
  })
  return [
    {
      name: 'network on Hamburg: positions read the quick way, beside the plain way',
      unit: 'positions/s',
      ...middle(runs.map(({ quick: ours }) => ours)),
      ratio: median(runs.map(({ quick: ours, plain: theirs }) => ours / theirs)),
    },
    {
      name: 'network on Hamburg: positions read the plain way',
      unit: 'positions/s',
      ...middle(runs.map(({ plain: theirs }) => theirs)),
    },
  ]
}

/** What a network is told after each answer to a question, in several worlds that could be true: what a bot looks at. */
function sheetsAhead(game: Game<State>): Sheet[] {
  const state = stateAfter(game, MIDDLE)
  const { seat } = next(game, state)!
  const chance = chanceOf('bench', 1)
  const seen = view(game, state, seat)
  const sheets: Sheet[] = []
  const expectation = { points: 0, lead: 0, odds: 0 }
  for (let i = 0; i < WORLDS; i++) {
    const world = guess(game, seen, chance)
    const question = next(game, world)!
    for (const choice of question.choices) {
      const after = game.clone(world)
      answer(game, after, question, choice)
      const sheet = new Sheet()
      tell(game, after, seat, sheet, expectation)
      sheets.push(sheet)
    }
  }
  return sheets
}

function speedOf(sheets: readonly Sheet[], read: (sheet: Sheet) => void): number {
  const begin = spent()
  let count = 0
  let passed = 0
  while (passed < TIME) {
    for (const sheet of sheets) read(sheet)
    count += sheets.length
    passed = spent() - begin
  }
  return (count / passed) * 1000
}
