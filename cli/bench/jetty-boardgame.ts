import { type Chance, chanceOf, drawFrom, shuffle } from '@kontor/engine'
import { BACKS, CARDS, type Card } from '../../engine/test/jetty/cards.ts'
import { boardgame, type Client, type Game, INVALID_MOVE, type Move } from './boardgame.ts'

/**
 * The game jetty once more, written for boardgame.io: what our engine is measured against. It shares the cards and
 * the luck with ours and nothing else.
 */
export interface Jetty {
  readonly chance: Chance
  readonly decks: number[][]
  readonly discards: number[][]
  readonly seats: Seat[]
  /** What is still to be decided in this turn; the last is decided next. */
  readonly pending: Pending[]
}

interface Seat {
  coins: number
  readonly hand: number[]
  readonly display: number[]
}

type Pending =
  | { readonly kind: 'draw'; readonly seat: number }
  | { readonly kind: 'act'; readonly seat: number }
  | { readonly kind: 'sales'; readonly seat: number }
  | { readonly kind: 'gain'; readonly seat: number; readonly coins: number }
  | { readonly kind: 'tax'; readonly seat: number; readonly by: number }
  | { readonly kind: 'steal'; readonly seat: number }
  | { readonly kind: 'look'; readonly seat: number }
  | { readonly kind: 'pick'; readonly seat: number; readonly deck: number }

export type JettyMove = Move<keyof typeof rules>

type Always = Extract<Card['effect'], { always: string }>['always']

const ROUNDS = 8
const THEFT = 2
const SEARCHED = 3
const STREAMS = 4

/** A game that begins, played by everybody at one client. */
export function newClient(seed: string, numPlayers: number): Client<Jetty, JettyMove['move']> {
  return boardgame().Client({ game: jettyGame(seed), numPlayers, debug: false })
}

/** Lets boardgame.io's tree search think so many iterations about a game after so many random moves. */
export function newBoardgameBot(seed: string, players: number, moves: number, iterations: number) {
  const client = newClient(seed, players)
  const luck = chanceOf(seed, 1)
  for (let i = 0; i < moves; i++) {
    const { move, args } = drawFrom(luck, 0, legalMoves(client.getState().G))
    client.moves[move](...args)
  }
  const bot = new (boardgame().MCTSBot)({ game: jettyGame(seed), enumerate: legalMoves, iterations, seed })
  const state = client.getState()
  return () => bot.play(state, state.ctx.currentPlayer)
}

/** All moves that are possible now. */
export function legalMoves(G: Jetty): JettyMove[] {
  const pending = G.pending.at(-1)
  if (!pending) return []
  const { seat } = pending
  const { hand, coins } = G.seats[seat]!
  switch (pending.kind) {
    case 'draw':
      return BACKS.flatMap((_, deck) => (isEmpty(G, deck) ? [] : [{ move: 'draw', args: [deck] }]))
    case 'act':
      return hand.flatMap(card => acts(G, seat, card))
    case 'sales':
      return [...withCards('drop', hand), { move: 'done', args: [] }]
    case 'tax': {
      const moves = withCards('discard', hand)
      if (coins > 0) moves.push({ move: 'pay', args: [] })
      if (owns(G, seat, 'shield')) moves.push({ move: 'shield', args: [] })
      return moves
    }
    case 'steal':
      return G.seats.flatMap((_, victim) =>
        isVictim(G, seat, victim) ? [{ move: 'steal', args: [victim] }] : [],
      )
    case 'look':
      return BACKS.flatMap((_, deck) => (G.decks[deck]!.length > 0 ? [{ move: 'search', args: [deck] }] : []))
    case 'pick':
      return withCards('take', G.decks[pending.deck]!)
    case 'gain':
      return []
  }
}

/** The game as boardgame.io wants it. */
export function jettyGame(seed: string): Game<Jetty> {
  return {
    name: 'jetty',
    disableUndo: true,
    setup: ({ ctx }) => setup(seed, ctx.numPlayers),
    moves,
    turn: {
      onBegin({ G, ctx, events }) {
        const seat = Number(ctx.currentPlayer)
        G.pending.push({ kind: 'sales', seat }, { kind: 'act', seat }, { kind: 'draw', seat })
        settle(G)
        if (G.pending.length === 0) events.endTurn()
      },
      endIf: ({ G }) => G.pending.length === 0,
    },
    endIf: ({ G, ctx }) =>
      ctx.turn === ROUNDS * ctx.numPlayers && G.pending.length === 0 ? G.seats.map(points) : undefined,
    ai: { enumerate: legalMoves },
  }
}

