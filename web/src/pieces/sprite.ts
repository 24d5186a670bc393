import { type Drawing, draw, type Pencil } from './pencil.ts'
import drawings from './sprite.svg?raw'

const SYMBOL = /<symbol id="([^"]+)" viewBox="([^"]+)"([^>]*)>(.*?)<\/symbol>/gs
const DRAWINGS = new Map(
  Array.from(
    drawings.matchAll(SYMBOL),
    ([, id = '', viewBox = '', more = '', markup = '']): [string, Drawing] => [
      id,
      { viewBox, stretched: more.includes('"none"'), markup },
    ],
  ),
)
const NOTHING: Drawing = { viewBox: '0 0 24 24', markup: '' }

const pencils = new Map<string, Pencil>()

/** What an `svg` is given so that it shows a drawing of the sprite. */
export function drawing(id: string): { readonly 'data-drawn': string; readonly ref: Pencil } {
  const ref = pencils.get(id) ?? (svg => svg && draw(svg, DRAWINGS.get(id) ?? NOTHING))
  pencils.set(id, ref)
  return { 'data-drawn': id, ref }
}
