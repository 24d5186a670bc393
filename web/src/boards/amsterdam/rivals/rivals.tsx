import { nth } from '@kontor/engine'
import './rivals.css'
import { DOCKERS, GOODS, MISSION, TOM } from '@kontor/amsterdam/drawn'
import { later } from '../../../shell/later.tsx'
import { colorNamed } from '../../pieces/color.ts'
import { Worker } from '../../pieces/figures.tsx'
import { othersOf } from '../../pieces/foreseen.ts'
import { Icon, Sign } from '../../pieces/icon.tsx'
import { tintOfDocker } from '../map/harbour-places.ts'
import { lostBy, Seal } from '../mine/stores.tsx'
import { SmallWheel } from '../mine/wheel.tsx'
import { colorAt, each, type Look, sum } from '../table.ts'
import { Head } from './head.tsx'

/** Only whoever plays alone needs it. */
const Tom = later(async () => (await import('./tom.tsx')).Tom)

/** The sheets of the others. */
export function Rivals({ look }: { readonly look: Look }) {
  return (
    <section class="rivals" data-part="rivals" aria-label={look.words.rivals}>
      {othersOf(look).map(seat =>
        look.table.solo && seat === TOM ? (
          <Tom key={seat} look={look} />
        ) : (
          <Rival key={seat} look={look} seat={seat} />
        ),
      )}
    </section>
  )
}

function Rival({ look, seat }: { readonly look: Look; readonly seat: number }) {
  const { table, scene, words } = look
  const theirs = nth(table.seats, seat)
  const missions = theirs.missions.length + theirs.openMissions.length
  return (
    <section class={`rival${scene.asked?.seat === seat ? ' turn' : ''}`} aria-label={scene.names[seat]}>
      <Head look={look} seat={seat} />
      <SmallWheel look={look} seat={seat} />
      <dl class="holds">
        <div>
          <Holds icon="resource" word={words.now} />
          <dd>
            {sum(theirs.supply) === 0 && '–'}
            {theirs.supply.map((n, color) =>
              n > 0 ? (
                <b key={color} class={`cube c-${colorAt(color)}`}>
                  {n}
                  <Sign color={colorAt(color)} />
                  <i class="words">{words.colors[colorAt(color)]}</i>
                </b>
              ) : null,
            )}
          </dd>
        </div>
        <div>
          <Holds icon="ship" word={words.ship} />
          <dd>
            {sum(theirs.cargo) + sum(theirs.crew) === 0 && '–'}
            <Goods look={look} counts={theirs.cargo} />
            {each(theirs.crew).map((docker, i) => (
              <span key={i} role="img" aria-label={words.docker(words.dockers[nth(DOCKERS, docker)])}>
                <Worker color={tintOfDocker(docker)} />
              </span>
            ))}
          </dd>
        </div>
        <div>
          <Holds icon="warehouse" word={words.store} />
          <dd>
            {sum(theirs.storage) === 0 && theirs.magazine < 0 && '–'}
            <Goods look={look} counts={theirs.storage} />
            {theirs.magazine >= 0 && (
              <span
                class="kept"
                role="img"
                aria-label={words.magazine(words.colors[colorAt(theirs.magazine)])}
              >
                <Icon name="magazine" />
                <Seal color={theirs.magazine} />
              </span>
            )}
          </dd>
        </div>
        <div>
          <Holds icon="penalty" word={words.lost} />
          <dd>{theirs.penalties > 0 ? <b class="lost">−{lostBy(theirs.penalties)}</b> : '–'}</dd>
        </div>
      </dl>
      <div class="slips">
        {theirs.active.map(card => (
          <Slip key={card} look={look} card={card} state={theirs.used.includes(card) ? 'used' : 'active'} />
        ))}
        <i class="parting" />
        {theirs.inactive.map(card => (
          <Slip key={card} look={look} card={card} state="inactive" />
        ))}
        {missions > 0 && (
          <span class="slip of-missions" role="img" aria-label={words.missions(missions)}>
            <Icon name="mission" />
            <b>{missions}</b>
          </span>
        )}
        {theirs.openMissions.map(mission => (
          <Slip key={mission} look={look} card={MISSION + mission} state="active" />
        ))}
      </div>
    </section>
  )
}

/** What a line of a sheet is about: a drawing, so that what is held has room in any language. */
function Holds({ icon, word }: { readonly icon: string; readonly word: string }) {
  return (
    <dt title={word}>
      <Icon name={icon} />
      <i class="words">{word}</i>
    </dt>
  )
}

/** Goods by kind: tiles of one kind are one with their number. */
function Goods({ look: { words }, counts }: { readonly look: Look; readonly counts: readonly number[] }) {
  return counts.map((n, kind) => {
    if (n === 0) return null
    const good = words.goods[nth(GOODS, kind)]
    return (
      <span key={kind} class="good-tile" role="img" aria-label={n > 1 ? words.resources(n, good) : good}>
        <Icon name={nth(GOODS, kind)} />
        {n > 1 && <b aria-hidden="true">{n}</b>}
      </span>
    )
  })
}

interface SlipProps {
  readonly look: Look
  readonly card: number
  readonly state: 'active' | 'used' | 'inactive'
}

/** A card so small that only deck and moment are left. */
function Slip({ look, card, state }: SlipProps) {
  const { faces, words } = look
  const face = faces.get(card)
  if (!face) return null
  const [when = ''] = face.icons
  return (
    <span
      class={`slip c-${colorNamed(face.tint) ?? 'any'} ${state}`}
      role="img"
      aria-label={`${face.name}, ${words.states[state]}. ${face.text}`}
      data-key={`card ${card}`}
      data-card={card}
      onPointerEnter={() => look.look(card)}
    >
      <Icon name={face.emblem} />
      <Icon name={MOMENTS[when] ?? 'card'} />
    </span>
  )
}

const MOMENTS: Readonly<Record<string, string>> = {
  'phase-1': 'once-1',
  'phase-2': 'once-2',
  'phase-3': 'once-3',
  permanent: 'permanent',
  laurel: 'laurel',
}
