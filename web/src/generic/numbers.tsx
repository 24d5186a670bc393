import type { Figures, Sign as NumberSign, Tokens, Values } from '@kontor/engine'
import { Becoming } from '../pieces/becoming.tsx'
import { Icon } from '../pieces/icon.tsx'
import { Coin, Shield } from '../pieces/sums.tsx'
import { type Drawn, listIn, nextNumber, numberIn } from './drawn.ts'

/** A number: as a coin, as a shield, or as it is. */
function Sum({ n, sign, sum }: { n: number; sign: NumberSign | undefined; sum?: string }) {
  if (sign === 'money') return <Coin n={n} sum={sum} />
  if (sign === 'points') return <Shield n={n} sum={sum} />
  return <b data-sum={sum}>{n}</b>
}

/** Numbers side by side. */
export function FiguresPart({ part, drawn }: { part: Figures; drawn: Drawn }) {
  const { language } = drawn.board
  return (
    <dl class="figures">
      {part.of.map(({ field, name, sign, late }) => {
        const now = numberIn(drawn, field)
        if (late && now === 0) return null
        return (
          <div key={field}>
            <dt class={sign ? 'words' : 'label'}>{name[language]}</dt>
            <dd>
              <i class="words">{now}</i>
              <span aria-hidden="true">
                <Sum n={now} sign={sign} sum={[...drawn.path, field].join(' ')} />
              </span>
              <Becoming now={now} next={nextNumber(drawn, now, field)} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** A list of numbers. */
export function ValuesPart({ part, drawn }: { part: Values; drawn: Drawn }) {
  const values = listIn(drawn, part.field)
  if (values.length === 0) return null
  const name = part.name[drawn.board.language]
  return (
    <div class="part">
      <span class="label">{name}</span>
      <div class="values" role="img" aria-label={`${name}: ${values.join(', ')}`}>
        {values.map((n, i) => (
          <Sum key={`${i} ${n}`} n={n} sign={part.sign} />
        ))}
      </div>
    </div>
  )
}

/** Whether the token at a place is won, by the bits of a number or a list of flags. */
function isWon(value: unknown, place: number) {
  return Array.isArray(value) ? value[place] === true : (Number(value) & (1 << place)) !== 0
}

/** Tokens that are won or not. */
export function TokensPart({ part, drawn }: { part: Tokens; drawn: Drawn }) {
  const { language } = drawn.board
  const value = drawn.values[part.field]
  return (
    <div class="part">
      <span class="label">{part.name[language]}</span>
      <ul class="tokens">
        {part.of.map((name, place) => {
          const won = isWon(value, place)
          return (
            <li key={name.en} class={won ? 'won' : ''}>
              {won && <Icon name="check" />}
              {name[language]}
              <i class="words">{won ? '✓' : '–'}</i>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
