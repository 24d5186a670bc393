import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Fault } from '@kontor/engine'

/**
 * boardgame.io, next to which we measure: the part of it that we use. It brings some 140 packages along, so it is
 * installed when a bench first needs it and not before.
 */
export interface Boardgame {
  readonly Client: <G, M extends string>(options: {
    readonly game: Game<G>
    readonly numPlayers: number
    readonly debug: false
  }) => Client<G, M>
  readonly MCTSBot: new <G, M extends string>(options: {
    readonly game: Game<G>
    readonly enumerate: (G: G) => Move<M>[]
    readonly iterations: number
    readonly seed: string
  }) => { play(state: Situation<G>, player: string): Promise<unknown> }
}

export interface Game<G> {
  readonly name: string
  readonly disableUndo: boolean
  setup(context: { readonly ctx: Ctx }): G
  readonly moves: Readonly<Record<string, (context: { readonly G: G }, arg: number) => unknown>>
  readonly turn: {
    onBegin(context: { readonly G: G; readonly ctx: Ctx; readonly events: { endTurn(): void } }): void
    endIf(context: { readonly G: G }): boolean
  }
  endIf(context: { readonly G: G; readonly ctx: Ctx }): unknown
  readonly ai: { enumerate(G: G): Move<string>[] }
}

interface Ctx {
  readonly numPlayers: number
  readonly currentPlayer: string
  readonly turn: number
  readonly gameover?: unknown
}

interface Situation<G> {
  readonly G: G
  readonly ctx: Ctx
}

/** A game that everybody plays at one client. */
export interface Client<G, M extends string> {
  readonly moves: Readonly<Record<M, (...args: readonly number[]) => void>>
  getState(): Situation<G>
}

/** A legal move, as its bots want it. */
export interface Move<M extends string> {
  readonly move: M
  readonly args: number[]
}

/** What a move that is not allowed gives. */
export const INVALID_MOVE = 'INVALID_MOVE'

const PACKAGE = 'boardgame.io'
const INSTALL = `npm install --no-save ${PACKAGE}@0.50.2`
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const require = createRequire(import.meta.url)
let loaded: Boardgame | undefined

/** The library, as it runs in production. */
export function boardgame(): Boardgame {
  loaded ??= inProduction(
    () => ({ ...require(`${PACKAGE}/client`), ...require(`${PACKAGE}/ai`) }) as Boardgame,
  )
  return loaded
}

/** Runs `action` with boardgame.io in production mode: without the checks that it makes for developers. */
export function inProduction<R>(action: () => R): R {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return action()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

/** Whether it is installed here. */
export function hasBoardgame(): boolean {
  try {
    require.resolve(`${PACKAGE}/client`)
    return true
  } catch {
    return false
  }
}

/** Installs it unless it is there, and says so before. */
export function fetchBoardgame(say: (line: string) => void, isThere = hasBoardgame, run = runs): void {
  if (isThere()) return
  say(`${PACKAGE}, the reference of this bench, is not here yet: ${INSTALL}`)
  if (run(INSTALL) && isThere()) return
  throw new Fault(`${PACKAGE} could not be installed; run '${INSTALL}' in ${ROOT} and see what it says.`)
}

function runs(command: string): boolean {
  // What npm says is no figure: standard output stays free of it.
  return spawnSync(command, { cwd: ROOT, shell: true, stdio: ['ignore', 2, 2] }).status === 0
}
