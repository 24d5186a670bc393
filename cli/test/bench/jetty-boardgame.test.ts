import { answer, below, chanceOf, namesOf, newRecord, next, start } from '@kontor/engine'
import { describe, expect, test, vi } from 'vitest'
import { BACKS, CARDS } from '../../../engine/test/jetty/cards.ts'
import { jetty } from '../../../engine/test/jetty/index.ts'
import { fetchBoardgame, hasBoardgame } from '../../bench/boardgame.ts'
import { type JettyMove, jettyGame, legalMoves, newClient } from '../../bench/jetty-boardgame.ts'
import { standIn } from './boardgame.ts'

interface Asked {
  readonly seat: number
  readonly names: readonly string[]
  readonly answer: string
}

const SEEDS = Array.from({ length: 100 }, (_, i) => `jetty ${i}`)

/** Which answers a seat likes. Hoarders bring rare things about: empty decks, and turns in which nothing is asked. */
const STYLES = {
  random: () => /./,
  hoarders: (seat: number) =>
    seat === 0 ? /^(drop|sell|draw blue|discard)/ : /^(draw red|play|done|take|pay|from)/,
}
type Style = keyof typeof STYLES

/** What the game runs on: always something small that keeps turns as boardgame.io does, and itself where it is. */
const GROUNDS: Readonly<Record<string, typeof newClient>> = {
  'a stand-in': (seed, players) => standIn(jettyGame(seed), players),
  ...(hasBoardgame() ? { 'boardgame.io': newClient } : {}),
}
const CASES = Object.keys(GROUNDS).flatMap(ground =>
  (['random', 'hoarders'] as const).map(style => [ground, style] as const),
)

describe.each<readonly [string, Style]>(CASES)('jetty on %s, played by %s', (ground, style) => {
  const begin = GROUNDS[ground]!

  test.each([2, 3, 4])('has the same rules as ours with %i players', players => {
    for (const seed of SEEDS) {
      const { questions, end } = playOurs(seed, players, style)
      const client = begin(seed, players)
      for (const [number, { seat, names, answer }] of questions.entries()) {
        const { G } = client.getState()
        const moves = legalMoves(G)
        const asked = { seed, number, seat: G.pending.at(-1)?.seat, names: moves.map(nameOf).toSorted() }
        expect(asked).toEqual({ seed, number, seat, names })
        const { move, args } = moves.find(each => nameOf(each) === answer)!
        client.moves[move](...args)
      }
      const { G, ctx } = client.getState()
      expect({ seed, ...G, points: ctx.gameover }).toEqual({ seed, ...end })
    }
  })

  test.each(SEEDS.slice(0, 5))('refuses every move that is not legal: %s', seed => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    const client = begin(seed, 4)
    for (const { names, answer } of playOurs(seed, 4, style).questions) {
      const { G } = client.getState()
      for (const { move, args } of MOVES.filter(each => !names.includes(nameOf(each)))) {
        client.moves[move](...args)
        if (client.getState().G !== G) expect.fail(`${nameOf({ move, args })} was accepted.`)
      }
      const { move, args } = MOVES.find(each => nameOf(each) === answer)!
      client.moves[move](...args)
    }
    expect(client.getState().ctx.gameover).toHaveLength(4)
    complaint.mockRestore()
  })
})

describe('boardgame.io', () => {
  const said: string[] = []
  const say = (line: string) => said.push(line)
  const INSTALL = 'npm install --no-save boardgame.io@0.50.2'

  test('is not installed again where it is', () => {
    fetchBoardgame(
      say,
      () => true,
      () => expect.fail('It ran npm.'),
    )
    expect(said).toEqual([])
  })

  test('is installed when a bench needs it, and the bench says so', () => {
    const commands: string[] = []
    const run = (command: string) => commands.push(command) > 0
    fetchBoardgame(say, () => commands.length > 0, run)
    expect(said).toEqual([`boardgame.io, the reference of this bench, is not here yet: ${INSTALL}`])
    expect(commands).toEqual([INSTALL])
  })

  test('is asked for in a sentence where it cannot be installed', () => {
    const failing = () =>
      fetchBoardgame(
        say,
        () => false,
        () => false,
      )
    expect(failing).toThrow(`boardgame.io could not be installed; run '${INSTALL}' in `)
  })
})

/** Every move there is in a game of four. */
const MOVES: readonly JettyMove[] = [
  ...(['play', 'sell', 'pawn', 'drop', 'discard', 'take'] as const).flatMap(move => each(move, CARDS.length)),
  ...(['draw', 'search'] as const).flatMap(move => each(move, BACKS.length)),
  ...each('steal', 4),
  ...(['done', 'pay', 'shield'] as const).map(move => ({ move, args: [] })),
]

function each(move: JettyMove['move'], count: number): JettyMove[] {
  return Array.from({ length: count }, (_, arg) => ({ move, args: [arg] }))
}

/** A game on our engine: what was asked and answered, and how it ended. */
function playOurs(seed: string, players: number, style: Style) {
  const names = Array.from({ length: players }, (_, seat) => `seat ${seat}`)
  const state = start(jetty, newRecord(jetty, { seats: names, seed }))
  const luck = chanceOf(`${seed} luck`, 1)
  const questions: Asked[] = []
  let question = next(jetty, state)
  while (question) {
    const { seat, choices } = question
    const names = namesOf(jetty, state, question)
    const liked = below(luck, 0, 10) > 0 ? names.filter(name => STYLES[style](seat).test(name)) : []
    const pool = liked.length > 0 ? liked : names
    const chosen = pool[below(luck, 0, pool.length)]!
    questions.push({ seat, names: names.toSorted(), answer: chosen })
    question = answer(jetty, state, question, choices[names.indexOf(chosen)]!)
  }
  const { chance, decks, discards, seats } = state
  const points = jetty.score(state).map(score => score.points)
  return { questions, end: { chance, decks, discards, seats, points, pending: [] } }
}

/** The name that our engine has for a move. */
function nameOf({ move, args }: JettyMove): string {
  switch (move) {
    case 'draw':
    case 'search':
      return `${move} ${BACKS[args[0]!]}`
    case 'steal':
      return `from ${args[0]}`
    default:
      return [move, ...args].join(' ')
  }
}
