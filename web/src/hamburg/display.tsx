import { UNDER } from '@kontor/hamburg/drawn'
import { BackInside, CardInside, cardClass } from '../pieces/card.tsx'
import { Icon } from '../pieces/icon.tsx'
import { answersAt, Spot } from './spot.tsx'
import { cardColor, type Look, mineOf, type Seat } from './table.ts'

interface Shown {
  readonly look: Look
  readonly mine: Seat
  readonly card: number
}

/** A card front up in my display: a button while it can be activated or is otherwise asked for. */
function Laid({ look, mine, card }: Shown) {
  const { faces, words } = look
  const face = faces.get(card)
  if (!face) return null
  const used = mine.used.includes(card)
  const can = answersAt(look, `card ${card}`).length === 1
  return (
    <Spot
      look={look}
      spot={`card ${card}`}
      label={`${face.name}. ${face.text}${used ? ` (${words.used})` : ''}`}
      class={`${cardClass(face, 'mini')}${used ? ' used' : ''}`}
      name={`card ${card}`}
      from={`deck ${face.tint}`}
      card={card}
    >
      <CardInside face={face} size="mini" />
      {used && (
        <span class="tag tag-used">
          <Icon name="marker" />
        </span>
      )}
      {can && (
        <span class="tag tag-playable">
          <Icon name="up" />
        </span>
      )}
    </Spot>
  )
}

/** A site with what stands on it; its edge stays in sight below. */
function Site({ look, mine, place }: { readonly look: Look; readonly mine: Seat; readonly place: number }) {
  const { faces, words } = look
  const back = mine.sites[place]!
  const color = cardColor(faces, back)
  const standing = mine.buildings.filter((_, i) => mine.places[i] === place)
  return (
    <div class={`site${standing.length === 0 ? ' empty' : ''}${standing.length > 1 ? ' double' : ''}`}>
      <Spot
        look={look}
        spot={`site ${place}`}
        label={words.site(place + 1, words.colors[color])}
        class={`card back mini c-${color}`}
        name={back >= 0 ? `card ${back}` : `site ${place}`}
        from={`deck ${color}`}
        card={back >= 0 ? back : undefined}
      >
        <BackInside color={color} />
      </Spot>
      {standing.map(card => (
        <Laid key={card} look={look} mine={mine} card={card} />
      ))}
    </div>
  )
}

/** My display: Zoo and Park at the left, sites with their buildings at the right. */
export function Display({ look }: { readonly look: Look }) {
  const { table, words, scene } = look
  const mine = table.seats[mineOf(scene)]!
  return (
    <div class="tableau">
      {mine.garden.length > 0 && (
        <div class="garden">
          <span class="label">{words.garden}</span>
          <div class="row">
            {mine.garden.map((card, place) => (
              <div class="plot-stack" key={card}>
                <Laid look={look} mine={mine} card={card} />
                {mine.buildings.flatMap((building, i) =>
                  mine.places[i] === UNDER + place
                    ? [<Laid key={building} look={look} mine={mine} card={building} />]
                    : [],
                )}
              </div>
            ))}
          </div>
        </div>
      )}
      <div class="sites" data-part="sites">
        <span class="label">{words.sites}</span>
        <div class="row">
          {mine.sites.length === 0 && <span class="nothing">{words.none}</span>}
          {mine.sites.map((back, place) => (
            <Site key={back >= 0 ? back : `site ${place}`} look={look} mine={mine} place={place} />
          ))}
        </div>
      </div>
    </div>
  )
}
