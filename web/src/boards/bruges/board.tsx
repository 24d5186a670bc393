// Before the parts of the own side, which has the same pieces and changes some of them.
import './pieces.css'
import './rivals/chips.css'
import './rivals/rivals.css'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import { screenIs } from '../../table/sections.tsx'
import type { BoardProps } from '../../worker/scene.ts'
import { held, letGo, marked, pointed } from '../pieces/spot/held.ts'
import { useTravel } from '../pieces/travelling.ts'
import { City } from './city/city.tsx'
import { HandCards } from './mine/hand.tsx'
import { Mine } from './mine/mine.tsx'
import { Passing } from './mine/passing.tsx'
import { Chips } from './rivals/chips.tsx'
import { Rivals } from './rivals/rivals.tsx'
import { type Look, lookFrom } from './table.ts'
import { Strip } from './town/strip.tsx'
import { Town } from './town/town.tsx'

/** Where the sheets of the others have no room beside the board. */
const snug = screenIs('(max-width: 1354px)')

/** Bruges' table: the rivals, the town, my city and my hand; on a narrow screen one of them. */
export function Board(props: BoardProps) {
  const look = lookFrom(props)
  const { scene, faces, language, section, regarded, pace } = props
  useTravel(scene, pace, letGo)
  useLayoutEffect(() => {
    marked.value = regarded
  }, [regarded])
  const column = columnOf(look)
  // Looking from answer to answer draws anew only what would change.
  const drawn = [scene, look.next, faces, language, section]
  const close = section !== undefined || snug.value
  const rivals = useMemo(() => (close ? <Chips look={look} /> : <Rivals look={look} />), [...drawn, close])
  const town = useMemo(() => <Town look={look} />, drawn)
  const mine = useMemo(() => <Mine look={look} />, drawn)
  const city = useMemo(() => <City key={look.mine} look={look} />, drawn)
  if (section !== undefined) {
    return (
      <div class="bruges narrow" data-column={column}>
        {section !== 'rivals' && rivals}
        {section !== 'town' && <Strip look={look} />}
        {section === 'rivals' && <Rivals look={look} />}
        {section === 'town' && town}
        {section === 'city' && (
          <section class="my-city" data-part="mine" aria-label={look.words.myCity}>
            {mine}
            <Passing look={look} />
            {city}
          </section>
        )}
      </div>
    )
  }
  return (
    <div class="bruges" data-column={column}>
      <div class="parts">
        {rivals}
        <div class="centre">
          {town}
          <section class="my-city panel" data-part="mine" aria-label={look.words.myCity}>
            {mine}
            {city}
          </section>
          <div class="low">
            <HandCards look={look} />
            {props.lens !== undefined && <div class="beside">{props.lens}</div>}
            <Passing look={look} />
          </div>
        </div>
      </div>
    </div>
  )
}

/** The hand alone, for the sheet of a narrow screen. */
export function Hand(props: BoardProps) {
  return (
    <div class="bruges bruges-hand">
      <HandCards look={lookFrom(props)} />
    </div>
  )
}

/** The colour of the card that an answer is looked at for, or that was taken up: its column is tinted. */
function columnOf({ scene: { asked }, regarded, faces }: Look) {
  const about = asked?.answers.find(({ choice }) => choice === regarded)?.about
  const card = about?.card ?? pointed.value ?? held.value
  return card === undefined ? undefined : faces.get(card)?.tint
}
