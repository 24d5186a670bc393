import { namesOf, newRecord, openSession, playNamed } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { hamburg } from '../../src/index.ts'
import { score } from '../../src/rules/scoring.ts'
import { happenings, perColor, seedRolling, told } from '../rules/listening.ts'
import { type Solo, solo, TOM, YOU } from './opponent.ts'

/** The phases of a solo season from the dice on. */

const NONE = perColor({})

/** Phase II of a season, up to your first question or its end. */
function phaseTwo(seed: string, given: Solo) {
  return solo({ round: 0, ...given, seed, agenda: [{ do: 'roll', seat: TOM }] })
}

describe('Phase II', () => {
  test('E06 in step 2 TOM takes marks equal to the black die, you none', () => {
    for (const black of [3, 4]) {
      const at = phaseTwo(seedRolling({ black }), { tom: { marks: 0 }, you: { marks: 0 } })
      expect(at.state.window).toBe(black - 1)
      expect([at.seat(YOU).marks, at.seat(TOM).marks]).toEqual([0, black])
    }
  })

  test('E06 step 2 comes before step 3: Unrest takes those marks, too', () => {
    const at = phaseTwo(seedRolling({ pink: 5 }), { tom: { marks: 4, disasters: { pink: 2 } } })
    expect(at.seat(TOM)).toMatchObject({ marks: 0, disasters: NONE })
  })

  test('section 12 disasters hit both of you: the dice', () => {
    const at = phaseTwo(seedRolling({ gray: 5, brown: 6 }), {})
    for (const seat of [YOU, TOM]) {
      expect(at.seat(seat).disasters).toEqual(perColor({ gray: 1, brown: 1 }))
    }
  })

  test('section 12 disasters hit both of you: a token each, H27 TOM first', () => {
    const at = phaseTwo(seedRolling({ black: 5 }), { tokens: ['gray', 'pink'] })
    expect(at.seat(TOM).disasters).toEqual(perColor({ pink: 1 }))
    expect(at.seat(YOU).disasters).toEqual(perColor({ gray: 1 }))
  })

  test('187 and 188 pay TOM for his token', () => {
    const given = { tom: { marks: 0, buildings: [187, 188] }, tokens: ['gray', 'pink'] }
    const at = phaseTwo(seedRolling({ black: 5 }), given)
    expect(at.purse(TOM)).toMatchObject({ marks: 7, points: 6 })
  })

  test('H27 TOM goes first in step 4 and advances if he can pay; you decide', () => {
    const seed = seedRolling({ purple: 1, gray: 2 })
    const at = phaseTwo(seed, { tom: { marks: 0 }, you: { marks: 3 } })
    expect(at.asked).toEqual({ kind: 'hall', seat: YOU })
    const black = at.state.dice[5]!
    expect(at.seat(TOM)).toMatchObject({ hall: 1, marks: black - 3 })
    at.play('advance')
    expect(at.seat(YOU)).toMatchObject({ hall: 1, marks: 0 })
  })

  test('section 12 he does not advance if he cannot pay, or if no die is low', () => {
    const poor = phaseTwo(seedRolling({ purple: 2, gray: 2, pink: 2, black: 1 }), { tom: { marks: 5 } })
    expect(poor.seat(TOM)).toMatchObject({ hall: 0, marks: 6 })
    expect(phaseTwo(seedRolling({}), { tom: { marks: 50 } }).seat(TOM).hall).toBe(0)
  })

  test('125, 226, 214 and your 240 change his advance as yours', () => {
    const tom = { marks: 0, hall: 3, buildings: [125, 226, 214], disasters: { gray: 1, pink: 2 } }
    const seed = seedRolling({ purple: 2, gray: 2, black: 3 })
    const at = phaseTwo(seed, { tom, you: { marks: 0 } })
    expect(at.seat(TOM)).toMatchObject({ hall: 4, marks: 1, points: 7 })
    expect(at.seat(TOM).disasters).toEqual(perColor({ gray: 1, pink: 1 }))
    const taxed = phaseTwo(seed, { tom, you: { marks: 0, buildings: [240] } })
    expect(taxed.seat(TOM)).toMatchObject({ hall: 3, marks: 3 })
  })

  test('T54 on the last space an advance brings him 4 points', () => {
    const at = phaseTwo(seedRolling({ purple: 1 }), { tom: { hall: 9 }, you: { marks: 0 } })
    expect(at.seat(TOM)).toMatchObject({ hall: 9, points: 9 })
  })
})

