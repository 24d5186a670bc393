import { COLORS, PENALTIES } from '@kontor/amsterdam/drawn'
import { nth } from '@kontor/engine'
import { Becoming } from '../../pieces/becoming.tsx'
import { Flag } from '../../pieces/flag.tsx'
import { mineOf } from '../../pieces/foreseen.ts'
import { Icon, Sign } from '../../pieces/icon.tsx'
import { Coin, Shield } from '../../pieces/sums.tsx'
import { aim, answerAt, Spot } from '../spot.tsx'
import { colorAt, type Look } from '../table.ts'
import { priceOfSteps, spentFirst, spentIn } from '../turn/course.ts'
import { Quay } from './quay.tsx'

/** What I have: name, gulden and prestige, resources, magazine and penalties, storage and ship. */
export function Stores({ look }: { readonly look: Look }) {
  const { table, next, words, scene } = look
  const seat = mineOf(scene)
  const [mine, then] = [nth(table.seats, seat), nth(next.seats, seat)]
  return (
    <div class="stores">
      <div class="who">
        <Flag seat={seat} />
        <b>{scene.names[seat]}</b>
        <Coin n={mine.gulden} sum={`gulden ${seat}`} label={words.gulden(mine.gulden)} />
        <Becoming now={mine.gulden} next={then.gulden} />
        <Shield n={mine.points} sum={`points ${seat}`} label={words.points(mine.points)} />
        <Becoming now={mine.points} next={then.points} />
      </div>
      <Supply look={look} />
      <div class="keep">
        <span class="magazine" role="img" aria-label={words.magazine(keptIn(look, mine.magazine))}>
          <Icon name="magazine" />
          {mine.magazine >= 0 ? <Seal color={mine.magazine} /> : <i class="vacant-seal" />}
          {then.magazine !== mine.magazine && then.magazine >= 0 && (
            <span class="would seal-would">
              <Seal color={then.magazine} />
            </span>
          )}
        </span>
        <Penalties look={look} count={mine.penalties} then={then.penalties} />
      </div>
      <Quay look={look} />
    </div>
  )
}

const keptIn = ({ words }: Look, color: number) => (color >= 0 ? words.colors[colorAt(color)] : '')

export function Seal({ color }: { readonly color: number }) {
  return (
    <span class={`seal c-${colorAt(color)}`}>
      <Sign color={colorAt(color)} />
    </span>
  )
}

/** Six columns of resources that may be spent now, and in pencil what would be left of them. */
function Supply({ look }: { readonly look: Look }) {
  const { table, next, words, scene } = look
  const seat = mineOf(scene)
  const [now, then] = [nth(table.seats, seat).supply, nth(next.seats, seat).supply]
  const way = aim.value?.course?.fields
  const paid = way ? spentIn(look, priceOfSteps(look, way.length - 1)) : []
  const canOrder = scene.asked?.mine === true && scene.asked.kind === 'turn'
  return (
    <div class="supply-row" data-part="supply">
      {COLORS.map((color, which) => {
        const n = nth(now, which)
        const left = way ? n - paid.filter(each => each === which).length : nth(then, which)
        const label = words.resources(n, words.colors[color])
        const inside = (
          <>
            <Seal color={which} />
            <b data-sum={`supply ${seat} ${color}`} aria-hidden="true">
              {n}
            </b>
            {left !== n && <em class="pencilled">{left}</em>}
          </>
        )
        const looks = `res${n === 0 ? ' none' : ''}`
        if (canOrder && n > 0 && !answerAt(look, `resource ${which}`))
          return (
            <button
              key={color}
              type="button"
              class={`${looks} orders`}
              aria-pressed={spentFirst.value === which}
              title={words.spendFirst}
              onClick={() => {
                spentFirst.value = spentFirst.value === which ? undefined : which
              }}
            >
              <i class="words">
                {label}. {words.spendFirst}
              </i>
              {inside}
            </button>
          )
        return (
          <Spot key={color} look={look} spot={`resource ${which}`} label={label} class={looks}>
            {inside}
          </Spot>
        )
      })}
    </div>
  )
}

/** Penalty tiles: what those taken cost, and what the next ones would. */
function Penalties({
  look,
  count,
  then,
}: {
  readonly look: Look
  readonly count: number
  readonly then: number
}) {
  const worth = (i: number) => nth(PENALTIES, Math.min(i, PENALTIES.length - 1))
  const shown = Math.max(3, Math.min(count + 1, 5))
  const first = Math.max(0, count + 1 - shown)
  return (
    <span class="penalties" role="img" aria-label={look.words.penalties(count, lostBy(count))}>
      <Icon name="penalty" />
      {first > 0 && <i class="taken">{`−${lostBy(first)}`}</i>}
      {Array.from({ length: shown }, (_, i) => first + i).map(i => (
        <i key={i} class={i < count ? 'taken' : i < then ? 'would' : ''}>{`−${worth(i)}`}</i>
      ))}
    </span>
  )
}

/** What so many penalty tiles cost at the end. */
export const lostBy = (count: number): number =>
  Array.from({ length: count }, (_, i) => nth(PENALTIES, Math.min(i, PENALTIES.length - 1))).reduce(
    (a, b) => a + b,
    0,
  )
