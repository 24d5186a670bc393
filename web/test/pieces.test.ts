import { readFileSync } from 'node:fs'
import { hamburg } from '@kontor/hamburg'
import { type ComponentChildren, h, isValidElement, type VNode } from 'preact'
import { describe, expect, test } from 'vitest'
import { CardInside } from '../src/pieces/card.tsx'
import { Formula } from '../src/pieces/formula.tsx'
import { Flag } from '../src/pieces/icon.tsx'

const SPRITE = readFileSync(new URL('../src/pieces/sprite.svg', import.meta.url), 'utf8')
const DRAWN = new Set([...SPRITE.matchAll(/<symbol id="([^"]+)"/g)].map(match => match[1]))
const FACES = [...hamburg.library!.cards('en'), ...hamburg.library!.tiles!('en')]

/** What a piece points to in the sprite; components without state are simply called. */
function pointers(node: ComponentChildren): string[] {
  if (Array.isArray(node)) return node.flatMap(pointers)
  if (!isValidElement(node)) return []
  const { type, props } = node as VNode<{ href?: string; children?: ComponentChildren }>
  if (typeof type === 'function') {
    return pointers((type as (given: unknown) => ComponentChildren)(props))
  }
  const own = type === 'use' ? [String(props.href).slice(1)] : []
  return [...own, ...pointers(props.children)]
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

  test('for every seat, another one', () => {
    const flags = [0, 1, 2, 3, 4].flatMap(seat => pointers(h(Flag, { seat })))
    expect(new Set(flags).size).toBe(5)
    expect(flags.filter(id => !DRAWN.has(id))).toEqual([])
  })
})
