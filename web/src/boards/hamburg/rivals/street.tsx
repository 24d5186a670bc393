import { UNDER } from '@kontor/hamburg/drawn'
import { Icon, Sign } from '../../pieces/icon.tsx'
import { Spot } from '../../pieces/spot/spot.tsx'
import { Front, Scaffold } from '../../pieces/town/front.tsx'
import { hamburgDrawing, roofOf } from '../drawings.ts'
import { ANIMALS } from '../mine/garden.tsx'
import { cardColor, type Look, type Seat } from '../table.ts'

/** Somebody's quarter in miniature: the same roofs, emblems, sites and animals. */
export function Street({ look, theirs }: { readonly look: Look; readonly theirs: Seat }) {
  const { faces, words } = look
  const under = (place: number) => theirs.buildings.filter((_, i) => theirs.places[i] === UNDER + place)
  const on = (place: number) => theirs.buildings.filter((_, i) => theirs.places[i] === place)
  return (
    <div class="street">
      {theirs.garden.flatMap((card, place) => [
        <TinyGarden key={card} look={look} card={card} used={theirs.used.includes(card)} />,
        ...under(place).map(building => (
          <TinyHouse key={building} look={look} card={building} used={theirs.used.includes(building)} />
        )),
      ])}
      {theirs.garden.length > 0 && <i class="gap" />}
      {theirs.sites.flatMap((back, place) => {
        const color = cardColor(faces, back)
        const standing = on(place)
        if (standing.length > 0)
          return standing.map(card => (
            <TinyHouse key={card} look={look} card={card} used={theirs.used.includes(card)} site={color} />
          ))
        return [
          <span
            key={`site ${place}`}
            class={`tiny bare c-${color}`}
            role="img"
            aria-label={words.site(place + 1, words.colors[color])}
          >
            <Scaffold small />
            <Ground color={color} />
          </span>,
        ]
      })}
    </div>
  )
}

const Ground = ({ color }: { readonly color: ReturnType<typeof cardColor> }) => (
  <i class={`under c-${color}`}>
    <Sign color={color} />
  </i>
)

interface TinyProps {
  readonly look: Look
  readonly card: number
  readonly used: boolean
}

function TinyHouse({ look, card, used, site }: TinyProps & { readonly site?: ReturnType<typeof cardColor> }) {
  const face = look.faces.get(card)
  if (!face) return null
  return (
    <Spot
      look={look}
      spot={`card ${card}`}
      label={`${face.name}. ${face.text}${used ? ` (${look.words.used})` : ''}`}
      class={`tiny c-${face.tint}${used ? ' used' : ''}${site === undefined ? ' inside' : ''}`}
      card={card}
    >
      <Front roof={roofOf(face.emblem)} small name={`card ${card}`}>
        <span class="crest">
          <Icon name={face.emblem} />
        </span>
      </Front>
      {site !== undefined && <Ground color={site} />}
    </Spot>
  )
}

function TinyGarden({ look, card, used }: TinyProps) {
  const face = look.faces.get(card)
  if (!face) return null
  const color = cardColor(look.faces, card)
  return (
    <Spot
      look={look}
      spot={`card ${card}`}
      label={`${face.name}. ${face.text}${used ? ` (${look.words.used})` : ''}`}
      class={`tiny green c-${color}${used ? ' used' : ''}`}
      name={`card ${card}`}
      card={card}
    >
      {face.emblem === 'zoo' ? (
        <svg class="drawn beast" aria-hidden="true" {...hamburgDrawing(ANIMALS[color] ?? 'bear')} />
      ) : (
        <Icon name="park" />
      )}
      <Ground color={color} />
    </Spot>
  )
}
