import { countIn } from '@kontor/language/typography'
import type { Words } from './words.ts'

const some = (n: number, one: string, many: string) => countIn(n, one, many, 'nl')
/** The colour before a word with ‘de’. */
const bent = (color: string) =>
  ({ blauw: 'blauwe', bruin: 'bruine', geel: 'gele', paars: 'paarse', rood: 'rode' })[color] ?? color
const either = (rounds: readonly number[]) =>
  rounds.length > 2 ? `${rounds[0]} tot ${rounds.at(-1)}` : rounds.join(' of ')

export const nl: Words = {
  colors: { blue: 'blauw', brown: 'bruin', yellow: 'geel', violet: 'paars', red: 'rood' },
  threats: {
    flood: 'Overstroming',
    plague: 'Pest',
    robbery: 'Overval',
    intrigue: 'Intrige',
    fire: 'Brand',
  },
  shortThreats: {
    flood: 'Over\u00adstroming',
    plague: 'Pest',
    robbery: 'Overval',
    intrigue: 'Intrige',
    fire: 'Brand',
  },
  blows: {
    flood: 'het derde neemt alle arbeiders',
    plague: 'het derde neemt een persoon',
    robbery: 'het derde neemt alle guldens',
    intrigue: 'het derde neemt 3 punten',
    fire: 'het derde neemt een huis of een kanaalfiche',
  },
  majorities: { reputation: 'Ontwikkeling', persons: 'Personen', canals: 'Kanalen' },
  actions: {
    workers: 'Arbeiders',
    guilders: 'Geld',
    threat: 'Noodlot',
    canal: 'Kanaal',
    house: 'Huis',
    recruit: 'Persoon',
  },
  phases: ['Kaarten', 'Dobbelstenen', 'Acties', 'Meerderheden'],
  parts: { city: 'Wijk', town: 'Stad', rivals: 'Anderen' },

  round: 'Ronde',
  phase: 'Fase',
  when: (round, last, phase, turn) =>
    `Ronde ${round}${last ? `, ${last}` : ''}; fase ${phase}${turn > 0 ? `, beurt ${turn} van 4` : ''}`,
  last: (rounds, now) => (now ? 'de laatste' : rounds.length === 0 ? '' : `laatste: ${either(rounds)}`),
  nearEnd: (rounds, cards, least) =>
    rounds.length === 1
      ? `Ronde ${rounds[0]} is de laatste.`
      : `Een ronde kost ${cards} kaarten, de kleinste stapel heeft er ${least}: ronde ${either(rounds)} is de laatste.`,
  standing: (name, points) => `${name}: ${some(points, 'punt', 'punten')}`,
  scoreTrack: 'Punten',

  town: 'Stad',
  reputation: 'Ontwikkeling',
  dice: 'Dobbel\u00adstenen',
  draw: 'Trekstapel',
  extra: 'Extra',
  statues: 'Standbeelden',
  wholeCanal: 'heel kanaal',
  discard: 'Aflegstapel',
  step: 'vooruitgaan',
  passing: 'Zojuist',
  die: (color, pips, effect) =>
    `${bent(color)} dobbelsteen: ${pips || 'niet gegooid'}${effect ? `, ${effect}` : ''}`,
  noEffect: 'doet deze ronde niets',
  stepCheaper: pips => `maakt vooruitgaan mogelijk en telt ${pips} gulden bij de prijs`,
  strikes: threat => `een noodlotfiche voor iedereen: ${threat}`,
  space: (points, names) => `Ontwikkeling, ${some(points, 'punt', 'punten')}${names ? `: ${names}` : ''}`,
  stepPrice: guilders =>
    guilders === 0 ? 'geen dobbelsteen toont een 1 of 2' : `vooruitgaan kost ${guilders} gulden`,
  pile: (place, cards, color) =>
    `Trekstapel ${place}, ${some(cards, 'kaart', 'kaarten')}${color ? `, bovenop ${color}` : ''}`,
  extraStack: cards => `Extra stapel, ${some(cards, 'kaart', 'kaarten')}`,
  discardPile: (cards, top) =>
    `Aflegstapel, ${some(cards, 'kaart', 'kaarten')}${top ? `, bovenop ${top}` : ''}`,
  statue: (points, next) => `Standbeeld, ${some(points, 'punt', 'punten')}${next ? ', het volgende' : ''}`,

  myCity: 'Jouw wijk',
  threatRow: 'Noodlot',
  majorityRow: 'Meerderheden',
  versus: 'jij : hoogste van de anderen',
  worker: (color, n) => `${n} ${bent(color)} ${n === 1 ? 'arbeider' : 'arbeiders'}`,
  threat: (name, markers, blow) => `${name}: ${markers} van 3 fiches; ${blow}`,
  guilders: n => `${n} gulden`,
  points: n => some(n, 'punt', 'punten'),
  scoredNow: 'aan het einde',
  scored: n => `${some(n, 'punt', 'punten')} als de partij nu zou eindigen`,
  majority: (name, won, mine, best) =>
    `${name}${won ? ' (behaald)' : ''}: ${mine}, hoogste van de anderen ${best}`,
  emptyHouse: color => `${color} huis, leeg, 1 punt`,
  livedHouse: (color, name, points) => `${color} huis met ${name}, ${some(points, 'punt', 'punten')}`,
  used: 'deze ronde gebruikt',
  plot: 'plaats voor een huis',
  canal: (side, place, color, built, points) =>
    `Kanaal ${side === 'left' ? 'links' : 'rechts'} ${place}, ${color}${built ? ', gebouwd' : `: ${place} gulden`}${points > 0 ? `, ${some(points, 'punt', 'punten')} aan het einde` : ''}`,
  plinth: points =>
    points === undefined
      ? 'Plaats voor een standbeeld, voor het hele kanaal'
      : `Standbeeld gewonnen: ${some(points, 'punt', 'punten')}`,
  hidden: color => `gedekte kaart, ${color}`,

  rivals: 'De anderen',
  first: 'begint',
  rivalHand: colors => `Hand: ${colors || 'leeg'}`,
  rivalCity: (houses, persons, left, right) =>
    `${some(houses, 'huis', 'huizen')}, ${some(persons, 'persoon', 'personen')}; kanaal ${left} links, ${right} rechts`,

  hand: 'Jouw hand',
  emptyHand: 'geen kaarten in je hand',
}
