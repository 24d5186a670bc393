/** Pieces travel from where they were to where they are. A piece is known by its `data-key`, wherever it is drawn. */

export interface Places {
  readonly rects: ReadonlyMap<string, DOMRect>
  /** What a piece shows: another face means that it was turned. */
  readonly faces: ReadonlyMap<string, string>
  /** Where a piece stands or how far it is, as the game counts it. */
  readonly stands: ReadonlyMap<string, string>
  readonly sums: ReadonlyMap<string, number>
}

const STEP = 240
const WALK = 420
const FAR = 260
const LEAST = 2
/** A sum counts in steps of one, each so long, and altogether no longer than a step, in milliseconds. */
const COUNT = 40
const TRAVEL = 'cubic-bezier(.45, .05, .35, 1)'
const ARRIVE = 'cubic-bezier(.2, .7, .2, 1)'
/** What moves or counts: it can be finished at once. */
const running = new Set<{ finish(): void }>()

const pieces = () => document.querySelectorAll<HTMLElement>('[data-key]')
const sums = () => document.querySelectorAll<HTMLElement>('[data-sum]')

/** Where every piece is now and what every sum is; what is still moving arrives first. */
export function placesNow(): Places {
  for (const motion of running) motion.finish()
  running.clear()
  const rects = new Map<string, DOMRect>()
  const faces = new Map<string, string>()
  const stands = new Map<string, string>()
  for (const piece of pieces()) {
    const { key = '', shows, at } = piece.dataset
    const rect = piece.getBoundingClientRect()
    if (rect.width > 0) rects.set(key, rect)
    if (shows !== undefined) faces.set(key, shows)
    if (at !== undefined) stands.set(key, at)
  }
  return {
    rects,
    faces,
    stands,
    sums: new Map([...sums()].map(each => [each.dataset.sum ?? '', Number(each.textContent)])),
  }
}

/** What was outlined is so no longer. */
export function forgetChanges(): void {
  for (const piece of document.querySelectorAll<HTMLElement>('[data-changed]')) delete piece.dataset.changed
}

/** Lets every piece travel from its place before; `pace` 2 is twice as fast. At 0 what changed is outlined instead. */
export function travel(before: Places, pace: number): void {
  for (const piece of pieces()) {
    const { key = '', from, shows, at } = piece.dataset
    const was = before.rects.get(key) ?? (from === undefined ? undefined : before.rects.get(from))
    const showed = before.faces.get(key)
    const turned = shows !== undefined && showed !== undefined && showed !== shows
    const stood = before.stands.get(key)
    const arrived = !before.rects.has(key) && was !== undefined
    if (pace <= 0) outline(piece, turned || arrived || (stood !== undefined && stood !== at))
    else {
      if (was) move(piece, was, pace)
      if (turned) turn(piece, pace)
    }
  }
  for (const sum of sums()) {
    const was = before.sums.get(sum.dataset.sum ?? '')
    const now = Number(sum.textContent)
    if (was === undefined || was === now) continue
    if (pace <= 0) outline(sum, true)
    else count(sum, was, now, pace)
  }
}

/** Without motion, what changed keeps an outline until the viewer's next answer. */
function outline(piece: HTMLElement, isNew: boolean) {
  if (isNew) piece.dataset.changed = ''
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

/** A sum counts from what it was to what it is. Readers hear the words beside it, never the steps. */
function count(sum: HTMLElement, was: number, now: number, pace: number) {
  const text = sum.firstChild
  if (!(text instanceof Text)) return
  const duration = Math.min(STEP, COUNT * Math.abs(now - was)) / pace
  const began = performance.now()
  const step = (time: number) => {
    const share = Math.min(1, Math.max(0, (time - began) / duration))
    text.data = String(Math.round(was + (now - was) * share))
    if (share < 1) frame = requestAnimationFrame(step)
    else running.delete(counting)
  }
  let frame = requestAnimationFrame(step)
  const counting = {
    finish() {
      cancelAnimationFrame(frame)
      text.data = String(now)
    },
  }
  running.add(counting)
  text.data = String(was)
}
