import { CITY_SOURCES, type OptionWords, optionWords } from '@kontor/common/options'
import type { Phrase } from '@kontor/language/phrase'
import type { Expansion } from '../state.ts'

/** What can be chosen before a game, and where points come from: names and a sentence each. */

const EXPANSION_WORDS: Readonly<Record<Expansion, OptionWords>> = {
  mayors: [
    { en: 'Mayors', de: 'Bürgermeister', nl: 'Burgemeesters' },
    {
      en: 'Everybody gets a mayor with their own ability and starting resources.',
      de: 'Alle bekommen einen Bürgermeister mit eigener Fähigkeit und eigenem Startvorrat.',
      nl: 'Iedereen krijgt een burgemeester met een eigen vaardigheid en een eigen startvoorraad.',
    },
  ],
  hummel: [
    {
      en: 'Hans Hummel and the Zitronenjette',
      de: 'Hans Hummel und Zitronenjette',
      nl: 'Hans Hummel en Zitronenjette',
    },
    {
      en: 'Three statues pay money at once; you choose which kind to take.',
      de: 'Drei Statuen bringen sofort Geld; du wählst, welche Art du nimmst.',
      nl: 'Drie standbeelden leveren meteen geld op; jij kiest welke soort je neemt.',
    },
  ],
  intrigue: [
    { en: 'Special Intrigue', de: 'Die besonderen Gefahren', nl: 'Extra onheil' },
    {
      en: 'Ten more tokens: two disasters at once, or a disaster with a gift.',
      de: 'Zehn weitere Marker: zwei Gefahren auf einmal oder eine Gefahr mit Geschenk.',
      nl: 'Tien extra fiches: twee soorten onheil tegelijk, of onheil met een geschenk.',
    },
  ],
  ships: [
    { en: 'Ships', de: 'Schiffe', nl: 'Schepen' },
    {
      en: 'Dice of 3 and 4 bring ships to the quay; whoever builds a wall segment may use one.',
      de: 'Dreien und Vieren bringen Schiffe an den Kai; wer einen Mauerstein baut, darf eines nutzen.',
      nl: 'Drieën en vieren brengen schepen aan de kade; wie een muursteen bouwt, mag er een gebruiken.',
    },
  ],
  stock: [
    { en: 'Stock Exchange', de: 'Börse', nl: 'Beurs' },
    {
      en: 'One action after another becomes better, then worse.',
      de: 'Eine Aktion nach der anderen wird erst besser und dann schlechter.',
      nl: 'De ene actie na de andere wordt eerst beter en daarna slechter.',
    },
  ],
  clerics: [
    { en: 'Cleric Tiles', de: 'Geistlichenplättchen', nl: 'Geestelijkenfiches' },
    {
      en: "The cleric's window sets a rule for the season.",
      de: 'Das Fenster des Geistlichen bestimmt eine Regel für den Durchgang.',
      nl: 'Het venster van de geestelijke bepaalt een regel voor de cyclus.',
    },
  ],
}

const OPTION_WORDS: Readonly<Record<string, OptionWords>> = {
  expansions: [
    { en: 'Expansions', de: 'Erweiterungen', nl: 'Uitbreidingen' },
    {
      en: 'Any of them, together or alone.',
      de: 'Beliebig viele, zusammen oder einzeln.',
      nl: 'Zoveel als je wilt, samen of apart.',
    },
  ],
  english056: [
    {
      en: 'Cards 056 to 058 as in the English edition',
      de: 'Karten 056 bis 058 wie in der englischen Ausgabe',
      nl: 'Kaarten 056 tot en met 058 zoals in de Engelse uitgave',
    },
    {
      en: 'They work at once and bring something for each different number on the dice.',
      de: 'Sie wirken sofort und bringen etwas für jede Zahl, die mindestens ein Würfel zeigt.',
      nl: 'Ze werken meteen en leveren iets op voor elk getal dat minstens één dobbelsteen toont.',
    },
  ],
}

const SOURCE_WORDS: Readonly<Record<string, Phrase>> = {
  ...CITY_SOURCES,
  cards: { en: 'Cards', de: 'Karten', nl: 'Kaarten' },
  wall: { en: 'City wall', de: 'Stadtmauer', nl: 'Stadsmuur' },
  clerics: { en: 'Clerics', de: 'Geistliche', nl: 'Geestelijken' },
  hall: { en: 'City Hall Square', de: 'Rathausplatz', nl: 'Stadhuisplein' },
}

export const { aboutOption, sourceName, tieBreaks } = optionWords({
  options: OPTION_WORDS,
  values: EXPANSION_WORDS,
  sources: SOURCE_WORDS,
  tieBreaks: [{ en: 'more money', de: 'mehr Geld', nl: 'meer geld' }],
})
