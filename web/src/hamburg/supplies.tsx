import type { CardFace } from '@kontor/engine'
import { COLORS, FIRST_STOCK, FIRST_TOKEN, STEPS } from '@kontor/hamburg/drawn'
import { Formula } from '../pieces/formula.tsx'
import { Icon, Sign } from '../pieces/icon.tsx'
import { Coin, Shield } from '../pieces/sums.tsx'
import { colorNamed } from './color.ts'
import { Spot } from './spot.tsx'
import { type Look, plays } from './table.ts'

/** The stock exchange: three steps up, then three steps down; the tracker stands on one of them. */
export function Stock({ look }: { readonly look: Look }) {
  const { table, next, words, faces } = look
  const [tile] = table.stockTile
  if (tile === undefined) return null
  const moved = next.stockTile[0] === tile ? next.tracker : undefined
  return (
    <div class="exchange">
      <span class="label">{words.stock}</span>
      <div class="stock">
        {['up', 'down'].map((direction, side) => {
          const numbers = Array.from(
            { length: STEPS },
            (_, step) => FIRST_STOCK + (tile * 2 + side) * STEPS + step,
          )
          const action = faces.get(numbers[0]!)?.icons[1] ?? 'stock'
          return [
            <Icon key={direction} name={action} class={`subject ${direction}`} />,
            ...numbers.map((number, step) => {
              const place = side * STEPS + step
              const now = table.tracker === place
              const face = faces.get(number)
              const state = now ? 'now' : moved === place ? 'would' : ''
              return (
                <span
                  key={number}
                  class={`quote ${direction} ${state}`}
                  role="img"
                  aria-label={words.stockStep(face?.text ?? '', now)}
                  onPointerEnter={() => look.look(number)}
                >
                  {face && <Formula signs={changeOf(face)} />}
                  {now && <i class="tracker" data-key="tracker" data-at={place} />}
                </span>
              )
            }),
          ]
        })}
      </div>
    </div>
  )
}

/** What a step changes, without the action that it is about. */
function changeOf({ icons }: CardFace): string[] {
  const change = icons.slice(2).filter(sign => sign !== 'arrow' && sign !== 'reduce-1')
  return change.length === 0 ? ['unchanged'] : change
}

/** What is still to be won or feared: statues, Zitronenjettes, intrigue. */
export function Supplies({ look }: { readonly look: Look }) {
  const { table, next, words, faces } = look
  const [statue, ...later] = table.statues
  const [jette, ...more] = table.jettes
  const drawn = table.usedTokens.map(token => faces.get(FIRST_TOKEN + token))
  return (
    <div class="supplies">
      <Spot
        look={look}
        spot="statue hummel"
        label={statue === undefined ? words.statues : words.statue(statue)}
        class={`supply${next.statues.length < table.statues.length ? ' would' : ''}`}
      >
        <Icon name="statue" />
        <span aria-hidden="true">{words.statues}</span>
        {statue === undefined ? <b aria-hidden="true">–</b> : <Shield n={statue} />}
        <small aria-hidden="true">{later.length > 0 && `${words.later} ${later.join(' ')}`}</small>
      </Spot>
      {plays(table, 'hummel') && (
        <Spot
          look={look}
          spot="statue jette"
          label={jette === undefined ? words.jettes : words.jette(jette)}
          class={`supply${next.jettes.length < table.jettes.length ? ' would' : ''}`}
        >
          <Icon name="jette" />
          <span aria-hidden="true">{words.jettes}</span>
          {jette === undefined ? <b aria-hidden="true">–</b> : <Coin n={jette} />}
          <small aria-hidden="true">{more.length > 0 && `${words.later} ${more.join(' ')}`}</small>
        </Spot>
      )}
      <Spot look={look} spot="intrigue" label={words.tokens(table.tokens.length)} class="supply">
        <Icon name="intrigue" />
        <span aria-hidden="true">{words.intrigue}</span>
        <b aria-hidden="true">{table.tokens.length}</b>
        <small class="seen">
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
          <Sign color={colorNamed(color) ?? 'black'} />
        </i>
      ))}
    </span>
  )
}
