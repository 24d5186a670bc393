import { describe, expect, test } from 'vitest'
import { ordinal, type Rating, rate, STRANGER } from '../src/rating.ts'

/** Who met, seat by seat (those with + between them held one together), and the places of the seats. */
type Meeting = readonly [who: string, places: readonly number[]]
type Known = Readonly<Record<string, readonly [mu: number, sigma: number]>>

/** Games and the ratings after them, as openskill 5.0.1 gives them (Plackett-Luce, its standard settings). */
const REFERENCE: readonly (readonly [name: string, meetings: readonly Meeting[], after: Known])[] = [
  [
    'two players',
    [
      ['a b', [1, 2]],
      ['a b', [1, 2]],
      ['b a', [1, 2]],
      ['a b', [2, 1]],
    ],
    { a: [23.728263438967044, 7.385417304286355], b: [26.271736561032956, 7.385417304286355] },
  ],
  [
    'four players, by place and not by seat',
    [
      ['a b c d', [1, 2, 3, 4]],
      ['d a b c', [2, 4, 1, 3]],
      ['b d c a', [3, 1, 4, 2]],
    ],
    {
      a: [24.9561359461375, 7.863221466311732],
      b: [28.20154993349224, 7.844392094488406],
      c: [21.181913054479935, 7.641494650279377],
      d: [25.59690493496139, 7.9005921023600045],
    },
  ],
  [
    'shared places',
    [
      ['a b c d', [1, 1, 3, 4]],
      ['a b c d', [3, 1, 1, 3]],
      ['a b', [1, 1]],
      ['a b c', [1, 1, 1]],
      ['c d a', [1, 2, 2]],
    ],
    {
      a: [23.526256270960868, 7.508836789025908],
      b: [26.56921034646509, 7.810797730593807],
      c: [29.268480715910208, 7.841314644870135],
      d: [20.702458149164517, 7.768124516079151],
    },
  ],
  [
    'strangers among those who are known',
    [
      ['a b', [1, 2]],
      ['a b', [1, 2]],
      ['a c b', [3, 1, 2]],
      ['c d', [2, 1]],
    ],
    {
      a: [25.42064431984901, 7.586258833042761],
      b: [21.92905413999761, 7.618329091446512],
      c: [25.148936253818036, 7.942508721072775],
      d: [27.956496028525777, 8.064027645700525],
    },
  ],
  [
    'several people at one seat',
    [
      ['a+b c', [1, 2]],
      ['a c+d', [2, 1]],
      ['a+d b+c e', [2, 2, 1]],
    ],
    {
      a: [23.49184066353878, 7.9143609221056455],
      b: [24.237711984943367, 7.997626403130414],
      c: [23.568785437281456, 7.910838433574088],
      d: [24.3041760670013, 7.988942402523722],
      e: [28.107025278712108, 8.300586352595674],
    },
  ],
  [
    'places beyond the number of seats',
    [
      ['a b c', [5, 1, 2]],
      ['a b c', [1, 4, 4]],
    ],
    {
      a: [24.449574261850003, 7.95442491443045],
      b: [26.04307328880515, 7.919859866805867],
      c: [24.44251076881609, 7.800321427449359],
    },
  ],
  [
    'a hundred games',
    Array.from({ length: 100 }, (_, i) => [
      'a b c d',
      [0, 1, 2, 3].map(seat => 1 + ((i * 7 + seat * (i % 3) + seat) % 4)),
    ]),
    {
      a: [25.33505687585948, 2.96430734005095],
      b: [25.566282793394926, 2.975454059954208],
      c: [23.985265703079765, 2.9562004718933044],
      d: [24.317228840571516, 2.9688834494648035],
    },
  ],
]

function after(meetings: readonly Meeting[]): Map<string, Rating> {
  const known = new Map<string, Rating>()
  for (const [who, places] of meetings) {
    const teams = who.split(' ').map(team => team.split('+'))
    const game = teams.map((team, i) => ({
      ratings: team.map(name => known.get(name) ?? STRANGER),
      place: places[i]!,
    }))
    for (const [i, ratings] of rate(game).entries())
      for (const [j, rating] of ratings.entries()) known.set(teams[i]![j]!, rating)
  }
  return known
}

describe('ratings are those of openskill to nine digits', () => {
  test.each(REFERENCE)('%s', (_, meetings, expected) => {
    const known = after(meetings)
    expect([...known.keys()].toSorted()).toEqual(Object.keys(expected))
    for (const [name, [mu, sigma]] of Object.entries(expected)) {
      expect(Math.abs(known.get(name)!.mu - mu), `mu of ${name}`).toBeLessThan(1e-9)
      expect(Math.abs(known.get(name)!.sigma - sigma), `sigma of ${name}`).toBeLessThan(1e-9)
    }
  })
})

test('a stranger is worth nothing yet', () => {
  expect(ordinal(STRANGER)).toBe(0)
})

test('one game never makes anyone certain', () => {
  const [[won]] = rate([
    { ratings: [{ mu: 0, sigma: 1e6 }], place: 1 },
    { ratings: [{ mu: 0, sigma: 1 }], place: 2 },
  ]) as [[Rating], [Rating]]
  expect(won.sigma).toBeGreaterThanOrEqual(1e4 * 0.999)
})
