import { nth } from '@kontor/engine'
import { COLORS, HALL_POINTS, MAJORITIES } from '@kontor/hamburg/drawn'
import { Becoming } from '../../pieces/becoming.tsx'
import { Choosing } from '../../pieces/card/choosing.tsx'
import { Worker } from '../../pieces/figures.tsx'
import { Flag } from '../../pieces/flag.tsx'
import { othersOf } from '../../pieces/foreseen.ts'
import { Icon, Sign } from '../../pieces/icon.tsx'
import { Levels } from '../../pieces/levels.tsx'
import { Spot } from '../../pieces/spot/spot.tsx'
import { Coin, Shield } from '../../pieces/sums.tsx'
import { STRIKES, TAKES } from '../mine/column.tsx'
import { mayorOf, Portrait, Token } from '../mine/honours.tsx'
import { onTheirWay } from '../mine/passing.tsx'
import { cardColor, countsOf, hasWon, type Look, type Seat } from '../table.ts'
import { Street } from './street.tsx'
import { TinyWall } from './tiny-wall.tsx'
import { Told } from './told.tsx'

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
  const [theirs, then] = [nth(table.seats, seat), nth(next.seats, seat)]
  const turn = scene.asked?.seat === seat ? ' turn' : ''
  const mayor = mayorOf(look, theirs)
  const isTom = table.solo
  const face = mayor?.card === undefined ? undefined : look.faces.get(mayor.card)
  return (
    <section class={`rival${turn}`} aria-label={scene.names[seat]}>
      <Spot
        look={look}
        spot={`seat ${seat}`}
        label={`${words.standing(scene.names[seat] ?? '', theirs.points)}, ${words.marks(theirs.marks)}`}
        class="crest-row"
      >
        <Flag seat={seat} />
        <b class="called" aria-hidden="true">
          {scene.names[seat]}
        </b>
        {table.first === seat && <Icon name="first" label={words.first} />}
        <span class="sums" aria-hidden="true">
          <span class="place">
            <Icon name="hall" />
            {HALL_POINTS[theirs.hall]}
          </span>
          <Coin n={theirs.marks} sum={`marks ${seat}`} />
          <Becoming now={theirs.marks} next={then.marks} />
          <Shield n={theirs.points} sum={`points ${seat}`} />
          <Becoming now={theirs.points} next={then.points} />
        </span>
      </Spot>
      <div class="backs">
        {mayor && (
          <span
            class="bust"
            role="img"
            aria-label={face ? `${face.name}. ${face.text}` : `${words.mayor} ${mayor.name}`}
            onPointerEnter={() => mayor.card !== undefined && look.look(mayor.card)}
          >
            <Portrait of={mayor.name} />
          </span>
        )}
        {!isTom && <Backs look={look} theirs={theirs} />}
        <Won look={look} theirs={theirs} />
      </div>
      <div class="fives">
        {COLORS.map((color, which) => (
          <div
            key={color}
            class={`c-${color}`}
            role="img"
            aria-label={`${words.worker(words.colors[color], nth(theirs.workers, which))}; ${words.level(words.disasters[color], nth(theirs.disasters, which))}`}
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
              level={nth(theirs.disasters, which)}
              next={nth(then.disasters, which)}
              takes={TAKES[color]}
            />
          </div>
        ))}
      </div>
      <Street look={look} theirs={theirs} />
      <TinyWall look={look} seat={seat} />
      {isTom && <Told look={look} seat={seat} />}
      <Choosing
        look={look}
        seat={seat}
        cards={onTheirWay(look)}
        label={look.words.passing}
        colorOf={card => cardColor(look.faces, card)}
      />
    </section>
  )
}

/** A hand by its backs: the colours are public. Where it lies open, its cards are named. */
function Backs({ look: { words, faces }, theirs }: { readonly look: Look; readonly theirs: Seat }) {
  const colors = theirs.hand.map(card => cardColor(faces, card))
  const held = theirs.hand.map(card => faces.get(card)?.name ?? words.colors[cardColor(faces, card)])
  return (
    <span
      class="hand-backs"
      style={{ '--cards': Math.max(1, colors.length) }}
      role="img"
      aria-label={words.rivalHand(held.join(', '))}
    >
      {colors.map((color, place) => (
        <Sign key={`${place} ${color}`} color={color} class={`tiny-back c-${color}`} />
      ))}
    </span>
  )
}

/** The majority tokens, grey until they are won. */
function Won({ look, theirs }: { readonly look: Look; readonly theirs: Seat }) {
  const { words, faces, table } = look
  const counts = countsOf(faces, theirs)
  const best = (which: number) =>
    Math.max(0, ...table.seats.filter(each => each !== theirs).map(each => nth(countsOf(faces, each), which)))
  return (
    <span class="won-row">
      {MAJORITIES.map((name, which) => (
        <Token
          key={name}
          which={which}
          won={hasWon(theirs, which)}
          label={words.majority(
            words.majorities[name],
            hasWon(theirs, which),
            nth(counts, which),
            best(which),
          )}
        />
      ))}
    </span>
  )
}
