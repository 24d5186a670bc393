import { counted } from '@kontor/language/grammar'
import { inEach, joined, type Phrase } from '@kontor/language/phrase'
import { DOCKERS } from '../../colors.ts'
import { FIELDS } from '../../data/board.ts'
import type { Amsterdam } from '../../state.ts'
import { bracketed, done, plusGulden, pointsFor } from '../../words/asking/bill.ts'
import { dockerName } from '../../words/names.ts'
import { DOCKER_WORDS, dockWorker } from '../../words/terms.ts'
import {
  depotPoints,
  dockersAt,
  FARE,
  land as landDocker,
  takeDocker,
  whyNoDocker,
} from '../board/harbour.ts'
import { seatOf } from '../possessions.ts'
import { refusing, some, type Verb } from './verb.ts'

/** The colours of the dockers on the pier where the ship lies. */
function waiting(state: Amsterdam, seat: number) {
  return [...new Set(dockersAt(state, seatOf(state, seat).ship))]
}

const named = (docker: number): Phrase => counted(1, dockWorker, [DOCKER_WORDS[DOCKERS[docker]!]])

const taking = ({ en, de, nl }: Phrase): Phrase => ({
  en: `take ${en} aboard`,
  de: `${de} an Bord nehmen`,
  nl: `${nl} aan boord nemen`,
})

export const board: Verb = {
  word: 'board',
  objects: (state, seat) => (whyNoDocker(state, seat) ? [] : waiting(state, seat)),
  called: docker => DOCKERS[docker]!,
  about: (_, __, color) => ({ verb: 'board', piece: 'docker', color }),
  run: takeDocker,
  why: (state, seat) =>
    refusing(board, { state, seat }, waiting(state, seat), () => whyNoDocker(state, seat)),
  label: (_, __, docker) => joined(taking(named(docker)), bracketed(plusGulden(FARE))),
  tally: () => some('gulden', FARE),
  title: {
    en: 'Take a dock worker aboard',
    de: 'Hafenarbeiter an Bord nehmen',
    nl: 'Dokwerker aan boord nemen',
  },
  meant: ({ color = -1 }) => inEach(language => dockerName(color, language)),
}

export const land: Verb = {
  word: 'land',
  objects(state, seat) {
    const { ship, crew } = seatOf(state, seat)
    const { type, serves } = FIELDS[ship]!
    return type === 'pier' && crew[serves]! > 0 ? [serves] : []
  },
  called: docker => DOCKERS[docker]!,
  about: (_, __, color) => ({ verb: 'land', piece: 'docker', color }),
  run: landDocker,
  why: () => [],
  label: (state, seat, docker) =>
    joined(
      done(named(docker), 'deliver', 'abliefern', 'afleveren'),
      bracketed(...pointsFor(depotPoints(state, seat))),
    ),
  tally: (state, seat) => some('points', depotPoints(state, seat)),
  title: { en: 'Deliver a dock worker', de: 'Hafenarbeiter abliefern', nl: 'Dokwerker afleveren' },
}
