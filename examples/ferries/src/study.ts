import { chart, type Evaluation, type Inputs } from '@kontor/engine'
import { FERRIES, type Ferries } from './state.ts'
import { ROUNDS } from './steps.ts'

const left = (round: number) => (ROUNDS - round) / ROUNDS

/** What bots look at. It knows nothing of what is sealed; a bot tries out what the others may have chosen. */
export const evaluation: Evaluation<Ferries> = {
  features: ({ table }) =>
    table.seats.map(({ passengers, fish }) => ({ points: passengers + fish, left: left(table.round) })),
  weights: { points: 1, left: 24 },
  level: ['left'],
  ahead: ({ table }) => left(table.round),
  doubt: 8,
}

const FULLEST = [2, 4, 6, 8, 10, 12]
const MOST = 5
const TABLE = chart({ 'rounds to come': ROUNDS + 1, waiting: FERRIES.length * FULLEST.length })

/** What `kontor train` tells a network of a view: places that are told, each with a number. */
export const inputs: Inputs<Ferries> = {
  names: [...TABLE.names, ...Array.from({ length: MOST }, (_, seat) => `seat ${seat}: points`)],
  read({ viewer, table: { round, waiting, seats } }, sheet) {
    sheet.one(TABLE.at['rounds to come'], ROUNDS + 1, ROUNDS - round)
    for (const [ferry, n] of waiting.entries())
      sheet.steps(TABLE.at.waiting + ferry * FULLEST.length, FULLEST, n)
    for (let i = 0; i < seats.length; i++) {
      const { passengers, fish } = seats[(viewer + i) % seats.length]!
      sheet.put(TABLE.names.length + i, (passengers + fish) / 20)
    }
  },
}
