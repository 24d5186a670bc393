import { inEach, joined, listed, NOTHING, type Phrase, same } from '@kontor/language/phrase'
import { sum } from '../../cards/cardfile.ts'
import { FIELDS } from '../../data/board.ts'
import type { Reason } from '../../events.ts'
import { aboutPlace } from '../../pieces.ts'
import type { Amsterdam } from '../../state.ts'
import { bracketed, FREE, minusAny, pointsFor } from '../../words/asking/bill.ts'
import { dockerName } from '../../words/names.ts'
import { fieldNamed, toField } from '../../words/places.ts'
import { depotPoints, dockersAt, roomAt, sail as sailTo, takesGood, worthAt } from '../board/harbour.ts'
import { seatOf } from '../possessions.ts'
import { refusing, some, type Verb } from './verb.ts'

const neighbours = (state: Amsterdam, seat: number) => FIELDS[seatOf(state, seat).ship]!.neighbours

function whyNotSail(state: Amsterdam, seat: number): Reason | undefined {
  const needs = state.turn.freeSteps === 0 && sum(seatOf(state, seat).supply) === 0
  return needs ? { kind: 'needsAnyResources', n: 1, has: 0 } : undefined
}

/** What the ship's next good or dock worker would score on a field. */
function pointsThere(state: Amsterdam, seat: number, field: number): number {
  const { cargo, crew } = seatOf(state, seat)
  const { type, serves } = FIELDS[field]!
  if (type === 'pier') return crew[serves]! > 0 ? depotPoints(state, seat) : 0
  const isWanted = cargo.some((n, good) => n > 0 && takesGood(field, good))
  return isWanted && roomAt(state, field) > 0 ? worthAt(state, field) : 0
}

/** '; dock workers: white, red-brown': who stands on a pier. */
function dockersThere(state: Amsterdam, field: number): Phrase {
  const standing = dockersAt(state, field).map(which => inEach(language => dockerName(which, language)))
  if (standing.length === 0) return NOTHING
  return joined(
    { en: '; dock workers: ', de: '; Hafenarbeiter: ', nl: '; dokwerkers: ' },
    listed(standing, same(', ')),
  )
}

export const sail: Verb = {
  word: 'sail',
  objects: (state, seat) => (whyNotSail(state, seat) ? [] : neighbours(state, seat)),
  called: field => FIELDS[field]!.id,
  about: (_, __, field) => aboutPlace('sail', 'berth', field),
  run: sailTo,
  why: (state, seat) =>
    refusing(sail, { state, seat }, neighbours(state, seat), () => whyNotSail(state, seat)),
  label(state, seat, field) {
    const { en, de, nl } = toField(field)
    const price = state.turn.freeSteps > 0 ? FREE : minusAny(1)
    const terms = listed([price, ...pointsFor(pointsThere(state, seat, field))], same(', '))
    return joined(
      { en: `sail ${en}`, de: `${de} fahren`, nl: `${nl} varen` },
      bracketed(joined(terms, dockersThere(state, field))),
    )
  },
  tally: state => some('resource-any', state.turn.freeSteps > 0 ? 0 : -1),
  title: { en: 'Move your ship', de: 'Frachtschiff bewegen', nl: 'Vrachtschip verplaatsen' },
  meant: ({ place = -1 }) => fieldNamed(place),
}
