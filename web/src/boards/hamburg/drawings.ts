import type { Roof } from '../pieces/town/front.tsx'
import './drawings.css'
import { drawingsIn } from '../pieces/sprite.ts'
import drawings from './drawings.svg?raw'

/** What an `svg` is given so that it shows a drawing of Hamburg. */
export const hamburgDrawing = drawingsIn(drawings)

/** The roof of each category of buildings, by its emblem. */
const ROOFS: Readonly<Record<string, Roof>> = {
  civic: 'stepped',
  government: 'ridge-tower',
  university: 'dome',
  medicine: 'mansard',
  entertainment: 'round',
  art: 'skylight',
  theater: 'scrolled',
  circus: 'tent',
  commerce: 'warehouse',
  industry: 'saw-tooth',
  bank: 'temple',
  craft: 'timbered',
  military: 'battlement',
  police: 'watch',
  underworld: 'crooked',
  'secret-society': 'ogee',
  harbor: 'hoist',
  church: 'spire',
  emigration: 'clock',
  mysticism: 'onion',
}

export const roofOf = (emblem: string): Roof => ROOFS[emblem] ?? 'stepped'
