import { useEffect } from 'preact/hooks'
import { settings, words } from '../settings/settings.ts'
import { curtain, lines, moment } from '../table/sitting.ts'
import type { Moment } from '../worker/protocol.ts'
import type { Cue, cuesIn } from './cues.ts'

/** How far apart the sounds of one answer are, in seconds, and how long a phone trembles, in milliseconds. */
const APART = 0.18
const TREMBLE = 120

/** Lets the viewer hear what happens at the table and notice that it is their turn, as far as they like that. */
export function useNotice(): void {
  const now = moment.value
  useEffect(() => notice(now), [now])
  const mine = (now?.scene.asked?.mine ?? false) || curtain.value !== undefined
  const say = words.value
  useEffect(() => {
    if (!mine) return
    const title = document.title
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    const usual = icon?.href
    document.title = `● ${say.yourTurn} – ${title}`
    if (icon) icon.href = './icon-turn.svg'
    return () => {
      document.title = title
      if (icon && usual !== undefined) icon.href = usual
    }
  }, [mine, say])
}

/** The moment before, to tell what is new. */
let last: Moment | undefined

function notice(now: Moment | undefined) {
  const before = last
  last = now
  // A table that was just come to, or an answer that was taken back, is no news.
  if (!now || !before || now.answers <= before.answers || now.log.from === 0) return
  const turn = now.scene.asked?.mine && !before.scene.asked?.mine
  if (turn && (document.hidden || matchMedia('(pointer: coarse)').matches)) tremble()
  if (settings.peek().sound) void hear(lines.peek().slice(now.log.from), turn ? ['turn'] : [])
}

async function hear(told: Parameters<typeof cuesIn>[0], further: readonly Cue[]) {
  const { cuesIn } = await import('./cues.ts')
  const cues = [...cuesIn(told), ...further]
  if (cues.length === 0) return
  const { play } = await import('./synth.ts')
  const { volume } = settings.peek()
  for (const [i, cue] of cues.entries()) play(cue, volume, i * APART)
}

function tremble() {
  if (settings.peek().motion !== 'off') navigator.vibrate?.(TREMBLE)
}
