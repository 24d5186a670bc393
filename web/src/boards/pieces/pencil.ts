/** A drawing: how it lies in its frame, and what is in it, once somebody needed it. */
export interface Drawing {
  readonly viewBox: string
  readonly stretched?: boolean
  readonly markup: string
  shapes?: DocumentFragment
}

/** What draws in the `svg` that it is given as its `ref`. */
export type Pencil = (svg: SVGSVGElement | null) => void

/** Gives an `svg` a copy of a drawing of its own, which costs a browser less than pointing to one or making each shape anew. */
export function draw(svg: SVGSVGElement, drawing: Drawing): void {
  svg.setAttribute('viewBox', drawing.viewBox)
  if (drawing.stretched) svg.setAttribute('preserveAspectRatio', 'none')
  drawing.shapes ??= shapesIn(drawing.markup)
  svg.replaceChildren(drawing.shapes.cloneNode(true))
}

function shapesIn(markup: string) {
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  frame.innerHTML = markup
  const shapes = document.createDocumentFragment()
  shapes.append(...frame.childNodes)
  return shapes
}
