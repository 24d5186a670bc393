import type { Cue } from './cues.ts'

/** Our own sounds, made of a few tones and a little noise: nothing is fetched for them. */

/** A tone that begins after `at` seconds and fades within `lasts`; it may glide to another height. */
interface Tone {
  readonly wave: OscillatorType
  readonly hertz: number
  readonly to?: number
  readonly at: number
  readonly lasts: number
  readonly loud: number
}

/** A knock or a rustle: noise around one height. */
interface Noise {
  readonly around: number
  readonly narrow: number
  readonly at: number
  readonly lasts: number
  readonly loud: number
}

const bell = (hertz: number, at: number, loud: number, lasts = 0.5): Tone[] => [
  { wave: 'sine', hertz, at, lasts, loud },
  { wave: 'sine', hertz: hertz * 2.76, at, lasts: lasts / 3, loud: loud / 4 },
]
const knock = (around: number, at: number, loud: number): Noise => ({
  around,
  narrow: 6,
  at,
  lasts: 0.07,
  loud,
})

const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  turn: [...bell(587, 0, 0.3, 0.7), ...bell(880, 0.16, 0.3, 0.9)],
  dice: [],
  card: [],
  coin: [...bell(1975, 0, 0.12, 0.2), ...bell(2637, 0.07, 0.12, 0.3)],
  build: [{ wave: 'triangle', hertz: 130, to: 90, at: 0.02, lasts: 0.16, loud: 0.35 }],
  score: [...bell(784, 0, 0.18, 0.3), ...bell(988, 0.09, 0.18, 0.3), ...bell(1175, 0.18, 0.2, 0.6)],
  harm: [{ wave: 'sawtooth', hertz: 110, to: 55, at: 0, lasts: 0.4, loud: 0.16 }],
  ship: [{ wave: 'sine', hertz: 196, to: 185, at: 0, lasts: 0.5, loud: 0.22 }],
}

const NOISES: Readonly<Record<Cue, readonly Noise[]>> = {
  turn: [],
  dice: [0, 0.06, 0.11, 0.19, 0.24, 0.33].map((at, i) => knock(2200 - i * 130, at, 0.7 - i * 0.08)),
  card: [{ around: 3200, narrow: 0.8, at: 0, lasts: 0.12, loud: 0.16 }],
  coin: [],
  build: [knock(700, 0, 0.9), knock(560, 0.12, 0.6)],
  score: [],
  harm: [{ around: 300, narrow: 0.7, at: 0, lasts: 0.35, loud: 0.3 }],
  ship: [{ around: 500, narrow: 0.5, at: 0.1, lasts: 0.5, loud: 0.1 }],
}

let context: AudioContext | undefined
let hiss: AudioBuffer | undefined

/** Plays a sound, so loud (0 to 1) and after so many seconds. */
export function play(cue: Cue, volume: number, after: number): void {
  context ??= new AudioContext()
  // A browser lets nobody hear anything before they have touched the page.
  if (context.state === 'suspended') void context.resume()
  const begins = context.currentTime + after
  for (const { wave, hertz, to = hertz, at, lasts, loud } of TONES[cue]) {
    const tone = new OscillatorNode(context, { type: wave, frequency: hertz })
    tone.frequency.exponentialRampToValueAtTime(to, begins + at + lasts)
    tone.connect(fading(context, begins + at, lasts, loud * volume))
    tone.start(begins + at)
    tone.stop(begins + at + lasts)
  }
  for (const { around, narrow, at, lasts, loud } of NOISES[cue]) {
    hiss ??= noiseIn(context)
    const noise = new AudioBufferSourceNode(context, { buffer: hiss, loop: true })
    const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: around, Q: narrow })
    noise.connect(band).connect(fading(context, begins + at, lasts, loud * volume))
    noise.start(begins + at, at)
    noise.stop(begins + at + lasts)
  }
}

/** Loud at once, and then ever less. */
function fading(heard: AudioContext, begins: number, lasts: number, loud: number): GainNode {
  const gain = new GainNode(heard, { gain: 0 })
  gain.gain.setValueAtTime(0, begins)
  gain.gain.linearRampToValueAtTime(loud, begins + 0.005)
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + lasts)
  gain.connect(heard.destination)
  return gain
}

function noiseIn(heard: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: heard.sampleRate, sampleRate: heard.sampleRate })
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
