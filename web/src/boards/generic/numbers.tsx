import { nth } from '@kontor/engine'
import type {
  Amounts,
  Figures,
  Language,
  Sign as NumberSign,
  Sort,
  Tokens,
  Values,
} from '@kontor/engine/presentation'
import { words } from '../../settings/settings.ts'
import { Becoming } from '../pieces/becoming.tsx'
import { Icon } from '../pieces/icon.tsx'
import { Coin, Shield } from '../pieces/sums.tsx'
import { answersAt, type Drawn, listIn, nextNumber, numberIn } from './drawn.ts'
import { Piece } from './piece.tsx'
import { SortSign } from './sort.tsx'

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
      {part.of.map(({ field, name, sign, icon, of, late }) => {
        const now = numberIn(drawn, field)
        if (late && now === 0) return null
        const small = drawn.small && icon !== undefined && <Icon name={icon} />
        if (of) {
          return (
            <div key={field} title={name[language]}>
              <dt class="label">{name[language]}</dt>
              <dd>
                {small}
                <OfSort sort={of[now]} language={language} />
              </dd>
            </div>
          )
        }
        return (
          <div key={field} title={name[language]}>
            <dt class={sign ? 'words' : 'label'}>{name[language]}</dt>
            <dd>
              {small}
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

/** What a number means; a drawing has its name beside it for those who cannot see it. */
function OfSort({ sort, language }: { sort: Sort | undefined; language: Language }) {
  if (!sort) return '–'
  const drawing = sort.icon !== undefined || sort.tint !== undefined
  return (
    <>
      <SortSign sort={sort} language={language} />
      {drawing && <i class="words">{sort.name[language]}</i>}
    </>
  )
}

/** A list of numbers. */
export function ValuesPart({ part, drawn }: { part: Values; drawn: Drawn }) {
  const { language } = drawn.board
  const all = listIn(drawn, part.field)
  const values = part.last ? all.slice(-1) : all
  if (values.length === 0) return null
  const name = part.name[language]
  if (part.of) {
    return (
      <div class="part">
        <span class="label">{name}</span>
        <ul class="tokens">
          {values.map((n, i) => (
            <Token key={`${i} ${n}`} sort={part.of![n]} language={language} />
          ))}
        </ul>
      </div>
    )
  }
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

/** A piece, or words; the mark of a colour says too little alone. */
function Token({ sort, language }: { sort: Sort | undefined; language: Language }) {
  if (!sort) return <li>{words.value.unknownCard}</li>
  const marked = sort.icon === undefined && sort.tint !== undefined
  return (
    <li title={sort.name[language]}>
      <OfSort sort={sort} language={language} />
      {marked && <span aria-hidden="true">{sort.name[language]}</span>}
    </li>
  )
}

/** How many there are of each kind; a kind of which there are none is not shown. */
export function AmountsPart({ part, drawn }: { part: Amounts; drawn: Drawn }) {
  const { board } = drawn
  const { language } = board
  const mine = drawn.seat === undefined || drawn.seat === board.scene.viewer
  const there = listIn(drawn, part.field).flatMap((n, kind) => (n > 0 ? [{ n, kind }] : []))
  if (there.length === 0) return null
  return (
    <div class="part">
      <span class="label">{part.name[language]}</span>
      <div class="values">
        {there.map(({ n, kind }) => {
          const { name } = nth(part.of, kind)
          const said = name[language]
          return (
            <Piece
              key={kind}
              board={board}
              answers={mine ? answersAt(drawn, part, kind) : []}
              label={`${n} ${said}`}
              class="amount"
              name={[...drawn.path, part.field, kind].join(' ')}
              at={n}
            >
              <span aria-hidden="true" title={said}>
                <b>{n}</b> <SortSign sort={nth(part.of, kind)} language={language} /> {!drawn.small && said}
              </span>
            </Piece>
          )
        })}
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
