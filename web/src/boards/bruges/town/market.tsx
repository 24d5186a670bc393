import { COLORS, THREATS } from '@kontor/bruges/drawn'
import { nth } from '@kontor/engine'
import { Becoming } from '../../pieces/becoming.tsx'
import { Die } from '../../pieces/figures.tsx'
import { Icon, Sign } from '../../pieces/icon.tsx'
import { lettering } from '../../pieces/lettering.ts'
import { Spot } from '../../pieces/spot/spot.tsx'
import { cardTint, tintAt } from '../color.ts'
import { Drawn } from '../drawn/drawn.tsx'
import { cardBack } from '../drawn/house.ts'
import { diceShown, type Look } from '../table.ts'
import { Outcome } from './outcome.tsx'

/** The dice of this round, with what each of them causes, and the piles. */
export function Market({ look }: { readonly look: Look }) {
  const { words } = look
  return (
    <div class="market">
      <div class="lane dice" data-part="dice">
        <span class={lettering('name', words.dice)}>{words.dice}</span>
        {COLORS.map((color, which) => (
          <MarketDie key={color} look={look} which={which} />
        ))}
      </div>
      <Piles look={look} />
    </div>
  )
}

/** A die and what it does besides bringing money: 1 and 2 open the stairs, 5 and 6 bring a threat. */
function MarketDie({ look, which }: { readonly look: Look; readonly which: number }) {
  const { table, words } = look
  const tint = tintAt(which)
  const pips = nth(diceShown(table), which)
  const effect =
    pips === 0
      ? ''
      : pips <= 2
        ? words.stepCheaper(pips)
        : pips >= 5
          ? words.strikes(words.threats[nth(THREATS, which)])
          : words.noEffect
  return (
    <Spot
      look={look}
      spot={`die ${which}`}
      label={words.die(words.colors[tint], pips, effect)}
      class={`on-market c-${tint}`}
    >
      <span class="rolls" data-key={`die ${tint}`} data-shows={`${table.round} ${pips}`}>
        <Die color={tint} n={pips} />
      </span>
      <Outcome which={which} pips={pips} />
    </Spot>
  )
}

const CARDS_AN_EDGE = 8
const MOST_EDGES = 5

/** A pile is as thick as it is high: one edge for eight cards. */
function thickness(cards: number) {
  const edges = Math.max(1, Math.min(MOST_EDGES, Math.round(cards / CARDS_AN_EDGE)))
  const shadows = Array.from(
    { length: edges },
    (_, i) =>
      `${1.5 + i * 2.5}px ${1.5 + i * 2.5}px 0 var(--card), ${2.5 + i * 2.5}px ${2.5 + i * 2.5}px 0 var(--rule-2)`,
  )
  return { boxShadow: cards === 0 ? 'none' : shadows.join(', '), marginRight: `${edges * 2.5}px` }
}

function Piles({ look }: { readonly look: Look }) {
  const { table, words } = look
  return (
    <div class="piles" data-part="piles">
      <div class="two">
        <span class="label">{words.draw}</span>
        {table.piles.map((_, place) => (
          <Pile key={place} look={look} place={place} />
        ))}
      </div>
      <div>
        <span class="label">{words.extra}</span>
        <div class="pile-of" role="img" aria-label={words.extraStack(table.extra.length)}>
          <span class="top-card shut" style={thickness(table.extra.length)}>
            {table.extra.length > 0 && <Icon name="extra" />}
          </span>
          <b aria-hidden="true">{table.extra.length}</b>
        </div>
      </div>
      <div>
        <span class="label">{words.discard}</span>
        <Discard look={look} />
      </div>
    </div>
  )
}

function Pile({ look, place }: { readonly look: Look; readonly place: number }) {
  const { table, words, faces } = look
  const pile = nth(table.piles, place)
  const top = pile.at(-1)
  const tint = top === undefined ? undefined : cardTint(faces, top)
  return (
    <Spot
      look={look}
      spot={`pile ${place}`}
      label={words.pile(place + 1, pile.length, tint ? words.colors[tint] : '')}
      class={`pile-of c-${tint ?? 'any'}`}
    >
      <span
        class={`top-card${tint ? '' : ' none'}`}
        style={thickness(pile.length)}
        data-key={`pile ${place}`}
      >
        {tint && <Drawn drawing={cardBack(38, 50, 5)} class="back-art" />}
        {tint && <Sign color={tint} />}
      </span>
      <b aria-hidden="true">{pile.length}</b>
    </Spot>
  )
}

function Discard({ look }: { readonly look: Look }) {
  const { table, next, words, faces } = look
  const cards = table.discard.length
  const top = table.discard.at(-1)
  const face = top === undefined ? undefined : faces.get(top)
  return (
    <Spot
      look={look}
      spot={top === undefined ? 'none' : `card ${top}`}
      label={words.discardPile(cards, face?.name ?? '')}
      class={`pile-of c-${face?.tint ?? 'any'}`}
      card={top}
    >
      <span
        class={`top-card open${next.discard.length > cards ? ' would' : ''}`}
        data-key={top === undefined ? 'discard' : `card ${top}`}
      >
        {face && (
          <>
            <Icon name={face.emblem} />
            <Sign color={cardTint(faces, face.number)} />
          </>
        )}
      </span>
      <b aria-hidden="true">
        {cards}
        <Becoming now={cards} next={next.discard.length} />
      </b>
    </Spot>
  )
}
