import { nth } from '@kontor/engine'
import type { LayoutOf, Phrase, Sort, Space } from '@kontor/engine/presentation'
import { inEach } from '@kontor/language/phrase'
import { COLORS, DISTRICTS, DOCKER_TINTS, DOCKERS, GOODS } from '../colors.ts'
import { AMSTEL, BLACK_MARKET, BLOCKS, BRIDGES, END, END_POINTS, FIELDS, ROOFS } from '../data/board.ts'
import { TILE_DATA } from '../data/tables.ts'
import { MISSIONS } from '../expansions/missions/missions.ts'
import type { Amsterdam } from '../state.ts'
import { textOfMission, textOfTile } from '../words/index.ts'
import { colorName, districtName, dockerName, goodName } from '../words/names.ts'
import { blockNamed, fieldNamed } from '../words/places.ts'

/** How a table that knows no game draws Amsterdam: its city and its harbour are maps, its wheel is a ring. */

const swatch = (color: number) => ({
  key: nth(COLORS, color),
  tint: nth(COLORS, color),
  name: inEach(language => colorName(color, language)),
})
const GOOD_SORTS = GOODS.map((key, good) => ({
  key,
  icon: key,
  name: inEach(language => goodName(good, language)),
}))
const DOCKER_SORTS = DOCKERS.map((key, docker) => ({
  key,
  icon: 'worker-piece',
  tint: DOCKER_TINTS[key],
  name: inEach(language => dockerName(docker, language)),
}))
const COLOR_SORTS = [...COLORS.keys()].map(swatch)

/** 'A1: For 1 gulden: gain 1 prestige …' for each market tile. */
const TILE_SORTS = TILE_DATA.map(({ code }, tile) => ({
  name: inEach(language => (tile === 0 ? '' : `${code}: ${textOfTile(tile, language)}`)),
}))
const MISSION_SORTS = [...MISSIONS.keys()].map(mission => ({
  name: inEach(language => (mission === 0 ? '' : textOfMission(mission, language))),
}))

/** Every way once. */
const waysOf = (places: readonly { readonly neighbours: readonly number[] }[]) =>
  places.flatMap(({ neighbours }, from) => neighbours.flatMap(to => (from < to ? [[from, to] as const] : [])))

/** The harbour fields of a type, in the order of what they serve. */
const fieldsServing = (type: 'large' | 'small' | 'pier') =>
  [...FIELDS.keys()]
    .filter(field => nth(FIELDS, field).type === type)
    .sort((a, b) => nth(FIELDS, a).serves - nth(FIELDS, b).serves)

/** A bridge is told by its points on the field behind it. */
const amstelSpace = (field: number): Space => {
  const bridge = BRIDGES.find(({ after }) => after + 1 === field)
  if (field === END) return { points: END_POINTS }
  return bridge ? { points: bridge.points } : {}
}

const SMALL: Sort = { icon: 'good', name: { en: 'any good', de: 'jede Ware', nl: 'elk goederenfiche' } }
const START: Sort = { icon: 'start', name: { en: 'start', de: 'Start', nl: 'start' } }
const SHIP: Phrase = { en: 'Ship', de: 'Frachtschiff', nl: 'Vrachtschip' }

/** What an anchorage or a pier serves; plain water shows nothing. */
function shownOn(field: number): { shows?: Sort } {
  const { type, serves } = nth(FIELDS, field)
  switch (type) {
    case 'large':
      return { shows: nth(GOOD_SORTS, serves) }
    case 'small':
      return { shows: SMALL }
    case 'pier': {
      const { name, tint } = nth(DOCKER_SORTS, serves)
      return { shows: { name, tint } }
    }
    case 'start':
      return { shows: START }
    case 'water':
      return {}
  }
}

