import type { Phrase } from '@kontor/language/phrase'
import type { Noun } from '@kontor/language/terms'
import { quoted } from '@kontor/language/typography'
import type { Action, Category, Color } from '../colors.ts'
import type { MAJORITIES } from '../events.ts'

export {
  active,
  COLOR_WORDS,
  card,
  colour,
  die,
  drawPile,
  extra,
  figure,
  handCard,
  type Noun,
  outermost,
  point,
  random,
  space,
  statue,
  third,
} from '@kontor/language/terms'

/** The words of the game, with what is needed to bend them. The three languages of a word stand side by side. */

export const worker: Noun = {
  en: ['worker', 'workers'],
  de: ['m', 'Arbeiter', 'Arbeiter', 'Arbeitern'],
  nl: ['de', 'arbeider', 'arbeiders'],
}
export const mark: Noun = {
  en: ['mark', 'marks'],
  de: ['f', 'Mark', 'Mark', 'Mark'],
  nl: ['de', 'mark', 'mark'],
}
export const zooCard: Noun = {
  en: ['Zoo card', 'Zoo cards'],
  de: ['f', 'Zoo-Karte', 'Zoo-Karten', 'Zoo-Karten'],
  nl: ['de', 'dierentuinkaart', 'dierentuinkaarten'],
}
export const parkCard: Noun = {
  en: ['Park card', 'Park cards'],
  de: ['f', 'Park-Karte', 'Park-Karten', 'Park-Karten'],
  nl: ['de', 'parkkaart', 'parkkaarten'],
}
export const building: Noun = {
  en: ['building', 'buildings'],
  de: ['n', 'Gebäude', 'Gebäude', 'Gebäuden'],
  nl: ['het', 'gebouw', 'gebouwen'],
}
export const site: Noun = {
  en: ['site', 'sites'],
  de: ['n', 'Grundstück', 'Grundstücke', 'Grundstücken'],
  nl: ['de', 'bouwlocatie', 'bouwlocaties'],
}
/** The piece that is built, lost or counted. */
export const wallSegment: Noun = {
  en: ['wall segment', 'wall segments'],
  de: ['m', 'Mauerstein', 'Mauersteine', 'Mauersteinen'],
  nl: ['de', 'muursteen', 'muurstenen'],
}
/** The printed space that a segment is built on. */
export const majorityToken: Noun = {
  en: ['majority token', 'majority tokens'],
  de: ['m', 'Mehrheitsmarker', 'Mehrheitsmarker', 'Mehrheitsmarkern'],
  nl: ['het', 'meerderheidsfiche', 'meerderheidsfiches'],
}
export const category: Noun = {
  en: ['category', 'categories'],
  de: ['f', 'Kategorie', 'Kategorien', 'Kategorien'],
  nl: ['de', 'categorie', 'categorieën'],
}
/** Dutch has no plural of it; its counting phrases go round it. */
export const disaster: Noun = {
  en: ['disaster', 'disasters'],
  de: ['f', 'Gefahr', 'Gefahren', 'Gefahren'],
  nl: ['het', 'onheil', 'onheil'],
}
export const level: Noun = {
  en: ['level', 'levels'],
  de: ['f', 'Stufe', 'Stufen', 'Stufen'],
  nl: ['het', 'niveau', 'niveaus'],
}
export const disasterLevel: Noun = {
  en: ['disaster level', 'disaster levels'],
  de: ['f', 'Gefahrenstufe', 'Gefahrenstufen', 'Gefahrenstufen'],
  nl: ['het', 'onheilsniveau', 'onheilsniveaus'],
}
export const ship: Noun = {
  en: ['ship', 'ships'],
  de: ['n', 'Schiff', 'Schiffe', 'Schiffen'],
  nl: ['het', 'schip', 'schepen'],
}
export const churchWindow: Noun = {
  en: ['church window', 'church windows'],
  de: ['n', 'Kirchenfenster', 'Kirchenfenster', 'Kirchenfenstern'],
  nl: ['het', 'kerkvenster', 'kerkvensters'],
}

