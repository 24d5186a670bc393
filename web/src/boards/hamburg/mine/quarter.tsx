import { nth } from '@kontor/engine'
import { mineOf } from '../../pieces/foreseen.ts'
import { Sign } from '../../pieces/icon.tsx'
import { Spot } from '../../pieces/spot/spot.tsx'
import { Foundation, Scaffold } from '../../pieces/town/front.tsx'
import { hamburgDrawing } from '../drawings.ts'
import { cardColor, type Look, type Seat, standingOn } from '../table.ts'
import { Garden } from './garden.tsx'
import { House } from './house.tsx'

/** How wide garden and houses would be at their full width, in pixels, where they become narrow and where very narrow. */
const HOUSE = 66
const PLOT = 58
const NARROW = 900
const NARROWEST = 1190

/** My quarter: the garden at the left, then one street of houses on their sites, in the order in which they were laid out. */
export function Quarter({ look }: { readonly look: Look }) {
  const { table, next, words, scene } = look
  const seat = mineOf(scene)
  const [mine, then] = [nth(table.seats, seat), nth(next.seats, seat)]
  const sites = [...mine.sites, ...then.sites.slice(mine.sites.length)]
  const width = (mine.sites.length + 1) * HOUSE + mine.garden.length * PLOT
  const room =
    (width > NARROW || look.section !== undefined ? ' tight' : '') + (width > NARROWEST ? ' tighter' : '')
  return (
    <div class={`quarter${room}`} data-part="sites">
      <svg class="drawn horizon" aria-hidden="true" {...hamburgDrawing('horizon')} />
      {mine.garden.length > 0 && <Garden look={look} mine={mine} then={then} />}
      <section class="terrace" aria-label={words.sites} style={{ '--plots': mine.sites.length }}>
        {sites.map((back, place) => (
          <Site key={back >= 0 ? back : `site ${place}`} look={look} then={then} mine={mine} place={place} />
        ))}
      </section>
    </div>
  )
}

interface SiteProps {
  readonly look: Look
  readonly mine: Seat
  /** My things after the answer that is regarded. */
  readonly then: Seat
  readonly place: number
}

/** A site with what stands on it, or would; while nothing does, a scaffold. */
function Site({ look, mine, then, place }: SiteProps) {
  const { faces, words } = look
  const here = place < mine.sites.length
  const back = here ? nth(mine.sites, place) : nth(then.sites, place)
  const color = cardColor(faces, back)
  const standing = standingOn(mine, place)
  const planned = standingOn(then, place).filter(card => !mine.buildings.includes(card))
  const bare = standing.length + planned.length === 0
  const known = {
    'data-key': back >= 0 ? `card ${back}` : `site ${place}`,
    'data-from': `deck ${color}`,
    'data-leaves': 'floods',
  }
  const gone = here && !then.sites.includes(back)
  return (
    <div class={`site${standing.length + planned.length > 1 ? ' double' : ''}`}>
      {standing.map(card => (
        <House
          key={card}
          look={look}
          card={card}
          used={mine.used.includes(card)}
          state={then.buildings.includes(card) ? '' : 'gone'}
        />
      ))}
      {planned.map(card => (
        <House key={card} look={look} card={card} used={false} state="would" />
      ))}
      <Spot
        look={look}
        spot={here ? `site ${place}` : 'none'}
        label={words.site(place + 1, words.colors[color])}
        class={`${bare ? 'plot' : 'base'} c-${color}${here ? '' : ' would'}${gone ? ' gone' : ''}`}
        card={back >= 0 ? back : undefined}
      >
        {bare && (
          <>
            <Scaffold />
            <span class="board-sign">
              <Sign color={color} />
            </span>
          </>
        )}
        <span class="ground" {...(here ? known : {})}>
          <Foundation />
          <Sign color={color} />
        </span>
      </Spot>
    </div>
  )
}
