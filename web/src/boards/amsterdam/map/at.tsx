import type { CSSProperties } from 'preact'
import { HEIGHT, WIDTH } from './geometry.ts'

/** Where something lies that is laid over the map: its middle and its size, in the map's own measure. */
export function at(x: number, y: number, width: number, height = width): CSSProperties {
  return {
    left: `${(((x - width / 2) / WIDTH) * 100).toFixed(2)}%`,
    top: `${(((y - height / 2) / HEIGHT) * 100).toFixed(2)}%`,
    width: `${((width / WIDTH) * 100).toFixed(2)}%`,
    height: `${((height / HEIGHT) * 100).toFixed(2)}%`,
  }
}
