import { nth } from '@kontor/engine'
import type { Phrase } from '@kontor/language/phrase'
import type { Adjective, Noun } from '@kontor/language/terms'
import { COLORS, type Color, type Deck, DISTRICTS, type Docker, type Good, type Kind } from '../colors.ts'
import type { Expansion } from '../state.ts'

/** The words of the game, with what is needed to bend them. The three languages of a word stand side by side. */

/** English counts prestige without a plural, German and Dutch count its points. */
export const prestigePoint: Noun = {
  en: ['prestige', 'prestige'],
  de: ['m', 'Prestigepunkt', 'Prestigepunkte', 'Prestigepunkten'],
  nl: ['het', 'prestigepunt', 'prestigepunten'],
}
export const gulden: Noun = {
  en: ['gulden', 'gulden'],
  de: ['m', 'Gulden', 'Gulden', 'Gulden'],
  nl: ['de', 'gulden', 'gulden'],
}
export const resource: Noun = {
  en: ['resource', 'resources'],
  de: ['m', 'Rohstoff', 'Rohstoffe', 'Rohstoffen'],
  nl: ['de', 'grondstof', 'grondstoffen'],
}
export const craftsman: Noun = {
  en: ['craftsman', 'craftsmen'],
  de: ['m', 'Handwerker', 'Handwerker', 'Handwerkern'],
  nl: ['de', 'ambachtsman', 'ambachtslieden'],
}
const building: Noun = {
  en: ['building', 'buildings'],
  de: ['n', 'Gebäude', 'Gebäude', 'Gebäuden'],
  nl: ['het', 'gebouw', 'gebouwen'],
}
export const planCard: Noun = {
  en: ['plan card', 'plan cards'],
  de: ['m', 'Quartierplan', 'Quartierpläne', 'Quartierplänen'],
  nl: ['de', 'buurtplattegrond', 'buurtplattegronden'],
}
export const kindOfThing: Noun = {
  en: ['kind', 'kinds'],
  de: ['f', 'Art', 'Arten', 'Arten'],
  nl: ['de', 'soort', 'soorten'],
}
export const district: Noun = {
  en: ['district', 'districts'],
  de: ['n', 'Quartier', 'Quartiere', 'Quartieren'],
  nl: ['de', 'buurt', 'buurten'],
}
export const cityBlock: Noun = {
  en: ['city block', 'city blocks'],
  de: ['m', 'Häuserblock', 'Häuserblocks', 'Häuserblocks'],
  nl: ['het', 'huizenblok', 'huizenblokken'],
}
export const goodsTile: Noun = {
  en: ['goods tile', 'goods tiles'],
  de: ['n', 'Warenplättchen', 'Warenplättchen', 'Warenplättchen'],
  nl: ['het', 'goederenfiche', 'goederenfiches'],
}
export const dockWorker: Noun = {
  en: ['dock worker', 'dock workers'],
  de: ['m', 'Hafenarbeiter', 'Hafenarbeiter', 'Hafenarbeitern'],
  nl: ['de', 'dokwerker', 'dokwerkers'],
}
export const bridge: Noun = {
  en: ['bridge', 'bridges'],
  de: ['f', 'Brücke', 'Brücken', 'Brücken'],
  nl: ['de', 'brug', 'bruggen'],
}
export const penaltyTile: Noun = {
  en: ['penalty tile', 'penalty tiles'],
  de: ['n', 'Strafplättchen', 'Strafplättchen', 'Strafplättchen'],
  nl: ['het', 'straffiche', 'straffiches'],
}
export const marketTile: Noun = {
  en: ['market tile', 'market tiles'],
  de: ['n', 'Marktplättchen', 'Marktplättchen', 'Marktplättchen'],
  nl: ['het', 'marktfiche', 'marktfiches'],
}
export const mission: Noun = {
  en: ['mission', 'missions'],
  de: ['m', 'Auftrag', 'Aufträge', 'Aufträgen'],
  nl: ['de', 'opdracht', 'opdrachten'],
}
export const laurelCard: Noun = {
  en: ['laurel card', 'laurel cards'],
  de: ['f', 'Karte mit Lorbeerkranz', 'Karten mit Lorbeerkranz', 'Karten mit Lorbeerkranz'],
  nl: ['de', 'kaart met lauwerkrans', 'kaarten met lauwerkrans'],
}
/** A card that is used once a round in phase III. */
export const onceCard: Noun = {
  en: ['phase III card', 'phase III cards'],
  de: ['f', 'Karte der Phase III', 'Karten der Phase III', 'Karten der Phase III'],
  nl: ['de', 'kaart van fase III', 'kaarten van fase III'],
}
export const permanent: Adjective = {
  en: 'permanent',
  de: ['dauerhaft', 'bends'],
  nl: ['permanent', 'permanente'],
}
export const inactive: Adjective = {
  en: 'inactive',
  de: ['inaktiv', 'bends'],
  nl: ['niet-actief', 'niet-actieve'],
}

