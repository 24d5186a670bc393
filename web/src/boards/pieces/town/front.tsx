import './looks.css'
import './front.css'
import type { ComponentChildren } from 'preact'
import { townDrawing } from './drawings.ts'

/** The silhouettes of roofs: what stands below is told by them from afar. */
export type Roof =
  | 'stepped'
  | 'ridge-tower'
  | 'dome'
  | 'mansard'
  | 'round'
  | 'skylight'
  | 'scrolled'
  | 'tent'
  | 'warehouse'
  | 'saw-tooth'
  | 'temple'
  | 'timbered'
  | 'battlement'
  | 'watch'
  | 'crooked'
  | 'ogee'
  | 'hoist'
  | 'spire'
  | 'clock'
  | 'onion'

interface FrontProps {
  readonly roof: Roof
  /** A small one, seen from afar, has neither windows nor door. */
  readonly small?: boolean
  /** By which name it is known when it is built or lost. */
  readonly name?: string
  /** What stands on the brick. */
  readonly children?: ComponentChildren
}

/** The front of a house in the colour of the class around it: it fills its place, as wide and as high as that is. */
export function Front({ roof, small = false, name, children }: FrontProps) {
  const known = name === undefined ? {} : { 'data-key': name, 'data-moves': 'rises', 'data-leaves': 'burns' }
  return (
    <span class={small ? 'front small' : 'front'} aria-hidden="true" {...known}>
      <svg class="drawn roof" aria-hidden="true" {...townDrawing(`roof-${roof}`)} />
      <span class="brick">
        {!small && (
          <>
            <svg class="drawn bricks" aria-hidden="true" {...townDrawing('bricks')} />
            <svg class="drawn door" aria-hidden="true" {...townDrawing('door')} />
          </>
        )}
        {children}
      </span>
    </span>
  )
}

/** What a house stands on, in the colour of the class around it. */
export const Foundation = () => (
  <svg class="drawn foundation" aria-hidden="true" {...townDrawing('foundation')} />
)

/** Closed leaves before a window or a sign. */
export const Shutters = () => <svg class="drawn shutters" aria-hidden="true" {...townDrawing('shutters')} />

/** Where nothing stands yet. */
export const Scaffold = ({ small = false }: { readonly small?: boolean }) => (
  <svg class="drawn scaffold" aria-hidden="true" {...townDrawing(small ? 'scaffold-small' : 'scaffold')} />
)
