import { nth } from '@kontor/engine'
import { BLACK, FIRST_SHIP } from '@kontor/hamburg/drawn'
import { Formula } from '../../pieces/card/formula.tsx'
import { Die } from '../../pieces/figures.tsx'
import { Icon, Sign } from '../../pieces/icon.tsx'
import { lettering } from '../../pieces/lettering.ts'
import { Spot } from '../../pieces/spot/spot.tsx'
import { Swan, Waves } from '../../pieces/town/water.tsx'
import { colorAt } from '../color.ts'
import { hamburgDrawing } from '../drawings.ts'
import { diceShown, isShipActive, type Look, plays } from '../table.ts'

const SIX = [0, 1, 2, 3, 4, 5]
const DISASTER_ICONS = ['flood', 'fire', 'decay', 'unrest', 'disease', 'intrigue']

/** The dice on the Binnenalster, with what each of them brings this season. */
export function Dice({ look }: { readonly look: Look }) {
  const { table, words } = look
  const dice = diceShown(table)
  return (
    <div class="lane alster" data-part="dice">
      <Waves />
      <span class={lettering('name', words.dice)}>
        <Swan />
        {words.dice}
      </span>
      {SIX.map(which => {
        const color = colorAt(which)
        const pips = nth(dice, which)
        return (
          <div
            key={color}
            class={`on-water c-${color}`}
            role="img"
            aria-label={words.die(words.colors[color], pips)}
          >
            <span class="rolls" data-key={`die ${color}`} data-shows={`${table.season} ${pips}`}>
              <Die color={color} n={pips} />
            </span>
            <Outcome which={which} pips={pips} ships={plays(table, 'ships')} />
          </div>
        )
      })}
    </div>
  )
}

/** 1 and 2 open the City Hall, 3 and 4 a ship, 5 and 6 raise a disaster. */
function Outcome({
  which,
  pips,
  ships,
}: {
  readonly which: number
  readonly pips: number
  readonly ships: boolean
}) {
  if (pips === 0) return null
  if (pips <= 2)
    return (
      <span class="outcome">
        <Icon name="hall" />+{pips}
      </span>
    )
  if (pips >= 5)
    return (
      <span class="outcome strike">
        <Icon name={nth(DISASTER_ICONS, which)} />
        +1
      </span>
    )
  return ships ? (
    <span class="outcome">
      <Icon name="ship" />
    </span>
  ) : null
}

/** The ships: full sails at the quay, bare masts in the roadstead. */
export function Ships({ look }: { readonly look: Look }) {
  const { table, words, faces } = look
  return (
    <div class="lane dock">
      <Waves />
      <span class={lettering('name', words.ships)}>{words.ships}</span>
      {SIX.map(which => {
        const color = colorAt(which)
        const docked = isShipActive(table, which)
        const face = faces.get(FIRST_SHIP + which)
        return (
          <Spot
            key={color}
            look={look}
            spot={`ship ${color}`}
            label={words.ship(words.colors[color], docked, face?.text ?? '')}
            class={`ship c-${color} ${docked ? 'docked' : 'away'}`}
            card={FIRST_SHIP + which}
          >
            <span class="vessel" data-key={`ship ${color}`} data-at={String(docked)} data-moves="sails">
              <svg
                class="drawn"
                aria-hidden="true"
                {...hamburgDrawing(docked ? 'ship-docked' : 'ship-away')}
              />
              <Sign color={color} />
            </span>
            <span class="does">{face && <Formula signs={which === BLACK ? ['calm'] : face.icons} />}</span>
          </Spot>
        )
      })}
    </div>
  )
}