/** The decks by the nouns of their cards. */
export const DECK_NOUNS: Readonly<Record<Deck, Noun>> = { craftsman, building, plan: planCard }

/** The colours on the cards of a deck; a plan card has that of its district. */
export const DECK_COLORS: Readonly<Record<Exclude<Deck, 'plan'>, Phrase>> = {
  craftsman: { en: 'green', de: 'Grün', nl: 'groen' },
  building: { en: 'blue', de: 'Blau', nl: 'blauw' },
}

/** The colours of dock workers and of their piers. */
export const DOCKER_WORDS: Readonly<Record<Docker, Adjective>> = {
  lightblue: { en: 'light-blue', de: ['hellblau', 'bends'], nl: ['lichtblauw', 'lichtblauwe'] },
  white: { en: 'white', de: ['weiß', 'bends'], nl: ['wit', 'witte'] },
  goldyellow: { en: 'gold-yellow', de: ['goldgelb', 'bends'], nl: ['goudgeel', 'goudgele'] },
  redbrown: { en: 'red-brown', de: ['rotbraun', 'bends'], nl: ['roodbruin', 'roodbruine'] },
  lightpink: { en: 'light-pink', de: ['hellrosa', 'never'], nl: ['lichtroze', 'lichtroze'] },
  lightgreen: { en: 'light-green', de: ['hellgrün', 'bends'], nl: ['lichtgroen', 'lichtgroene'] },
}

/** Goods without an article, as after a verb. */
export const GOOD_LABELS: Readonly<Record<Good, Phrase>> = {
  beer: { en: 'beer', de: 'Bier', nl: 'bier' },
  tulips: { en: 'tulip bulbs', de: 'Tulpenzwiebeln', nl: 'tulpenbollen' },
  cheese: { en: 'cheese', de: 'Käse', nl: 'kaas' },
  furniture: { en: 'furniture', de: 'Möbel', nl: 'meubels' },
  coffee: { en: 'coffee', de: 'Kaffee', nl: 'koffie' },
  genever: { en: 'genever', de: 'Genever', nl: 'jenever' },
  tiles: { en: 'ceramic tiles', de: 'Fliesen', nl: 'tegels' },
  lace: { en: 'lace', de: 'Spitze', nl: 'kant' },
  crystal: { en: 'crystal', de: 'Kristall', nl: 'kristal' },
}
export const ANY_GOODS: Phrase = { en: 'goods', de: 'Waren', nl: 'goederen' }

/** Buildings with a proper name have a plural only through the word card. */
const named = (name: string, gender: 'm' | 'f' | 'n', article: 'de' | 'het'): Noun => ({
  en: [name, `${name} cards`],
  de: [gender, name, `Karten „${name}“`, `Karten „${name}“`],
  nl: [article, name, `kaarten ‘${name}’`],
})
const craft = (en: string, de: Noun['de'], nl: string, nlMany = `${nl}s`): Noun => ({
  en: [en, `${en}s`],
  de,
  nl: ['de', nl, nlMany],
})
/** Masculine words of which the plural is like the singular. */
const ofMany = (de: string): Noun['de'] => ['m', de, de, `${de}n`]

