import { COLORS } from '@kontor/hamburg/drawn'
import { Becoming } from '../pieces/becoming.tsx'
import { Worker } from '../pieces/figures.tsx'
import { Flag } from '../pieces/flag.tsx'
import { Icon } from '../pieces/icon.tsx'
import { Levels } from '../pieces/levels.tsx'
import { Coin, Shield } from '../pieces/sums.tsx'
import { Spot } from './spot.tsx'
import { type Look, mineOf } from './table.ts'
import type { Disaster } from './words/index.ts'

/** The level at which a disaster strikes. */
export const STRIKES = 3
const ICONS: Readonly<Record<Disaster, string>> = {
  purple: 'flood',
  orange: 'fire',
  gray: 'decay',
  pink: 'unrest',
  brown: 'disease',
}

/** My workers and my disasters, each below the column of its colour; marks and points at the right. */
export function Columns({ look }: { readonly look: Look }) {
  const { table, next, words, scene } = look
  const seat = mineOf(scene)
  const [mine, then] = [table.seats[seat]!, next.seats[seat]!]
  const scored = scene.scores[seat]?.points
  return (
    <div class="lane columns">
      <div class="owner">
        <Flag seat={seat} />
        <b>{scene.names[seat]}</b>
      </div>
      {COLORS.map((color, which) => {
        const n = mine.workers[which]!
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
            <Becoming now={n} next={then.workers[which]!} />
          </Spot>
        )
      })}
      <div class="purse">
        <Coin n={mine.marks} sum={`marks ${seat}`} label={words.marks(mine.marks)} />
        <Becoming now={mine.marks} next={then.marks} />
      </div>
      <span class="name">{words.disasterTracks}</span>
      {COLORS.map((color, which) => {
        const level = mine.disasters[which]!
        return (
          <Spot
            key={color}
            look={look}
            spot={`disaster ${color}`}
            label={words.level(words.disasters[color], level)}
            class={`disaster c-${color}`}
            part={color === 'orange' ? 'fire' : undefined}
            name={`disaster ${color}`}
            at={level}
          >
            <Icon name={ICONS[color]} />
            <span class="called" aria-hidden="true">
              {words.shortDisasters[color]}
            </span>
            <Levels color={color} most={STRIKES} level={level} next={then.disasters[which]!} />
          </Spot>
        )
      })}
      <div class="purse">
        <Shield n={mine.points} sum={`points ${seat}`} label={words.points(mine.points)} />
        <Becoming now={mine.points} next={then.points} />
        {scored !== undefined && mine.points === then.points && (
          <small class="scored" title={words.scored(scored)}>
            <i class="words">{words.scored(scored)}</i>
            <span aria-hidden="true">({scored})</span>
          </small>
        )}
      </div>
    </div>
  )
}
