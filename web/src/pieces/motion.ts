/** Pieces travel from where they were to where they are. A piece is known by its `data-key`, wherever it is drawn. */

export interface Places {
  readonly rects: ReadonlyMap<string, DOMRect>
  readonly faces: ReadonlyMap<string, string>
}

const STEP = 240
const WALK = 420
const FAR = 260
const LEAST = 2
const TRAVEL = 'cubic-bezier(.45, .05, .35, 1)'
const ARRIVE = 'cubic-bezier(.2, .7, .2, 1)'
const running = new Set<Animation>()

const pieces = () => document.querySelectorAll<HTMLElement>('[data-key]')

/** Where every piece is now; what is still moving arrives first. */
export function placesNow(): Places {
  for (const animation of running) animation.finish()
  running.clear()
  const rects = new Map<string, DOMRect>()
  const faces = new Map<string, string>()
  for (const piece of pieces()) {
    const { key = '', shows } = piece.dataset
    const rect = piece.getBoundingClientRect()
    if (rect.width > 0) rects.set(key, rect)
    if (shows !== undefined) faces.set(key, shows)
  }
  return { rects, faces }
}

/** Lets every piece travel from its place before; `pace` 2 is twice as fast, 0 at once. */
export function travel(before: Places, pace: number): void {
  if (pace <= 0) return
  for (const piece of pieces()) {
    const { key = '', from, shows } = piece.dataset
    const was = before.rects.get(key) ?? (from === undefined ? undefined : before.rects.get(from))
    if (was) move(piece, was, pace)
    const showed = before.faces.get(key)
    if (shows !== undefined && showed !== undefined && showed !== shows) turn(piece, pace)
  }
}

function move(piece: HTMLElement, was: DOMRect, pace: number) {
  const now = piece.getBoundingClientRect()
  if (now.width === 0) return
  const [x, y] = [was.left - now.left, was.top - now.top]
  const distance = Math.hypot(x, y)
  if (distance < LEAST) return
  const scale = Math.min(3, Math.max(0.3, was.width / now.width))
  start(
    piece,
    [
      { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
      { transformOrigin: '0 0', transform: 'none', zIndex: 5 },
    ],
    (distance > FAR ? WALK : STEP) / pace,
    TRAVEL,
  )
}

/** A die rolls: it turns twice. */
function turn(piece: HTMLElement, pace: number) {
  start(piece, [{ rotate: '0deg' }, { rotate: '720deg' }], WALK / pace, ARRIVE)
}

function start(piece: HTMLElement, frames: Keyframe[], duration: number, easing: string) {
  const animation = piece.animate(frames, { duration, easing })
  running.add(animation)
  animation.addEventListener('finish', () => running.delete(animation))
}
