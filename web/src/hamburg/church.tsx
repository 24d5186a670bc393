import { FIRST_CLERIC } from '@kontor/hamburg/drawn'
import { Cleric, Worker } from '../pieces/figures.tsx'
import { Formula } from '../pieces/formula.tsx'
import { Icon, Sign } from '../pieces/icon.tsx'
import { drawing } from '../pieces/sprite.ts'
import { Shield } from '../pieces/sums.tsx'
import { colorAt } from './color.ts'
import { Spot } from './spot.tsx'
import { type Look, mineOf, scoredAt } from './table.ts'

const WINDOWS = [0, 1, 2, 3, 4, 5]
const MANY = 3

/** The windows, the season's cleric in one of them, and those who stand on the floor already. */
export function Church({ look }: { readonly look: Look }) {
  const { table, next, words, faces, scene } = look
  const mine = table.seats[mineOf(scene)]!
  return (
    <div class="lane church" data-part="church">
      <span class="name">{words.church}</span>
      {WINDOWS.map(window => {
        const color = colorAt(window)
        const here = table.window === window
        const floor = table.floor[window] ?? 0
        const cards = scoredAt(faces, mine, window)
        const guest = table.guests.includes(window)
        const said = words.window(words.colors[color], here, floor, cards)
        const moves = window === table.window - 1 ? 'left' : window === table.window + 1 ? 'right' : 'none'
        const would = next !== table && next.window === window && !here
        return (
          <Spot
            key={color}
            look={look}
            spot={`window ${moves}`}
            label={guest ? `${said}; ${words.guest(words.colors[color])}` : said}
            class={`window c-${color}${here ? ' now' : ''}${would ? ' would' : ''}`}
          >
            <span class="glass" aria-hidden="true">
              <svg class="lancet" aria-hidden="true" {...drawing('a-lancet')} />
              <b>{window + 1}</b>
              {here && (
                <span class="stands" data-key="cleric" data-at={window}>
                  <Cleric />
                </span>
              )}
              {guest && !here ? <Worker color={color} /> : <Sign color={color} />}
            </span>
            <span class="floor" aria-hidden="true">
              {floor > MANY ? (
                <span class="many">
                  {floor}
                  <Cleric />
                </span>
              ) : (
                WINDOWS.slice(0, floor).map(place => <Cleric key={place} />)
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

/** The cleric tiles below their windows; the one of this season stands out. */
export function ClericTiles({ look }: { readonly look: Look }) {
  const { table, words, faces } = look
  return (
    <div class="lane cleric-tiles">
      <span class="name">{words.tiles}</span>
      {table.clericTiles.map((tile, window) => {
        const face = faces.get(FIRST_CLERIC + tile)
        return (
          <div
            key={colorAt(window)}
            class={`cleric-tile c-${colorAt(window)}${tile === table.clericTile ? ' now' : ''}`}
            role="img"
            aria-label={face?.text}
            onPointerEnter={() => look.look(FIRST_CLERIC + tile)}
          >
            {face && <Formula signs={shortened(face.icons)} />}
            {tile === table.clericTile && <Icon name="check" class="active" />}
          </div>
        )
      })}
    </div>
  )
}

/** Dice and cards of several colours only tell the colours; the tile has no room for more. */
function shortened(signs: readonly string[]): string[] {
  return signs.flatMap(sign => (sign === 'arrow' ? [] : [sign.replace(/^(die|card)-(?=[a-z]{4,})/, 'sign-')]))
}
