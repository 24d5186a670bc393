import { nth } from '@kontor/engine'
import '../../pieces/hand/hand.css'
import './cards.css'
import { MISSION } from '@kontor/amsterdam/drawn'
import type { CardFace } from '@kontor/engine/presentation'
import { CardInside, cardClass } from '../../pieces/card/card.tsx'
import { Formula } from '../../pieces/card/formula.tsx'
import { mineOf } from '../../pieces/foreseen.ts'
import { useFitting } from '../../pieces/hand/fitting.ts'
import { Icon } from '../../pieces/icon.tsx'
import { answersAt, marked, Spot } from '../spot.tsx'
import { colorAt, type Look, sum } from '../table.ts'

/** How many cards may lie below the board. */
const PLACES = 5

/** So many strips stand in two rows as wide as they are. */
const ROOMY = 10

/** My cards: active ones above, then missions, inactive ones below with the places that are free. */
export function Cards({ look }: { readonly look: Look }) {
  const { table, words, scene } = look
  const mine = nth(table.seats, mineOf(scene))
  return (
    <div class="cards">
      <span class="label">{words.active}</span>
      <Strips look={look} />
      <span class="label">
        {words.inactive} <small>{words.places(mine.inactive.length, PLACES)}</small>
      </span>
      <Inactive look={look} />
    </div>
  )
}

/** Active cards as strips, with missions behind them. */
export function Strips({ look }: { readonly look: Look }) {
  const { table, next, faces, words, scene } = look
  const mine = nth(table.seats, mineOf(scene))
  const then = nth(next.seats, mineOf(scene))
  const missions = [...mine.missions, ...mine.openMissions]
  const count = mine.active.length + missions.length
  return (
    <div
      class={`strips${count > ROOMY ? ' many' : ''}`}
      data-part="active"
      style={{ '--columns': Math.ceil(count / 2) }}
    >
      {count === 0 && <span class="nothing">{words.noActive}</span>}
      {mine.active.map(card => {
        const face = faces.get(card)
        if (!face) return null
        const used = mine.used.includes(card)
        const would = !used && then.used.includes(card)
        return (
          <Spot
            key={card}
            look={look}
            spot={`card ${card}`}
            label={`${face.name}. ${face.activation}. ${face.text}${used ? ` (${words.used})` : ''}`}
            class={`${cardClass(face, 'mini')} strip${used ? ' used' : ''}${would ? ' would' : ''}`}
            name={`card ${card}`}
            card={card}
          >
            <CardInside face={face} size="mini" />
            {used && (
              <span class="tag tag-used">
                <Icon name="marker" />
              </span>
            )}
            {answersAt(look, `card ${card}`).length > 0 && (
              <span class="tag tag-playable">
                <Icon name="up" />
              </span>
            )}
          </Spot>
        )
      })}
      {missions.map((mission, i) => {
        const face = faces.get(MISSION + mission)
        if (!face) return null
        const open = i >= mine.missions.length
        return (
          <div
            key={`mission ${mission} ${i}`}
            class="mission-strip"
            role="img"
            aria-label={`${face.name}. ${face.text}${open ? ` (${words.openMission})` : ''}`}
            data-card={face.number}
            onPointerEnter={() => look.look(face.number)}
          >
            <Icon name={open ? 'mission' : 'hidden'} />
            <Formula signs={among(table.seats.length, face.icons)} />
          </div>
        )
      })}
    </div>
  )
}

/** The signs of a mission among so many players: of '8/7/6' one number is theirs. */
const among = (players: number, signs: readonly string[]) =>
  signs.map(sign => (sign.includes('/') ? `points-${sign.split('-').at(-1)!.split('/')[players - 2]}` : sign))

/** Inactive cards in full, and in pencil the card that would come to them. */
export function Inactive({ look }: { readonly look: Look }) {
  const { table, faces, words, scene } = look
  const mine = nth(table.seats, mineOf(scene))
  const coming = comingCard(look)
  const fitting = useFitting(scene, faces, coming)
  const free = Math.max(0, PLACES - mine.inactive.length - (coming ? 1 : 0))
  const laid = mine.inactive.length + (coming ? 1 : 0)
  return (
    <section class="below-board my-hand whole" data-part="inactive" aria-label={words.inactive} ref={fitting}>
      {mine.inactive.map(card => {
        const face = faces.get(card)
        if (!face) return null
        const can = answersAt(look, `card ${card}`).length > 0
        return (
          <div class="slot" key={card}>
            <Spot
              look={look}
              spot={`card ${card}`}
              label={`${face.name}, ${face.price?.text ?? ''}. ${face.activation}. ${face.text}`}
              class={`${cardClass(face, 'hand')} inactive-card`}
              name={`card ${card}`}
              card={card}
            >
              <CardInside face={face} size="hand" />
              {can && (
                <span class="tag tag-playable">
                  <Icon name="up" />
                </span>
              )}
              <Wanted look={look} face={face} />
            </Spot>
          </div>
        )
      })}
      {coming && (
        <div class="slot">
          <div class={`${cardClass(coming, 'hand')} inactive-card would`} aria-hidden="true">
            <CardInside face={coming} size="hand" />
          </div>
        </div>
      )}
      {Array.from({ length: free }, (_, i) => (
        <i key={i} class="free-place" aria-hidden="true">
          {laid + i + 1}
        </i>
      ))}
    </section>
  )
}

/** The card on display that is looked at, and would be laid here. */
function comingCard({ scene, faces }: Look): CardFace | undefined {
  const answer = scene.asked?.answers.find(({ choice }) => choice === marked.value)
  if (answer?.about.verb !== 'take' || answer.about.card === undefined) return undefined
  return faces.get(answer.about.card)
}

/** While a die is looked at: how much of what a card wants it would bring. */
function Wanted({ look: { table, scene }, face }: { readonly look: Look; readonly face: CardFace }) {
  const answer = scene.asked?.answers.find(({ choice }) => choice === marked.value)
  if (answer?.about.piece !== 'die') return null
  const color = answer.about.color!
  const wants = wantsOf(face, color)
  if (wants === 0) return null
  return (
    <span class="tag want">
      {Math.min(wants, nth(table.dice, color))}/{wants}
    </span>
  )
}

/** How many resources of a colour a card costs. */
export const wantsOf = ({ price }: CardFace, color: number): number =>
  sum((price?.icons ?? []).map(icon => (icon === `resource-${colorAt(color)}` ? 1 : 0)))
