import { Formula, timingOf } from '../../pieces/card/formula.tsx'
import { Icon, Sign } from '../../pieces/icon.tsx'
import { answersAt, Spot } from '../../pieces/spot/spot.tsx'
import { Shield } from '../../pieces/sums.tsx'
import { hamburgDrawing } from '../drawings.ts'
import { cardColor, type Look, type Seat, underZoo } from '../table.ts'

/** The animal of a Zoo card of each colour. */
export const ANIMALS: Readonly<Record<string, string>> = {
  purple: 'seal',
  orange: 'lion',
  gray: 'elephant',
  pink: 'flamingo',
  brown: 'bear',
}

interface GardenProps {
  readonly look: Look
  readonly mine: Seat
  /** My things after the answer that is regarded. */
  readonly then: Seat
}

/** Zoo and Park cards: enclosures with their animals, trees with a notice. */
export function Garden({ look, mine, then }: GardenProps) {
  return (
    <section class="garden" aria-label={look.words.garden} style={{ '--plots': mine.garden.length }}>
      {mine.garden.map((card, place) => (
        <div class="enclosure" key={card}>
          <Plot
            look={look}
            card={card}
            used={mine.used.includes(card)}
            full={underZoo(mine, place).length > 0}
          />
          {underZoo(then, place).map(building => (
            <Pavilion
              key={building}
              look={look}
              card={building}
              used={mine.used.includes(building)}
              would={!mine.buildings.includes(building)}
            />
          ))}
        </div>
      ))}
    </section>
  )
}

interface PlotProps {
  readonly look: Look
  readonly card: number
  readonly used: boolean
  /** A building stands in it. */
  readonly full: boolean
}

function Plot({ look, card, used, full }: PlotProps) {
  const { faces, words } = look
  const face = faces.get(card)
  if (!face) return null
  const color = cardColor(faces, card)
  const zoo = face.emblem === 'zoo'
  const timing = timingOf(face.icons)
  return (
    <Spot
      look={look}
      spot={`card ${card}`}
      label={`${face.name}. ${face.text}${used ? ` (${words.used})` : ''}`}
      class={`${zoo ? 'zoo' : 'park'} c-${color}${used ? ' used' : ''}`}
      name={`card ${card}`}
      from={`deck ${color}`}
      card={card}
    >
      <svg class="drawn land" aria-hidden="true" {...hamburgDrawing(zoo ? 'enclosure' : 'park')} />
      {zoo && !full && (
        <svg class="drawn animal" aria-hidden="true" {...hamburgDrawing(ANIMALS[color] ?? 'bear')} />
      )}
      <span class="over" aria-hidden="true">
        {zoo && <Icon name="zoo" />}
        <Sign color={color} />
      </span>
      {timing !== undefined && (
        <span class="notice" aria-hidden="true">
          <Icon name={timing} />
          <Formula signs={face.icons} />
          {used && <Icon name="marker" class="marker" />}
        </span>
      )}
      <Shield n={face.points} />
    </Spot>
  )
}

interface PavilionProps {
  readonly look: Look
  readonly card: number
  readonly used: boolean
  readonly would: boolean
}

/** A building under a Zoo card. */
function Pavilion({ look, card, used, would }: PavilionProps) {
  const { faces, words } = look
  const face = faces.get(card)
  if (!face) return null
  const timing = timingOf(face.icons)
  const can = answersAt(look, `card ${card}`).length === 1
  return (
    <Spot
      look={look}
      spot={`card ${card}`}
      label={`${face.name}. ${face.text}${used ? ` (${words.used})` : ''}`}
      class={`pavilion c-${face.tint}${used ? ' used' : ''}${would ? ' would' : ''}`}
      name={`card ${card}`}
      card={card}
    >
      <svg class="drawn" aria-hidden="true" {...hamburgDrawing('pavilion')} />
      <span class="crest" aria-hidden="true">
        <Icon name={face.emblem} />
      </span>
      <span class="when" aria-hidden="true">
        <Icon name={used ? 'marker' : (timing ?? 'permanent')} />
      </span>
      {can && (
        <span class="tag tag-playable">
          <Icon name="up" />
        </span>
      )}
    </Spot>
  )
}
