import { describe, expect, test } from 'vitest'
import { chanceOf, namesOf, newRecord, openSession, plan, playNamed, refusalsOf, view } from '../src/index.ts'
import { CARDS } from './jetty/cards.ts'
import { type Jetty, jetty, type Task } from './jetty/index.ts'

/** A position: seat 0 acts with these cards; whatever is not mentioned lies in the decks. */
function position(given: {
  players?: number
  coins?: number
  hands: number[][]
  displays?: number[][]
  discards?: number[]
}) {
  const players = given.players ?? 2
  const session = openSession(jetty, newRecord(jetty, { seats: Array(players).fill('x'), seed: 'position' }))
  const taken = [given.hands, given.displays ?? [], [given.discards ?? []]].flat(2)
  const state: Jetty = {
    ...session.state,
    agenda: [],
    chance: chanceOf('position', jetty.streams.length),
    decks: [0, 1].map(back =>
      CARDS.flatMap((card, n) => (card.back === back && !taken.includes(n) ? [n] : [])),
    ),
    discards: [0, 1].map(back => (given.discards ?? []).filter(n => CARDS[n]!.back === back)),
    seats: Array.from({ length: players }, (_, seat) => ({
      coins: given.coins ?? 5,
      hand: given.hands[seat] ?? [],
      display: given.displays?.[seat] ?? [],
    })),
  }
  plan<Task>(state, { kind: 'act', seat: 0 }, { kind: 'sales', seat: 0 })
  session.state = state
  session.question = {
    seat: 0,
    task: state.agenda.at(-1)!,
    choices: jetty.steps.act.ask!(state, { kind: 'act', seat: 0 }),
    version: 0,
  }
  return session
}

const AGAIN = 7
const TAX = 5
const HALF = 9
const DISCOUNT = 10
const TOLL = 11
const SHIELD = 12
const STEAL = 16
const SEARCH = 18
const WATCH = 22
const PAWNSHOP = 24

describe('the small game uses all of the engine:', () => {
  test('prices go through the cards in play in their order', () => {
    const session = position({ hands: [[13], []], displays: [[DISCOUNT, HALF], [TOLL]] })
    playNamed(session, 'play 13') // 5, half is 3, less 1 is 2, toll makes 3
    expect(session.state.seats[0]!.coins).toBe(2)
  })

  test('a card that plays another card nests', () => {
    const session = position({ coins: 9, hands: [[AGAIN, 0], []] })
    playNamed(session, `play ${AGAIN}`)
    expect(session.question?.task).toEqual({ kind: 'act', seat: 0 })
    playNamed(session, 'play 0')
    expect(session.state.seats[0]!.display).toEqual([AGAIN, 0])
  })

  test('other seats decide about a tax, and a shield adds an answer', () => {
    const session = position({ players: 3, hands: [[TAX, 0], [1], [2]], displays: [[], [SHIELD]] })
    playNamed(session, `play ${TAX}`)
    expect(session.question?.seat).toBe(1)
    expect(namesOf(jetty, session.state, session.question!)).toEqual(['discard 1', 'pay', 'shield'])
    playNamed(session, 'shield')
    expect(namesOf(jetty, session.state, session.question!)).toEqual(['discard 2', 'pay'])
    playNamed(session, 'pay')
    expect(session.state.seats.map(({ coins }) => coins)).toEqual([4, 5, 4])
  })

  test('a watcher in another display earns by itself', () => {
    const session = position({ hands: [[13], []], displays: [[], [WATCH]] })
    playNamed(session, 'play 13')
    expect(session.state.seats.map(({ coins }) => coins)).toEqual([0, 6])
  })

  test('a pawnshop adds answers', () => {
    const session = position({ hands: [[1], []], displays: [[PAWNSHOP], []] })
    playNamed(session, 'pawn 1')
    expect(session.state.seats[0]!.coins).toBe(8)
  })

  test('what is too dear is explained', () => {
    const session = position({ coins: 1, hands: [[13, 0], []] })
    expect(refusalsOf(jetty, session.state, session.question!)).toEqual([
      { name: 'play 13', about: { verb: 'play', card: 13 }, reason: { kind: 'needs', coins: 5 } },
    ])
  })

  test('a search opens a deck to the seat that searches, and closes it again', () => {
    const session = position({ hands: [[SEARCH], []] })
    playNamed(session, `play ${SEARCH}`)
    playNamed(session, 'search red')
    const shown = (seat: number) => view(jetty, session.state, seat).table.decks[0]!.every(card => card >= 0)
    expect([shown(0), shown(1)]).toEqual([true, false])
    playNamed(session, 'take 13')
    expect(shown(0)).toBe(false)
    expect(session.state.seats[0]!.hand).toEqual([13])
  })

  test('a stolen card moves from hand to hand', () => {
    const session = position({ players: 3, hands: [[STEAL], [1, 2], [3]] })
    playNamed(session, `play ${STEAL}`)
    playNamed(session, 'from 2')
    expect(session.state.seats.map(({ hand }) => hand.length)).toEqual([1, 2, 0])
  })
})
