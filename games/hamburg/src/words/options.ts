import { CITY_SOURCES, type OptionWords, optionWords } from '@kontor/city/options'
import { type Phrase, same } from '@kontor/city/phrase'
import type { Expansion } from '../state.ts'

/** What can be chosen before a game, and where points come from: names and a sentence each. */

const EXPANSION_WORDS: Readonly<Record<Expansion, OptionWords>> = {
  mayors: [
    { en: 'Mayors', de: 'Bürgermeister', nl: 'Burgemeesters' },
    {
      en: 'Everybody gets a mayor with an ability and starting goods of his own.',
      de: 'Alle bekommen einen Bürgermeister mit eigener Fähigkeit und eigenem Startvorrat.',
      nl: 'Iedereen krijgt een burgemeester met een eigen vaardigheid en eigen startgoederen.',
    },
  ],
  hummel: [
    same('Hans Hummel & Zitronenjette'),
    {
      en: 'Three statues pay money at once; you choose which kind to take.',
      de: 'Drei Statuen bringen sofort Geld; du wählst, welche Art du nimmst.',
      nl: 'Drie standbeelden leveren meteen geld op; jij kiest welke soort je neemt.',
    },
  ],
  intrigue: [
    { en: 'Special intrigue', de: 'Besondere Intrigen', nl: 'Bijzondere intriges' },
    {
      en: 'Ten more tokens: two disasters at once, or a disaster with a gift.',
      de: 'Zehn weitere Marker: zwei Gefahren auf einmal oder eine Gefahr mit Geschenk.',
      nl: 'Tien extra fiches: twee keer onheil tegelijk, of onheil met een geschenk.',
    },
  ],
  ships: [
    { en: 'Ships', de: 'Schiffe', nl: 'Schepen' },
    {
      en: 'Dice of 3 and 4 bring ships to the quay; who builds a wall may use one.',
      de: 'Dreien und Vieren bringen Schiffe an den Kai; wer Mauer baut, darf eines nutzen.',
      nl: 'Drieën en vieren brengen schepen aan de kade; wie een muur bouwt, mag er een gebruiken.',
    },
  ],
  stock: [
    { en: 'Stock exchange', de: 'Börse', nl: 'Beurs' },
    {
      en: 'One action after another grows better, and then worse.',
      de: 'Eine Aktion nach der anderen wird erst besser und dann schlechter.',
      nl: 'De ene actie na de andere wordt eerst beter en daarna slechter.',
    },
  ],
  clerics: [
    { en: 'Cleric tiles', de: 'Geistlichenplättchen', nl: 'Geestelijkenfiches' },
    {
      en: "The cleric's window sets a rule for the season.",
      de: 'Das Fenster des Geistlichen bestimmt eine Regel für den Durchgang.',
      nl: 'Het raam van de geestelijke bepaalt een regel voor de cyclus.',
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
      en: 'Cards 056 to 058 as in English',
      de: 'Karten 056 bis 058 wie auf Englisch',
      nl: 'Kaarten 056 tot 058 zoals in het Engels',
    },
    {
      en: 'They work at once, and for each different number on the dice.',
      de: 'Sie wirken sofort und für jede verschiedene Augenzahl der Würfel.',
      nl: 'Ze werken meteen en voor elk verschillend getal op de dobbelstenen.',
    },
  ],
}

const SOURCE_WORDS: Readonly<Record<string, Phrase>> = {
  ...CITY_SOURCES,
  cards: { en: 'Cards', de: 'Karten', nl: 'Kaarten' },
  wall: { en: 'City wall', de: 'Stadtmauer', nl: 'Stadsmuur' },
  clerics: { en: 'Clerics', de: 'Geistliche', nl: 'Geestelijken' },
  hall: { en: 'City Hall', de: 'Rathaus', nl: 'Stadhuis' },
}

export const { aboutOption, sourceName, tieBreaks } = optionWords({
  options: OPTION_WORDS,
  values: EXPANSION_WORDS,
  sources: SOURCE_WORDS,
  tieBreaks: [{ en: 'more marks', de: 'mehr Mark', nl: 'meer mark' }],
})
