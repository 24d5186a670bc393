import { below, chanceOf, hearing, namesOf, newRecord, openSession, playNamed } from '@kontor/engine'
import { expect, test } from 'vitest'
import { COLORS } from '../../src/colors.ts'
import type { Happening } from '../../src/events.ts'
import { amsterdam } from '../../src/index.ts'
import { EXPANSIONS, type Seat } from '../../src/state.ts'

/** What a seat should have by all that was told. */
class Ledger {
  gulden = 1
  points = 0
  penalties = 0
  readonly resources = COLORS.map(() => 0)

  enter(event: Happening): void {
    switch (event.kind) {
      case 'gulden':
        this.gulden += event.n
        break
      case 'paidGulden':
        this.gulden -= event.n
        break
      case 'points':
        this.points += event.n
        break
      case 'penalty':
        this.penalties++
        break
      case 'wheel':
        this.resources[event.color]! += event.n
        break
      case 'resources':
        this.#add(event.resources, 1)
        break
      case 'paid':
      case 'returned':
        this.#add(event.resources, -1)
        break
    }
  }

  #add(resources: readonly number[], sign: number) {
    for (const [color, n] of resources.entries()) this.resources[color]! += sign * n
  }
}

/** All resources of a seat: in its supply, on its wheel and in its magazine. */
function held({ supply, wheel, magazine }: Seat): number[] {
  return supply.map(
    (n, color) => n + wheel.reduce((sum, slot) => sum + slot[color]!, 0) + (magazine === color ? 1 : 0),
  )
}

test.each([2, 3, 4])('resources, gulden and points agree with what was told in 3 games of %i', players => {
  for (let i = 0; i < 3; i++) {
    const seats = Array.from({ length: players }, (_, seat) => `player ${seat + 1}`)
    const record = newRecord(amsterdam, { seats, seed: `ledger ${i}`, options: { expansions: EXPANSIONS } })
    const ledgers = seats.map(() => new Ledger())
    const luck = chanceOf(`luck ${i}`, 1)
    hearing(
      event => {
        const happening = event as Happening
        if ('seat' in happening) ledgers[happening.seat]!.enter(happening)
      },
      () => {
        const session = openSession(amsterdam, record)
        while (session.question) {
          const names = namesOf(amsterdam, session.state, session.question)
          playNamed(session, names[below(luck, 0, names.length)]!)
          for (const [seat, mine] of session.state.seats.entries()) {
            const { gulden, points, penalties, resources } = ledgers[seat]!
            expect([mine.gulden, mine.points, mine.penalties, held(mine)]).toEqual([
              gulden,
              points,
              penalties,
              resources,
            ])
          }
        }
      },
    )
  }
})
