import { nth } from '@kontor/engine'
import { FIRST_CLERIC } from '@kontor/hamburg/drawn'
import { Formula } from '../../pieces/card/formula.tsx'
import { Worker } from '../../pieces/figures.tsx'
import { mineOf } from '../../pieces/foreseen.ts'
import { Sign } from '../../pieces/icon.tsx'
import { Spot } from '../../pieces/spot/spot.tsx'
import { Shield } from '../../pieces/sums.tsx'
import { colorAt } from '../color.ts'
import { hamburgDrawing } from '../drawings.ts'
import { type Look, plays, scoredAt } from '../table.ts'

const WINDOWS = [0, 1, 2, 3, 4, 5]
const MANY = 3
/** How many patterns of stained glass there are. */
const PATTERNS = 3
/** So many signs of a tile are shown in their full size. */
const FEW_SIGNS = 5

/** The windows, the season's cleric in one of them, and those who stand on the floor already. */
export function Church({ look }: { readonly look: Look }) {
  const { table, next, words, faces, scene } = look
  const mine = nth(table.seats, mineOf(scene))
  return (
    <div class="lane church" data-part="church">
      <span class="name">
        <svg class="drawn main-church" aria-hidden="true" {...hamburgDrawing('main-church')} />
        {words.church}
      </span>
      {WINDOWS.map(window => {
        const color = colorAt(window)
        const here = table.window === window
        const floor = table.floor[window] ?? 0
        const cards = scoredAt(faces, mine, window)
        const tile = plays(table, 'clerics') ? table.clericTiles[window] : undefined
        const guest = table.guests.includes(window)
        const said = words.window(words.colors[color], here, floor, cards)
        const rule = tile === undefined ? undefined : faces.get(FIRST_CLERIC + tile)
        const told = rule ? `${said}. ${rule.text}` : said
        const moves = window === table.window - 1 ? 'left' : window === table.window + 1 ? 'right' : 'none'
        const would = next !== table && next.window === window && !here
        return (
          <Spot
            key={color}
            look={look}
            spot={`window ${moves}`}
            label={guest ? `${told}; ${words.guest(words.colors[color])}` : told}
            class={`window c-${color}${here ? ' now' : ''}${would ? ' would' : ''}`}
          >
            <span class="glass" aria-hidden="true">
              <svg class="drawn" aria-hidden="true" {...hamburgDrawing(`window-${window % PATTERNS}`)} />
              <b>{window + 1}</b>
              {here ? (
                <span class="stands" data-key="cleric" data-from="die black" data-at={window}>
                  <Pastor />
                </span>
              ) : guest ? (
                <Worker color={color} />
              ) : (
                <Sign color={color} />
              )}
            </span>
            {tile !== undefined && <Edict look={look} tile={tile} />}
            <span class="floor" aria-hidden="true">
              {floor > MANY ? (
                <span class="many">
                  {floor}
                  <Pastor />
                </span>
              ) : (
                WINDOWS.slice(0, floor).map(place => (
                  <span key={place} class="who" data-key={`pastor ${window} ${place}`} data-from="cleric">
                    <Pastor />
                  </span>
                ))
              )}
              <span class={cards > 0 ? 'each' : 'each none'}>
                <Shield n={cards} />
              </span>
            </span>
          </Spot>
        )
      })}
    </div>
  )
}

/** A pastor with his ruff. */
const Pastor = () => <svg class="drawn pastor" aria-hidden="true" {...hamburgDrawing('cleric')} />

/** The cleric tile beside a window; the one of this season is gold. */
function Edict({ look, tile }: { readonly look: Look; readonly tile: number }) {
  const { table, faces } = look
  const face = faces.get(FIRST_CLERIC + tile)
  if (!face) return null
  return (
    <span
      class={`edict${tile === table.clericTile ? ' now' : ''}${face.icons.length > FEW_SIGNS ? ' many' : ''}`}
      aria-hidden="true"
      onPointerEnter={() => look.look(FIRST_CLERIC + tile)}
    >
      <Formula signs={shortened(face.icons)} />
    </span>
  )
}

/** Dice and cards of several colours only tell the colours; the tile has no room for more. */
function shortened(signs: readonly string[]): string[] {
  return signs.flatMap(sign => (sign === 'arrow' ? [] : [sign.replace(/^(die|card)-(?=[a-z]{4,})/, 'sign-')]))
}