export const layout: LayoutOf<Amsterdam> = {
  colors: COLOR_SORTS,
  table: [
    { as: 'figures', of: [{ field: 'round', name: { en: 'Round', de: 'Runde', nl: 'Ronde' } }] },
    {
      as: 'values',
      field: 'shownTiles',
      name: { en: 'Market', de: 'Markt', nl: 'Markt' },
      of: TILE_SORTS,
      last: true,
    },
    {
      as: 'values',
      field: 'districts',
      name: { en: 'Scored districts', de: 'Gewertete Quartiere', nl: 'Buurten die tellen' },
      of: DISTRICTS.map((_, district) => ({
        tint: nth(COLORS, district),
        name: inEach(() => districtName(district)),
      })),
    },
    {
      as: 'columns',
      rows: [
        {
          field: 'dice',
          name: { en: 'Dice', de: 'Würfel', nl: 'Dobbelstenen' },
          of: 'dice',
          answers: [{ piece: 'die', by: 'color' }],
        },
      ],
    },
    { as: 'cards', field: 'display', name: { en: 'On display', de: 'Ausgelegt', nl: 'Opengelegd' } },
    {
      as: 'map',
      name: { en: 'Harbour', de: 'Hafen', nl: 'Haven' },
      places: FIELDS.map(({ id, x, y }, field) => ({
        key: id,
        x,
        y,
        name: fieldNamed(field),
        ...shownOn(field),
      })),
      ways: waysOf(FIELDS),
      layers: [
        { as: 'kinds', field: 'small', at: fieldsServing('small'), of: GOOD_SORTS },
        { as: 'counts', field: 'large', at: fieldsServing('large'), most: nth(ROOFS, 0).length },
        { as: 'heaps', field: 'piers', at: fieldsServing('pier'), of: DOCKER_SORTS },
        {
          as: 'figure',
          field: 'foreman',
          icon: 'worker',
          name: { en: 'Foreman', de: 'Vorarbeiter', nl: 'Voorman' },
        },
        { as: 'pieces', field: 'ship', name: SHIP },
      ],
      answers: [
        { piece: 'berth', by: 'place' },
        { piece: 'foreman', by: 'place' },
      ],
    },
    {
      as: 'map',
      name: { en: 'City', de: 'Stadt', nl: 'Stad' },
      places: BLOCKS.map(({ id, district, cost, x, y }, block) => ({
        key: id,
        x,
        y,
        color: district,
        cost,
        name: inEach(() => blockNamed(block)),
      })),
      ways: waysOf(BLOCKS),
      layers: [
        { as: 'kinds', field: 'goods', of: GOOD_SORTS },
        { as: 'owners', field: 'owners' },
        {
          as: 'figure',
          field: 'messenger',
          icon: 'person',
          name: { en: 'City messenger', de: 'Stadtbote', nl: 'Stadsbode' },
        },
      ],
      answers: [
        { piece: 'block', by: 'place' },
        { piece: 'messenger', by: 'place' },
      ],
    },
    {
      as: 'race',
      field: 'amstel',
      name: { en: 'Amstel', de: 'Amstel', nl: 'Amstel' },
      spaces: AMSTEL.map((_, field) => amstelSpace(field)),
      answers: [{ piece: 'disc', by: 'place' }],
    },
    {
      as: 'values',
      field: 'depot',
      name: { en: 'Depot', de: 'Warendepot', nl: 'Goederendepot' },
      of: DOCKER_SORTS,
    },
    {
      as: 'map',
      name: { en: 'Black market', de: 'Schwarzmarkt', nl: 'Zwarte markt' },
      places: BLACK_MARKET.map(({ x, y }, good) => ({
        key: nth(GOODS, good),
        x,
        y,
        name: nth(GOOD_SORTS, good).name,
        shows: nth(GOOD_SORTS, good),
      })),
      ways: [],
      layers: [
        { as: 'counts', field: 'blackMarket', at: [...GOODS.keys()], most: 1 },
        {
          as: 'figure',
          field: 'trader',
          icon: 'merchants',
          name: { en: 'Trader', de: 'Händler', nl: 'Handelaar' },
        },
      ],
      answers: [{ piece: 'trader', by: 'place' }],
    },
    {
      as: 'piles',
      of: [
        { field: 'decks', name: { en: 'Decks', de: 'Stapel', nl: 'Stapels' } },
        { field: 'discard', name: { en: 'Discard pile', de: 'Ablagestapel', nl: 'Aflegstapel' } },
      ],
    },
  ],
  seat: [
    {
      as: 'figures',
      of: [
        { field: 'gulden', name: { en: 'Gulden', de: 'Gulden', nl: 'Gulden' }, sign: 'money' },
        { field: 'points', name: { en: 'Prestige', de: 'Prestige', nl: 'Prestige' }, sign: 'points' },
        {
          field: 'penalties',
          name: { en: 'Penalty tiles', de: 'Strafplättchen', nl: 'Straffiches' },
          icon: 'penalty',
        },
        {
          field: 'magazine',
          name: { en: 'Magazine', de: 'Magazin', nl: 'Magazijn' },
          icon: 'resource',
          of: COLOR_SORTS,
        },
      ],
    },
    {
      as: 'columns',
      rows: [
        {
          field: 'supply',
          name: { en: 'Resources', de: 'Rohstoffe', nl: 'Grondstoffen' },
          of: 'numbers',
          answers: [{ piece: 'resource', by: 'color' }],
        },
      ],
    },
    { as: 'ring', field: 'wheel', name: { en: 'Wheel', de: 'Drehscheibe', nl: 'Draaischijf' } },
    {
      as: 'amounts',
      field: 'storage',
      name: { en: 'Storage', de: 'Zwischenlager', nl: 'Tijdelijke opslag' },
      of: GOOD_SORTS,
      answers: [{ piece: 'good', verb: 'load', by: 'place' }],
    },
    {
      as: 'amounts',
      field: 'cargo',
      name: SHIP,
      of: GOOD_SORTS,
      answers: [{ piece: 'good', verb: 'deliver', by: 'place' }],
    },
    {
      as: 'amounts',
      field: 'crew',
      name: { en: 'Dock workers aboard', de: 'Hafenarbeiter an Bord', nl: 'Dokwerkers aan boord' },
      of: DOCKER_SORTS,
      answers: [{ piece: 'docker', verb: 'land', by: 'color' }],
    },
    {
      as: 'values',
      field: 'missions',
      name: { en: 'Missions', de: 'Aufträge', nl: 'Opdrachten' },
      of: MISSION_SORTS,
    },
    {
      as: 'values',
      field: 'openMissions',
      name: { en: 'Open missions', de: 'Offene Aufträge', nl: 'Open opdrachten' },
      of: MISSION_SORTS,
    },
    {
      as: 'cards',
      field: 'active',
      name: { en: 'Active cards', de: 'Aktive Karten', nl: 'Actieve kaarten' },
    },
    {
      as: 'cards',
      field: 'inactive',
      name: { en: 'Inactive cards', de: 'Inaktive Karten', nl: 'Niet-actieve kaarten' },
      hand: true,
    },
  ],
}
