import { useLayoutEffect, useMemo } from 'preact/hooks'
import { useTravel } from '../pieces/travelling.ts'
import { usePainted } from '../shell/painted.ts'
import type { BoardProps } from '../table/scene.ts'
import { City } from './city.tsx'
import { HandCards } from './hand.tsx'
import { Mine } from './mine.tsx'
import { Rivals } from './rivals.tsx'
import { held, marked } from './spot.tsx'
import { lookFrom } from './table.ts'

/** Hamburg's table: the rivals, the city, my board and my hand; on a narrow screen one of them. */
export function Board(props: BoardProps) {
  const look = lookFrom(props)
  const painted = usePainted()
  const { scene, faces, language, section, regarded, pace } = props
  useTravel(scene.version, pace, letGo)
  useLayoutEffect(() => {
    marked.value = regarded
  }, [regarded])
  // Looking from answer to answer draws anew only what would change.
  const drawn = [scene, look.next, faces, language]
  const rivals = useMemo(() => <Rivals look={look} />, drawn)
  const city = useMemo(() => <City look={look} />, drawn)
  const mine = useMemo(() => <Mine look={look} />, drawn)
  if (section !== undefined) {
    return (
      <div class="hamburg narrow">
        {section === 'city' && city}
        {section === 'mine' && mine}
        {section === 'rivals' && rivals}
      </div>
    )
  }
  return (
    <div class="hamburg">
      <div class="parts">
        {painted ? rivals : <section class="rivals" />}
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

/** What was taken up is let go with the next answer. */
function letGo() {
  held.value = undefined
}
