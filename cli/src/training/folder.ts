import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  bytesOfSamples,
  bytesOfStudent,
  type Loss,
  type Samples,
  type Student,
  samplesIn,
  studentIn,
} from '@kontor/bots/network'
import { canonical, Fault } from '@kontor/engine'
import { writableFolder, writeWhole } from '../calls/files.ts'
import type { Plan } from './plan.ts'

/** How the network of a generation did against the reference, with so many players. */
export interface Strength {
  readonly players: number
  readonly games: number
  readonly wins: number
}

/** What is known of a generation. */
export interface Generation {
  readonly number: number
  /** The positions that it was trained with, those of earlier generations among them, and how long that took. */
  readonly positions: number
  readonly seconds: number
  readonly loss: Loss
  readonly strength?: readonly Strength[]
}

/** What a training has come to: kept in its folder, so that it goes on from there. */
export interface Course {
  readonly plan: Plan
  readonly generations: readonly Generation[]
}

const COURSE = 'training.json'
const numbered = (generation: number) => String(generation).padStart(4, '0')
export const networkFile = (generation: number) => `network-${numbered(generation)}.bin`
const gamesFile = (generation: number) => `games-${numbered(generation)}.bin`
const studentFile = (generation: number) => `student-${numbered(generation)}.bin`

/** Opens or begins a training in a folder; one with another plan is refused. */
export function openCourse(folder: string, plan: Plan): Course {
  writableFolder(folder)
  const path = join(folder, COURSE)
  if (!existsSync(path)) return { plan, generations: [] }
  const found = courseIn(path)
  for (const [part, wanted] of Object.entries(plan)) {
    const there = found.plan[part as keyof Plan]
    if (canonical(there ?? null) === canonical(wanted)) continue
    const [kept, asked] = [JSON.stringify(there), JSON.stringify(wanted)]
    throw new Fault({
      en: `${folder} belongs to another training run: there ‘${part}’ is ${kept}, here ${asked}.`,
      de: `In ${folder} liegt ein anderes Training: Dort ist „${part}“ ${kept}, hier ${asked}.`,
      nl: `In ${folder} staat een andere training: daar is ‘${part}’ ${kept}, hier ${asked}.`,
    })
  }
  return found
}

function courseIn(path: string): Course {
  try {
    const found: Course = JSON.parse(readFileSync(path, 'utf8'))
    if (found.plan && Array.isArray(found.generations)) return found
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new Fault({
    en: `${path} is not a training file.`,
    de: `${path} ist nicht die Datei eines Trainings.`,
    nl: `${path} is niet het bestand van een training.`,
  })
}

export function keepCourse(folder: string, course: Course): void {
  writeWhole(join(folder, COURSE), `${JSON.stringify(course, null, 1)}\n`)
}

/** How many generations of games have been played, without a gap. */
export function generationsPlayed(folder: string): number {
  const files = new Set(readdirSync(folder))
  let played = 0
  // Old games are thrown away, so the first that are there are not the first that were.
  for (const file of files) played = Math.max(played, Number(/^games-(\d+)\.bin$/.exec(file)?.[1] ?? 0))
  return played
}

export function keepGames(folder: string, generation: number, samples: Samples): void {
  writeWhole(join(folder, gamesFile(generation)), bytesOfSamples(samples))
}

export function gamesOf(folder: string, generation: number): Samples {
  return samplesIn(readFileSync(join(folder, gamesFile(generation))))
}

/** Throws away what no later generation needs: games long past, and trainings that another has gone on from. */
export function tidy(folder: string, trained: number, window: number): void {
  for (const file of readdirSync(folder)) {
    const [, kind, number] = /^(games|student)-(\d+)\.bin$/.exec(file) ?? []
    const last = kind === 'games' ? trained - window : trained - 1
    if (kind !== undefined && Number(number) <= last) rmSync(join(folder, file))
  }
}

export function keepStudent(folder: string, generation: number, student: Student): void {
  writeWhole(join(folder, studentFile(generation)), bytesOfStudent(student))
}

export function studentOf(folder: string, generation: number): Student {
  return studentIn(readFileSync(join(folder, studentFile(generation))))
}
