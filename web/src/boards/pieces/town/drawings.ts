import { drawingsIn } from '../sprite.ts'
import drawings from './town.svg?raw'

/** What an `svg` is given so that it shows a drawing of a town. */
export const townDrawing = drawingsIn(drawings)
