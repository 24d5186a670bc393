import { COLORS, MAJORITIES, THREATS } from '@kontor/bruges/drawn'
import { nth } from '@kontor/engine'
import { Becoming } from '../../pieces/becoming.tsx'
import { Choosing } from '../../pieces/card/choosing.tsx'
import { Worker } from '../../pieces/figures.tsx'
import { Flag } from '../../pieces/flag.tsx'
import { othersOf } from '../../pieces/foreseen.ts'
import { Icon, Sign } from '../../pieces/icon.tsx'
import { Spot } from '../../pieces/spot/spot.tsx'
import { Coin, Shield } from '../../pieces/sums.tsx'
import { cardTint, tintAt } from '../color.ts'
import { Drawn } from '../drawn/drawn.tsx'
import { cardBack } from '../drawn/house.ts'
import { Disc } from '../mine/disc.tsx'
import { Seal } from '../mine/honours.tsx'
import { onTheirWay } from '../mine/passing.tsx'
import { bestOther, countsOf, hasWon, type Look, reputationOf } from '../table.ts'
import { TinyCity } from './tiny-city.tsx'

/** The others' cities, one small sheet each, to be read from the corner of the eye. */
export function Rivals({ look }: { readonly look: Look }) {
  const others = othersOf(look)
  return (
    <section class={`rivals of-${others.length}`} aria-label={look.words.rivals}>
      {others.map(seat => (
        <Rival key={seat} look={look} seat={seat} tall={others.length < 3} />
      ))}
    </section>
  )
}

interface Theirs {
  readonly look: Look
  readonly seat: number
}

function Rival({ look, seat, tall }: Theirs & { readonly tall: boolean }) {
  const { table, next, words, scene } = look
  const [theirs, then] = [nth(table.seats, seat), nth(next.seats, seat)]
  const name = scene.names[seat] ?? ''
  return (
    <section class={`rival${scene.asked?.seat === seat ? ' turn' : ''}`} aria-label={name}>
      <Spot
        look={look}
        spot={`seat ${seat}`}
        label={`${words.standing(name, theirs.points)}, ${words.guilders(theirs.guilders)}, ${words.space(reputationOf(theirs), '')}`}
        class="crest"
      >
        <Flag seat={seat} />
        <b class="called" aria-hidden="true">
          {name}
        </b>
        {table.first === seat && <Icon name="first" label={words.first} />}
        <span class="sums" aria-hidden="true">
          <span class="place">
            <Icon name="reputation" />
            {reputationOf(theirs)}
          </span>
          {theirs.statues.map(points => (
            <span key={points} class="place">
              <Icon name="figure" />
              {points}
            </span>
          ))}
          <Coin n={theirs.guilders} sum={`guilders ${seat}`} />
          <Becoming now={theirs.guilders} next={then.guilders} />
          <Shield n={theirs.points} sum={`points ${seat}`} />
          <Becoming now={theirs.points} next={then.points} />
        </span>
      </Spot>
      <div class="backs">
        <Backs look={look} seat={seat} />
        <Won look={look} seat={seat} />
      </div>
      <div class="fives">
        {COLORS.map((color, which) => {
          const tint = tintAt(which)
          return (
            <div
              key={color}
              class={`c-${tint}`}
              role="img"
              aria-label={`${words.worker(words.colors[tint], nth(theirs.workers, which))}; ${words.threat(words.threats[nth(THREATS, which)], nth(theirs.threats, which), words.blows[nth(THREATS, which)])}`}
            >
              <span class="count">
                <Worker color={tint} />
                <b class={theirs.workers[which] === 0 ? 'none' : ''} data-sum={`worker ${tint} ${seat}`}>
                  {theirs.workers[which]}
                </b>
              </span>
              <Disc which={which} level={nth(theirs.threats, which)} next={nth(then.threats, which)} bare />
            </div>
          )
        })}
      </div>
      <TinyCity look={look} seat={seat} tall={tall} />
      <Choosing
        look={look}
        seat={seat}
        cards={onTheirWay(look)}
        label={look.words.passing}
        colorOf={card => cardTint(look.faces, card)}
      />
    </section>
  )
}

/** A hand by its backs: the colours are public. Where it lies open, its persons are named. */
function Backs({ look: { words, faces, table }, seat }: Theirs) {
  const { hand } = nth(table.seats, seat)
  const tints = hand.map(card => cardTint(faces, card))
  const held = hand.map(card => faces.get(card)?.name ?? words.colors[cardTint(faces, card)])
  return (
    <span
      class={`hand-backs${tints.length > 5 ? ' many' : ''}`}
      role="img"
      aria-label={words.rivalHand(held.join(', '))}
    >
      {tints.map((tint, place) => (
        <span key={`${place} ${tint}`} class={`tiny-back c-${tint}`}>
          <Drawn drawing={cardBack(20, 27, 2)} class="back-art" />
          <Sign color={tint} />
        </span>
      ))}
    </span>
  )
}

function Won({ look: { table, words }, seat }: Theirs) {
  const theirs = nth(table.seats, seat)
  const counts = countsOf(theirs)
  return (
    <span class="won-row">
      {MAJORITIES.map((name, which) => {
        const won = hasWon(theirs, which)
        const best = bestOther(table, seat, which).most
        return (
          <span
            key={name}
            class={`majority${won ? ' won' : ''}`}
            role="img"
            aria-label={words.majority(words.majorities[name], won, nth(counts, which), best)}
          >
            <Seal which={which} won={won} />
          </span>
        )
      })}
    </span>
  )
}
