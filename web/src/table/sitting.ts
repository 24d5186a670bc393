import type { Choice } from '@kontor/engine'
import type { CardFace, Language } from '@kontor/engine/presentation'
import { batch, computed, effect, signal } from '@preact/signals'
import { boardOf } from '../boards/boards.ts'
import { language, pace, settings } from '../settings/settings.ts'
import { nextFrame } from '../shell/painted.ts'
import { openGame } from '../worker/ahead.ts'
import { ask } from '../worker/engine.ts'
import type { Hint, Moment, Past } from '../worker/protocol.ts'
import type { BoardModule, BoardProps, Foresight, Line } from '../worker/scene.ts'
import { arrived, follow, followNobody, forgetDeeds } from './following/following.ts'
import { look, lookAway } from './lens/looking.ts'
import { isMeant, tapped } from './question/tapping.ts'
import { beginCounting, counted, endCounting, sceneCounted } from './scoring/scoring.ts'

/** The table before which somebody sits: what the page shows of it. */
export const moment = signal<Moment | undefined>(undefined)
export const lines = signal<readonly Line[]>([])
export const faces = signal<ReadonlyMap<number, CardFace>>(new Map())
export const board = signal<BoardModule | undefined>(undefined)
export const trouble = signal<string | undefined>(undefined)
/** The person to whom the device must be passed before anything is shown. */
export const curtain = signal<{ readonly seat: number; readonly name: string } | undefined>(undefined)
/** The person who plays on at this device when the viewer has passed it to them. */
export const next = signal<{ readonly seat: number; readonly name: string } | undefined>(undefined)
/** The table as it was, while somebody looks back, and after how many answers. */
export const past = signal<(Past & { readonly answers: number }) | undefined>(undefined)
/** After how many answers somebody wants to see the table; it is shown a moment later. Undefined is now. */
export const wanted = signal<number | undefined>(undefined)
/** Whether the hands of all lie open. */
export const open = signal(false)
export const regarded = signal<Choice | undefined>(undefined)
export const foresight = signal<Foresight | undefined>(undefined)
/** What a strong bot would answer; undefined while nobody asked, empty while it thinks. */
export const hints = signal<readonly Hint[] | undefined>(undefined)
/** The answers given when the viewer last answered: what came later is news. */
export const newsFrom = signal(0)

/** Where the viewer's doings go when the game is played at a server's table; undefined when it is played here. */
export const reach = signal<Reach | undefined>(undefined)

export interface Reach {
  /** Whether a bot may be asked what it would answer. */
  readonly hints: boolean
  answer(name: string, version: number): void
  undo(): void
  /** The table as it was, as far as we knew it then. */
  past(version: number): Promise<Past>
}

/** What is on the table: now, or in the past. */
export const shown = computed(() => past.value?.scene ?? moment.value?.scene)

/** What the table can be told of, whoever draws it; which section is in front, the page says. */
const sceneProps = computed((): Omit<BoardProps, 'section'> | undefined => {
  const scene = shown.value
  return (
    scene && {
      scene,
      faces: faces.value,
      language: language.value,
      foresight: foresight.value,
      regarded: regarded.value,
      pace: pace.value,
      choose,
      regard,
      look,
    }
  )
})

/** The answer that follows by itself from what the viewer has set going: while there is one, nobody is asked. */
export const followUp = computed(() => {
  const props = sceneProps.value
  return props?.scene.asked?.mine && !past.value ? board.value?.followUp?.next(props) : undefined
})

/** The scene that is drawn: nothing can be chosen while an answer follows by itself, and the end is counted step by step. */
const drawn = computed(() => {
  const scene = shown.value
  if (scene?.over && !past.value) return sceneCounted(scene, counted.value)
  return scene?.asked && followUp.value
    ? { ...scene, asked: { ...scene.asked, answers: [], refusals: [] } }
    : scene
})

/** What the board is given. */
export const boardProps = computed((): Omit<BoardProps, 'section'> | undefined => {
  const scene = drawn.value
  return sceneProps.value && scene && { ...sceneProps.value, scene }
})

/** Whether the lens stands above the log instead of on the board. */
export const isLensAside = computed(() => {
  const props = boardProps.value
  return props !== undefined && (board.value?.lensAside?.(props) ?? false)
})

/** Counts sittings, and answers taken back: what an earlier one still waits for no longer matters. */
let sitting = 0

/** The kept game at whose table somebody sits. */
let seated: string | undefined

/** Sits down at a kept game, unless that is done already. */
export async function sit(id: string): Promise<void> {
  if (seated === id) return
  await arrive(async mine => {
    seated = id
    const opening = openGame(id, language.value)
    const [module, { moment: found, faces: cards }] = await Promise.all([opening.board, opening.opened])
    if (!mine()) return
    const inSight = byNumber(cards)
    layOut(module, inSight)
    newsFrom.value = found.since
    // The other cards come and the bots start when table and answers are seen: until then they would only be in their way.
    const ready = tried(async () => {
      await nextFrame()
      await nextFrame()
      await Promise.all([fetchOthers(inSight, found, opening.language), ask('wake', null)])
    })
    await settle(found, sitting, ready)
  })
}

