import { countIn } from '@kontor/language/typography'
import type { Words } from './words.ts'

const some = (n: number, one: string, many: string) => countIn(n, one, many, 'en')

export const en: Words = {
  colors: { purple: 'purple', orange: 'orange', gray: 'grey', pink: 'pink', brown: 'brown', black: 'black' },
  disasters: { purple: 'Flood', orange: 'Fire', gray: 'Decay', pink: 'Unrest', brown: 'Disease' },
  shortDisasters: { purple: 'Flood', orange: 'Fire', gray: 'Decay', pink: 'Unrest', brown: 'Disease' },
  majorities: {
    hall: 'City Hall Square',
    buildings: 'Buildings',
    wall: 'City Wall',
    points: 'Victory Points',
    zoo: 'Zoo',
  },
  shortMajorities: { hall: 'City Hall', buildings: 'Buildings', wall: 'Wall', points: 'Points', zoo: 'Zoo' },
  actions: {
    workers: 'Workers',
    money: 'Money',
    decrease: 'Reduce',
    wall: 'Wall',
    site: 'Site',
    build: 'Build',
  },
  phases: ['Cards', 'Dice', 'Actions', 'Majorities'],
  parts: { mine: 'Board', city: 'City', rivals: 'Rivals' },

  season: 'Season',
  phase: 'Phase',
  when: (season, phase, round, rounds) =>
    `Season ${season} of 8, phase ${phase}${round > 0 ? `, round ${round} of ${rounds}` : ''}`,
  standing: (name, points) => `${name}: ${some(points, 'point', 'points')}`,
  scoreTrack: 'Points',

  city: 'City',
  church: 'Church',
  dice: 'Dice',
  ships: 'Ships',
  piles: 'Draw piles',
  hall: 'City Hall Square',
  step: 'advancing',
  stock: 'Stock exchange',
  statues: 'Statue',
  jettes: 'Zitronenjette',
  intrigue: 'Intrigue',
  passing: 'Just now',
  window: (color, here, floor, cards) =>
    `${color} window${here ? ', the cleric of this season' : ''}; ${some(floor, 'cleric', 'clerics')} on the floor, each scores for ${cards} of your cards`,
  guest: color => `${color} worker in the window`,
  die: (color, pips) => `${color} die: ${pips || 'not rolled'}`,
  ship: (color, docked, text) => `${color} ship, ${docked ? 'at the quay' : 'in the roadstead'}. ${text}`,
  pile: (color, cards) => `${color} draw pile, ${some(cards, 'card', 'cards')}`,
  discard: (cards, top) => `Discard pile, ${some(cards, 'card', 'cards')}${top ? `, on top ${top}` : ''}`,
  hallSpace: (space, points, names) =>
    `Space ${space}, ${some(points, 'point', 'points')}${names ? `: ${names}` : ''}`,
  hallPrice: marks =>
    marks === 0 ? 'no die shows a 1 or 2' : `advancing costs ${some(marks, 'mark', 'marks')}`,
  stockStep: (text, now) => `${text}${now ? ' (now)' : ''}`,
  statue: points => `Next statue: ${some(points, 'point', 'points')}`,
  jette: marks => `Next Zitronenjette: ${some(marks, 'mark', 'marks')}`,
  tokens: left => `${some(left, 'intrigue token', 'intrigue tokens')} left`,

  myBoard: 'Your board',
  disasterTracks: 'Disasters',
  majorityTokens: 'Majorities',
  versus: 'yours : best of the others',
  garden: 'Zoo and Park',
  sites: 'Sites and buildings',
  mayor: 'Mayor',
  used: 'used this season',
  worker: (color, n) => some(n, `${color} worker`, `${color} workers`),
  level: (disaster, level) => `${disaster}: level ${level} of 3`,
  marks: n => some(n, 'mark', 'marks'),
  points: n => some(n, 'point', 'points'),
  scoredNow: 'at the end',
  scored: n => `${some(n, 'point', 'points')} if the game ended now`,
  segment: (side, place, color, built) =>
    `Wall, ${side} ${place}, ${color}${built ? ', built' : `: ${some(place, 'mark', 'marks')}`}`,
  statueSpace: complete => (complete ? 'Half complete: statue taken' : 'Statue for completing this half'),
  majority: (name, won, mine, best) => `${name}${won ? ' (won)' : ''}: ${mine}, best of the others ${best}`,
  site: (place, color) => `Site ${place}, ${color}`,
  hidden: color => `hidden card, ${color}`,

  rivals: 'Other players',
  first: 'first player',
  lastTurn: 'His last turn',
  rivalHand: cards => `Hand: ${cards || 'empty'}`,
  rivalWall: (left, right) => `Wall: ${left} left, ${right} right`,

  hand: 'Your hand',
  emptyHand: 'no cards in hand',
}
