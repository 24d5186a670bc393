import { nth } from '@kontor/engine'
import './turn.css'
import { BLOCKS, DOCKERS, FIELDS, GOODS, quickBonus } from '@kontor/amsterdam/drawn'
import { signal } from '@preact/signals'
import type { Answer, BoardProps } from '../../../worker/scene.ts'
import { Becoming } from '../../pieces/becoming.tsx'
import { threeDigits } from '../../pieces/card/card.tsx'
import { Formula } from '../../pieces/card/formula.tsx'
import { Worker } from '../../pieces/figures.tsx'
import { mineOf } from '../../pieces/foreseen.ts'
import { Icon, Sign } from '../../pieces/icon.tsx'
import { Coin } from '../../pieces/sums.tsx'
import { deliveredAt, nameOfField } from '../map/fields.ts'
import { tintOfDocker } from '../map/harbour-places.ts'
import { Seal } from '../mine/stores.tsx'
import { aim, giving, marked } from '../spot.tsx'
import { colorAt, type Look, lookFrom } from '../table.ts'
import { priceOfSteps, spentIn } from './course.ts'
import { DEEDS, type Deed, hurdleOf, refusalsOf, signOf, type Way, waysOf } from './deeds.ts'
import { priceOf, Tallied } from './tallied.tsx'

/** The tile that was taken up: its list is open, and its targets are lit on the map. */
export const opened = signal<Deed | undefined>(undefined)
/** The tile under the pointer. */
export const pointedDeed = signal<Deed | undefined>(undefined)

const ICONS: Readonly<Record<Deed, string>> = {
  activate: 'activate',
  use: 'once-3',
  block: 'block',
  sail: 'ship',
  harbour: 'anchor',
  amstel: 'amstel',
  market: 'market',
}

/** The turn as tiles, not as a list: what can be done, in how many ways, and for how little. */
export function Turn(props: BoardProps) {
  const look = lookFrom(props)
  const { words, scene } = look
  const asked = scene.asked!
  const all = new Map(DEEDS.map(deed => [deed, waysOf(look, deed)]))
  const first = look.section === undefined ? DEEDS.find(deed => all.get(deed)!.length > 0) : undefined
  const open = opened.value ?? first
  const end = asked.answers.find(({ about }) => about.verb === 'done')
  return (
    <div class="turn">
      <Purse look={look} />
      <div class="tiles">
        {DEEDS.map(deed => (
          <Tile key={deed} look={look} deed={deed} ways={all.get(deed)!} open={open === deed} />
        ))}
        {end && (
          <button type="button" class="tile-of-turn ends" {...giving(look, { spot: 'end', answer: end })}>
            <Icon name="check" />
            <b>{words.endTurn}</b>
          </button>
        )}
      </div>
      {open && <List look={look} deed={open} ways={all.get(open)!} />}
      <CourseNote look={look} />
    </div>
  )
}

/** What I have to spend, at a glance: the question says it in words. */
function Purse({ look }: { readonly look: Look }) {
  const { words, table, scene } = look
  const { supply, gulden } = nth(table.seats, mineOf(scene))
  return (
    <p class="purse" aria-hidden="true">
      <b>{words.yourTurn}</b>
      {supply.map((n, color) =>
        n > 0 ? (
          <span key={color} class={`cube c-${colorAt(color)}`}>
            {n}
            <Sign color={colorAt(color)} />
          </span>
        ) : null,
      )}
      <Coin n={gulden} />
    </p>
  )
}

interface TileProps {
  readonly look: Look
  readonly deed: Deed
  readonly ways: readonly Way[]
  readonly open: boolean
}

function Tile({ look, deed, ways, open }: TileProps) {
  const { words } = look
  const best = [...ways].sort((a, b) => priceOf(a.tally) - priceOf(b.tally))[0]
  const n = ways.length
  const hurdle = n === 0 ? words.hurdles[hurdleOf(look, deed)] : undefined
  return (
    <button
      type="button"
      class={`tile-of-turn${open ? ' open' : ''}${n === 0 ? ' idle' : ''}`}
      aria-expanded={open}
      onClick={() => {
        opened.value = opened.value === deed ? undefined : deed
      }}
      onPointerEnter={() => {
        pointedDeed.value = deed
      }}
      onPointerLeave={() => {
        pointedDeed.value = undefined
      }}
    >
      <Icon name={ICONS[deed]} />
      <b>{words.deeds[deed]}</b>
      <span class="count" aria-hidden="true">
        {n > 0 ? n : <Icon name="barred" />}
      </span>
      <i class="words">{hurdle ?? words.ways(n)}</i>
      <span class="best" aria-hidden="true">
        {best && <Tallied tally={best.tally.filter(each => each.n < 0 || deed === 'harbour')} />}
        {hurdle !== undefined && <small class="hurdle">{hurdle}</small>}
      </span>
    </button>
  )
}

