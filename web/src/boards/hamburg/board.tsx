// Before the parts of the own side, which has the same pieces and changes some of them.
import './rivals/chips.css'
import './rivals/rivals.css'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import type { BoardProps } from '../../worker/scene.ts'
import { mineOf } from '../pieces/foreseen.ts'
import { held, letGo, marked, pointed } from '../pieces/spot/held.ts'
import { useTravel } from '../pieces/travelling.ts'
import { City } from './city/city.tsx'
import { HandCards } from './mine/hand.tsx'
import { Mine } from './mine/mine.tsx'
import { Passing } from './mine/passing.tsx'
import { Chips, snug } from './rivals/chips.tsx'
import { Rivals } from './rivals/rivals.tsx'
import { lookFrom, type Table } from './table.ts'

/** Hamburg's table: the rivals, the city, my board and my hand; on a narrow screen one of them. */
export function Board(props: BoardProps) {
  const look = lookFrom(props)
  const { scene, faces, language, section, regarded, pace } = props
  useTravel(scene, pace, letGo)
  useLayoutEffect(() => {
    marked.value = regarded
  }, [regarded])
  const column = columnOf(props)
  // Looking from answer to answer draws anew only what would change.
  const drawn = [scene, look.next, faces, language, section !== undefined]
  const close = section !== undefined || snug.value
  const rivals = useMemo(() => (close ? <Chips look={look} /> : <Rivals look={look} />), [...drawn, close])
  const city = useMemo(() => <City look={look} />, drawn)
  const mine = useMemo(() => <Mine look={look} />, drawn)
  if (section !== undefined) {
    return (
      <div class="hamburg narrow" data-column={column}>
        {section === 'rivals' ? <Rivals look={look} /> : rivals}
        {section === 'city' && city}
        {section === 'mine' && mine}
      </div>
    )
  }
  return (
    <div class="hamburg" data-column={column}>
      <div class="parts">
        {rivals}
        <div class="centre">
          {city}
          {mine}
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
    <div class="hamburg-hand">
      <HandCards look={lookFrom(props)} />
    </div>
  )
}

/** So many cards and the lens have room beside one another. */
const FEW_CARDS = 8

/** Whether my hand needs the room that the lens has beside it. */
export function isHandFull({ scene }: Omit<BoardProps, 'section'>): boolean {
  const { seats } = scene.table as Table
  return (seats[mineOf(scene)]?.hand.length ?? 0) > FEW_CARDS
}

/** The colour of the card that an answer is looked at for, or that was taken up: its column is tinted. */
function columnOf({ scene: { asked }, regarded, faces }: BoardProps) {
  const about = asked?.answers.find(({ choice }) => choice === regarded)?.about
  const card = about?.card ?? pointed.value ?? held.value
  return card === undefined ? undefined : faces.get(card)?.tint
}