/** Comes to another table; `mine` says whether nobody has left for yet another one since. */
export async function arrive(action: (mine: () => boolean) => Promise<void>): Promise<void> {
  const here = ++sitting
  clear()
  await tried(() => action(() => here === sitting))
}

/** Lays out what a game is drawn with. */
export async function lay(found: Moment): Promise<void> {
  const here = sitting
  const [module, cards] = await Promise.all([
    boardOf(found.scene.game),
    ask('faces', { language: language.value }),
  ])
  if (here === sitting) layOut(module, byNumber(cards))
}

function layOut(module: BoardModule, cards: ReadonlyMap<number, CardFace>) {
  batch(() => {
    board.value = module
    faces.value = cards
  })
}

/** Fetches the cards that are out of sight. What is drawn has its own, so it stays, unless another moment was faster. */
async function fetchOthers(inSight: Map<number, CardFace>, drawn: Moment, spoken: Language) {
  const all = await ask('faces', { language: spoken })
  // At another table or in another language there are others by now.
  if (faces.peek() !== inSight) return
  if (shown.peek() !== drawn.scene) faces.value = byNumber(all)
  else for (const face of all) inSight.set(face.number, face)
}

/** Gets up: nothing of the table is left on the page. */
export function leave(): void {
  sitting++
  clear()
}

/** The version that an answer or an undo is on its way to: one at a time, and nothing more is asked about it. */
let answering: number | undefined

/** Gives an answer to the question on the table; one that is to be confirmed is only looked at first. */
export function choose(choice: Choice): void {
  const given = offered(choice)
  if (given && !isMeant(given)) regard(choice)
  else give(choice)
}

/** The answer, if it can be given now. */
function offered(choice: Choice) {
  const { scene } = moment.value!
  if (!scene.asked?.mine || past.value || answering === scene.version) return undefined
  return scene.asked.answers.find(each => each.choice === choice)
}

/** Gives an answer to the question on the table, once and for all. */
export function give(choice: Choice): void {
  const { scene } = moment.value!
  const given = offered(choice)
  if (!given) return
  tapped.value = undefined
  if (reach.value) return reach.value.answer(given.name, scene.version)
  answering = scene.version
  const mine = sitting
  void tried(async () => {
    const after = await ask('answer', { choice, version: scene.version }).finally(() => {
      answering = undefined
    })
    newsFrom.value = after.answers
    await settle(after, mine)
  })
}

/** Takes back the viewer's last answer, or all from that place on, even if a bot thinks about its own already. */
export function takeBack(to?: number): void {
  const scene = moment.value?.scene
  if (!scene?.asked?.undoable || (past.value && to === undefined) || answering === scene.version) return
  board.value?.followUp?.end()
  if (reach.value) return reach.value.undo()
  answering = scene.version
  const mine = ++sitting
  void tried(async () => {
    const after = await ask('undo', { to }).finally(() => {
      answering = undefined
    })
    newsFrom.value = Math.min(newsFrom.value, after.answers)
    await settle(after, mine)
  })
}

/** Looks at an answer, or at none but the one that is to be confirmed: what it would change is drawn in pencil. */
export function regard(looked: Choice | undefined): void {
  const choice = looked ?? tapped.value
  if (regarded.value === choice) return
  regarded.value = choice
  foresight.value = undefined
  const scene = moment.value?.scene
  if (choice === undefined || !scene?.asked?.mine || past.value || answering === scene.version) return
  void tried(async () => {
    const found = await ask('foresee', { choice, version: scene.version })
    if (regarded.value === choice && moment.value?.scene.version === scene.version) foresight.value = found
  })
}

/** Asks a strong bot what it would answer. */
export function askHint(): void {
  const scene = moment.value?.scene
  if (!scene?.asked?.mine || past.value || hints.value || answering === scene.version) return
  if (reach.value && !reach.value.hints) return
  hints.value = []
  void tried(async () => {
    const found = await ask('hint', { version: scene.version })
    if (moment.value?.scene.version === scene.version) hints.value = found
  })
}

/** Whether those at this screen see each other's hands. */
const together = () => settings.peek().openHands

/** The person named on the curtain is there. */
export function unveil(): void {
  if (curtain.value) sitBefore(curtain.value.seat)
}

/** The table is seen by the person at this screen who plays now. */
function sitBefore(seat: number) {
  const mine = sitting
  void tried(async () => {
    const seen = await ask('look', { viewer: seat, language: language.value, together: together() })
    curtain.value = undefined
    newsFrom.value = seen.since
    await settle(seen, mine)
  })
}

