import { entering } from './entering.ts'
import { type Arrival, arrivalOf, type Departure, departureOf, isArrival, isDeparture } from './manners.ts'

/**
 * Pieces travel from where they were to where they are. A piece is known by its `data-key`, wherever it is drawn.
 * `data-moves` says that it comes to its place, or changes there, in a manner of its own; `data-leaves` how it is lost.
 */

export interface Places {
  readonly rects: ReadonlyMap<string, DOMRect>
  /** What a piece shows: another face means that it was turned. */
  readonly faces: ReadonlyMap<string, string>
  /** Where a piece stands or how far it is, as the game counts it. */
  readonly stands: ReadonlyMap<string, string>
  readonly sums: ReadonlyMap<string, number>
  /** In which manner each piece came to where it is. */
  readonly manners: ReadonlyMap<string, Arrival>
  readonly losable: readonly Losable[]
}

/** A piece that is shown being lost, and the part of the board that is drawn anew without it. */
interface Losable {
  readonly key: string
  readonly manner: Departure
  readonly frame: HTMLElement
  readonly rect: DOMRect
  readonly around: readonly Element[]
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
  const manners = new Map<string, Arrival>()
  const losable: Losable[] = []
  for (const piece of pieces()) {
    const { key = '', shows, at, moves, leaves } = piece.dataset
    const rect = piece.getBoundingClientRect()
    if (rect.width > 0) rects.set(key, rect)
    if (isArrival(moves)) manners.set(key, moves)
    if (isDeparture(leaves) && rect.width > 0) losable.push(losableAs(key, leaves, piece))
    if (shows !== undefined) faces.set(key, shows)
    if (at !== undefined) stands.set(key, at)
  }
  return {
    rects,
    faces,
    stands,
    manners,
    losable,
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
    const change = changeOf(piece, before)
    if (pace <= 0) outline(piece, change.turned || change.arrived || change.changed)
    else show(piece, change, pace)
  }
  for (const sum of sums()) {
    const was = before.sums.get(sum.dataset.sum ?? '')
    const now = Number(sum.textContent)
    if (was === undefined || was === now) continue
    if (pace <= 0) outline(sum, true)
    else count(sum, was, now, pace)
  }
  if (pace <= 0) return
  for (const each of before.losable) lose(each, pace)
  for (const motion of entering(before, pace)) running.add(motion)
}

/** What became of a piece since everything was where it was before. */
interface Change {
  /** Where it was, or where it came from. */
  readonly was: DOMRect | undefined
  /** It shows another face. */
  readonly turned: boolean
  /** It stands elsewhere, or is further. */
  readonly changed: boolean
  /** It was not there. */
  readonly arrived: boolean
  /** How it comes or changes, if it does so in a manner of its own. */
  readonly manner: ReturnType<typeof arrivalOf> | undefined
}

function changeOf(piece: HTMLElement, before: Places): Change {
  const { key = '', from, shows, at, moves } = piece.dataset
  const was = before.rects.get(key) ?? (from === undefined ? undefined : before.rects.get(from))
  const manner = isArrival(moves) ? arrivalOf(moves, at) : undefined
  const changed = differs(before.stands.get(key), at)
  const built = manner !== undefined && at === undefined && before.manners.get(key) !== moves
  return {
    was,
    turned: shows !== undefined && differs(before.faces.get(key), shows),
    changed,
    arrived: built || (!before.rects.has(key) && was !== undefined),
    manner: built || changed ? manner : undefined,
  }
}

/** Whether something was there before and is otherwise now. */
const differs = (was: string | undefined, is: string | undefined) => was !== undefined && was !== is

function show(piece: HTMLElement, { was, turned, manner }: Change, pace: number) {
  if (manner) start(piece, manner.frames, manner.duration / pace, ARRIVE)
  else if (was) move(piece, was, pace)
  if (turned) turn(piece, pace)
}

/** The frame of a piece is what its colours and its place come from; one that says that it is whole has them itself. */
function losableAs(key: string, manner: Departure, piece: HTMLElement): Losable {
  const frame = piece.dataset.whole === undefined ? (piece.parentElement ?? piece) : piece
  const around: Element[] = []
  for (let each = frame.parentElement; each; each = each.parentElement) around.push(each)
  return { key, manner, frame, rect: frame.getBoundingClientRect(), around }
}

/** A piece that is nowhere any more, or lies where lost pieces rest, is seen going where it stood. */
function lose({ key, manner, frame, rect, around }: Losable, pace: number) {
  const now = document.querySelector(`[data-key="${key}"]`)
  const place = around.find(each => each.isConnected)
  if (frame.isConnected || !place || (now && !now.matches('[data-rest]'))) return
  frame.inert = true
  frame.classList.add('lost')
  Object.assign(frame.style, {
    position: 'absolute',
    inset: '0 auto auto 0',
    margin: '0',
    pointerEvents: 'none',
  })
  place.append(frame)
  const zoom = zoomOf(frame)
  frame.style.width = `${rect.width / zoom}px`
  frame.style.height = `${rect.height / zoom}px`
  const here = frame.getBoundingClientRect()
  frame.style.left = `${(rect.left - here.left) / zoom}px`
  frame.style.top = `${(rect.top - here.top) / zoom}px`
  const { frames, duration } = departureOf(manner)
  const animation = start(frame, frames, duration / pace, ARRIVE)
  animation.addEventListener('finish', () => frame.remove())
}

/** How much larger a piece is drawn than its styles say. */
const zoomOf = (piece: HTMLElement) => piece.currentCSSZoom ?? 1

/** Without motion, what changed keeps an outline until the viewer's next answer. */
function outline(piece: HTMLElement, isNew: boolean) {
  if (isNew) piece.dataset.changed = ''
}

function move(piece: HTMLElement, was: DOMRect, pace: number) {
  const now = piece.getBoundingClientRect()
  if (now.width === 0) return
  const zoom = zoomOf(piece)
  const [x, y] = [(was.left - now.left) / zoom, (was.top - now.top) / zoom]
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
  return animation
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
