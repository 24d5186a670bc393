import { bracketed } from '@kontor/five-colours/words/labels'
import { counted } from '@kontor/language/grammar'
import { joined, type Phrase, same } from '@kontor/language/phrase'
import { FIRST_MAYOR, FIRST_SHIP } from '../../cards/tiles.ts'
import { type Answers, cardNamed } from '../../words/asking/asking.ts'
import {
  disasterMoved,
  givenWorker,
  ownBuilding,
  pile,
  takenWorker,
  takenWorkers,
  text,
} from '../../words/asking/labels.ts'
import { mark, point } from '../../words/terms.ts'
import type { TileAsking } from './prompts.ts'
import { meansOf } from './tiles.ts'

/** The answers to what the tiles of the expansions ask. */

const DRAW = 0
const HUMMEL = 0

const DRAWN: Phrase = { en: 'draw a token', de: 'Marker ziehen', nl: 'fiche trekken' }
const SKIPPED: Phrase = { en: 'draw none', de: 'keinen ziehen', nl: 'geen fiche trekken' }

export const TILE_ANSWERS: Answers<TileAsking> = {
  chooseMayor(state, _, side) {
    const means = bracketed(...meansOf(side - FIRST_MAYOR, 'nominative'))
    return joined(cardNamed(side), means, same(': '), text(state, side))
  },
  drawToken: (_, __, choice) => (choice === DRAW ? DRAWN : SKIPPED),
  doubleIntrigue: disasterMoved(1),
  takeStatue: ({ statues: [statue = 0], jettes: [jette = 0] }, _, which) =>
    which === HUMMEL
      ? joined(same('Hans Hummel'), bracketed(counted(statue, point)))
      : joined(same('Zitronenjette'), bracketed(counted(jette, mark))),
  ship: (state, _, ship) => joined(cardNamed(FIRST_SHIP + ship), same(': '), text(state, FIRST_SHIP + ship)),
  payFee: givenWorker,
  ease: disasterMoved(-1, false),
  oneWorker: takenWorker,
  sameWorkers: (state, { seat, n }, color) => takenWorkers(state, seat, color, n),
  returnWorker: givenWorker,
  repeatInstant: ownBuilding,
  newHand: pile,
}
