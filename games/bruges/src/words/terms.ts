import type { Phrase } from '@kontor/language/phrase'
import type { Adjective, Noun } from '@kontor/language/terms'
import { quoted } from '@kontor/language/typography'
import type { Action, Group } from '../colors.ts'
import type { THREATS } from '../data/tables.ts'
import type { MAJORITIES } from '../events.ts'

/** The words of the game, with what is needed to bend them. The three languages of a word stand side by side. */

export const guilder: Noun = {
  en: ['guilder', 'guilders'],
  de: ['m', 'Gulden', 'Gulden', 'Gulden'],
  nl: ['de', 'gulden', 'gulden'],
}
export const worker: Noun = {
  en: ['worker', 'workers'],
  de: ['m', 'Handlanger', 'Handlanger', 'Handlangern'],
  nl: ['de', 'arbeider', 'arbeiders'],
}
export const person: Noun = {
  en: ['person', 'persons'],
  de: ['f', 'Person', 'Personen', 'Personen'],
  nl: ['de', 'persoon', 'personen'],
}
export const house: Noun = {
  en: ['house', 'houses'],
  de: ['n', 'Haus', 'Häuser', 'Häusern'],
  nl: ['het', 'huis', 'huizen'],
}
export const canal: Noun = {
  en: ['canal', 'canals'],
  de: ['m', 'Kanal', 'Kanäle', 'Kanälen'],
  nl: ['het', 'kanaal', 'kanalen'],
}
/** The piece that is built, lost or counted; the space it lies on has the colour. */
export const canalTile: Noun = {
  en: ['canal tile', 'canal tiles'],
  de: ['n', 'Kanalplättchen', 'Kanalplättchen', 'Kanalplättchen'],
  nl: ['het', 'kanaalfiche', 'kanaalfiches'],
}
export const canalSpace: Noun = {
  en: ['canal space', 'canal spaces'],
  de: ['n', 'Kanalfeld', 'Kanalfelder', 'Kanalfeldern'],
  nl: ['het', 'kanaalveld', 'kanaalvelden'],
}
export const threatMarker: Noun = {
  en: ['threat marker', 'threat markers'],
  de: ['m', 'Bedrohungsmarker', 'Bedrohungsmarker', 'Bedrohungsmarkern'],
  nl: ['het', 'noodlotfiche', 'noodlotfiches'],
}
export const majorityMarker: Noun = {
  en: ['majority marker', 'majority markers'],
  de: ['m', 'Mehrheitsmarker', 'Mehrheitsmarker', 'Mehrheitsmarkern'],
  nl: ['het', 'meerderheidsfiche', 'meerderheidsfiches'],
}
export const group: Noun = {
  en: ['group', 'groups'],
  de: ['f', 'Gruppe', 'Gruppen', 'Gruppen'],
  nl: ['de', 'groep', 'groepen'],
}

export const coloured: Adjective = { en: 'coloured', de: ['farbig', 'bends'], nl: ['gekleurd', 'gekleurde'] }

/** Labels are never bent. */
export const GROUP_LABELS: Readonly<Record<Group, Phrase>> = {
  nobility: { en: 'Nobility', de: 'Adel', nl: 'Adel' },
  craftsmen: { en: 'Craftsmen', de: 'Handwerk', nl: 'Ambachtslui' },
  officials: { en: 'Officials', de: 'Verwaltung', nl: 'Ambtenaren' },
  entertainers: { en: 'Entertainers', de: 'Unterhaltung', nl: 'Artiesten' },
  protectors: { en: 'Protectors', de: 'Schutz', nl: 'Beschermheren' },
  clergy: { en: 'Clergy', de: 'Klerus', nl: 'Geestelijken' },
  merchants: { en: 'Merchants', de: 'Handel', nl: 'Handelaren' },
  castle: { en: 'Castle folk', de: 'Burg', nl: 'Kasteelbewoners' },
  artists: { en: 'Artists', de: 'Kunst', nl: 'Kunstenaars' },
  underworld: { en: 'Underworld', de: 'Unterwelt', nl: 'Onderwereld' },
  scholars: { en: 'Scholars', de: 'Wissenschaft', nl: 'Wetenschappers' },
}

