import { type Drawing, draw, type Pencil } from './pencil.ts'
import drawings from './sprite.svg?raw'

const SYMBOL = /<symbol id="([^"]+)" viewBox="([^"]+)"([^>]*)>(.*?)<\/symbol>/gs
const NOTHING: Drawing = { viewBox: '0 0 24 24', markup: '' }

/** What an `svg` is given so that it shows a drawing. */
export interface Drawn {
  readonly 'data-drawn': string
  readonly ref: Pencil
}

/** The drawings of a file, by their ids. */
export function drawingsIn(file: string): (id: string) => Drawn {
  const drawings = new Map(
    Array.from(
      file.matchAll(SYMBOL),
      ([, id = '', viewBox = '', more = '', markup = '']): [string, Drawing] => [
        id,
        { viewBox, stretched: more.includes('"none"'), markup },
      ],
    ),
  )
  const pencils = new Map<string, Pencil>()
  return id => {
    const ref = pencils.get(id) ?? (svg => svg && draw(svg, drawings.get(id) ?? NOTHING))
    pencils.set(id, ref)
    return { 'data-drawn': id, ref }
  }
}

/** What an `svg` is given so that it shows a drawing of the sprite. */
export const drawing = drawingsIn(drawings)
