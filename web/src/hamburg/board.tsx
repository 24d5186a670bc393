import './layout.css'
import './narrow.css'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { type Places, placesNow, travel } from '../pieces/motion.ts'
import type { BoardProps } from '../table/scene.ts'
import { City } from './city.tsx'
import { HandCards } from './hand.tsx'
import { Mine } from './mine.tsx'
import { Rivals } from './rivals.tsx'
import { held } from './spot.tsx'
import { lookFrom } from './table.ts'

/** Hamburg's table: the rivals, the city, my board and my hand; on a narrow screen one of them. */
export function Board(props: BoardProps) {
  const look = lookFrom(props)
  useTravel(props)
  const { section } = props
  if (section !== undefined) {
    return (
      <div class="hamburg narrow">
        {section === 'city' && <City look={look} />}
        {section === 'mine' && <Mine look={look} />}
        {section === 'rivals' && <Rivals look={look} />}
      </div>
    )
  }
  return (
    <div class="hamburg">
      <div class="parts">
        <Rivals look={look} />
        <div class="centre">
          <City look={look} />
          <Mine look={look} />
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