/** The sitting for which something of the past is being fetched. */
let fetching = 0

/** Shows the table as it was after so many answers; undefined is now. Of many wishes in a row the last one counts. */
export async function lookBack(answers: number | undefined): Promise<void> {
  wanted.value = answers
  if (answers === undefined) past.value = undefined
  if (fetching === sitting) return
  const here = sitting
  fetching = here
  await tried(async () => {
    try {
      while (here === sitting && wanted.value !== undefined && wanted.value !== past.value?.answers) {
        const asked = wanted.value
        const found = await pastAt(asked)
        if (here === sitting && wanted.value !== undefined) showPast({ answers: asked, ...found })
      }
    } finally {
      if (fetching === here) fetching = 0
    }
  })
}

function pastAt(answers: number): Promise<Past> {
  return reach.peek()?.past(answers) ?? ask('past', { answers })
}

function showPast(found: Past & { answers: number }) {
  batch(() => {
    regarded.value = undefined
    foresight.value = undefined
    past.value = found
  })
}

/** Shows a moment, then lets bots answer until a person is asked. What a person did is `seen` before anybody else goes on. */
async function settle(first: Moment, mine: number, seen = nextFrame()) {
  let now = first
  for (;;) {
    if (mine !== sitting) return
    show(now)
    const { asked, scene } = now
    if (now === first) followNobody(lines.value.slice(now.log.from), now.players.length)
    const told = now === first ? seen : follow(lines.value.slice(now.log.from), scene.viewer)
    if (asked?.player.kind !== 'bot') break
    await told
    if (mine !== sitting) return
    now = await ask('await', { version: scene.version })
  }
  arrived()
  const { asked, scene } = now
  if (!asked || asked.seat === scene.viewer) return
  next.value = { seat: asked.seat, name: asked.player.name }
  // Whoever sat here looks at what they did, and may still take it back, before they pass the device on.
  if (scene.viewer < 0) draw()
}

/**
 * Passes the screen on: nothing of the table is left on the page until the next person is there. Where all hands lie open
 * there is nothing to hide.
 */
export function draw(): void {
  const person = next.value
  if (person && together()) {
    next.value = undefined
    return sitBefore(person.seat)
  }
  batch(() => {
    curtain.value = next.value
    next.value = undefined
    moment.value = undefined
    lines.value = []
    forgetDeeds()
  })
}

/** Puts a moment on the page; whoever saw the last answer being given sees the final scoring. */
export function show(now: Moment): void {
  const before = moment.peek()
  batch(() => {
    if (!now.scene.over) endCounting()
    else if (before && !before.scene.over && now.answers > before.answers) beginCounting(now.scene)
    moment.value = now
    lines.value = [...lines.value.slice(0, now.log.from), ...now.log.lines]
    regarded.value = undefined
    foresight.value = undefined
    tapped.value = undefined
    hints.value = undefined
    next.value = undefined
  })
}

function byNumber(cards: readonly CardFace[]) {
  return new Map(cards.map(face => [face.number, face]))
}

function clear() {
  seated = undefined
  board.value?.followUp?.end()
  batch(() => {
    moment.value = undefined
    lines.value = []
    trouble.value = undefined
    curtain.value = undefined
    next.value = undefined
    past.value = undefined
    wanted.value = undefined
    open.value = false
    reach.value = undefined
    regarded.value = undefined
    foresight.value = undefined
    hints.value = undefined
    endCounting()
    lookAway()
    forgetDeeds()
  })
}

/** Does something at the table; if that fails while anybody sits there, the page says why. */
export async function tried(action: () => Promise<void>) {
  const here = sitting
  try {
    await action()
  } catch (error) {
    if (here !== sitting) return
    trouble.value = error instanceof Error ? error.message : String(error)
  }
}

/** Sees the same table, and what is looked back at, through these eyes. */
export async function see(viewer: number, all: boolean, spoken = language.peek()): Promise<void> {
  const here = sitting
  const asked = { viewer, language: spoken, open: all, together: together() }
  await tried(async () => {
    const seen = await ask('look', asked)
    const cards = await ask('faces', asked)
    const answers = past.peek()?.answers
    const then = answers === undefined ? undefined : await pastAt(answers)
    if (here !== sitting) return
    const same = seen.scene.version === moment.peek()?.scene.version
    batch(() => {
      open.value = all
      faces.value = byNumber(cards)
      lines.value = same ? seen.log.lines : [...seen.log.lines, ...lines.peek().slice(seen.log.lines.length)]
      if (same) moment.value = seen
      if (then && answers !== undefined && past.peek()?.answers === answers) past.value = { answers, ...then }
    })
  })
}

/** Another language: the same table in other words. */
effect(() => {
  const spoken = language.value
  const now = moment.peek()
  if (now) void see(now.scene.viewer, open.peek(), spoken)
})
