import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Cue } from '../src/sound/cues.ts'

/** How loud each tone and noise was that was played. */
const peaks: number[] = []

class Param {
  setValueAtTime() {}
  exponentialRampToValueAtTime() {}
  linearRampToValueAtTime(value: number) {
    peaks.push(value)
  }
}
class Node {
  readonly gain = new Param()
  readonly frequency = new Param()
  connect<N>(next: N): N {
    return next
  }
  start() {}
  stop() {}
}
class Context {
  readonly currentTime = 0
  readonly sampleRate = 100
  readonly state = 'running'
}
class Samples {
  getChannelData() {
    return new Float32Array(100)
  }
}

beforeAll(() => {
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('AudioBuffer', Samples)
  for (const name of ['OscillatorNode', 'GainNode', 'AudioBufferSourceNode', 'BiquadFilterNode'])
    vi.stubGlobal(name, Node)
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const loudest = async (cue: Cue, volume: number) => {
  peaks.length = 0
  const { play } = await import('../src/sound/synth.ts')
  play(cue, volume, 0)
  return Math.max(...peaks)
}

test.each<Cue>(['turn', 'dice', 'card', 'coin', 'build', 'score', 'harm', 'ship'])(
  '%s can be heard, as loud as somebody likes',
  async cue => {
    const full = await loudest(cue, 1)
    expect(full).toBeGreaterThan(0.1)
    expect(full).toBeLessThanOrEqual(1)
    expect(await loudest(cue, 0.25)).toBeCloseTo(full / 4)
    expect(await loudest(cue, 0)).toBe(0)
  },
)
