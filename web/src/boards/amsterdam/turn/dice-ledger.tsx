import { nth } from '@kontor/engine'
import './offer.css'
import { LAST_ROUND } from '@kontor/amsterdam/drawn'
import type { BoardProps } from '../../../worker/scene.ts'
import { threeDigits } from '../../pieces/card/card.tsx'
import { mineOf } from '../../pieces/foreseen.ts'
import { Icon, Sign } from '../../pieces/icon.tsx'
import { wantsOf } from '../mine/cards.tsx'
import { giving, marked } from '../spot.tsx'
import { colorAt, type Look, lookFrom, roundOfSlot, sum } from '../table.ts'

/** The dice to choose from: when each pays, what lies in its slot already, and which cards below my board want it. */
export function DiceLedger(props: BoardProps) {
  const look = lookFrom(props)
  const { scene, table, words } = look
  const answers = scene.asked?.answers ?? []
  const regarded = answers.find(({ choice }) => choice === marked.value)?.about.color
  return (
    <div class="dice-ledger">
      <table>
        <thead>
          <tr>
            <th>{words.dieColumn}</th>
            <th>{words.pays}</th>
            <th>{words.slotColumn}</th>
            <th>{words.wantedBy}</th>
          </tr>
        </thead>
        <tbody>
          {table.dice.map((pips, color) => {
            const answer = answers.find(({ about }) => about.piece === 'die' && about.color === color)
            const line = lineOf(look, color)
            const name = colorAt(color)
            const inside = (
              <b class={`cube c-${name}`}>
                {pips}
                <Sign color={name} />
              </b>
            )
            return (
              <tr key={name} class={regarded === color ? 'regarded' : ''}>
                <th scope="row">
                  {answer ? (
                    <button type="button" {...giving(look, { spot: `die ${color}`, answer })}>
                      <i class="words">
                        {answer.label}. {line.said}
                      </i>
                      {inside}
                    </button>
                  ) : (
                    <span class="chosen-die">
                      <Icon name="check" />
                      {inside}
                    </span>
                  )}
                </th>
                <td>{line.pays}</td>
                <td>{line.slot}</td>
                <td>{line.wanted}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {regarded !== undefined && (
        <div class="note would die-note" aria-live="polite">
          <h3>{words.intoSlot(words.colors[colorAt(regarded)], nth(table.dice, regarded))}</h3>
          <ul>
            {lineOf(look, regarded).notes.map(note => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** What is to be said of a die. */
function lineOf(look: Look, color: number) {
  const { table, scene, words, faces } = look
  const seat = mineOf(scene)
  const { wheel, inactive } = nth(table.seats, seat)
  const pips = nth(table.dice, color)
  const name = words.colors[colorAt(color)]
  const there = nth(wheel, pips - 1)
  const round = roundOfSlot(table, seat, pips - 1)
  const lies = there.flatMap((n, which) => (n > 0 ? [words.resources(n, words.colors[colorAt(which)])] : []))
  const also = table.chosen.filter((_, i) => table.slots[i] === pips)
  const empty = sum(there) === 0 && also.length === 0
  const pays = round > LAST_ROUND ? words.never : round === table.round ? words.paysNow : words.inRound(round)
  const wanting = inactive.flatMap(card => {
    const face = faces.get(card)
    const n = face ? wantsOf(face, color) : 0
    return n > 0 ? [`${threeDigits(card)}: ${n}`] : []
  })
  const slot = empty ? words.fills(pips) : words.joins(pips)
  const comes = words.arrive(pips, name, pays)
  return {
    pays,
    slot,
    wanted: wanting.join(', ') || '–',
    said: `${comes}, ${slot}`,
    notes: [
      comes,
      empty ? words.wasEmpty(pips) : words.liesBeside(lies.join(', ') || words.otherDie),
      ...(wanting.length > 0 ? [words.cardsWant(wanting.join(', '))] : []),
    ],
  }
}
