import { countIn } from '@kontor/language/typography'
import type { Words } from './words.ts'

const some = (n: number, one: string, many: string) => countIn(n, one, many, 'nl')
/** The colour before a word with ‘de’, or after ‘het’. */
const bent = (color: string) =>
  ({ paars: 'paarse', grijs: 'grijze', bruin: 'bruine', zwart: 'zwarte' })[color] ?? color
const points = (n: number) => some(n, 'punt', 'punten')

export const nl: Words = {
  colors: { purple: 'paars', orange: 'oranje', gray: 'grijs', pink: 'roze', brown: 'bruin', black: 'zwart' },
  disasters: {
    purple: 'Overstroming',
    orange: 'Brand',
    gray: 'Instortende stadsmuur',
    pink: 'Plundering',
    brown: 'Ziekte',
  },
  shortDisasters: {
    purple: 'Over\u00adstroming',
    orange: 'Brand',
    gray: 'Instorting',
    pink: 'Plundering',
    brown: 'Ziekte',
  },
  majorities: {
    hall: 'Stadhuisplein',
    buildings: 'Gebouwen',
    wall: 'Stadsmuur',
    points: 'Overwinningspunten',
    zoo: 'Dierentuin',
  },
  shortMajorities: { hall: 'Stadhuis', buildings: 'Gebouwen', wall: 'Muur', points: 'Punten', zoo: 'Zoo' },
  actions: {
    workers: 'Arbeiders',
    money: 'Geld',
    decrease: 'Onheil',
    wall: 'Muur',
    site: 'Bouw\u00adlocatie',
    build: 'Gebouw',
  },
  phases: ['Kaarten', 'Dobbelstenen', 'Acties', 'Meerderheden'],
  parts: { mine: 'Bord', city: 'Stad', rivals: 'Anderen' },

  season: 'Cyclus',
  phase: 'Fase',
  when: (season, phase, round, rounds) =>
    `Cyclus ${season} van 8, fase ${phase}${round > 0 ? `, ronde ${round} van ${rounds}` : ''}`,
  standing: (name, n) => `${name}: ${points(n)}`,
  scoreTrack: 'Punten',

  city: 'Stad',
  church: 'Kerk',
  dice: 'Dobbel\u00adstenen',
  ships: 'Schepen',
  piles: 'Trekstapels',
  hall: 'Stadhuisplein',
  step: 'vooruitgaan',
  stock: 'Beurs',
  statues: 'Standbeeld',
  jettes: 'Zitronenjette',
  intrigue: 'Fiches',
  passing: 'Zojuist',
  window: (color, here, floor, cards) =>
    `${color} venster${here ? ', hier staat de geestelijke van deze cyclus' : ''}; ${some(floor, 'geestelijke', 'geestelijken')} voor de kerk, elk telt voor ${cards} van je kaarten`,
  guest: color => `arbeider in het ${bent(color)} venster`,
  die: (color, pips) => `${bent(color)} dobbelsteen: ${pips || 'niet gegooid'}`,
  ship: (color, docked, text) => `${color} schip, ${docked ? 'aan de kade' : 'op de rede'}. ${text}`,
  pile: (color, cards) => `${bent(color)} trekstapel, ${some(cards, 'kaart', 'kaarten')}`,
  discard: (cards, top) => `aflegstapel, ${some(cards, 'kaart', 'kaarten')}${top ? `, bovenop ${top}` : ''}`,
  hallSpace: (space, n, names) => `veld ${space}, ${points(n)}${names ? `: ${names}` : ''}`,
  hallPrice: marks => (marks === 0 ? 'geen dobbelsteen toont een 1 of 2' : `vooruitgaan kost ${marks} mark`),
  stockStep: (text, now) => `${text}${now ? ' (nu)' : ''}`,
  statue: n => `Volgend standbeeld: ${points(n)}`,
  jette: marks => `Volgende Zitronenjette: ${marks} mark`,
  tokens: left => `nog ${some(left, 'zwart onheilsfiche', 'zwarte onheilsfiches')}`,

  myBoard: 'Jouw bord',
  disasterTracks: 'Onheil',
  majorityTokens: 'Meerderheden',
  versus: 'jij : hoogste van de anderen',
  garden: 'Dierentuin en park',
  sites: 'Bouwlocaties en gebouwen',
  mayor: 'Burgemeester',
  used: 'deze cyclus geactiveerd',
  worker: (color, n) => some(n, `${bent(color)} arbeider`, `${bent(color)} arbeiders`),
  level: (disaster, level) => `${disaster}: niveau ${level} van 3`,
  marks: n => `${n} mark`,
  points,
  scoredNow: 'aan het einde',
  scored: n => `${points(n)} als de partij nu zou eindigen`,
  segment: (side, place, color, built) =>
    `Muur ${side === 'left' ? 'links' : 'rechts'} ${place}, ${color}${built ? ', gebouwd' : `: ${place} mark`}`,
  statueSpace: complete =>
    complete ? 'Helft voltooid: standbeeld genomen' : 'Standbeeld voor het voltooien van deze helft',
  majority: (name, won, mine, best) =>
    `${name}${won ? ' (behaald)' : ''}: ${mine}, hoogste van de anderen ${best}`,
  site: (place, color) => `Bouwlocatie ${place}, ${color}`,
  hidden: color => `gedekte kaart, ${color}`,

  rivals: 'Andere spelers',
  first: 'begint',
  lastTurn: 'Zijn laatste beurt',
  rivalHand: cards => `Hand: ${cards || 'leeg'}`,
  rivalWall: (left, right) => `Muur: links ${left}, rechts ${right}`,

  hand: 'Jouw hand',
  emptyHand: 'geen kaarten in je hand',
}
