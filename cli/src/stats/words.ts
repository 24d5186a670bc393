import { nth, type OptionValues } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { titleOf } from '@kontor/register'
import { partSaid } from '../calls/part.ts'

export const COLUMNS = [
  'number',
  'name',
  'category',
  'color',
  'cost',
  'drawn',
  'built',
  'activated',
  'points',
  'money',
  'winShift',
  'pointShift',
] as const
export type Column = (typeof COLUMNS)[number]

/** A series of games: who played what, and how often. */
export interface Series {
  readonly game: string
  readonly games: number
  /** Which part it is, if it is not all of it: 3/16. */
  readonly part?: string
  readonly players: number
  readonly bots: readonly string[]
  readonly seed: string
  readonly options: OptionValues
  /** The table of an owner's own values, if they played with one. */
  readonly data: string | null
}

/** What the table and the page of the statistics say. */
export interface Words {
  readonly columns: Readonly<Record<Column, string>>
  readonly title: (game: string) => string
  readonly series: (series: Series) => string
  readonly range: (low: string, high: string) => string
  /** How the figures are found and what they do not say. */
  readonly method: string
  readonly methodTitle: string
  readonly cards: string
  readonly repeat: string
  readonly sortHint: string
  readonly plotHint: string
  readonly plots: Readonly<Record<'cost' | 'built' | 'spread' | 'categories', string>>
  readonly axes: Readonly<Record<'cost' | 'built' | 'points' | 'winShift' | 'meanWinShift' | 'cards', string>>
}

/** The bots by seat; if all are the same, once. */
export function listed(bots: readonly string[]): string {
  return [...new Set(bots)].length === 1 ? nth(bots, 0) : bots.join(', ')
}

/** Options as they are written in a call; flags that are off and empty lists are left out. */
export function written(options: OptionValues): string {
  return Object.entries(options)
    .map(([name, value]) => [name, Array.isArray(value) ? value.join('+') : String(value)] as const)
    .filter(([, value]) => value !== '' && value !== 'false')
    .map(([name, value]) => `${name}=${value}`)
    .join(',')
}

