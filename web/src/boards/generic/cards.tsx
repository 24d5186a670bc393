import '../pieces/card/fan.css'
import { backShown } from '@kontor/engine'
import type { CardFace, Cards, Grounds, Piles } from '@kontor/engine/presentation'
import { pictureOf } from '../../catalogue.ts'
import { words } from '../../settings/settings.ts'
import type { Answer } from '../../worker/scene.ts'
import { BackInside, CardInside, type CardSize, cardClass } from '../pieces/card/card.tsx'
import { colorNamed, type PieceColor } from '../pieces/color.ts'
import { Icon, Sign } from '../pieces/icon.tsx'
import { answersAt, answersWith, type Drawn, listIn } from './drawn.ts'
import { Piece } from './piece.tsx'

interface OneProps {
  readonly drawn: Drawn
  readonly card: number
  readonly size: CardSize
  /** Further answers that are given with it: a site is chosen by its place. */
  readonly answers?: readonly Answer[]
  readonly used?: boolean
  /** What it is called when only its back is seen. */
  readonly called?: string
  readonly secret?: boolean
}

/** The tint of a card that is seen by its front or only by its back. */
function tintOf({ layout, board }: Drawn, card: number): PieceColor | undefined {
  const back = backShown(card)
  const tint = back === undefined ? board.faces.get(card)?.tint : layout.colors[back]?.tint
  return colorNamed(tint ?? '')
}

/** One card: its front, its back, or only that it is there. */
function OneCard({ drawn, card, size, answers = [], used = false, called, secret = false }: OneProps) {
  const { board, layout } = drawn
  const face = board.faces.get(card)
  const tint = tintOf(drawn, card)
  const meant = card >= 0 ? [...answersWith(board, card), ...answers] : answers
  if (!face) {
    const back = backShown(card)
    const color = back === undefined ? undefined : layout.colors[back]?.name[board.language]
    const label = [called ?? (card < 0 ? words.value.unknownCard : String(card)), color]
      .filter(Boolean)
      .join(', ')
    return (
      <Piece board={board} answers={meant} label={label} class={`card back ${size} c-${tint ?? 'any'}`}>
        {card >= 0 ? <b class="number">{card}</b> : <BackInside color={tint} secret={secret} />}
      </Piece>
    )
  }
  return (
    <Piece
      board={board}
      answers={meant}
      label={`${face.name}. ${face.text}${used ? ' ✓' : ''}`}
      class={drawn.small ? `chip c-${tint ?? 'any'}` : `${cardClass(face, size)}${used ? ' used' : ''}`}
      card={card}
      name={`card ${card}`}
    >
      {drawn.small ? (
        <Chip face={face} tint={tint} />
      ) : (
        <CardInside face={face} size={size} art={artOf(drawn, card)} />
      )}
      {used && (
        <span class={drawn.small ? '' : 'tag tag-used'}>
          <Icon name="marker" class="marker" />
        </span>
      )}
    </Piece>
  )
}

/** The picture that a game from a folder has of a card. */
function artOf({ board }: Drawn, card: number) {
  const picture = pictureOf(board.scene.game, `card-${card}`)
  return picture === undefined ? undefined : <img src={picture} alt="" />
}

function Chip({ face, tint }: { face: CardFace; tint: PieceColor | undefined }) {
  return (
    <>
      <Icon name={face.emblem} />
      {tint && <Sign color={tint} />}
    </>
  )
}

/** Cards side by side. */
export function CardsPart({ part, drawn }: { part: Cards; drawn: Drawn }) {
  const cards = listIn(drawn, part.field)
  if (cards.length === 0 && !part.hand) return null
  return (
    <div class="part">
      <span class="label">
        {part.name[drawn.board.language]} <b>{cards.length}</b>
      </span>
      <div class="cards">
        {part.hand && drawn.small && cards.length > 0 && <Icon name="hand" />}
        {cards.map((card, place) => (
          <OneCard
            key={card < 0 ? `back ${place}` : card}
            drawn={drawn}
            card={card}
            size="mini"
            secret={card < 0 && !drawn.small}
          />
        ))}
      </div>
    </div>
  )
}

/** The hand that is played from, large enough to be read. */
export function HandPart({ part, drawn }: { part: Cards; drawn: Drawn }) {
  const cards = listIn(drawn, part.field)
  return (
    <section class="my-hand" aria-label={part.name[drawn.board.language]}>
      <div class="fan">
        {cards.map((card, place) => (
          <div class="slot" key={card < 0 ? `back ${place}` : card}>
            <OneCard drawn={drawn} card={card} size="hand" secret={card < 0} />
          </div>
        ))}
      </div>
    </section>
  )
}

/** Piles, each with its top card and how many lie there. */
export function PilesPart({ part, drawn }: { part: Piles; drawn: Drawn }) {
  const { language } = drawn.board
  return (
    <div class="piles">
      {part.of.map(({ field, name, answers = [] }) => {
        const value = drawn.values[field] as readonly number[] | readonly (readonly number[])[]
        const several = value.some(each => typeof each === 'object')
        const piles = (several ? value : [value]) as readonly (readonly number[])[]
        return (
          <div key={field} class="part">
            <span class="label">{name[language]}</span>
            <div class="cards">
              {piles.map((pile, place) => (
                <div key={place} class={`stack${pile.length === 0 ? ' empty' : ''}`}>
                  <OneCard
                    drawn={{ ...drawn, small: false }}
                    card={pile.at(-1) ?? -1}
                    size="mini"
                    answers={answersAt(drawn, { answers }, place)}
                    called={`${name[language]} ${several ? place + 1 : ''}: ${pile.length}`}
                  />
                  <b aria-hidden="true">{pile.length}</b>
                </div>
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}

/** Grounds with what stands on them. What stands on none of them lies apart. */
export function GroundsPart({ part, drawn }: { part: Grounds; drawn: Drawn }) {
  const { board } = drawn
  const name = part.name[board.language]
  const places = listIn(drawn, part.places)
  const used = part.used === undefined ? [] : listIn(drawn, part.used)
  const standing = listIn(drawn, part.standing)
  const grounds = listIn(drawn, part.field)
  const on = (place: number) => standing.filter((_, i) => places[i] === place)
  const apart = standing.filter((_, i) => grounds[places[i] ?? -1] === undefined)
  if (grounds.length + standing.length === 0) return null
  const mine = drawn.seat === board.scene.viewer
  const laid = (card: number) => (
    <OneCard key={card} drawn={drawn} card={card} size="mini" used={used.includes(card)} />
  )
  return (
    <div class="part">
      <span class="label">{name}</span>
      <div class="cards grounds">
        {grounds.map((ground, place) => (
          <div
            key={ground < 0 ? `ground ${place}` : ground}
            class={`ground${on(place).length > 0 ? ' built' : ''}`}
          >
            <OneCard
              drawn={drawn}
              card={ground < 0 ? ground : hidden(drawn, ground)}
              size="mini"
              answers={mine ? answersAt(drawn, part, place) : []}
              called={`${name} ${place + 1}`}
            />
            {on(place).map(laid)}
          </div>
        ))}
        {apart.map(laid)}
      </div>
    </div>
  )
}

/** A ground lies back up, even for anyone who knows its front. */
function hidden({ layout, board }: Drawn, card: number) {
  const tint = board.faces.get(card)?.tint
  const color = layout.colors.findIndex(each => each.tint === tint)
  return color < 0 ? card : -2 - color
}
