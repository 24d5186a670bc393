import { aboutOf, answer, newRecord, next, start, view } from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'
import { describe, expect, test } from 'vitest'
import { guide } from '../../src/boards/hamburg/guide.ts'
import type { Glance } from '../../src/guide/guide.ts'
import type { Scene } from '../../src/worker/scene.ts'

const NEWCOMER = 0
const ORANGE = 1

function begun() {
  const seats = ['Newcomer', ...guide.bots.map(({ name }) => name)]
  const state = start(hamburg, newRecord(hamburg, { seats, options: {}, seed: guide.seed }))
  return { state, question: next(hamburg, state) }
}

type Game = ReturnType<typeof begun>

const glance = ({ state }: Game, looked?: number, regarded?: number): Glance => ({
  scene: { viewer: NEWCOMER, table: view(hamburg, state, NEWCOMER).table } as Scene,
  looked,
  regarded,
})

/** The choices of the question that use a card in that way. */
const waysOf = ({ state, question }: Game, use: string) =>
  question!.choices.filter(choice => aboutOf(hamburg, state, question!, choice).use === use)

/** Gives an answer for whoever is asked, until the newcomer is asked again. */
function give(game: Game, choice = game.question!.choices[0]!) {
  game.question = answer(hamburg, game.state, game.question!, choice)
  while (game.question && game.question.seat !== NEWCOMER)
    game.question = answer(hamburg, game.state, game.question, game.question.choices.at(-1)!)
}

describe('the guided first game of Hamburg', () => {
  test('deals what its steps tell of: the newcomer begins, orange shows the only 5 or 6, a step costs 1', () => {
    const { state, ...asked } = begun()
    let { question } = asked
    expect(question?.seat).toBe(0)
    while (question?.task.kind === 'refill') question = answer(hamburg, state, question, question.choices[0]!)
    expect(state.dice[ORANGE]).toBe(6)
    expect(state.dice.filter(pips => pips >= 5)).toEqual([6])
    expect(state.dice.filter(pips => pips <= 2)).toEqual([1])
    expect(question?.task.kind).toBe('hall')
    expect(question?.seat).toBe(0)
  })

  test.each([0, 1, 2, 3, 4])(
    'is played through step by step by whoever does what it says, drawing from pile %i',
    pile => {
      const game = begun()
      /** What is done at the steps that are not only read. */
      const deeds: Readonly<Record<string, () => Glance>> = {
        draw() {
          while (game.question!.task.kind === 'refill') give(game, game.question!.choices[pile])
          return glance(game)
        },
        hall() {
          give(game)
          return glance(game)
        },
        hand: () => glance(game, game.state.seats[NEWCOMER]!.hand[0]),
        uses: () => glance(game, undefined, game.question!.choices[0]),
        money: () => use('money'),
        site: () => use('site'),
        build: () => use('build'),
      }
      /** The deed, or what the guide offers instead of it. */
      function use(way: string) {
        const [choice] = [way, 'wall', 'money'].flatMap(each => waysOf(game, each))
        give(game, choice)
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
      expect(game.state.seats[NEWCOMER]!.sites.length).toBeGreaterThan(0)
    },
  )

  test('has a dozen steps, each with a name of its own and few words', () => {
    expect(guide.steps).toHaveLength(12)
    expect(new Set(guide.steps.map(({ name }) => name)).size).toBe(12)
    for (const { title, text } of guide.steps) {
      for (const said of Object.values(title)) expect(said.length).toBeLessThan(40)
      for (const said of Object.values(text)) expect(said.length).toBeLessThan(280)
    }
  })
})