function optional(options: OptionValues) {
  const text = written(options)
  return text === '' ? '' : `, ${text}`
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    columns: {
      number: 'no.',
      name: 'card',
      category: 'category',
      color: 'colour',
      cost: 'cost',
      drawn: 'drawn',
      built: 'built',
      activated: 'used',
      points: 'points',
      money: 'money',
      winShift: 'win shift',
      pointShift: 'point shift',
    },
    title: game => `The cards of ${game}`,
    series: ({ game, games, part, players, bots, seed, options }) =>
      `${games} games of ${titleOf(game, 'en')} with ${players} players (${listed(bots)})${partSaid(part, 'en')}, seed ${seed}${optional(options)}.`,
    range: (low, high) => `${low} to ${high}`,
    method:
      'Win shift: how much more often a seat won when the card that it drew was this one and not another of the same pile, at the same seat and at about the same time of the game. The piles are shuffled, so chance alone decides which card it is: this is an experiment, and does not mix the card up with the wealth of those who could afford it. Point shift: the same for the lead over the mean of the other seats. The truth lies within the range in 95 of 100 cases, so that of many cards a few lie outside. Built: per 100 draws. Used, points and money: per time built, as far as the card itself brought them to its builder; what it saves or makes possible shows in the shifts only. All of this is about the bots that played.',
    methodTitle: 'How to read it',
    cards: 'All cards',
    repeat: 'To repeat this:',
    sortHint: 'A heading sorts the table.',
    plotHint: 'Point at a mark or go through them with the arrow keys; Enter leads to the card in the table.',
    plots: {
      cost: 'Cost and win shift',
      built: 'How often it is built, and what it brings',
      spread: 'How the win shifts are spread',
      categories: 'Win shift by category',
    },
    axes: {
      cost: 'cost',
      built: 'built, per 100 draws',
      points: 'points, per time built',
      winShift: 'win shift, in percentage points',
      meanWinShift: 'mean win shift, in percentage points',
      cards: 'cards',
    },
  },
  de: {
    columns: {
      number: 'Nr.',
      name: 'Karte',
      category: 'Kategorie',
      color: 'Farbe',
      cost: 'Kosten',
      drawn: 'gezogen',
      built: 'gebaut',
      activated: 'genutzt',
      points: 'Punkte',
      money: 'Geld',
      winShift: 'Siegeffekt',
      pointShift: 'Punkteffekt',
    },
    title: game => `Die Karten von ${game}`,
    series: ({ game, games, part, players, bots, seed, options }) =>
      `${games} Partien ${titleOf(game, 'de')} mit ${players} Personen (${listed(bots)})${partSaid(part, 'de')}, Startwert ${seed}${optional(options)}.`,
    range: (low, high) => `${low} bis ${high}`,
    method:
      'Siegeffekt: um wie viel öfter ein Platz gewann, wenn die gezogene Karte diese war und nicht eine andere desselben Stapels, am selben Platz und ungefähr zur selben Zeit im Spiel. Die Stapel sind gemischt, also entscheidet allein der Zufall, welche Karte es ist: Das ist ein Experiment und verwechselt die Karte nicht mit dem Reichtum derer, die sie sich leisten konnten. Punkteffekt: dasselbe für den Vorsprung vor dem Mittel der anderen Plätze. In 95 von 100 Fällen liegt der wahre Wert im angegebenen Bereich; bei vielen Karten liegen also einige außerhalb. Gebaut: je 100-mal gezogen. Genutzt, Punkte und Geld: je Bau, soweit die Karte selbst sie der Person, die sie gebaut hat, brachte; was sie spart oder ermöglicht, zeigt sich nur in den Effekten. Alles gilt für die Bots, die gespielt haben.',
    methodTitle: 'Wie die Tabelle zu lesen ist',
    cards: 'Alle Karten',
    repeat: 'Zum Wiederholen:',
    sortHint: 'Eine Überschrift sortiert die Tabelle.',
    plotHint:
      'Auf eine Marke zeigen oder mit den Pfeiltasten von einer zur anderen gehen; Enter führt zur Karte in der Tabelle.',
    plots: {
      cost: 'Kosten und Siegeffekt',
      built: 'Wie oft sie gebaut wird und was sie bringt',
      spread: 'Wie die Siegeffekte verteilt sind',
      categories: 'Siegeffekt nach Kategorien',
    },
    axes: {
      cost: 'Kosten',
      built: 'gebaut, je 100-mal gezogen',
      points: 'Punkte, je Bau',
      winShift: 'Siegeffekt, in Prozentpunkten',
      meanWinShift: 'mittlerer Siegeffekt, in Prozentpunkten',
      cards: 'Karten',
    },
  },
  nl: {
    columns: {
      number: 'nr.',
      name: 'kaart',
      category: 'categorie',
      color: 'kleur',
      cost: 'kosten',
      drawn: 'getrokken',
      built: 'gebouwd',
      activated: 'gebruikt',
      points: 'punten',
      money: 'geld',
      winShift: 'winsteffect',
      pointShift: 'punteneffect',
    },
    title: game => `De kaarten van ${game}`,
    series: ({ game, games, part, players, bots, seed, options }) =>
      `${games} partijen ${titleOf(game, 'nl')} met ${players} spelers (${listed(bots)})${partSaid(part, 'nl')}, startwaarde ${seed}${optional(options)}.`,
    range: (low, high) => `${low} tot ${high}`,
    method:
      'Winsteffect: hoeveel vaker een plaats won als de getrokken kaart deze was en niet een andere van dezelfde stapel, op dezelfde plaats en ongeveer op hetzelfde moment in het spel. De stapels zijn geschud, dus alleen het toeval bepaalt welke kaart het is: dit is een experiment en verwart de kaart niet met de rijkdom van wie die kon betalen. Punteneffect: hetzelfde voor de voorsprong op het gemiddelde van de andere plaatsen. In 95 van de 100 gevallen ligt de ware waarde binnen het bereik; bij veel kaarten liggen er dus enkele buiten. Gebouwd: per 100 keer getrokken. Gebruikt, punten en geld: per keer gebouwd, voor zover de kaart zelf ze de bouwer opleverde; wat ze bespaart of mogelijk maakt, blijkt alleen uit de effecten. Dit alles geldt voor de bots die hebben gespeeld.',
    methodTitle: 'Hoe je dit leest',
    cards: 'Alle kaarten',
    repeat: 'Om dit te herhalen:',
    sortHint: 'Een kop sorteert de tabel.',
    plotHint: 'Wijs een teken aan of ga er met de pijltoetsen langs; Enter leidt naar de kaart in de tabel.',
    plots: {
      cost: 'Kosten en winsteffect',
      built: 'Hoe vaak een kaart wordt gebouwd en wat die oplevert',
      spread: 'Hoe de winsteffecten zijn verdeeld',
      categories: 'Winsteffect per categorie',
    },
    axes: {
      cost: 'kosten',
      built: 'gebouwd, per 100 keer getrokken',
      points: 'punten, per keer gebouwd',
      winShift: 'winsteffect, in procentpunten',
      meanWinShift: 'gemiddeld winsteffect, in procentpunten',
      cards: 'kaarten',
    },
  },
}
