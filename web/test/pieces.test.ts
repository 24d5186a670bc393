import { readFileSync } from 'node:fs'
import { amsterdam } from '@kontor/amsterdam'
import { bruges } from '@kontor/bruges'
import { hamburg } from '@kontor/hamburg'
import { type ComponentChildren, h, isValidElement, type VNode } from 'preact'
import { describe, expect, test } from 'vitest'
import { CardInside } from '../src/boards/pieces/card/card.tsx'
import { Formula } from '../src/boards/pieces/card/formula.tsx'
import { FLAGS } from '../src/boards/pieces/flag.tsx'

const SPRITE = readFileSync(new URL('../src/boards/pieces/sprite.svg', import.meta.url), 'utf8')
const DRAWN = new Set([...SPRITE.matchAll(/<symbol id="([^"]+)"/g)].map(match => match[1]))
const FACES = [
  ...hamburg.library!.cards('en'),
  ...hamburg.library!.tiles!('en'),
  ...amsterdam.library!.cards('en'),
  ...amsterdam.library!.tiles!('en'),
  ...bruges.library!.cards('en'),
]

/** What a piece shows of the sprite. */
const pointers = (node: ComponentChildren) =>
  elements(node).flatMap(({ props }) => (props['data-drawn'] === undefined ? [] : [props['data-drawn']]))

type Drawn = VNode<{ 'data-drawn'?: string; children?: ComponentChildren }>

/** All elements of a piece; components without state are simply called. */
function elements(node: ComponentChildren): Drawn[] {
  if (Array.isArray(node)) return node.flatMap(elements)
  if (!isValidElement(node)) return []
  const element = node as Drawn
  const { type, props } = element
  if (typeof type === 'function') return elements((type as (given: unknown) => ComponentChildren)(props))
  return [element, ...elements(props.children)]
}

describe('the sprite has a drawing', () => {
  test.each(FACES.map(face => [face.name, face.number, face] as const))(
    'for every sign of %s %i',
    (_, __, face) => {
      const found = [
        ...pointers(h(Formula, { signs: face.icons })),
        ...pointers(h(CardInside, { face, size: 'hand' })),
        ...pointers(h(CardInside, { face, size: 'large' })),
      ]
      expect(found.length).toBeGreaterThan(0)
      expect(found.filter(id => !DRAWN.has(id))).toEqual([])
    },
  )
})

test('every seat has another flag', () => {
  expect(new Set(FLAGS.map(({ markup }) => markup)).size).toBe(5)
})
