import { NONE, type Row } from '@kontor/common/layout'
import { backShown, nth } from '@kontor/engine'
import { orNone } from '@kontor/five-colours/words/table/terms'
import { citedIn } from '@kontor/language/phrase'
import { FIRST_MAYOR, MAYORS, SHIPS, STEPS } from '../../cards/tiles.ts'
import type { Seat } from '../../state.ts'
import { shortOf } from '../../words/card/short.ts'
import { color, type Scene, say } from '../../words/table/scene.ts'
import { stockSide } from '../stock/tracker.ts'
import { clericTileText, mayorShort, mayorText, stockStepText, stockText } from './tiles.ts'

/** What the tiles of the expansions add to the table as text. */

/** Statues by their points; one without points is a Zitronenjette. */
export const statueNames = ({ statues }: Seat): string[] =>
  statues.map(points => (points === 0 ? 'Zitronenjette' : `${points}`))

function shipRow(scene: Scene): Row {
  const active = SHIPS.flatMap((ability, ship) =>
    (scene.state.ships & (1 << ship)) === 0
      ? []
      : [`${color(scene, ship)} (${shortOf(ability, scene.language)})`],
  )
  return [say(scene, 'ships'), orNone(active)]
}

/** The visible side with all its steps; then where the tracker stands, and what that means. */
function stockRows(scene: Scene): Row[] {
  const { state, language } = scene
  const side = stockSide(state)
  if (side === undefined) return [[say(scene, 'stock'), [NONE]]]
  const { tracker } = state
  const now = stockStepText(side, tracker % STEPS, language)
  return [
    [say(scene, 'stock'), [stockText(side, language)]],
    [say(scene, 'tracker'), [`${say(scene, 'space')} ${tracker + 1} ${say(scene, 'of')} ${2 * STEPS}`, now]],
  ]
}

/** The tiles at the windows, each in a line of its own, and the one of this season. */
function clericRows(scene: Scene): Row[] {
  const { state, language } = scene
  const active = state.clericTile < 0 ? NONE : clericTileText(state.clericTile, language)
  const windows = state.clericTiles.map((tile, window): Row => {
    const label = window === 0 ? say(scene, 'clericTiles') : ''
    return [label, [`${color(scene, window)}: ${citedIn(clericTileText(tile, language), language)}`]]
  })
  return [...windows, [say(scene, 'activeTile'), [active]]]
}

/** What everybody sees of the expansions in play. */
export function tileRows(scene: Scene): Row[] {
  const { expansions, jettes } = scene.state
  return [
    ...(expansions.includes('hummel') ? [[say(scene, 'jettes'), orNone(jettes.map(String))] as const] : []),
    ...(expansions.includes('ships') ? [shipRow(scene)] : []),
    ...(expansions.includes('stock') ? stockRows(scene) : []),
    ...(expansions.includes('clerics') ? clericRows(scene) : []),
  ]
}

const used = (scene: Scene, mine: Seat, side: number) =>
  mine.used.includes(side) ? ` (${say(scene, 'used')})` : ''

/** The own mayor with its full sentence. */
export function mayorRow(scene: Scene, mine: Seat): Row[] {
  return mine.mayor.map(side => [
    say(scene, 'mayor'),
    [
      `${nameOfMayor(side)}${used(scene, mine, side)}: ${citedIn(mayorText(side - FIRST_MAYOR, scene.language), scene.language)}`,
    ],
  ])
}

/** Both sides of a tile bear the same name, so that it is known before the side is. */
function nameOfMayor(side: number): string {
  const tile = backShown(side)
  return nth(MAYORS, tile === undefined ? side - FIRST_MAYOR : 2 * tile).name
}

/** Another player's mayor: the name, and in brackets what it can do once it is shown. */
export function mayorInShort(scene: Scene, mine: Seat): string[] {
  return mine.mayor.map(side => {
    const name = nameOfMayor(side)
    if (backShown(side) !== undefined) return name
    return `${name} (${mayorShort(side - FIRST_MAYOR, scene.language)})${used(scene, mine, side)}`
  })
}
