import { COLORS, THREATS } from '@kontor/bruges/drawn'
import { nth } from '@kontor/engine'
import { Becoming } from '../../pieces/becoming.tsx'
import { Worker } from '../../pieces/figures.tsx'
import { Flag } from '../../pieces/flag.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { lettering } from '../../pieces/lettering.ts'
import { Spot } from '../../pieces/spot/spot.tsx'
import { Coin, Shield } from '../../pieces/sums.tsx'
import { tintAt } from '../color.ts'
import { type Look, lossOf } from '../table.ts'
import { Disc } from './disc.tsx'

/** My workers and my threats, each below the column of its colour; guilders and points at the right. */
export function Lanes({ look }: { readonly look: Look }) {
  const { table, next, words, scene, mine: seat } = look
  const [mine, then] = [nth(table.seats, seat), nth(next.seats, seat)]
  const scored = scene.scores[seat]?.points
  return (
    <div class="lane columns">
      <div class="owner">
        <Flag seat={seat} />
        <b>{scene.names[seat]}</b>
      </div>
      {COLORS.map((color, which) => {
        const tint = tintAt(which)
        const n = nth(mine.workers, which)
        return (
          <Spot
            key={color}
            look={look}
            spot={`worker ${which}`}
            label={words.worker(words.colors[tint], n)}
            class={`workers c-${tint}`}
          >
            <Worker color={tint} />
            <b class={n > 0 ? '' : 'none'} data-sum={`worker ${tint}`} aria-hidden="true">
              {n}
            </b>
            <Becoming now={n} next={nth(then.workers, which)} />
          </Spot>
        )
      })}
      <div class="purse">
        <Coin n={mine.guilders} sum={`guilders ${seat}`} label={words.guilders(mine.guilders)} />
        <Becoming now={mine.guilders} next={then.guilders} />
      </div>
      <span class={lettering('name', words.threatRow)}>{words.threatRow}</span>
      {COLORS.map((color, which) => (
        <Threat key={color} look={look} which={which} />
      ))}
      <div class="purse">
        <Shield n={mine.points} sum={`points ${seat}`} label={words.points(mine.points)} />
        <Becoming now={mine.points} next={then.points} />
        {scored !== undefined && !scene.over && mine.points === then.points && (
          <small class="scored" title={words.scored(scored)}>
            <i class="words">{words.scored(scored)}</i>
            <span aria-hidden="true">
              {words.scoredNow} <b>{scored}</b>
            </span>
          </small>
        )}
      </div>
    </div>
  )
}

/** A threat of mine: its markers, and what the third one would take now. */
function Threat({ look, which }: { readonly look: Look; readonly which: number }) {
  const { table, next, words, mine } = look
  const seat = nth(table.seats, mine)
  const level = nth(seat.threats, which)
  const then = nth(nth(next.seats, mine).threats, which)
  const tint = tintAt(which)
  const name = nth(THREATS, which)
  const { n, sign } = lossOf(seat, which)
  return (
    <Spot
      look={look}
      spot={`threat ${which}`}
      label={words.threat(words.threats[name], level, words.blows[name])}
      class={`threat c-${tint}${level > 1 ? ' danger' : ''}`}
      name={`threat ${tint}`}
      at={level}
      enters="lands"
      part={name === 'flood' ? name : undefined}
    >
      <Disc level={level} next={then} which={which} />
      <span class="tells" aria-hidden="true">
        <b class={lettering('called', words.shortThreats[name])}>{words.shortThreats[name]}</b>
        <span class="takes">
          −{n}
          <Icon name={sign} />
        </span>
        <Becoming now={level} next={then} />
      </span>
    </Spot>
  )
}
