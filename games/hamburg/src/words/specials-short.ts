import type { Phrase } from '@kontor/city/phrase'
import { SHARED_MAJORITY_SHORT } from '@kontor/city/sentences'
import type { Rule } from '../language.ts'
import type { Special } from './specials.ts'

/** The short forms of the effects without a number or a colour to fill in. */
export const specialShort: Readonly<Record<Special, Phrase>> = {
  siteFromPile: {
    en: 'top card of any draw pile → site, −1 worker of its colour',
    de: 'oberste Karte eines Zugstapels → Grundstück, −1 Arbeiter ihrer Farbe',
    nl: 'bovenste kaart van een trekstapel → bouwlocatie, −1 arbeider van die kleur',
  },
  cycleDiscard: {
    en: '+cards from the discard pile = black die, − as many hand cards',
    de: '+Karten vom Ablagestapel = schwarzer Würfel, − ebenso viele Handkarten',
    nl: '+kaarten van de aflegstapel = zwarte dobbelsteen, − evenveel handkaarten',
  },
  recall: {
    en: 'any number of buildings → hand',
    de: 'beliebig viele Gebäude → Hand',
    nl: 'gebouwen naar keuze → hand',
  },
  passDisaster: {
    en: 'any disaster −1 → others: same disaster +1',
    de: 'beliebige Gefahr −1 → alle anderen: dieselbe Gefahr +1',
    nl: 'onheil naar keuze −1 → anderen: hetzelfde onheil +1',
  },
  intrigueOthers: {
    en: '1 intrigue token → others: disaster shown +1',
    de: '1 schwarzer Gefahrenmarker → alle anderen: gezeigte Gefahr +1',
    nl: '1 zwart onheilsfiche → anderen: getoond onheil +1',
  },
  buyPoints: {
    en: 'Others: +1 mark, 1 point to you',
    de: 'Alle anderen: +1 Mark, 1 Punkt an dich',
    nl: 'Anderen: +1 mark, 1 punt aan jou',
  },
  activateAgain: {
    en: 'another building with III once more, at its cost',
    de: 'anderes Gebäude mit III noch einmal, für seine Kosten',
    nl: 'ander gebouw met III nogmaals, voor de gewone kosten',
  },
  activateAll: {
    en: 'all buildings that cost 1 worker: once for free',
    de: 'alle Gebäude, die 1 Arbeiter kosten: einmal kostenfrei',
    nl: 'alle gebouwen die 1 arbeider kosten: eenmaal kosteloos',
  },
  copyInstant: {
    en: "effect of another player's building with the lightning icon",
    de: 'Effekt eines fremden Gebäudes mit Blitz',
    nl: 'effect van andermans gebouw met bliksemschicht',
  },
  repeatInstant: {
    en: 'own building with the lightning icon: effect once more',
    de: 'eigenes Gebäude mit Blitz: Effekt noch einmal',
    nl: 'eigen gebouw met bliksemschicht: effect nogmaals',
  },
  placeWorker: {
    en: '1 worker → church window of its colour (cleric)',
    de: '1 Arbeiter → Kirchenfenster seiner Farbe (Geistlicher)',
    nl: '1 arbeider → kerkvenster van die kleur (geestelijke)',
  },
  moveCleric: {
    en: 'cleric of this season ±1 window',
    de: 'Geistlicher dieses Durchgangs ±1 Fenster',
    nl: 'geestelijke van deze cyclus ±1 venster',
  },
  underZoo: {
    en: '1 building card of its colour → under a Zoo card, no points',
    de: '1 Gebäudekarte seiner Farbe → unter eine Zoo-Karte, keine Punkte',
    nl: '1 gebouwenkaart van die kleur → onder een dierentuinkaart, geen punten',
  },
  blackMatchWorkers: {
    en: '+1 worker of its colour per die equal to the black die',
    de: '+1 Arbeiter seiner Farbe pro Würfel mit der Zahl des schwarzen',
    nl: '+1 arbeider van die kleur per dobbelsteen gelijk aan de zwarte',
  },
}

/** The short forms of the permanent abilities that change a rule. */
export const ruleShort: Readonly<Record<Rule, Phrase>> = {
  ignoreBlack: {
    en: 'intrigue tokens optional, City Hall Square without the black die',
    de: 'schwarze Gefahrenmarker freiwillig, Rathausplatz ohne schwarzen Würfel',
    nl: 'zwarte onheilsfiches optioneel, stadhuisplein zonder zwarte dobbelsteen',
  },
  avert: {
    en: 'disaster +1: or −1 worker of its colour',
    de: 'Gefahr +1: oder −1 Arbeiter ihrer Farbe',
    nl: 'onheil +1: of −1 arbeider van die kleur',
  },
  fourthIncrease: {
    en: 'disasters strike at the fourth increase',
    de: 'Gefahren erst bei der vierten Erhöhung',
    nl: 'onheil pas bij de vierde verhoging',
  },
  chooseIntrigue: {
    en: 'intrigue token: any disaster',
    de: 'schwarzer Gefahrenmarker: beliebige Gefahr',
    nl: 'zwart onheilsfiche: onheil naar keuze',
  },
  twoPerSite: {
    en: '2 buildings per site',
    de: '2 Gebäude pro Grundstück',
    nl: '2 gebouwen per bouwlocatie',
  },
  fourCategories: {
    en: '= Art, Entertainment, Theater, Circus',
    de: '= Kunst, Amüsement, Theater, Zirkus',
    nl: '= Kunst, Amusement, Theater, Circus',
  },
  recolour: {
    en: 'standard action, −1 grey worker: card of any colour',
    de: 'Basisaktion, −1 grauer Arbeiter: Karte in beliebiger Farbe',
    nl: 'basisactie, −1 grijze arbeider: kaart in een kleur naar keuze',
  },
  doubleInstant: {
    en: 'buildings with the lightning icon: effect twice',
    de: 'Gebäude mit Blitz: Effekt zweimal',
    nl: 'gebouwen met bliksemschicht: effect tweemaal',
  },
  sharedMajority: SHARED_MAJORITY_SHORT,
}