function setup(seed: string, numPlayers: number): Jetty {
  const chance = chanceOf(seed, STREAMS)
  const decks = BACKS.map((_, back) =>
    shuffle(
      chance,
      back,
      [...CARDS.keys()].filter(card => CARDS[card]!.back === back),
    ),
  )
  const seats = Array.from({ length: numPlayers }, () => ({
    coins: 3,
    hand: [...decks[0]!.splice(-2), ...decks[1]!.splice(-1)],
    display: [],
  }))
  return { chance, decks, discards: [[], []], seats, pending: [] }
}

/** What each move does; false when it is not allowed. */
const rules = {
  draw(G: Jetty, deck: number) {
    const draw = taken(G, 'draw')
    if (!draw || isEmpty(G, deck)) return false
    if (G.decks[deck]!.length === 0) {
      G.decks[deck] = shuffle(G.chance, deck, [...G.discards[deck]!])
      G.discards[deck] = []
    }
    G.seats[draw.seat]!.hand.push(G.decks[deck]!.pop()!)
    return true
  },

  play(G: Jetty, card: number) {
    const act = taken(G, 'act')
    if (!act) return false
    const mine = G.seats[act.seat]!
    const price = priceOf(G, act.seat, card)
    if (price > mine.coins || !removed(mine.hand, card)) return false
    mine.coins -= price
    mine.display.push(card)
    G.pending.push(...watchers(G, act.seat), ...effectOf(G, act.seat, card))
    return true
  },

  sell(G: Jetty, card: number) {
    const act = taken(G, 'act')
    return act !== undefined && discarded(G, act.seat, card, 2)
  },

  pawn(G: Jetty, card: number) {
    const act = taken(G, 'act')
    return act !== undefined && owns(G, act.seat, 'pawnshop') && discarded(G, act.seat, card, 3)
  },

  drop(G: Jetty, card: number) {
    const sales = taken(G, 'sales')
    if (!sales || !discarded(G, sales.seat, card, 1)) return false
    G.pending.push({ kind: 'sales', seat: sales.seat })
    return true
  },

  done: (G: Jetty) => taken(G, 'sales') !== undefined,

  discard(G: Jetty, card: number) {
    const tax = taken(G, 'tax')
    return tax !== undefined && discarded(G, tax.seat, card, 0)
  },

  pay(G: Jetty) {
    const tax = taken(G, 'tax')
    if (!tax || G.seats[tax.seat]!.coins === 0) return false
    G.seats[tax.seat]!.coins--
    G.seats[tax.by]!.coins++
    return true
  },

  shield(G: Jetty) {
    const tax = taken(G, 'tax')
    return tax !== undefined && owns(G, tax.seat, 'shield')
  },

  steal(G: Jetty, victim: number) {
    const steal = taken(G, 'steal')
    if (!steal || !isVictim(G, steal.seat, victim)) return false
    G.seats[steal.seat]!.hand.push(drawFrom(G.chance, THEFT, G.seats[victim]!.hand))
    return true
  },

  search(G: Jetty, deck: number) {
    const look = taken(G, 'look')
    if (!look || G.decks[deck]!.length === 0) return false
    G.pending.push({ kind: 'pick', seat: look.seat, deck })
    return true
  },

  take(G: Jetty, card: number) {
    const pick = taken(G, 'pick')
    const pile = pick && [...G.decks[pick.deck]!]
    if (!pile || !removed(pile, card)) return false
    G.seats[pick.seat]!.hand.push(card)
    G.decks[pick.deck] = shuffle(G.chance, SEARCHED, pile)
    return true
  },
}

const moves: Game<Jetty>['moves'] = Object.fromEntries(
  Object.entries(rules).map(([name, rule]) => [
    name,
    ({ G }, arg: number) => (rule(G, arg) ? settle(G) : INVALID_MOVE),
  ]),
)

