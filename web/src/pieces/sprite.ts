import drawings from './sprite.svg?raw'

/** A drawing of the sprite: how it lies in its frame, and what is in it, once somebody needed it. */
interface Drawing {
  readonly viewBox: string
  readonly stretched: boolean
  readonly markup: string
  shapes?: DocumentFragment
}

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

type Pencil = (svg: SVGSVGElement | null) => void
const pencils = new Map<string, Pencil>()

/** What an `svg` is given so that it shows a drawing: a copy of its own, which costs a browser less than pointing to one. */
export function drawing(id: string): { readonly 'data-drawn': string; readonly ref: Pencil } {
  const ref = pencils.get(id) ?? (svg => svg && draw(svg, id))
  pencils.set(id, ref)
  return { 'data-drawn': id, ref }
}

function draw(svg: SVGSVGElement, id: string) {
  const found = DRAWINGS.get(id)
  if (!found) return svg.replaceChildren()
  svg.setAttribute('viewBox', found.viewBox)
  if (found.stretched) svg.setAttribute('preserveAspectRatio', 'none')
  found.shapes ??= shapesIn(found.markup)
  svg.replaceChildren(found.shapes.cloneNode(true))
}

function shapesIn(markup: string) {
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  frame.innerHTML = markup
  const shapes = document.createDocumentFragment()
  shapes.append(...frame.childNodes)
  return shapes
}
