import { MAJORITIES } from '@kontor/bruges/drawn'
import { nth } from '@kontor/engine'
import { Flag } from '../../pieces/flag.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { seal } from '../drawn/disc.ts'
import { Drawn } from '../drawn/drawn.tsx'
import { bestOther, countsOf, hasWon, type Look } from '../table.ts'

export const SEAL_SIGNS = ['reputation', 'person', 'canal']

/** A majority's wax seal: an outline until it is won; then it stays. */
export function Seal({ which, won }: { readonly which: number; readonly won: boolean }) {
  return (
    <span class={`token${won ? ' won' : ''}`} aria-hidden="true">
      <Drawn drawing={seal(won)} class="seal-art" />
      <Icon name={nth(SEAL_SIGNS, which)} />
      {won && (
        <i class="tick">
          <Icon name="check" />
        </i>
      )}
    </span>
  )
}

/** My majorities with what I have, what the best other has, and who that is. */
export function Honours({ look }: { readonly look: Look }) {
  const { words } = look
  return (
    <div class="honours" data-part="majorities">
      <div class="heading">
        <span class="label">{words.majorityRow}</span>
        <small>{words.versus}</small>
      </div>
      <div class="tokens">
        {MAJORITIES.map((name, which) => (
          <Majority key={name} look={look} which={which} />
        ))}
      </div>
    </div>
  )
}

function Majority({ look, which }: { readonly look: Look; readonly which: number }) {
  const { table, next, mine, words } = look
  const won = hasWon(nth(table.seats, mine), which)
  const [now, then] = [table, next].map(each => nth(countsOf(nth(each.seats, mine)), which)) as [
    number,
    number,
  ]
  const [best, after] = [bestOther(table, mine, which), bestOther(next, mine, which)]
  const changes = now !== then || best.most !== after.most
  return (
    <div
      class={`majority${won ? ' won' : ''}`}
      role="img"
      aria-label={words.majority(words.majorities[nth(MAJORITIES, which)], won, now, best.most)}
      data-key={`seal ${which}`}
      data-at={String(won)}
      data-enters="sealed"
    >
      <Seal which={which} won={won} />
      <span class="named" aria-hidden="true">
        {words.majorities[nth(MAJORITIES, which)]}
      </span>
      <span class="versus" aria-hidden="true">
        {changes ? (
          <b class="pencilled">
            {then} : {after.most}
          </b>
        ) : (
          <>
            <b>{now}</b> : {best.most}
          </>
        )}
        {best.seat >= 0 && <Flag seat={best.seat} />}
      </span>
    </div>
  )
}