function List({
  look,
  deed,
  ways,
}: {
  readonly look: Look
  readonly deed: Deed
  readonly ways: readonly Way[]
}) {
  const refused = refusalsOf(look, deed)
  const cards = deed === 'activate' || deed === 'use'
  return (
    <div class={`ways${cards ? '' : ' short'}`}>
      {ways.map(way => (
        <WayButton key={`${way.answer.choice} ${way.spot}`} look={look} way={way} />
      ))}
      {deed === 'sail' && ways.length > 0 && <small class="or-any">{look.words.orAnyField}</small>}
      {ways.length === 0 && refused.length === 0 && (
        <small class="or-any">{look.words.nothingToDo[deed]}</small>
      )}
      {refused.map(({ name, about, label, reason }) => {
        const face = about?.card === undefined ? undefined : look.faces.get(about.card)
        return (
          <p
            key={name}
            class="barred-way"
            data-card={about?.card}
            onPointerEnter={() => about?.card !== undefined && look.look(about.card)}
          >
            <Icon name="barred" />
            {deed !== 'block' && <span>{face ? `${threeDigits(face.number)} ${face.name}` : label}</span>}
            <small>{reason}</small>
          </p>
        )
      })}
    </div>
  )
}

function WayButton({ look, way }: { readonly look: Look; readonly way: Way }) {
  const { answer, spot, course, label, tally } = way
  const regarded = marked.value === answer.choice || (aim.value?.spot === spot && aim.value.answer === answer)
  return (
    <button
      type="button"
      class={`way-of-turn${regarded ? ' regarded' : ''}`}
      {...giving(look, { spot, answer, course }, answer.about.card)}
    >
      <i class="words">{label}</i>
      <What look={look} answer={answer} way={way} />
      <Tallied tally={tally} />
    </button>
  )
}

/** What a way is about, drawn: a card, a block with its good, a field, a worker. */
function What({ look, answer, way }: { readonly look: Look; readonly answer: Answer; readonly way: Way }) {
  const { faces, words, table } = look
  const { about } = answer
  const face = about.card === undefined ? undefined : faces.get(about.card)
  if (face)
    return (
      <span class="what-card" aria-hidden="true">
        <small>{threeDigits(face.number)}</small>
        <Icon name={face.emblem} />
        <span class="named">{face.name}</span>
        <Formula signs={face.icons} />
      </span>
    )
  if (about.piece === 'block') {
    const block = about.place!
    const good = GOODS[nth(table.goods, block)]
    return (
      <span class="what-way" aria-hidden="true">
        <small>{nth(BLOCKS, block).id}</small>
        {good && <Icon name={good} />}
        <span class="named">{good ? words.goods[good] : ''}</span>
      </span>
    )
  }
  if (about.piece === 'disc')
    return (
      <span class="what-way" aria-hidden="true">
        <span class="named">{words.toStone(about.place!)}</span>
      </span>
    )
  if (about.piece === 'market') {
    return (
      <span class="what-way" aria-hidden="true">
        <span class="named">{words.deeds.market}</span>
      </span>
    )
  }
  const { icon, docker } = signOf(answer, way.course)
  const name = way.course ? shortName(look, way.course.fields.at(-1)!) : words.verbs[about.verb as 'load']
  return (
    <span class="what-way" aria-hidden="true">
      {icon !== undefined && <Icon name={icon} />}
      {docker !== undefined && <Worker color={tintOfDocker(docker)} />}
      <span class="named">{name}</span>
    </span>
  )
}

/** The name of a field beside its drawing, which says already of what kind it is. */
function shortName(look: Look, field: number) {
  const { words } = look
  const { type, serves } = nth(FIELDS, field)
  if (type === 'large') return words.goods[nth(GOODS, serves)]
  if (type === 'small') return words.small(serves + 1)
  if (type === 'pier') return words.dockers[nth(DOCKERS, serves)]
  return nameOfField(look, field)
}

/** The voyage under the pointer: how far, paid with what, and what would be delivered at its end. */
function CourseNote({ look }: { readonly look: Look }) {
  const way = aim.value?.course
  if (!way) return null
  const { words, table, scene } = look
  const field = way.fields.at(-1)!
  const steps = way.fields.length - 1
  const paid = spentIn(look, priceOfSteps(look, steps))
  const worth = way.delivers ? deliveredAt(look, field) : []
  const { points } = nth(table.seats, mineOf(scene))
  const gained = worth.reduce((sum, n) => sum + n, 0)
  const quick = quickBonus(table.round)
  return (
    <div class="note would course-note" aria-live="polite">
      <h3>{words.sailTo(nameOfField(look, field))}</h3>
      <ul>
        <li>
          {words.fields(steps)}
          {paid.length > 0 && (
            <>
              {', '}
              {words.paidWith}{' '}
              {paid.map((color, i) => (
                <Seal key={i} color={color} />
              ))}
            </>
          )}
        </li>
        {gained > 0 && (
          <li>
            {words.thenDeliver(worth.length)} <b>+{gained}</b>
            {quick > 0 && ` (${words.quickEach(quick)})`} <Becoming now={points} next={points + gained} />
          </li>
        )}
      </ul>
    </div>
  )
}
