import { chart, type Evaluation, type Inputs } from '@kontor/engine'
import type { Chronicle } from '@kontor/engine/presentation'
import { CRATES, WORTHIEST, worth } from './cards.ts'
import type { Customs } from './state.ts'
import { ROUNDS, type Told } from './steps.ts'

const left = (round: number) => (ROUNDS - round) / ROUNDS

/** What bots look at: points, and a claim that may still bring some or be found out. */
export const evaluation: Evaluation<Customs> = {
  features: ({ table }) =>
    table.seats.map(({ points, claim }) => ({ points, claim, left: left(table.round) })),
  weights: { points: 1, claim: 0.7, left: 18 },
  level: ['left'],
  ahead: ({ table }) => left(table.round),
  doubt: 6,
}

/** What `kontor stats` reads of a game: it hears everything, and so the secrets, too. */
export const chronicle: Chronicle<Customs> = {
  read(event) {
    const told = event as Told
    if (told.kind === 'brought') return { what: 'built', seat: told.seat, card: told.secret.crate }
    if (told.kind === 'passed')
      return { what: 'earned', seat: told.owner, card: told.secret.crate, points: told.points, money: 0 }
    if (told.kind !== 'opened') return undefined
    const seat = told.honest ? told.owner : told.seat
    return { what: 'earned', seat, card: told.crate, points: told.points, money: 0 }
  },
  close: () => [],
}

const MOST = 4
const TABLE = chart({
  'rounds to come': ROUNDS + 1,
  'opened worth': WORTHIEST,
  hand: CRATES.length,
  crate: CRATES.length,
})
const SEAT = chart({ points: 1, claim: WORTHIEST + 1 })

/** What `kontor train` tells a network of a view; what is hidden from the viewer is no input. */
export const inputs: Inputs<Customs> = {
  names: [
    ...TABLE.names,
    ...Array.from({ length: MOST }, (_, seat) => SEAT.names.map(name => `seat ${seat}: ${name}`)).flat(),
  ],
  read({ viewer, table: { round, opened, seats } }, sheet) {
    sheet.one(TABLE.at['rounds to come'], ROUNDS + 1, ROUNDS - round)
    for (let of = 1; of <= WORTHIEST; of++)
      sheet.put(TABLE.at['opened worth'] + of - 1, opened.filter(crate => worth(crate) === of).length / 4)
    for (let i = 0; i < seats.length; i++) {
      const { points, claim, hand, crate } = seats[(viewer + i) % seats.length]!
      const base = TABLE.names.length + i * SEAT.names.length
      sheet.put(base + SEAT.at.points, points / 15)
      sheet.one(base + SEAT.at.claim, WORTHIEST + 1, claim)
      if (i > 0) continue
      for (const each of hand) sheet.put(TABLE.at.hand + each - 1, 1)
      for (const each of crate) sheet.put(TABLE.at.crate + each - 1, 1)
    }
  },
}
