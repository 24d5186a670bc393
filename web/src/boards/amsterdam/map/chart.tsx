import './chart.css'
import './city.css'
import { draw } from '../../pieces/pencil.ts'
import type { Look } from '../table.ts'
import { City, CitySpots } from './city.tsx'
import { CornerSpots, Corners } from './corners.tsx'
import { HEIGHT, WIDTH } from './geometry.ts'
import { GROUND } from './ground.ts'
import { CourseDrawn, Fleet, Harbour, HarbourSpots } from './harbour.tsx'
import { Discs, River, RiverSpots } from './river.tsx'

const VIEW = `0 0 ${WIDTH} ${HEIGHT}`
const drawGround = (svg: SVGSVGElement | null) => {
  if (svg) draw(svg, GROUND)
}

/** The map: harbour, city and river in one. Below lies what never changes, then the pieces, above them what can be clicked. */
export function Chart({ look }: { readonly look: Look }) {
  return (
    <section class="chart" data-part="map" aria-label={look.words.map}>
      <div class="map">
        <svg class="ground" aria-hidden="true" ref={drawGround} />
        <svg class="laid" viewBox={VIEW} aria-hidden="true">
          <City look={look} />
          <River look={look} />
          <Harbour look={look} />
          <Corners look={look} />
          <CourseDrawn look={look} />
        </svg>
        <HarbourSpots look={look} />
        <Fleet look={look} />
        <CitySpots look={look} />
        <RiverSpots look={look} />
        <Discs look={look} />
        <CornerSpots look={look} />
      </div>
    </section>
  )
}
