import type { Icons } from '@kontor/common/icons'
import { worthOfAll } from '@kontor/common/worth'
import { OF_ITS_COLOR } from '@kontor/language/clauses'
import { joined, type Phrase, told } from '@kontor/language/phrase'
import { COLON } from '@kontor/language/short'
import type { Telling } from '../effects/word.ts'
import type { Effect } from '../language.ts'
import { ACTION_LABELS, ON_THE_TRACK } from '../words/terms.ts'
import type { Permanent } from './permanent.ts'
import { OF_THE_CARD, performing } from './phrases.ts'

/** What a permanent person may follow: an action, something that happens to its owner, or that another player does. */
export type Occasion =
  /** The action that takes workers or guilders. */
  | 'workers'
  | 'guilders'
  /** One space forward on the reputation track, however it came. */
  | 'advance'
  /** A canal tile, a house or a person of one's own, by the action or by an effect. */
  | 'canalBuilt'
  | 'houseBuilt'
  | 'recruited'
  | 'otherCanal'
  | 'otherRecruited'

/** Effects that follow an occasion. */
export interface Following {
  readonly on: Occasion
  readonly effects: readonly Effect[]
}

const WHENEVER: Readonly<Record<Occasion, Phrase>> = {
  workers: performing('workers'),
  guilders: performing('guilders'),
  advance: {
    en: `whenever you advance ${ON_THE_TRACK.en}`,
    de: `immer wenn du ${ON_THE_TRACK.de} aufsteigst`,
    nl: `telkens als je ${ON_THE_TRACK.nl} vooruitgaat`,
  },
  canalBuilt: {
    en: 'whenever you build a canal tile',
    de: 'immer wenn du ein Kanalplättchen baust',
    nl: 'telkens als je een kanaalfiche bouwt',
  },
  houseBuilt: {
    en: 'whenever you build a house',
    de: 'immer wenn du ein Haus baust',
    nl: 'telkens als je een huis bouwt',
  },
  recruited: {
    en: 'whenever you recruit a person',
    de: 'immer wenn du eine Person anwirbst',
    nl: 'telkens als je een persoon aantrekt',
  },
  otherCanal: {
    en: 'whenever another player builds a canal tile',
    de: 'immer wenn jemand anderes ein Kanalplättchen baut',
    nl: 'telkens als een andere speler een kanaalfiche bouwt',
  },
  otherRecruited: {
    en: 'whenever another player recruits a person',
    de: 'immer wenn jemand anderes eine Person anwirbt',
    nl: 'telkens als een andere speler een persoon aantrekt',
  },
}

const OF_THE_SPACE: Phrase = {
  en: "of the space's colour",
  de: 'in der Farbe des Feldes',
  nl: 'in de kleur van het veld',
}

const OF_THE_PERSON: Phrase = {
  en: "of the person's colour",
  de: 'in der Farbe der Person',
  nl: 'in de kleur van de persoon',
}

/** Whose colour is meant: that of the card played, of the canal space, of the person or of the house. */
const ITS_COLOR: Readonly<Record<Occasion, Phrase>> = {
  workers: OF_THE_CARD,
  guilders: OF_ITS_COLOR,
  advance: OF_ITS_COLOR,
  canalBuilt: OF_THE_SPACE,
  houseBuilt: {
    en: "of the house's colour",
    de: 'in der Farbe des Hauses',
    nl: 'in de kleur van het huis',
  },
  recruited: OF_THE_PERSON,
  otherCanal: OF_THE_SPACE,
  otherRecruited: OF_THE_PERSON,
}

/** How the effects of an occasion are told. */
function tellingOf(on: Occasion): Telling {
  const telling = { ofIts: ITS_COLOR[on], may: true }
  return on === 'workers' || on === 'guilders' ? { ...telling, extra: on } : telling
}

const IN_SHORT: Readonly<Record<Occasion, Phrase>> = {
  workers: ACTION_LABELS.workers,
  guilders: ACTION_LABELS.guilders,
  advance: {
    en: 'Advance on the reputation track',
    de: 'Aufstieg auf der Aufstiegsleiste',
    nl: 'Vooruitgaan op het ontwikkelingsspoor',
  },
  canalBuilt: { en: 'Canal tile built', de: 'Kanalplättchen gebaut', nl: 'Kanaalfiche gebouwd' },
  houseBuilt: { en: 'House built', de: 'Haus gebaut', nl: 'Huis gebouwd' },
  recruited: { en: 'Person recruited', de: 'Person angeworben', nl: 'Persoon aangetrokken' },
  otherCanal: {
    en: "Another player's canal tile",
    de: 'Kanalplättchen bei anderen',
    nl: 'Kanaalfiche van een andere speler',
  },
  otherRecruited: {
    en: "Another player's person",
    de: 'Person bei anderen',
    nl: 'Persoon van een andere speler',
  },
}

const SIGNS: Readonly<Record<Occasion, Icons>> = {
  workers: ['take-workers'],
  guilders: ['take-guilders'],
  advance: ['reputation'],
  canalBuilt: ['canal'],
  houseBuilt: ['house'],
  recruited: ['person'],
  otherCanal: ['others', 'canal'],
  otherRecruited: ['others', 'person'],
}

export const occasions: Permanent<Following> = {
  means: always => always,
  sentence: ({ on, effects }, inWords) => told(WHENEVER[on], inWords(effects, tellingOf(on))),
  short: ({ on, effects }, short) => joined(IN_SHORT[on], COLON, short(effects, tellingOf(on).ofIts)),
  icons: ({ on, effects }, drawn) => [...SIGNS[on], 'arrow', ...drawn(effects)],
  worth: ({ effects }, worthOf) => worthOfAll(effects, worthOf),
}