describe('Phase III', () => {
  const hand = [37, 38, 39, 40, 42]

  test('section 12 TOM acts first and completely, then you take your four turns in a row', () => {
    const dice = { purple: 1, orange: 1, gray: 1, pink: 1, brown: 1 }
    const tom = { points: 0, marks: 0, buildings: [98, 102], workers: { pink: 1 } }
    const at = solo({ you: { hand }, tom, dice, agenda: ['rounds'] })
    expect(at.purse(TOM)).toEqual({ points: 5, marks: 3, workers: NONE })
    for (let turn = 1; turn <= 4; turn++) {
      expect(at.state.round).toBe(turn)
      expect(at.asked).toEqual({ kind: 'turn', seat: YOU })
      at.play(at.answers.find(name => name.endsWith('money'))!)
    }
    expect(at.asked).toBeUndefined()
    expect(at.purse(TOM)).toEqual({ points: 5, marks: 3, workers: NONE })
    expect(at.seat(YOU).hand).toHaveLength(1)
  })

  test.each([
    ['C06a', 5],
    ['C06b', 3],
  ])('section 12 with %s you have %i turns, and TOM his one', (clericTile, turns) => {
    const dice = { purple: 1, orange: 1, gray: 1, pink: 1, brown: 1 }
    const at = solo({ you: { hand }, tom: { points: 0 }, dice, clericTile, agenda: ['rounds'] })
    let taken = 0
    for (; at.asked; taken++) at.play(at.answers.find(name => name.endsWith('money'))!)
    expect(taken).toBe(turns)
    expect(at.seat(TOM).points).toBe(5)
  })

  test('section 12 with an empty hand you still have your turns to activate buildings', () => {
    const at = solo({ you: { buildings: [102] }, agenda: ['rounds'] })
    expect(at.answers).toEqual(['activate 102', 'done'])
  })
})

describe('Phase IV', () => {
  test('section 12 majorities are between the two of you; a tie is nobody', () => {
    const tom = { hall: 2, buildings: [102], wall: [1, 1] as const, points: 9, garden: [241] }
    const you = { hall: 1, buildings: [107], wall: [3, 0] as const, points: 8 }
    const at = solo({ tom, you, agenda: [{ do: 'majorities', due: true }], season: 8 })
    expect(at.seat(TOM).majorities).toBe(0b11001)
    expect(at.seat(YOU).majorities).toBe(0b00100)
  })

  test('046 lets TOM share a majority, 095 pays him for each', () => {
    const tom = { hall: 2, buildings: [46, 95], points: 3 }
    const at = solo({ tom, you: { hall: 2 }, agenda: [{ do: 'majorities', due: true }], season: 8 })
    expect(at.seat(TOM)).toMatchObject({ majorities: 0b00011, workers: [2, 2, 2, 2, 2] })
  })

  test('section 12 markers come off his buildings, the cleric goes to the floor, nobody else becomes first', () => {
    const at = solo({
      tom: { buildings: [98], used: [98] },
      window: 4,
      season: 8,
      agenda: ['seasonEnd'],
    })
    expect(at.seat(TOM).used).toEqual([])
    expect(at.state.floor).toEqual([0, 0, 0, 0, 1, 0])
    expect(at.state.first).toBe(TOM)
  })
})

describe('the end', () => {
  test('section 12 final scoring is as usual for both', () => {
    const tom = {
      points: 20,
      buildings: [107, 97],
      garden: [241],
      wall: [3, 0] as const,
      hall: 5,
      statues: [9],
    }
    const { state } = solo({ tom: { ...tom, majorities: ['zoo'], marks: 7 }, floor: [0, 1, 0, 0, 0, 2] })
    expect(score(state)[TOM]).toEqual({
      points: 20 + 6 + 4 + 4 + 3 + 9 + 4 + 7,
      tieBreaks: [7],
      sources: {
        track: 20,
        cards: 6,
        laurels: 4,
        majorities: 4,
        wall: 3,
        statues: 9,
        clerics: 4,
        hall: 7,
      },
    })
    expect(score(state)).toHaveLength(2)
  })

  test('section 12 a game has eight seasons: roll, TOM, your turns, and so on', () => {
    const session = openSession(hamburg, newRecord(hamburg, { seats: ['you'], seed: 'eight' }))
    const heard = happenings(() => {
      while (session.question) {
        const names = namesOf(hamburg, session.state, session.question)
        playNamed(session, names.find(name => name.endsWith('workers')) ?? names[0]!)
      }
    })
    expect(session.state.season).toBe(8)
    expect(session.state.floor.reduce((sum, n) => sum + n, 0)).toBe(8)
    expect(heard.filter(({ kind }) => kind === 'tom')).toHaveLength(40)
    expect(heard.filter(({ kind }) => kind === 'round')).toHaveLength(32)
  })

  test('section 12 in a season the dice come first, then TOM, then your rounds', () => {
    const seed = seedRolling({})
    const order = told(() =>
      solo({
        seed,
        you: { hand: [37] },
        agenda: [{ do: 'roll', seat: TOM }, 'rounds'],
      }),
    ).filter(word => ['rolled', 'cleric', 'tom 1', 'round'].includes(word))
    expect(order).toEqual(['rolled', 'cleric', ...Array<string>(5).fill('tom 1'), 'round'])
  })
})