/** A card by its kind, as a noun. */
export const KIND_NOUNS: Readonly<Record<Kind, Noun>> = {
  jeneverbrander: craft('genever distiller', ofMany('Geneverbrenner'), 'jeneverbrander'),
  kristalslijper: craft('crystal cutter', ofMany('Kristallschleifer'), 'kristalslijper'),
  kantklosser: craft('lace maker', ofMany('Spitzenklöppler'), 'kantklosser'),
  koffiebrander: craft('coffee roaster', ofMany('Kaffeeröster'), 'koffiebrander'),
  timmerman: craft(
    'carpenter',
    ['m', 'Zimmermann', 'Zimmerleute', 'Zimmerleuten'],
    'timmerman',
    'timmermannen',
  ),
  tegelbakker: craft('tile maker', ofMany('Fliesenbrenner'), 'tegelbakker'),
  kaasmaker: craft('cheese maker', ofMany('Käser'), 'kaasmaker'),
  brouwer: craft('brewer', ofMany('Brauer'), 'brouwer'),
  tulpenteler: craft('tulip grower', ofMany('Tulpenzüchter'), 'tulpenteler'),
  waag: {
    en: ['weigh house', 'weigh houses'],
    de: ['f', 'Stadtwaage', 'Stadtwaagen', 'Stadtwaagen'],
    nl: ['de', 'waag', 'waaggebouwen'],
  },
  grachtenpand: {
    en: ['canal house', 'canal houses'],
    de: ['n', 'Grachtenhaus', 'Grachtenhäuser', 'Grachtenhäusern'],
    nl: ['het', 'grachtenpand', 'grachtenpanden'],
  },
  oudeKerk: named('Oude Kerk', 'f', 'de'),
  zuiderkerk: named('Zuiderkerk', 'f', 'de'),
  westerkerk: named('Westerkerk', 'f', 'de'),
  koopmansbeurs: {
    en: ["merchants' exchange", "merchants' exchanges"],
    de: ['f', 'Kaufmannsbörse', 'Kaufmannsbörsen', 'Kaufmannsbörsen'],
    nl: ['de', 'koopmansbeurs', 'koopmansbeurzen'],
  },
  montelbaanstoren: named('Montelbaanstoren', 'm', 'de'),
  munttoren: named('Munttoren', 'm', 'de'),
  molen: {
    en: ['windmill', 'windmills'],
    de: ['f', 'Windmühle', 'Windmühlen', 'Windmühlen'],
    nl: ['de', 'molen', 'molens'],
  },
  begijnhof: named('Begijnhof', 'm', 'het'),
  paleisOpDeDam: {
    en: ['Royal Palace', 'Royal Palace cards'],
    de: ['m', 'Königspalast', 'Karten „Königspalast“', 'Karten „Königspalast“'],
    nl: ['het', 'Paleis op de Dam', 'kaarten ‘Paleis op de Dam’'],
  },
  burgwallen: planNamed('Burgwallen'),
  haarlemmerbuurt: planNamed('Haarlemmerbuurt'),
  nieuwmarkt: planNamed('Nieuwmarkt'),
  jordaan: planNamed('Jordaan'),
  plantage: planNamed('Plantage'),
  grachtengordel: planNamed('Grachtengordel'),
}

/** 'Plantage plan card', 'Quartierplan Plantage': bent like its noun. */
function planNamed(name: string): Noun {
  const [gender, one, many, dative] = planCard.de
  return {
    en: [`${name} ${planCard.en[0]}`, `${name} ${planCard.en[1]}`],
    de: [gender, `${one} ${name}`, `${many} ${name}`, `${dative} ${name}`],
    nl: [planCard.nl[0], `${planCard.nl[1]} ${name}`, `${planCard.nl[2]} ${name}`],
  }
}

/** The plan cards of a district, which is named by its colour. */
export const planOf = (color: Color): Noun => KIND_NOUNS[nth(DISTRICTS, COLORS.indexOf(color))]

export const EXPANSION_LABELS: Readonly<Record<Expansion, Phrase>> = {
  specialists: {
    en: 'Foreman and City Messenger',
    de: 'Vorarbeiter und Stadtbote',
    nl: 'De gespecialiseerde arbeiders',
  },
  missions: { en: 'Secret Missions', de: 'Geheime Aufträge', nl: 'Geheime opdrachten' },
  trader: {
    en: 'The Black-Market Trader',
    de: 'Der Schwarzmarkthändler',
    nl: 'De handelaar op de zwarte markt',
  },
  tiles: { en: 'Extra Market Tiles', de: 'Zusätzliche Marktplättchen', nl: 'Extra marktfiches' },
}

/** When a card is used: a label of its own, never part of the sentence. */
export const USE_LABELS = {
  I: { en: 'Phase I', de: 'Phase I', nl: 'Fase I' },
  II: { en: 'Phase II', de: 'Phase II', nl: 'Fase II' },
  III: { en: 'Phase III', de: 'Phase III', nl: 'Fase III' },
  permanent: { en: 'Permanent', de: 'Dauerhaft', nl: 'Permanent' },
  laurel: { en: 'Final scoring', de: 'Schlusswertung', nl: 'Eindtelling' },
} as const satisfies Record<string, Phrase>

export const ON_THE_AMSTEL: Phrase = { en: 'on the Amstel', de: 'auf der Amstel', nl: 'op de Amstel' }
