import { nth } from '@kontor/engine'
import type { CardFace } from '@kontor/engine/presentation'
import { Formula, timingOf } from '../../pieces/card/formula.tsx'
import { Icon, Sign } from '../../pieces/icon.tsx'
import { Spot } from '../../pieces/spot/spot.tsx'
import { Shield } from '../../pieces/sums.tsx'
import { cardTint } from '../color.ts'
import { Drawn, Portrait } from '../drawn/drawn.tsx'
import { type Detail, front, riseOf, type State, sill, windowHalf, zones } from '../drawn/house.ts'
import { plot } from '../drawn/plot.ts'
import { type Look, personIn } from '../table.ts'

interface Props {
  readonly look: Look
  /** The house, by the order in which they came. */
  readonly place: number
  /** What tells it from its like when others are gone. */
  readonly id: number
  readonly width: number
  readonly height: number
  readonly detail: Detail
}

/** A house tells everything about its person: colour, group, when it works, what it does, what it scores, whether it is used. */
export function House({ look, place, id, width, height, detail }: Props) {
  const { table, next, mine, faces, words } = look
  const [seat, then] = [nth(table.seats, mine), nth(next.seats, mine)]
  const builtNow = place < seat.houses.length
  const card = nth((builtNow ? seat : then).houses, place)
  const tint = cardTint(faces, card)
  const person = personIn(seat, place)
  const lives = person === undefined ? undefined : faces.get(person)
  const comes = person === undefined ? guestIn(look, place) : undefined
  const used = person !== undefined && seat.used.includes(person)
  const state: State = lives ? (used ? 'used' : 'lived') : comes ? 'guest' : 'empty'
  const tall = height + (detail === 'full' ? riseOf(place) : 0)
  const parts = zones(tall, detail, lives !== undefined)
  const points = 1 + (lives?.points ?? 0)
  const color = words.colors[tint]
  const said = lives ? words.livedHouse(color, lives.name, points) : words.emptyHouse(color)
  const goes = builtNow && placeThatGoes(look) === place
  const window = {
    top: `${parts.window.y}px`,
    height: `${parts.window.h - 3}px`,
    width: `${2 * windowHalf(width)}px`,
  }
  return (
    <Spot
      look={look}
      spot={person === undefined ? [`house ${place}`] : [`card ${person}`, `house ${place}`]}
      label={`${said}${lives ? `. ${lives.text}` : ''}${used ? ` (${words.used})` : ''}`}
      class={`house ${detail} ${state} c-${tint}${width < NARROW ? ' slim' : ''}${goes ? ' would-go' : ''}${builtNow ? '' : ' would-rise'}`}
      name={builtNow ? `house ${id}` : undefined}
      at={`${person ?? 'empty'}${used ? ' used' : ''}`}
      enters={!builtNow ? undefined : used ? 'tires' : lives ? 'moves-in' : 'rises'}
      leaves="burns"
      card={person}
      part={place === 0 ? 'house' : undefined}
      style={{ width: `${width}px`, height: `${tall}px` }}
    >
      <Drawn drawing={front(width, tall, place, state, detail)} class="front" />
      <span class="crest" style={{ top: `${parts.gable.h * 0.5}px` }}>
        <Sign color={tint} />
      </span>
      {(lives ?? comes) && (
        <span class="who" style={window}>
          {used ? null : <Portrait face={(lives ?? comes)!} class={lives ? '' : 'ghostly'} />}
        </span>
      )}
      {lives && (
        <>
          <Drawn drawing={sill(width, tall, used, detail)} class={`front${used ? ' curtained' : ''}`} />
          <span class="hang" style={{ top: `${parts.sign.y + 1}px`, height: `${parts.sign.h}px` }}>
            <HouseSign face={lives} points={detail === 'low' ? points : undefined} />
          </span>
        </>
      )}
      {!(lives && detail === 'low') && <Shield n={points} />}
      {used && (
        <span class="tag-turned" style={{ top: `${parts.window.y + parts.window.h - 17}px` }}>
          <Icon name="marker" />
        </span>
      )}
      {goes && (
        <span class="gone">
          <Icon name="fire" />
        </span>
      )}
      <span class="corner" style={{ top: `${parts.gable.h + 3}px` }}>
        <Icon name="up" />
      </span>
    </Spot>
  )
}

/** Below this width a sign keeps only its head. */
const NARROW = 50

/** Who would move in: foreseen, or announced and knocking at every empty house. */
function guestIn(look: Look, place: number): CardFace | undefined {
  const { table, next, mine, faces, scene, regarded } = look
  const person = personIn(nth(next.seats, mine), place)
  if (person !== undefined) return faces.get(person)
  const [knocking] = scene.asked?.mine && scene.asked.kind === 'chooseHouse' ? table.announced : []
  if (knocking !== undefined) return faces.get(knocking)
  const answer = scene.asked?.answers.find(({ choice }) => choice === regarded)
  if (answer?.about.use === 'person' && answer.about.card !== undefined) {
    const { houses, places } = nth(table.seats, mine)
    const first = [...houses.keys()].find(house => !places.includes(house))
    return first === place ? faces.get(answer.about.card) : undefined
  }
  return undefined
}

/** The house that the regarded answer would give up. */
function placeThatGoes({ table, next, mine, scene, regarded }: Look): number | undefined {
  const [now, then] = [nth(table.seats, mine).houses, nth(next.seats, mine).houses]
  if (then.length >= now.length) return undefined
  return scene.asked?.answers.find(({ choice }) => choice === regarded)?.about.place
}

/** The sign below the window: the group, when the person works, and the formula. */
function HouseSign({ face, points }: { readonly face: CardFace; readonly points: number | undefined }) {
  const timing = timingOf(face.icons)
  const long =
    face.icons.length > 6
      ? ' many most'
      : face.icons.length > 5
        ? ' many'
        : face.icons.length < 5
          ? ' few'
          : ''
  return (
    <span class={`sign${timing === 'instant' ? ' spent' : ''}${long}`} aria-hidden="true">
      <span class="sign-head">
        <Icon name={face.emblem} />
        {points !== undefined && <Shield n={points} />}
        {timing !== undefined && <Icon name={timing} />}
      </span>
      <span class="formula">
        <Formula signs={terse(face.icons)} />
      </span>
    </span>
  )
}

/** On a house's sign two gains stand side by side without the plus. */
const terse = (icons: readonly string[]) =>
  icons.filter((sign, i) => !(sign === 'plus' && /^(marks|points|worker)/.test(icons[i - 1] ?? '')))

interface PlotProps {
  readonly look: Look
  readonly place: number
  readonly width: number
  readonly height: number
}

/** Where no house stands yet; the next one can be built on its plot. */
export function Plot({ look, place, width, height }: PlotProps) {
  const first = nth(look.table.seats, look.mine).houses.length === place
  const drawing = <Drawn drawing={plot(width, height, place)} class="plot-art" />
  const style = { width: `${width}px`, height: `${height}px` }
  if (!first)
    return (
      <span class="plot" style={style} aria-hidden="true">
        {drawing}
      </span>
    )
  return (
    <Spot look={look} spot={`house ${place}`} label={look.words.plot} class="plot" part="plot" style={style}>
      {drawing}
    </Spot>
  )
}