/** Labels are never bent. */
export const CATEGORY_LABELS: Readonly<Record<Category, Phrase>> = {
  Civic: { en: 'Civic', de: 'Bürgertum', nl: 'Burgerij' },
  Government: { en: 'Government', de: 'Ämter', nl: 'Bestuur' },
  University: { en: 'University', de: 'Universität', nl: 'Universiteit' },
  Medicine: { en: 'Medicine', de: 'Gesundheit', nl: 'Gezondheid' },
  Entertainment: { en: 'Entertainment', de: 'Amüsement', nl: 'Amusement' },
  Art: { en: 'Art', de: 'Kunst', nl: 'Kunst' },
  Theater: { en: 'Theatre', de: 'Theater', nl: 'Theater' },
  Circus: { en: 'Circus', de: 'Zirkus', nl: 'Circus' },
  Commerce: { en: 'Commerce', de: 'Handel', nl: 'Handel' },
  Industry: { en: 'Industry', de: 'Industrie', nl: 'Industrie' },
  Bank: { en: 'Bank', de: 'Bank', nl: 'Banken' },
  Craft: { en: 'Craft', de: 'Handwerk', nl: 'Handwerk' },
  Military: { en: 'Military', de: 'Militär', nl: 'Leger' },
  Police: { en: 'Police', de: 'Polizei', nl: 'Politie' },
  Underworld: { en: 'Underworld', de: 'Unterwelt', nl: 'Onderwereld' },
  'Secret Society': { en: 'Secret Society', de: 'Geheimbund', nl: 'Geheim genootschap' },
  Harbor: { en: 'Harbour', de: 'Hafen', nl: 'Haven' },
  Church: { en: 'Church', de: 'Kirche', nl: 'Kerk' },
  Emigration: { en: 'Emigration', de: 'Auswanderer', nl: 'Emigranten' },
  Mysticism: { en: 'Mysticism', de: 'Mystik', nl: 'Mystiek' },
  Zoo: { en: 'Zoo', de: 'Zoo', nl: 'Dierentuin' },
  Park: { en: 'Park', de: 'Park', nl: 'Park' },
}

export const ACTION_LABELS: Readonly<Record<Action, Phrase>> = {
  workers: { en: 'Take workers', de: 'Arbeiter nehmen', nl: 'Arbeiders nemen' },
  money: { en: 'Take money', de: 'Geld nehmen', nl: 'Geld nemen' },
  decrease: { en: 'Decrease a disaster', de: 'Gefahr verringern', nl: 'Onheil verlagen' },
  wall: { en: 'Build a wall segment', de: 'Mauerstein bauen', nl: 'Stadsmuur bouwen' },
  site: { en: 'Play a site', de: 'Grundstück auslegen', nl: 'Bouwlocatie neerleggen' },
  build: { en: 'Construct a building', de: 'Gebäude errichten', nl: 'Gebouw bouwen' },
}

export const isAction = (on: string): on is Action => Object.hasOwn(ACTION_LABELS, on)

/** 'the standard action ‘Take money’'. */
export const actionQuoted = (action: Action): Phrase => quoted(ACTION_LABELS[action])

/** The disaster of each colour; black stands for the intrigue of the black die. */
export const DISASTER_LABELS: Readonly<Record<Color | 'black', Phrase>> = {
  purple: { en: 'Flood', de: 'Überschwemmung', nl: 'overstroming' },
  orange: { en: 'Fire', de: 'Brand', nl: 'brand' },
  gray: { en: 'Decay', de: 'Mauereinsturz', nl: 'instortende stadsmuur' },
  pink: { en: 'Unrest', de: 'Überfall', nl: 'plundering' },
  brown: { en: 'Disease', de: 'Krankheit', nl: 'ziekte' },
  black: { en: 'Intrigue', de: 'Intrige', nl: 'intrige' },
}

export const MAJORITY_LABELS: Readonly<Record<(typeof MAJORITIES)[number], Phrase>> = {
  hall: { en: 'City Hall Square', de: 'Rathausplatz', nl: 'Stadhuisplein' },
  buildings: { en: 'Buildings', de: 'Gebäude', nl: 'Gebouwen' },
  wall: { en: 'City Wall', de: 'Stadtmauer', nl: 'Stadsmuur' },
  points: { en: 'Victory Points', de: 'Siegpunkte', nl: 'Overwinningspunten' },
  zoo: { en: 'Zoo', de: 'Zoo', nl: 'Dierentuin' },
}

/** When a card works: a label of its own, never part of the sentence. */
export const ACTIVATION_LABELS = {
  instant: { en: 'Instant', de: 'Sofort', nl: 'Direct' },
  I: { en: 'Phase I', de: 'Phase I', nl: 'Fase I' },
  II: { en: 'Phase II', de: 'Phase II', nl: 'Fase II' },
  III: { en: 'Phase III', de: 'Phase III', nl: 'Fase III' },
  IV: { en: 'Phase IV', de: 'Phase IV', nl: 'Fase IV' },
  always: { en: 'Permanent', de: 'Dauerhaft', nl: 'Permanent' },
  final: { en: 'Final scoring', de: 'Schlusswertung', nl: 'Eindtelling' },
  never: { en: 'No ability', de: 'Keine Fähigkeit', nl: 'Geen vaardigheid' },
} as const satisfies Record<string, Phrase>
