import { nth } from '@kontor/engine'
import './chips.css'
import { screenIs, showSection } from '../../../table/sections.tsx'
import { Flag } from '../../pieces/flag.tsx'
import { othersOf } from '../../pieces/foreseen.ts'
import { Icon } from '../../pieces/icon.tsx'
import { Coin, Shield } from '../../pieces/sums.tsx'
import type { Look } from '../table.ts'

/** Where the sheets of the others have no room beside the map. */
export const snug = screenIs('(max-width: 1120px)')

/** The others in one line; on a narrow screen it leads to their whole sheets. */
export function Chips({ look }: { readonly look: Look }) {
  const { table, scene, words, section } = look
  return (
    <section class="chips" aria-label={words.rivals}>
      {othersOf(look).map(seat => {
        const theirs = nth(table.seats, seat)
        const name = scene.names[seat] ?? ''
        const inside = (
          <>
            <span class="who-chip" aria-hidden="true">
              <Flag seat={seat} />
              <b>{name}</b>
            </span>
            <span class="has" aria-hidden="true">
              <Coin n={theirs.gulden} sum={`gulden ${seat}`} />
              <Icon name="amstel" />
              {theirs.amstel}
              <Icon name="inactive" />
              {theirs.inactive.length}
            </span>
            <Shield n={theirs.points} sum={`points ${seat}`} />
            <i class="words">{words.standing(name, theirs.points)}</i>
          </>
        )
        const looks = `chip-of-rival${scene.asked?.seat === seat ? ' turn' : ''}`
        return section === undefined ? (
          <div key={seat} class={looks}>
            {inside}
          </div>
        ) : (
          <button key={seat} type="button" class={looks} onClick={() => showSection('rivals')}>
            {inside}
          </button>
        )
      })}
    </section>
  )
}
