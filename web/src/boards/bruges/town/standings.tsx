import { MAJORITIES } from '@kontor/bruges/drawn'
import { nth } from '@kontor/engine'
import { Flag } from '../../pieces/flag.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { SEAL_SIGNS } from '../mine/honours.tsx'
import { countsOf, hasWon, type Look, lastRounds, TURNS } from '../table.ts'

/** How near the end is, in a sentence. */
export function NearEnd({ look: { table, words } }: { readonly look: Look }) {
  const least = Math.min(...table.piles.map(pile => pile.length))
  return (
    <p class="near-end">
      <Icon name="last" />
      {words.nearEnd(lastRounds(table), TURNS * table.seats.length, least)}
    </p>
  )
}

/** All majorities of all seats: who leads, who has turned the seal. */
export function Standings({ look: { table, words, scene } }: { readonly look: Look }) {
  const counts = table.seats.map(countsOf)
  return (
    <table class="standings">
      <thead>
        <tr>
          <td />
          {table.seats.map((_, seat) => (
            <th key={seat} scope="col">
              <Flag seat={seat} />
              <i class="words">{scene.names[seat]}</i>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {MAJORITIES.map((name, which) => {
          const most = Math.max(...counts.map(each => nth(each, which)))
          return (
            <tr key={name}>
              <th scope="row">
                <Icon name={nth(SEAL_SIGNS, which)} /> {words.majorities[name]}
              </th>
              {table.seats.map((theirs, seat) => {
                const count = nth(nth(counts, seat), which)
                return (
                  <td key={seat} class={count === most ? 'most' : ''}>
                    <b>{count}</b>
                    {hasWon(theirs, which) && (
                      <Icon name="check" label={words.majority('', true, count, most)} />
                    )}
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
