import { useLayoutEffect, useMemo } from 'preact/hooks'
import { useTravel } from '../pieces/travelling.ts'
import type { BoardProps } from '../table/scene.ts'
import { Chips, snug } from './chips.tsx'
import { City } from './city.tsx'
import { HandCards } from './hand.tsx'
import { Mine } from './mine.tsx'
import { Rivals } from './rivals.tsx'
import { held, marked, pointed } from './spot.tsx'
import { lookFrom } from './table.ts'

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
  const drawn = [scene, look.next, faces, language]
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

/** The colour of the card that an answer is looked at for, or that was taken up: its column is tinted. */
function columnOf({ scene: { asked }, regarded, faces }: BoardProps) {
  const name = asked?.answers.find(({ choice }) => choice === regarded)?.name ?? ''
  const card = Number(/\b\d{3}\b/.exec(name)?.[0] ?? pointed.value ?? held.value)
  return faces.get(card)?.tint
}

/** What was taken up is let go with the next answer. */
function letGo() {
  held.value = undefined
}
