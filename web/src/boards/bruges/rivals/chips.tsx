import { nth } from '@kontor/engine'
import { signal } from '@preact/signals'
import { showSection } from '../../../table/sections.tsx'
import { Becoming } from '../../pieces/becoming.tsx'
import { Choosing } from '../../pieces/card/choosing.tsx'
import { Flag } from '../../pieces/flag.tsx'
import { othersOf } from '../../pieces/foreseen.ts'
import { Icon } from '../../pieces/icon.tsx'
import { Coin, Shield } from '../../pieces/sums.tsx'
import { cardTint } from '../color.ts'
import { onTheirWay } from '../mine/passing.tsx'
import type { Look } from '../table.ts'
import { Rivals } from './rivals.tsx'

/** Whether the sheets of the others are unfolded below their chips. */
const unfolded = signal(false)

/** The others in one line; it leads to their whole sheets. */
export function Chips({ look }: { readonly look: Look }) {
  const narrow = look.section !== undefined
  const open = () => {
    if (narrow) showSection('rivals')
    else unfolded.value = !unfolded.value
  }
  return (
    <>
      <section class="chips" aria-label={look.words.rivals}>
        {othersOf(look).map(seat => (
          <Chip key={seat} look={look} seat={seat} open={open} unfolds={!narrow} />
        ))}
      </section>
      {!narrow && unfolded.value && <Rivals look={look} />}
    </>
  )
}

interface ChipProps {
  readonly look: Look
  readonly seat: number
  readonly unfolds: boolean
  open(): void
}

function Chip({ look, seat, unfolds, open }: ChipProps) {
  const { table, next, words, scene } = look
  const [theirs, then] = [nth(table.seats, seat), nth(next.seats, seat)]
  const name = scene.names[seat] ?? ''
  return (
    <button
      type="button"
      class={`chip${scene.asked?.seat === seat ? ' turn' : ''}`}
      aria-expanded={unfolds ? unfolded.value : undefined}
      onClick={open}
    >
      <i class="words">
        {words.standing(name, theirs.points)}, {words.guilders(theirs.guilders)}
      </i>
      <span class="who" aria-hidden="true">
        <Flag seat={seat} />
        <b>{name}</b>
      </span>
      <span class="has" aria-hidden="true">
        <Coin n={theirs.guilders} sum={`guilders ${seat}`} />
        <Becoming now={theirs.guilders} next={then.guilders} />
        <span class="more">
          <Icon name="person" />
          {theirs.persons.length}
          <Icon name="canal" />
          {theirs.left + theirs.right}
        </span>
      </span>
      <Shield n={theirs.points} sum={`points ${seat}`} />
      <Choosing
        look={look}
        seat={seat}
        cards={onTheirWay(look)}
        label={look.words.passing}
        colorOf={card => cardTint(look.faces, card)}
      />
    </button>
  )
}