/** Who belongs to a group: English has a word for most, German and Dutch name the group. */
const MEMBERS: Readonly<Record<Group, Noun['en']>> = {
  nobility: ['person of the Nobility', 'persons of the Nobility'],
  craftsmen: ['craftsman', 'craftsmen'],
  officials: ['official', 'officials'],
  entertainers: ['entertainer', 'entertainers'],
  protectors: ['protector', 'protectors'],
  clergy: ['person of the Clergy', 'persons of the Clergy'],
  merchants: ['merchant', 'merchants'],
  castle: ['member of the Castle folk', 'members of the Castle folk'],
  artists: ['artist', 'artists'],
  underworld: ['person of the Underworld', 'persons of the Underworld'],
  scholars: ['scholar', 'scholars'],
}

/** 'craftsman', 'Person der Gruppe Handwerk', 'persoon uit de groep Ambachtslui': bent like its noun. */
export const memberOf = (which: Group): Noun => {
  const { de, nl } = GROUP_LABELS[which]
  const [gender, one, many, dative] = person.de
  return {
    en: MEMBERS[which],
    de: [gender, `${one} der Gruppe ${de}`, `${many} der Gruppe ${de}`, `${dative} der Gruppe ${de}`],
    nl: [person.nl[0], `${person.nl[1]} uit de groep ${nl}`, `${person.nl[2]} uit de groep ${nl}`],
  }
}

export const ACTION_LABELS: Readonly<Record<Action, Phrase>> = {
  workers: { en: 'Take workers', de: 'Handlanger nehmen', nl: 'Arbeiders nemen' },
  guilders: { en: 'Take guilders', de: 'Gulden nehmen', nl: 'Guldens nemen' },
  threat: { en: 'Discard a threat', de: 'Bedrohung ablegen', nl: 'Noodlotfiche afleggen' },
  canal: { en: 'Build a canal tile', de: 'Kanal bauen', nl: 'Kanaalfiche bouwen' },
  house: { en: 'Build a house', de: 'Haus bauen', nl: 'Huis bouwen' },
  recruit: { en: 'Recruit a person', de: 'Person anwerben', nl: 'Persoon aantrekken' },
}

/** 'the action ‘Take guilders’'. */
export const actionQuoted = (action: Action): Phrase => quoted(ACTION_LABELS[action])

/** The event that the third marker of a colour brings. */
export const THREAT_LABELS: Readonly<Record<(typeof THREATS)[number], Phrase>> = {
  flood: { en: 'Flood', de: 'Überschwemmung', nl: 'overstroming' },
  plague: { en: 'Plague', de: 'Pest', nl: 'pest' },
  robbery: { en: 'Robbery', de: 'Überfall', nl: 'overval' },
  intrigue: { en: 'Intrigue', de: 'Intrige', nl: 'intrige' },
  fire: { en: 'Fire', de: 'Brand', nl: 'brand' },
}

export const MAJORITY_LABELS: Readonly<Record<(typeof MAJORITIES)[number], Phrase>> = {
  reputation: { en: 'Reputation', de: 'Aufstieg', nl: 'Ontwikkeling' },
  persons: { en: 'Persons', de: 'Personen', nl: 'Personen' },
  canals: { en: 'Canals', de: 'Kanäle', nl: 'Kanalen' },
}

/** When a person works: a label of its own, never part of the sentence. */
export const ACTIVATION_LABELS = {
  instant: { en: 'Instant', de: 'Sofort', nl: 'Direct' },
  round: { en: 'Once per round', de: 'Einmal pro Runde', nl: 'Eenmaal per ronde' },
  always: { en: 'Permanent', de: 'Dauerhaft', nl: 'Permanent' },
  final: { en: 'Final scoring', de: 'Schlusswertung', nl: 'Eindtelling' },
} as const satisfies Record<string, Phrase>

export const ON_THE_TRACK: Phrase = {
  en: 'on the reputation track',
  de: 'auf der Aufstiegsleiste',
  nl: 'op het ontwikkelingsspoor',
}
