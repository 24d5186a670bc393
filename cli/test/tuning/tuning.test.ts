import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chanceOf, type Features } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { jetty } from '../../../engine/test/jetty/index.ts'
import { doubtOf, type Glance, levelled } from '../../src/tuning/calibration.ts'
import { cloudAround, draw, moved } from '../../src/tuning/evolution.ts'
import { kontor } from '../command-line.ts'

const MODULE = 'engine/test/jetty/index.ts'

describe('the evolution of weights', () => {
  test('finds the top of a hill', () => {
    const height = ({ a, b }: Features) => -((a! - 3) ** 2) - (b! + 1) ** 2
    const chance = chanceOf('hill', 1)
    let cloud = cloudAround({ a: 0, b: 0, c: 5 }, ['c'])
    for (let i = 0; i < 60; i++) {
      const drawn = draw(cloud, 40, chance)
      cloud = moved(cloud, drawn, drawn.map(height))
    }
    expect(cloud.middle.a).toBeCloseTo(3, 0)
    expect(cloud.middle.b).toBeCloseTo(-1, 0)
    expect(cloud.middle.c).toBe(5)
  })
})

describe('the calibration', () => {
  /** Two seats; the one with more `lead` wins, as often as a doubt of 6 would let it. */
  const glances: Glance[] = Array.from({ length: 400 }, (_, i) => {
    const lead = i % 12
    const scale = 1.5 + 6 * Math.sqrt(0.5)
    const chance = 1 / (1 + Math.exp(-lead / scale))
    return {
      ahead: 0.5,
      features: [
        { lead, left: 0.5 },
        { lead: 0, left: 0.5 },
      ],
      points: [lead + 20, 20],
      won: [chance, 1 - chance],
    }
  })

  test('fits the weights that say how many points are still to come', () => {
    expect(levelled({ lead: 1, left: 7 }, ['left'], glances)).toEqual({
      lead: 1,
      left: expect.closeTo(40, 6),
    })
  })

  test('finds how sure a lead is', () => {
    expect(doubtOf({ lead: 1, left: 40 }, glances, 1.5)).toBe(6)
  })
})

describe('tune', () => {
  const line = `tune ${MODULE} --players 2 --generations 2 --population 6 --games 8 --seed t --json`

  test('gives the same weights from the same seed, on one core as on two', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-'))
    const out = join(folder, 'weights.json')
    const one = await kontor(`${line} --cores 1 --out ${out}`)
    expect([one.code, one.err]).toEqual([0, ''])
    expect((await kontor(`${line} --cores 2`)).out).toBe(one.out)
    const { weights, doubt, gains } = JSON.parse(one.out)
    expect(gains).toHaveLength(2)
    expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual({ weights, doubt })
    expect(Object.keys(weights)).toEqual(Object.keys(jetty.study!.evaluation!.weights))
    expect(weights.coins).not.toBe(jetty.study!.evaluation!.weights.coins)
  })

  test('refuses a game for one, since the weights play against each other', async () => {
    const { code, err } = await kontor('tune jetty --players 1')
    expect([code, err]).toEqual([2, 'kontor: --players is a whole number from 2 to 4, not ‘1’.\n'])
  })
})