/** Does everything that nobody has to decide: coins for watchers, and moves without an alternative. */
function settle(G: Jetty) {
  for (let pending = G.pending.at(-1); pending; pending = G.pending.at(-1)) {
    if (isOpen(G, pending)) return
    const [only, ...others] = legalMoves(G)
    if (others.length > 0) return
    if (only) rules[only.move](G, only.args[0]!)
    else {
      if (pending.kind === 'gain') G.seats[pending.seat]!.coins += pending.coins
      G.pending.pop()
    }
  }
}

/** A quick look that saves most listings: two hand cards, which can always be given away, are two moves. */
function isOpen(G: Jetty, { kind, seat }: Pending): boolean {
  return (kind === 'act' || kind === 'sales' || kind === 'tax') && G.seats[seat]!.hand.length > 1
}

/** Takes the next decision off the pile, if it is of this kind. */
function taken<K extends Pending['kind']>(G: Jetty, kind: K): Extract<Pending, { kind: K }> | undefined {
  const pending = G.pending.at(-1)
  if (pending?.kind !== kind) return undefined
  G.pending.pop()
  return pending as Extract<Pending, { kind: K }>
}

function acts(G: Jetty, seat: number, card: number): JettyMove[] {
  const moves: JettyMove[] = [{ move: 'sell', args: [card] }]
  if (priceOf(G, seat, card) <= G.seats[seat]!.coins) moves.push({ move: 'play', args: [card] })
  if (owns(G, seat, 'pawnshop')) moves.push({ move: 'pawn', args: [card] })
  return moves
}

function withCards(move: JettyMove['move'], cards: readonly number[]): JettyMove[] {
  return cards.map(card => ({ move, args: [card] }))
}

function effectOf(G: Jetty, seat: number, card: number): Pending[] {
  const { effect } = CARDS[card]!
  if ('always' in effect) return []
  switch (effect.once) {
    case 'coins':
      return [{ kind: 'gain', seat, coins: effect.count }]
    case 'draw':
      return Array.from({ length: effect.count }, () => ({ kind: 'draw', seat }))
    case 'again':
      return [{ kind: 'act', seat }]
    case 'tax':
      return [...G.seats.keys()]
        .filter(other => other !== seat)
        .reverse()
        .map(other => ({ kind: 'tax', seat: other, by: seat }))
    case 'steal':
      return [{ kind: 'steal', seat }]
    case 'search':
      return [{ kind: 'look', seat }]
  }
}

/** A coin for every watch that lies before somebody else, once the card's effect is over. */
function watchers(G: Jetty, player: number): Pending[] {
  return G.seats.flatMap((_, seat) => {
    const coins = seat === player ? 0 : count(G, seat, 'watch')
    return coins > 0 ? [{ kind: 'gain', seat, coins }] : []
  })
}

function priceOf(G: Jetty, player: number, card: number): number {
  let price = CARDS[card]!.cost
  for (let i = count(G, player, 'half'); i > 0; i--) price = Math.ceil(price / 2)
  price = Math.max(0, price - count(G, player, 'discount'))
  for (const seat of G.seats.keys()) if (seat !== player) price += count(G, seat, 'toll')
  return price
}

function count(G: Jetty, seat: number, what: Always): number {
  return G.seats[seat]!.display.filter(card => always(card) === what).length
}

function owns(G: Jetty, seat: number, what: Always): boolean {
  return G.seats[seat]!.display.some(card => always(card) === what)
}

function always(card: number) {
  const { effect } = CARDS[card]!
  return 'always' in effect ? effect.always : undefined
}

function discarded(G: Jetty, seat: number, card: number, coins: number): boolean {
  if (!removed(G.seats[seat]!.hand, card)) return false
  G.discards[CARDS[card]!.back]!.push(card)
  G.seats[seat]!.coins += coins
  return true
}

function removed(pile: number[], card: number): boolean {
  const found = pile.indexOf(card)
  if (found >= 0) pile.splice(found, 1)
  return found >= 0
}

function isEmpty(G: Jetty, deck: number): boolean {
  return G.decks[deck]!.length === 0 && G.discards[deck]!.length === 0
}

function isVictim(G: Jetty, thief: number, victim: number): boolean {
  return victim !== thief && G.seats[victim]!.hand.length > 0
}

function points({ coins, display }: Seat): number {
  return display.reduce((sum, card) => sum + CARDS[card]!.points, Math.floor(coins / 3))
}
