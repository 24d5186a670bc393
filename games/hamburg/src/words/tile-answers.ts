import { counted } from '@kontor/city/grammar'
import { bracketed } from '@kontor/city/labels'
import { joined, type Phrase, same } from '@kontor/city/phrase'
import { FIRST_MAYOR, FIRST_SHIP } from '../tiles.ts'
import { cardNamed } from './asking.ts'
import { disasterMoved, givenWorker, ownBuilding, pile, takenWorker, text, type Words } from './labels.ts'
import { mark, point } from './terms.ts'
import type { TileAsking } from './tile-prompts.ts'
import { meansOf } from './tiles.ts'

/** The answers to what the tiles of the expansions ask. */

const DRAW = 0
const HUMMEL = 0

const DRAWN: Phrase = { en: 'draw a token', de: 'Marker ziehen', nl: 'fiche trekken' }
const SKIPPED: Phrase = { en: 'draw none', de: 'keinen ziehen', nl: 'geen trekken' }

export const TILE_ANSWERS: Readonly<Record<TileAsking, Words>> = {
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
  sameWorkers: takenWorker,
  returnWorker: givenWorker,
  repeatInstant: ownBuilding,
  newHand: pile,
}
