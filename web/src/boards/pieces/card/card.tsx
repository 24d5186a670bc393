import './card.css'
import type { CardFace } from '@kontor/engine/presentation'
import type { ComponentChildren } from 'preact'
import { colorNamed, type PieceColor } from '../color.ts'
import { Icon, Sign } from '../icon.tsx'
import { drawing } from '../sprite.ts'
import { Coin, Shield } from '../sums.tsx'
import { Formula, timingOf } from './formula.tsx'
import { Rosette } from './rosette.tsx'

export type CardSize = 'mini' | 'hand' | 'large'

const LONG_TEXT = 110
const LONG_NAME = 10
const TIGHT_NAME = 13
const LONG_WORD = 14

/** The number of a card as it is written everywhere. */
export const threeDigits = (number: number): string => String(number).padStart(3, '0')

const LONG_CODE = 4
/** What the band has room for: a number, or a tile's code unless it is long. */
const shortCode = ({ code, number }: CardFace) =>
  code === undefined ? threeDigits(number) : code.length <= LONG_CODE ? code : ''

/** The name in hand; where a name is only the category and the number, which is on the band, the category. */
const titleOf = ({ name, category, number, code }: CardFace) =>
  code === undefined && !name.endsWith(threeDigits(number)) ? name : category

interface Inside {
  readonly face: CardFace
  readonly size: CardSize
  /** What is drawn of the card's subject, where a game has more than its emblem. */
  readonly art?: ComponentChildren
}

/** What a card says, as a drawing of paper: band, formula, words. It is the inside of a button, an image or an article. */
export function CardInside({ face, size, art }: Inside) {
  const { tint, emblem, points, icons, sources } = face
  const color = colorNamed(tint)
  return (
    <>
      <span class="band" aria-hidden="true">
        {size !== 'mini' && color && <Cost face={face} />}
        {color && <Sign color={color} />}
        <Icon name={emblem} />
        {size === 'hand' && <small>{shortCode(face)}</small>}
        {color && sources.points !== undefined && <Shield n={points} />}
      </span>
      <span class="face" aria-hidden="true">
        {size === 'mini' && <Signs icons={icons} emblem={emblem} />}
        {size === 'hand' && (
          <>
            <b class={`title ${nameClass(titleOf(face))}`}>{titleOf(face)}</b>
            <When face={face} />
            <Signs icons={icons} emblem={emblem} />
            <span class="says">{face.text}</span>
            {art !== undefined && <span class="art">{art}</span>}
          </>
        )}
        {size === 'large' && <Certificate face={face} color={color} art={art} />}
      </span>
    </>
  )
}

/** What a card costs: money, or cubes of colours. */
function Cost({ face: { cost, price, sources } }: { readonly face: CardFace }) {
  if (price === undefined) return sources.cost === undefined ? null : <Coin n={cost} />
  return [...new Set(price.icons)].map(icon => {
    const color = colorNamed(icon.slice(icon.indexOf('-') + 1)) ?? 'black'
    return (
      <b key={icon} class={`cube c-${color}`}>
        {price.icons.filter(other => other === icon).length}
        <Sign color={color} />
      </b>
    )
  })
}

function nameClass(name: string) {
  if (name.length <= TIGHT_NAME) return name.length > LONG_NAME ? 'tight' : ''
  return name.split(' ').some(word => word.length >= LONG_WORD) ? 'tight tighter tightest' : 'tight tighter'
}

function When({ face: { icons, activation } }: { readonly face: CardFace }) {
  const timing = timingOf(icons)
  if (timing === undefined) return null
  return (
    <span class={activation.length > TIGHT_NAME ? 'when tight' : 'when'}>
      <Icon name={timing} />
      {activation}
    </span>
  )
}

const SIGNS_IN_A_ROW = 4

/** How many rows the signs take on a card in hand, besides the one of when it works. */
const rowsOf = (icons: readonly string[]) =>
  Math.min(3, Math.max(1, Math.ceil((icons.length - 1) / SIGNS_IN_A_ROW)))

/** The formula; a card without one shows what it is. */
function Signs({ icons, emblem }: { readonly icons: readonly string[]; readonly emblem: string }) {
  const timing = timingOf(icons)
  if (icons.length === 0) {
    return (
      <span class="emblem">
        <Icon name={emblem} />
      </span>
    )
  }
  return (
    <span class={`formula rows-${rowsOf(icons)}`}>
      {timing !== undefined && <Icon name={timing} class="timing" />}
      <Formula signs={icons} />
    </span>
  )
}

interface Certified {
  readonly face: CardFace
  readonly color: PieceColor | undefined
  readonly art: ComponentChildren
}

function Certificate({ face, color, art }: Certified) {
  const { name, emblem, icons, activation, text } = face
  const timing = timingOf(icons)
  return (
    <>
      <span class="vignette">
        {color && <Rosette color={color} />}
        {art === undefined ? <Icon name={emblem} /> : <span class="medal">{art}</span>}
      </span>
      <b class="title">{name}</b>
      {timing !== undefined && <Signs icons={icons} emblem={emblem} />}
      <span class="says">
        {timing !== undefined && <b>{activation}. </b>}
        {text}
      </span>
    </>
  )
}

interface Shown extends Inside {
  /** Small flags at the corner that say its state. */
  readonly children?: ComponentChildren
  readonly class?: string
}

export const cardClass = ({ tint, text }: CardFace, size: CardSize): string =>
  `card ${size} c-${colorNamed(tint) ?? 'any'}${size === 'large' && text.length > LONG_TEXT ? ' long' : ''}`

/** A card or a tile, front up, that only shows. */
export function Card({ face, size, art, children, class: more = '' }: Shown) {
  return (
    <article class={`${cardClass(face, size)} ${more}`} aria-label={`${face.name}. ${face.text}`}>
      <CardInside face={face} size={size} art={art} />
      {children}
    </article>
  )
}

interface Back {
  /** The colour that the back tells; of some cards nothing is known. */
  readonly color: PieceColor | undefined
  readonly secret?: boolean
}

/** The inside of a card's back: a surveyor's plot. In a display it is a site, in a hand a secret. */
export function BackInside({ color, secret }: Back) {
  return (
    <>
      <svg class="plot" aria-hidden="true" {...drawing('a-plot')} />
      {color && <Sign color={color} />}
      {secret && (
        <span class="veil">
          <Icon name="hidden" />
        </span>
      )}
    </>
  )
}
