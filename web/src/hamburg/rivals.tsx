import './rivals.css'
import { COLORS, HALL_POINTS, MAJORITIES, UNDER } from '@kontor/hamburg/drawn'
import { Becoming } from '../pieces/becoming.tsx'
import { Worker } from '../pieces/figures.tsx'
import { Flag } from '../pieces/flag.tsx'
import { Icon, Sign } from '../pieces/icon.tsx'
import { Levels } from '../pieces/levels.tsx'
import { Coin, Shield } from '../pieces/sums.tsx'
import type { colorAt } from './color.ts'
import { STRIKES } from './column.tsx'
import { mayorOf, Statues, Token } from './honours.tsx'
import { Spot } from './spot.tsx'
import { cardColor, countsOf, hasWon, type Look, othersOf, type Seat } from './table.ts'
import { TinyWall } from './wall.tsx'

/** The others' boards, one small sheet each, to be read from the corner of the eye. */
export function Rivals({ look }: { readonly look: Look }) {
  const others = othersOf(look)
  return (
    <section class={`rivals of-${others.length}`} aria-label={look.words.rivals}>
      {others.map(seat => (
        <Rival key={seat} look={look} seat={seat} />
      ))}
    </section>
  )
}

interface Theirs {
  readonly look: Look
  readonly seat: number
}

function Rival({ look, seat }: Theirs) {
  const { table, next, words, scene } = look
  const [theirs, then] = [table.seats[seat]!, next.seats[seat]!]
  const turn = scene.asked?.seat === seat ? ' turn' : ''
  const mayor = mayorOf(look, theirs)
  const face = mayor?.card === undefined ? undefined : look.faces.get(mayor.card)
  return (
    <section class={`rival${turn}`} aria-label={scene.names[seat]}>
      <Spot
        look={look}
        spot={`seat ${seat}`}
        label={`${words.standing(scene.names[seat] ?? '', theirs.points)}, ${words.marks(theirs.marks)}`}
        class="crest"
      >
        <Flag seat={seat} />
        <b class="called" aria-hidden="true">
          {scene.names[seat]}
        </b>
        {table.first === seat && <Icon name="first" label={words.first} />}
        <span class="sums" aria-hidden="true">
          <Coin n={theirs.marks} sum={`marks ${seat}`} />
          <Becoming now={theirs.marks} next={then.marks} />
          <Shield n={theirs.points} sum={`points ${seat}`} />
          <Becoming now={theirs.points} next={then.points} />
        </span>
      </Spot>
      <div class="backs">
        <Backs look={look} theirs={theirs} />
        {mayor && (
          <span
            class="their-mayor"
            role="img"
            aria-label={face ? `${face.name}. ${face.text}` : `${words.mayor} ${mayor.name}`}
            onPointerEnter={() => mayor.card !== undefined && look.look(mayor.card)}
          >
            <Icon name="mayor" />
            {mayor.name}
          </span>
        )}
        <span class="place" role="img" aria-label={words.rivalSpace(theirs.hall)}>
          <Icon name="hall" />
          {HALL_POINTS[theirs.hall]}
        </span>
      </div>
      <div class="fives">
        {COLORS.map((color, which) => (
          <div
            key={color}
            class={`c-${color}`}
            role="img"
            aria-label={`${words.worker(words.colors[color], theirs.workers[which]!)}; ${words.level(words.disasters[color], theirs.disasters[which]!)}`}
          >
            <span class="count">
              <Worker color={color} />
              <b class={theirs.workers[which] === 0 ? 'none' : ''} data-sum={`worker ${color} ${seat}`}>
                {theirs.workers[which]}
              </b>
            </span>
            <Levels
              color={color}
              most={STRIKES}
              level={theirs.disasters[which]!}
              next={then.disasters[which]!}
            />
          </div>
        ))}
      </div>
      <TinyWall look={look} seat={seat} />
      <Won look={look} theirs={theirs} />
      <Laid look={look} theirs={theirs} />
    </section>
  )
}

/** A hand by its backs: the colours are public. */
function Backs({ look: { words, faces }, theirs }: { readonly look: Look; readonly theirs: Seat }) {
  const colors = theirs.hand.map(card => cardColor(faces, card))
  return (
    <span
      class={`hand-backs${colors.length > 6 ? ' many' : ''}`}
      role="img"
      aria-label={words.rivalHand(colors.map(color => words.colors[color]).join(', '))}
    >
      {colors.map((color, place) => (
        <Sign key={`${place} ${color}`} color={color} class={`tiny-back c-${color}`} />
      ))}
    </span>
  )
}

function Won({ look, theirs }: { readonly look: Look; readonly theirs: Seat }) {
  const { words, faces, table } = look
  const counts = countsOf(faces, theirs)
  const best = (which: number) =>
    Math.max(0, ...table.seats.filter(each => each !== theirs).map(each => countsOf(faces, each)[which]!))
  return (
    <div class="won-row">
      {MAJORITIES.map((name, which) => (
        <Token
          key={name}
          which={which}
          won={hasWon(theirs, which)}
          label={words.majority(words.majorities[name], hasWon(theirs, which), counts[which]!, best(which))}
        />
      ))}
      <Statues look={look} mine={theirs} />
    </div>
  )
}

/** Zoo, Park, sites and buildings, as small as they can be read. */
function Laid({ look, theirs }: { readonly look: Look; readonly theirs: Seat }) {
  const { faces, words } = look
  const free = theirs.sites.flatMap((_, place) => (theirs.places.includes(place) ? [] : [place]))
  const many = theirs.garden.length + theirs.buildings.length + free.length > 8 ? ' many' : ''
  return (
    <div class={`their-display${many}`}>
      {theirs.garden.map(card => (
        <Tiny key={card} look={look} card={card} used={theirs.used.includes(card)} under={undefined} />
      ))}
      {theirs.garden.length > 0 && <i class="gap" />}
      {theirs.buildings.map((card, i) => {
        const place = theirs.places[i]!
        const site = place < UNDER ? theirs.sites[place] : undefined
        const under = site === undefined ? undefined : cardColor(faces, site)
        return <Tiny key={card} look={look} card={card} used={theirs.used.includes(card)} under={under} />
      })}
      {free.map(place => {
        const color = cardColor(faces, theirs.sites[place]!)
        return (
          <span
            key={place}
            class={`tiny bare c-${color}`}
            role="img"
            aria-label={words.site(place + 1, words.colors[color])}
          >
            <Sign color={color} />
          </span>
        )
      })}
    </div>
  )
}

interface TinyProps {
  readonly look: Look
  readonly card: number
  readonly used: boolean
  readonly under: ReturnType<typeof colorAt> | undefined
}

function Tiny({ look, card, used, under }: TinyProps) {
  const face = look.faces.get(card)
  if (!face) return null
  const color = cardColor(look.faces, card)
  return (
    <Spot
      look={look}
      spot={`card ${card}`}
      label={`${face.name}. ${face.text}${used ? ` (${look.words.used})` : ''}`}
      class={`tiny c-${color}${used ? ' used' : ''}`}
      name={`card ${card}`}
      card={card}
    >
      <Icon name={face.emblem} />
      <Sign color={color} />
      {under && (
        <i class={`under c-${under}`}>
          <Sign color={under} />
        </i>
      )}
    </Spot>
  )
}
