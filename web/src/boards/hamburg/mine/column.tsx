import { nth } from '@kontor/engine'
import { COLORS } from '@kontor/hamburg/drawn'
import { Becoming } from '../../pieces/becoming.tsx'
import { Worker } from '../../pieces/figures.tsx'
import { Flag } from '../../pieces/flag.tsx'
import { mineOf } from '../../pieces/foreseen.ts'
import { lettering } from '../../pieces/lettering.ts'
import { Levels } from '../../pieces/levels.tsx'
import { Spot } from '../../pieces/spot/spot.tsx'
import { Coin, Shield } from '../../pieces/sums.tsx'
import { hamburgDrawing } from '../drawings.ts'
import type { Look } from '../table.ts'
import type { Disaster } from '../words/index.ts'

/** The level at which a disaster strikes. */
export const STRIKES = 3
const SCENES: Readonly<Record<Disaster, string>> = {
  purple: 'flood',
  orange: 'fire',
  gray: 'decay',
  pink: 'unrest',
  brown: 'disease',
}
/** What a disaster takes when it strikes, as an icon. */
export const TAKES: Readonly<Record<Disaster, string>> = {
  purple: 'site',
  orange: 'building',
  gray: 'wall',
  pink: 'mark',
  brown: 'worker',
}

/** My workers and my disasters, each below the column of its colour; marks and points at the right. */
export function Columns({ look }: { readonly look: Look }) {
  const { table, next, words, scene } = look
  const seat = mineOf(scene)
  const [mine, then] = [nth(table.seats, seat), nth(next.seats, seat)]
  const scored = scene.scores[seat]?.points
  return (
    <div class="lane columns">
      <div class="owner">
        <Flag seat={seat} />
        <b>{scene.names[seat]}</b>
      </div>
      {COLORS.map((color, which) => {
        const n = nth(mine.workers, which)
        return (
          <Spot
            key={color}
            look={look}
            spot={`worker ${color}`}
            label={words.worker(words.colors[color], n)}
            class={`workers c-${color}`}
          >
            <Worker color={color} />
            <b class={n > 0 ? '' : 'none'} data-sum={`worker ${color}`} aria-hidden="true">
              {n}
            </b>
            <Becoming now={n} next={nth(then.workers, which)} />
          </Spot>
        )
      })}
      <div class="purse">
        <Coin n={mine.marks} sum={`marks ${seat}`} label={words.marks(mine.marks)} />
        <Becoming now={mine.marks} next={then.marks} />
      </div>
      <span class={lettering('name', words.disasterTracks)}>{words.disasterTracks}</span>
      {COLORS.map((color, which) => {
        const level = nth(mine.disasters, which)
        return (
          <Spot
            key={color}
            look={look}
            spot={`disaster ${color}`}
            label={words.level(words.disasters[color], level)}
            class={`disaster c-${color}${level >= STRIKES - 1 ? ' danger' : ''}`}
            part={color === 'orange' ? 'fire' : undefined}
          >
            <span
              class="scene"
              aria-hidden="true"
              data-key={`disaster ${color}`}
              data-at={level}
              data-moves="grows"
            >
              <svg class="drawn" aria-hidden="true" {...hamburgDrawing(`${SCENES[color]}-${level}`)} />
            </span>
            <span class={lettering('called', words.shortDisasters[color])} aria-hidden="true">
              {words.shortDisasters[color]}
            </span>
            <Levels
              color={color}
              most={STRIKES}
              level={level}
              next={nth(then.disasters, which)}
              takes={TAKES[color]}
            />
          </Spot>
        )
      })}
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
