import type { CardFace } from '@kontor/engine/presentation'
import { COLORS, FIRST_STOCK, FIRST_TOKEN, STEPS } from '@kontor/hamburg/drawn'
import { Formula } from '../../pieces/card/formula.tsx'
import { Icon, Sign } from '../../pieces/icon.tsx'
import { Spot } from '../../pieces/spot/spot.tsx'
import { Coin, Shield } from '../../pieces/sums.tsx'
import { hamburgDrawing } from '../drawings.ts'
import { type Look, plays } from '../table.ts'

const SIDES = ['up', 'down'] as const
const STEP_PLACES = Array.from({ length: STEPS }, (_, step) => step)
/** So many drawn tokens lie there in their full size. */
const FEW_TOKENS = 10

/** The stock exchange: three steps up at the left, three steps down at the right; the tracker is a ring around one. */
export function Stock({ look }: { readonly look: Look }) {
  const { table, next, words, faces } = look
  const [tile] = table.stockTile
  if (tile === undefined) return null
  const moved = next.stockTile[0] === tile ? next.tracker : undefined
  return (
    <div class="exchange">
      <span class="label">{words.stock}</span>
      <div class="bourse">
        <svg class="drawn" aria-hidden="true" {...hamburgDrawing('exchange')} />
        <span class="subject">
          <Icon name={faces.get(FIRST_STOCK + tile * 2 * STEPS)?.icons[1] ?? 'stock'} />
        </span>
        {SIDES.flatMap((direction, side) =>
          STEP_PLACES.map(step => {
            const number = FIRST_STOCK + (tile * 2 + side) * STEPS + step
            const place = side * STEPS + step
            const now = table.tracker === place
            const face = faces.get(number)
            return (
              <span
                key={number}
                class={`quote ${direction}${now ? ' now' : ''}${moved === place && !now ? ' would' : ''}`}
                style={{ gridArea: `${side === 0 ? STEPS - step : step + 1} / ${side === 0 ? 1 : 3}` }}
                role="img"
                aria-label={words.stockStep(face?.text ?? '', now)}
                onPointerEnter={() => look.look(number)}
              >
                {face && <Formula signs={changeOf(face)} />}
                {now && <i class="tracker" data-key="tracker" data-at={place} />}
              </span>
            )
          }),
        )}
      </div>
    </div>
  )
}

/** What a step changes, without the action that it is about. */
function changeOf({ icons }: CardFace): string[] {
  const change = icons.slice(2).filter(sign => sign !== 'arrow' && sign !== 'reduce-1')
  return change.length === 0 ? ['unchanged'] : change
}

interface MonumentProps {
  readonly look: Look
  readonly kind: 'hummel' | 'jette'
  readonly offered: readonly number[]
  readonly label: string
  readonly would: boolean
}

/** The statue on offer, and the worth of those that wait. */
function Monument({ look, kind, offered, label, would }: MonumentProps) {
  const [first, ...later] = offered
  return (
    <Spot
      look={look}
      spot={`statue ${kind}`}
      label={label}
      class={`monument ${kind}${would ? ' would' : ''}`}
    >
      <span class="offered" aria-hidden="true">
        <svg
          class={`drawn${first === undefined ? ' none' : ''}`}
          aria-hidden="true"
          {...hamburgDrawing(kind)}
        />
        {first !== undefined && (kind === 'jette' ? <Coin n={first} /> : <Shield n={first} />)}
      </span>
      <small aria-hidden="true">{later.join(' ')}</small>
    </Spot>
  )
}

/** What is still to be won: Hans Hummel, and Zitronenjette with her lemons. */
export function Monuments({ look }: { readonly look: Look }) {
  const { table, next, words } = look
  const [statue] = table.statues
  const [jette] = table.jettes
  return (
    <div class="monuments">
      <span class="label">{words.statues}</span>
      <Monument
        look={look}
        kind="hummel"
        offered={table.statues}
        label={statue === undefined ? words.statues : words.statue(statue)}
        would={next.statues.length < table.statues.length}
      />
      {plays(table, 'hummel') && (
        <Monument
          look={look}
          kind="jette"
          offered={table.jettes}
          label={jette === undefined ? words.jettes : words.jette(jette)}
          would={next.jettes.length < table.jettes.length}
        />
      )}
    </div>
  )
}

/** What is to be feared: a heap of intrigue tokens, and those that were drawn. */
export function Intrigue({ look }: { readonly look: Look }) {
  const { table, words, faces } = look
  const drawn = table.usedTokens.map(token => faces.get(FIRST_TOKEN + token))
  return (
    <div class="schemes">
      <span class="label">{words.intrigue}</span>
      <Spot look={look} spot="intrigue" label={words.tokens(table.tokens.length)} class="heap">
        <span class={`stack${table.tokens.length === 0 ? ' none' : ''}`} aria-hidden="true">
          <i />
          <i />
          <i>
            <Icon name="intrigue" />
          </i>
        </span>
        <b aria-hidden="true">{table.tokens.length}</b>
        <small class={`seen${drawn.length > FEW_TOKENS ? ' many' : ''}`}>
          {drawn.map((face, place) => (
            <Raised key={`${place} ${face?.number}`} face={face} />
          ))}
        </small>
      </Spot>
    </div>
  )
}

/** A token that was drawn: the colours that it raised. */
function Raised({ face }: { readonly face: CardFace | undefined }) {
  const colors = COLORS.filter(color => face?.icons.includes(`disaster-${color}`))
  const gift = (face?.icons.length ?? 0) > colors.length + 1
  return (
    <span class={gift ? 'raised gift' : 'raised'}>
      {colors.map(color => (
        <i key={color} class={`c-${color}`}>
          <Sign color={color} />
        </i>
      ))}
      {gift && <em />}
    </span>
  )
}
