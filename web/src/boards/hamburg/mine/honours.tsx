import { backShown, nth } from '@kontor/engine'
import { FIRST_MAYOR, MAJORITIES } from '@kontor/hamburg/drawn'
import { mineOf } from '../../pieces/foreseen.ts'
import { Icon } from '../../pieces/icon.tsx'
import { Spot } from '../../pieces/spot/spot.tsx'
import { hamburgDrawing } from '../drawings.ts'
import { countsOf, hasWon, type Look, plays, type Seat } from '../table.ts'

const ICONS = ['hall', 'building', 'wall', 'point', 'zoo']

interface TokenProps {
  readonly which: number
  readonly won: boolean
  /** With a label it speaks; without one it belongs to a piece that has a name. */
  readonly label?: string
}

/** A majority token: grey until it is won. */
export function Token({ which, won, label }: TokenProps) {
  const speaks = label === undefined ? {} : { role: 'img' as const, 'aria-label': label }
  return (
    <span class={`token${won ? ' won' : ''}`} {...speaks}>
      <Icon name={nth(ICONS, which)} />
      {won && (
        <i class="tick">
          <Icon name="check" />
        </i>
      )}
    </span>
  )
}

/** My majorities with what I have and what the best other has, and my mayor. */
export function Honours({ look }: { readonly look: Look }) {
  const { table, next, words, scene, faces } = look
  const seat = mineOf(scene)
  const mine = nth(table.seats, seat)
  const counts = table.seats.map(each => countsOf(faces, each))
  const after = next.seats.map(each => countsOf(faces, each))
  const best = (all: readonly (readonly number[])[], which: number) =>
    Math.max(0, ...all.filter((_, i) => i !== seat).map(each => nth(each, which)))
  return (
    <div class="honours">
      <div class="heading">
        <span class="label">{words.majorityTokens}</span>
        <small>{words.versus}</small>
      </div>
      <div class="tokens">
        {MAJORITIES.map((name, which) => {
          const [now, then] = [nth(nth(counts, seat), which), nth(nth(after, seat), which)]
          const won = hasWon(mine, which)
          return (
            <Spot
              key={name}
              look={look}
              spot={`token ${name}`}
              label={words.majority(words.majorities[name], won, now, best(counts, which))}
              class="majority"
            >
              <Token which={which} won={won} />
              <span class="named" aria-hidden="true">
                {words.shortMajorities[name]}
              </span>
              {now === then ? (
                <small aria-hidden="true">
                  <b>{now}</b> : {best(counts, which)}
                </small>
              ) : (
                <small class="pencilled" aria-hidden="true">
                  {then} : {best(after, which)}
                </small>
              )}
            </Spot>
          )
        })}
      </div>
      {plays(table, 'mayors') && <Mayor look={look} mine={mine} />}
    </div>
  )
}

/** A mayor as he looks on his tile. */
export const Portrait = ({ of }: { readonly of: string }) => (
  <svg class="drawn portrait" aria-hidden="true" {...hamburgDrawing(of.replace('ö', 'oe').toLowerCase())} />
)

/** The mayor in play. */
function Mayor({ look, mine }: { readonly look: Look; readonly mine: Seat }) {
  const { faces, words } = look
  return (
    <div class="mayors">
      {mine.mayor.map(side => {
        const face = faces.get(side)
        if (!face) return null
        const used = mine.used.includes(side)
        return (
          <Spot
            key={side}
            look={look}
            spot={`card ${side}`}
            label={`${face.name}. ${face.text}${used ? ` (${words.used})` : ''}`}
            class={`mayor${used ? ' used' : ''}`}
            card={side}
          >
            <span class="bust" aria-hidden="true">
              <Portrait of={lastName(face.name)} />
            </span>
            <span class="who" aria-hidden="true">
              <b>{lastName(face.name)}</b> {face.short}
            </span>
            {used && <Icon name="marker" />}
          </Spot>
        )
      })}
    </div>
  )
}

/** 'Mayor Petersen' is called Petersen. */
const lastName = (name: string): string => name.split(' ').at(-1) ?? name

/** Somebody's mayor as far as it is known: both sides of a tile bear the same name. */
export function mayorOf(
  { faces }: Look,
  seat: Seat,
): { readonly name: string; readonly card: number | undefined } | undefined {
  const [side] = seat.mayor.length > 0 ? seat.mayor : seat.mayorSides
  if (side === undefined) return undefined
  const tile = backShown(side)
  const face = faces.get(tile === undefined ? side : FIRST_MAYOR + 2 * tile)
  return face && { name: lastName(face.name), card: tile === undefined ? side : undefined }
}
