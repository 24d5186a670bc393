import './mine/mine.css'
import './rivals/rivals.css'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { tapped } from '../../table/question/tapping.ts'
import type { BoardProps } from '../../worker/scene.ts'
import { useTravel } from '../pieces/travelling.ts'
import { Display } from './display.tsx'
import { Chart } from './map/chart.tsx'
import { Panned } from './map/panned.tsx'
import { Inactive } from './mine/cards.tsx'
import { Mine } from './mine/mine.tsx'
import { Chips, snug } from './rivals/chips.tsx'
import { Rivals } from './rivals/rivals.tsx'
import { aim, marked } from './spot.tsx'
import { lookFrom } from './table.ts'
import { opened, pointedDeed } from './turn/turn.tsx'

/** Amsterdam's table: rivals, map and my board; on a narrow screen one of them. */
export function Board(props: BoardProps) {
  const look = lookFrom(props)
  const { scene, faces, language, section, regarded, pace } = props
  useTravel(scene, pace, letGo)
  useLayoutEffect(() => {
    marked.value = regarded
  }, [regarded])
  // A finger that let go of an answer aims at nothing.
  useEffect(() => {
    if (tapped.value === undefined) letGo()
  }, [tapped.value])
  const drawn = [scene, look.next, faces, language, section]
  const lit = pointedDeed.value ?? opened.value
  const chart = useMemo(() => <Chart look={look} />, drawn)
  const mine = useMemo(() => <Mine look={look} />, drawn)
  const close = section !== undefined || snug.value
  const rivals = useMemo(() => (close ? <Chips look={look} /> : <Rivals look={look} />), [...drawn, close])
  if (section !== undefined)
    return (
      <div class="amsterdam narrow" data-lit={lit} data-section={section}>
        {section !== 'rivals' && rivals}
        {section === 'map' && <Panned look={look}>{chart}</Panned>}
        {section === 'map' && <Display look={look} />}
        {section === 'mine' && mine}
        {section === 'rivals' && <Rivals look={look} />}
      </div>
    )
  return (
    <div class="amsterdam" data-lit={lit}>
      <div class="parts">
        {rivals}
        <div class="middle">
          {chart}
          <Display look={look} />
        </div>
        {mine}
      </div>
    </div>
  )
}

/** The cards below the board, for the sheet of a narrow screen. */
export function Hand(props: BoardProps) {
  return (
    <div class="amsterdam amsterdam-hand">
      <Inactive look={lookFrom(props)} />
    </div>
  )
}

/** With the next answer nothing is aimed at any more. */
function letGo() {
  aim.value = undefined
}
