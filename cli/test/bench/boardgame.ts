import { type Client, type Game, INVALID_MOVE } from '../../bench/boardgame.ts'

/**
 * A game for boardgame.io without boardgame.io: turns go round, a move that is not allowed changes nothing, and each
 * state is a new one. As much as its own client does for our small game, so that the rules can be tested without it.
 */
export function standIn<G, M extends string>(game: Game<G>, numPlayers: number): Client<G, M> {
  const ctxOf = (turn: number) => ({ numPlayers, currentPlayer: `${(turn - 1) % numPlayers}`, turn })
  let turn = 1
  let G = game.setup({ ctx: ctxOf(turn) })
  let gameover: unknown
  begin()

  /** Begins this turn, and the next ones as long as nothing is asked in them. */
  function begin() {
    for (let isEnded = true; isEnded; ) {
      isEnded = false
      game.turn.onBegin({ G, ctx: ctxOf(turn), events: { endTurn: () => (isEnded = true) } })
      gameover = game.endIf({ G, ctx: ctxOf(turn) })
      if (gameover !== undefined) return
      if (isEnded) turn++
    }
  }

  function moved(move: string, arg: number) {
    const draft = structuredClone(G)
    if (gameover !== undefined || game.moves[move]?.({ G: draft }, arg) === INVALID_MOVE) return
    G = draft
    gameover = game.endIf({ G, ctx: ctxOf(turn) })
    if (gameover !== undefined || !game.turn.endIf({ G })) return
    turn++
    begin()
  }

  const moves = Object.fromEntries(
    Object.keys(game.moves).map(move => [move, (...[arg = 0]: readonly number[]) => moved(move, arg)]),
  ) as Client<G, M>['moves']
  return { moves, getState: () => ({ G, ctx: { ...ctxOf(turn), gameover } }) }
}
