import { nth } from '@kontor/engine'
import { Flag } from '../../pieces/flag.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { Coin, Shield } from '../../pieces/sums.tsx'
import type { Look } from '../table.ts'

/** The head of a sheet: who, the place on the Amstel, gulden, prestige. */
export function Head({ look, seat }: { readonly look: Look; readonly seat: number }) {
  const { table, scene, words } = look
  const theirs = nth(table.seats, seat)
  return (
    <header>
      <Flag seat={seat} />
      <h2>{scene.names[seat]}</h2>
      <span class="rank" role="img" aria-label={words.inOrder(table.order.indexOf(seat) + 1)}>
        {table.order.indexOf(seat) + 1}
        <Icon name="amstel" />
      </span>
      <Coin n={theirs.gulden} sum={`gulden ${seat}`} label={words.gulden(theirs.gulden)} />
      <Shield n={theirs.points} sum={`points ${seat}`} label={words.points(theirs.points)} />
    </header>
  )
}
