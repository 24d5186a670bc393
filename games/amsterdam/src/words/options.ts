import { type OptionWords, optionWords } from '@kontor/common/options'
import type { Phrase } from '@kontor/language/phrase'

/** Options, sources of points and ties in words. */

/** The values that options offer. */
const VALUE_WORDS: Readonly<Record<string, OptionWords>> = {
  specialists: [
    {
      en: 'Foreman and City Messenger',
      de: 'Vorarbeiter und Stadtbote',
      nl: 'De gespecialiseerde arbeiders',
    },
    {
      en: 'A foreman pays more for goods in one warehouse, a messenger makes one city block cheaper.',
      de: 'Ein Vorarbeiter zahlt mehr für Waren in einem Lagerhaus, ein Stadtbote verbilligt einen Häuserblock.',
      nl: 'Een voorman betaalt meer voor goederen in één pakhuis, een stadsbode maakt één huizenblok goedkoper.',
    },
  ],
  missions: [
    { en: 'Secret Missions', de: 'Geheime Aufträge', nl: 'Geheime opdrachten' },
    {
      en: 'Each player has missions that score at the end.',
      de: 'Alle haben Aufträge, die am Ende zählen.',
      nl: 'Iedereen heeft opdrachten die aan het einde tellen.',
    },
  ],
  trader: [
    {
      en: 'The Black-Market Trader',
      de: 'Der Schwarzmarkthändler',
      nl: 'De handelaar op de zwarte markt',
    },
    {
      en: 'Whoever sells where the trader stands gets money and a resource.',
      de: 'Wer beim Händler verkauft, bekommt Geld und einen Rohstoff.',
      nl: 'Wie bij de handelaar verkoopt, krijgt geld en een grondstof.',
    },
  ],
  tiles: [
    { en: 'Extra Market Tiles', de: 'Zusätzliche Marktplättchen', nl: 'Extra marktfiches' },
    {
      en: 'Tiles that sell ship moves, cards, resources and city blocks.',
      de: 'Plättchen, die Fahrten, Karten, Rohstoffe und Häuserblocks verkaufen.',
      nl: 'Fiches waarmee je verplaatsingen van het vrachtschip, kaarten, grondstoffen en huizenblokken koopt.',
    },
  ],
  mixed: [
    { en: 'shuffled in', de: 'gemischt', nl: 'geschud' },
    {
      en: 'The extra tiles are shuffled in with the A and B tiles.',
      de: 'Die zusätzlichen Plättchen werden unter A und B gemischt.',
      nl: 'De extra fiches worden met de A- en B-fiches geschud.',
    },
  ],
  instead: [
    { en: 'instead of B', de: 'statt B', nl: 'in plaats van B' },
    {
      en: 'The extra tiles replace the B tiles.',
      de: 'Die zusätzlichen Plättchen ersetzen die B-Plättchen.',
      nl: 'De extra fiches vervangen de B-fiches.',
    },
  ],
}

const OPTION_WORDS: Readonly<Record<string, OptionWords>> = {
  expansions: [
    { en: 'Expansions', de: 'Erweiterungen', nl: 'Uitbreidingen' },
    {
      en: 'Any of them, together or alone; none against TOM.',
      de: 'Beliebig viele, zusammen oder einzeln; keine gegen TOM.',
      nl: 'Zoveel als je wilt, samen of apart; geen tegen TOM.',
    },
  ],
  short: [
    { en: 'Short game', de: 'Kurzes Spiel', nl: 'Kort spel' },
    {
      en: 'Ten rounds: the game begins with round 3.',
      de: 'Zehn Runden: Die Partie beginnt mit Runde 3.',
      nl: 'Tien rondes: de partij begint met ronde 3.',
    },
  ],
  missions: [
    { en: 'Missions for each player', de: 'Aufträge pro Person', nl: 'Opdrachten per speler' },
    {
      en: 'Only with the secret missions.',
      de: 'Nur mit den geheimen Aufträgen.',
      nl: 'Alleen met de geheime opdrachten.',
    },
  ],
  openMissions: [
    { en: 'Open missions', de: 'Offene Aufträge', nl: 'Open opdrachten' },
    {
      en: "How many of each player's missions are open.",
      de: 'Wie viele Aufträge bei allen offen liegen.',
      nl: 'Hoeveel opdrachten bij iedereen open liggen.',
    },
  ],
  tiles: [
    { en: 'How the extra tiles come into play', de: 'Zusätzliche Marktplättchen', nl: 'Extra marktfiches' },
    {
      en: 'Only with the extra market tiles.',
      de: 'Wie sie mit dieser Erweiterung ins Spiel kommen.',
      nl: 'Hoe ze met die uitbreiding in het spel komen.',
    },
  ],
}

const SOURCE_WORDS: Readonly<Record<string, Phrase>> = {
  track: { en: 'During the game', de: 'Im Spiel', nl: 'Tijdens het spel' },
  penalties: { en: 'Penalty tiles', de: 'Strafplättchen', nl: 'Straffiches' },
  laurels: { en: 'Laurel cards', de: 'Karten mit Lorbeerkranz', nl: 'Kaarten met lauwerkrans' },
  city: { en: 'City', de: 'Stadt', nl: 'Stad' },
  districts: { en: 'Districts', de: 'Quartiere', nl: 'Buurten' },
  missions: { en: 'Missions', de: 'Aufträge', nl: 'Opdrachten' },
  leftovers: { en: 'Leftovers', de: 'Restbestand', nl: 'Overgebleven spelmateriaal' },
}

export const { aboutOption, sourceName, tieBreaks } = optionWords({
  options: OPTION_WORDS,
  values: VALUE_WORDS,
  sources: SOURCE_WORDS,
  tieBreaks: [
    {
      en: "TOM's precedence in a tie",
      de: 'TOMs Vorrecht bei Gleichstand',
      nl: 'het voorrecht van TOM bij een gelijke stand',
    },
    { en: 'the order on the Amstel', de: 'die Reihenfolge auf der Amstel', nl: 'de volgorde op de Amstel' },
  ],
})
