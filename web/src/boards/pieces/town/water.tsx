import './looks.css'
import { drawing } from '../sprite.ts'
import { townDrawing } from './drawings.ts'

/** Waves over a whole stretch of water. */
export const Waves = () => (
  <svg class="waves" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {...drawing('a-waves')} />
)

/** A narrow stretch of water. */
export const Swell = () => <svg class="drawn swell" aria-hidden="true" {...townDrawing('swell')} />

/** A quay wall with its bollards. */
export const Quay = () => <svg class="drawn quay-wall" aria-hidden="true" {...townDrawing('quay')} />

export const Swan = () => <svg class="drawn swan" aria-hidden="true" {...townDrawing('swan')} />
