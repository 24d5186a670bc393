import { join } from 'node:path'
import { bytesOfNetwork, joined, learn, lossOn, namesFor, newStudent, packed } from '@kontor/bots/network'
import { chanceOf } from '@kontor/engine'
import type { AnyGame } from '@kontor/register'
import { writeWhole } from '../calls/files.ts'
import { type Generation, gamesOf, keepStudent, networkFile, studentOf } from './folder.ts'
import type { Lesson, Plan } from './plan.ts'

/** About so many games are learned from, and how often each position is in all while it is among them. */
const GAMES = 16_384
const PASSES = 3

/** In how many generations a game is learned from: the more, the smaller they are. Few games alone are soon known by heart. */
export function windowOf({ games }: Plan): number {
  return Math.max(8, Math.ceil(GAMES / games))
}

/** Trains the network of a generation with its games and those before it, from where the last one stopped. */
export function train(game: AnyGame, { plan, folder }: Lesson, number: number): Generation {
  const begun = performance.now()
  const first = Math.max(1, number - windowOf(plan) + 1)
  const lists = Array.from({ length: number - first + 1 }, (_, i) => gamesOf(folder, first + i))
  const samples = joined(lists)
  const inputs = namesFor(game).length
  const student = number === 1 ? newStudent(inputs, plan.seed) : studentOf(folder, number - 1)
  const positions = samples.games.length
  const newest = lists.at(-1)!.games.length
  learn(student, samples, newest * PASSES, chanceOf(`train ${plan.seed} ${number}`, 1))
  const network = { inputs, weights: student.steady }
  keepStudent(folder, number, student)
  writeWhole(join(folder, networkFile(number)), bytesOfNetwork(game, packed(network)))
  const loss = lossOn(network, samples)
  return { number, positions, loss, seconds: Math.round((performance.now() - begun) / 100) / 10 }
}
