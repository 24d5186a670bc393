import { countIn } from '@kontor/language/typography'
import type { Words } from './words.ts'

const some = (n: number, one: string, many: string) => countIn(n, one, many, 'en')
const either = (rounds: readonly number[]) =>
  rounds.length > 2 ? `${rounds[0]} to ${rounds.at(-1)}` : rounds.join(' or ')

export const en: Words = {
  colors: { blue: 'blue', brown: 'brown', yellow: 'yellow', violet: 'purple', red: 'red' },
  threats: { flood: 'Flood', plague: 'Plague', robbery: 'Robbery', intrigue: 'Intrigue', fire: 'Fire' },
  shortThreats: { flood: 'Flood', plague: 'Plague', robbery: 'Robbery', intrigue: 'Intrigue', fire: 'Fire' },
  blows: {
    flood: 'the third takes all workers',
    plague: 'the third takes a person',
    robbery: 'the third takes all guilders',
    intrigue: 'the third takes 3 points',
    fire: 'the third takes a house or a canal tile',
  },
  majorities: { reputation: 'Reputation', persons: 'Persons', canals: 'Canals' },
  actions: {
    workers: 'Workers',
    guilders: 'Money',
    threat: 'Threat',
    canal: 'Canal',
    house: 'House',
    recruit: 'Person',
  },
  phases: ['Cards', 'Dice', 'Actions', 'Majorities'],
  parts: { city: 'City', town: 'Town', rivals: 'Rivals' },

  round: 'Round',
  phase: 'Phase',
  when: (round, last, phase, turn) =>
    `Round ${round}${last ? `, ${last}` : ''}; phase ${phase}${turn > 0 ? `, turn ${turn} of 4` : ''}`,
  last: (rounds, now) => (now ? 'the last one' : rounds.length === 0 ? '' : `last: ${either(rounds)}`),
  nearEnd: (rounds, cards, least) =>
    rounds.length === 1
      ? `Round ${rounds[0]} is the last.`
      : `A round takes ${cards} cards, the smaller pile has ${least}: round ${either(rounds)} is the last.`,
  standing: (name, points) => `${name}: ${some(points, 'point', 'points')}`,
  scoreTrack: 'Points',

  town: 'Town',
  reputation: 'Reputation',
  dice: 'Dice',
  draw: 'Draw pile',
  extra: 'Extra',
  statues: 'Statues',
  wholeCanal: 'whole canal',
  discard: 'Discard pile',
  step: 'advancing',
  passing: 'Just now',
  die: (color, pips, effect) => `${color} die: ${pips || 'not rolled'}${effect ? `, ${effect}` : ''}`,
  noEffect: 'does nothing this round',
  stepCheaper: pips => `makes advancing possible and adds ${some(pips, 'guilder', 'guilders')} to its price`,
  strikes: threat => `${threat} marker for everybody`,
  space: (points, names) => `Reputation, ${some(points, 'point', 'points')}${names ? `: ${names}` : ''}`,
  stepPrice: guilders =>
    guilders === 0 ? 'no die shows a 1 or 2' : `advancing costs ${some(guilders, 'guilder', 'guilders')}`,
  pile: (place, cards, color) =>
    `Draw pile ${place}, ${some(cards, 'card', 'cards')}${color ? `, on top ${color}` : ''}`,
  extraStack: cards => `Extra stack, ${some(cards, 'card', 'cards')}`,
  discardPile: (cards, top) => `Discard pile, ${some(cards, 'card', 'cards')}${top ? `, on top ${top}` : ''}`,
  statue: (points, next) => `Statue, ${some(points, 'point', 'points')}${next ? ', the next to win' : ''}`,

  myCity: 'Your city',
  threatRow: 'Threats',
  majorityRow: 'Majorities',
  versus: 'yours : best of the others',
  worker: (color, n) => some(n, `${color} worker`, `${color} workers`),
  threat: (name, markers, blow) => `${name}: ${markers} of 3 markers; ${blow}`,
  guilders: n => some(n, 'guilder', 'guilders'),
  points: n => some(n, 'point', 'points'),
  scoredNow: 'at the end',
  scored: n => `${some(n, 'point', 'points')} if the game ended now`,
  majority: (name, won, mine, best) => `${name}${won ? ' (won)' : ''}: ${mine}, best of the others ${best}`,
  emptyHouse: color => `${color} house, empty, 1 point`,
  livedHouse: (color, name, points) => `${color} house with ${name}, ${some(points, 'point', 'points')}`,
  used: 'used this round',
  plot: 'room for a house',
  canal: (side, place, color, built, points) =>
    `Canal ${side} ${place}, ${color}${built ? ', built' : `: ${some(place, 'guilder', 'guilders')}`}${points > 0 ? `, ${some(points, 'point', 'points')} at the end` : ''}`,
  plinth: points =>
    points === undefined
      ? 'Place for a statue, for the whole canal'
      : `Statue won: ${some(points, 'point', 'points')}`,
  hidden: color => `hidden card, ${color}`,

  rivals: 'Other players',
  first: 'first player',
  rivalHand: colors => `Hand: ${colors || 'empty'}`,
  rivalCity: (houses, persons, left, right) =>
    `${some(houses, 'house', 'houses')}, ${some(persons, 'person', 'persons')}; canal ${left} left, ${right} right`,

  hand: 'Your hand',
  emptyHand: 'no cards in hand',
}
