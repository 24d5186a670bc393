import { bruges } from '@kontor/bruges'
import { aboutOf, answer, newRecord, next, start, view } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { guide } from '../../src/boards/bruges/guide.ts'
import type { Glance } from '../../src/guide/guide.ts'
import type { Scene } from '../../src/worker/scene.ts'

const NEWCOMER = 0
const BLUE = 0
const PURPLE = 3

function begun() {
  const seats = ['Newcomer', ...guide.bots.map(({ name }) => name)]
  const state = start(bruges, newRecord(bruges, { seats, options: {}, seed: guide.seed }))
  return { state, question: next(bruges, state) }
}

type Game = ReturnType<typeof begun>

const glance = ({ state }: Game, looked?: number, regarded?: number): Glance => ({
  scene: { viewer: NEWCOMER, table: view(bruges, state, NEWCOMER).table } as Scene,
  looked,
  regarded,
})

/** The choices of the question that use a card in that way. */
const waysOf = ({ state, question }: Game, use: string) =>
  question!.choices.filter(choice => aboutOf(bruges, state, question!, choice).use === use)

/** Gives an answer for whoever is asked, until the newcomer is asked again. */
function give(game: Game, choice = game.question!.choices[0]!) {
  game.question = answer(bruges, game.state, game.question!, choice)
  while (game.question && game.question.seat !== NEWCOMER)
    game.question = answer(bruges, game.state, game.question, game.question.choices.at(-1)!)
}

describe('the guided first game of Bruges', () => {
  test('deals what its steps tell of: blue shows the only 5 or 6, and a step costs 1', () => {
    const game = begun()
    expect(game.question?.seat).toBe(NEWCOMER)
    while (game.question?.task.kind === 'refill') give(game)
    const { dice, seats } = game.state
    expect(dice[BLUE]).toBe(6)
    expect(dice[PURPLE]).toBe(1)
    expect(dice.filter(pips => pips <= 2 || pips >= 5)).toHaveLength(2)
    expect(seats.map(({ threats }) => threats[BLUE])).toEqual([1, 1])
    expect(game.question?.task.kind).toBe('step')
  })

  test.each([0, 1])(
    'is played through step by step by whoever does what it says, drawing from pile %i',
    pile => {
      const game = begun()
      /** What is done at the steps that are not only read. */
      const deeds: Readonly<Record<string, () => Glance>> = {
        draw() {
          while (game.question!.task.kind === 'refill') give(game, game.question!.choices[pile])
          return glance(game)
        },
        step() {
          give(game)
          return glance(game)
        },
        hand: () => glance(game, game.state.seats[NEWCOMER]!.hand[0]),
        uses: () => glance(game, undefined, game.question!.choices[0]),
        money: () => use('money'),
        house: () => use('house'),
        person: () => use('person'),
        canal: () => use('workers'),
      }
      function use(way: string) {
        while (waysOf(game, 'workers').length === 0) give(game, game.question!.choices.at(-1)!)
        const ways = waysOf(game, way)
        expect(ways, way).not.toEqual([])
        give(game, ways[0]!)
        while (game.question?.task.kind !== 'refill' && waysOf(game, 'workers').length === 0) give(game)
        return glance(game)
      }
      for (const { name, done } of guide.steps) {
        const since = glance(game)
        if (!done) expect(deeds, name).not.toHaveProperty(name)
        else {
          expect(done(since, since), name).toBe(false)
          expect(done(since, deeds[name]!()), name).toBe(true)
        }
      }
      expect(game.state.seats[NEWCOMER]!.persons).toHaveLength(1)
    },
  )

  test('has about a dozen steps, each with a name of its own and few words', () => {
    expect(guide.steps).toHaveLength(13)
    expect(new Set(guide.steps.map(({ name }) => name)).size).toBe(13)
    for (const { title, text } of guide.steps) {
      for (const said of Object.values(title)) expect(said.length).toBeLessThan(40)
      for (const said of Object.values(text)) expect(said.length).toBeLessThan(280)
    }
  })
})
