import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { type Places, placesNow, travel } from '../pieces/motion.ts'
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
  useTravel(props)
  const { scene, faces, language, section, regarded } = props
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

/** After each answer the pieces travel from their places before it, and what was taken up is let go. */
function useTravel({ scene: { version }, pace }: BoardProps) {
  const shown = useRef(version)
  const before = useRef<Places>(undefined)
  if (shown.current !== version && before.current === undefined) before.current = placesNow()
  useLayoutEffect(() => {
    if (shown.current === version) return
    shown.current = version
    held.value = undefined
    if (before.current) travel(before.current, pace)
    before.current = undefined
  }, [version, pace])
}
