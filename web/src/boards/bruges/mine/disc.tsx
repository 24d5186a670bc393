import { THREATS } from '@kontor/bruges/drawn'
import { nth } from '@kontor/engine'
import { Icon, Sign } from '../../pieces/icon.tsx'
import { tintAt } from '../color.ts'
import { STRIKES, threatDisc } from '../drawn/disc.ts'
import { Drawn } from '../drawn/drawn.tsx'

interface Props {
  readonly which: number
  readonly level: number
  readonly next: number
  /** A rival's: too small for signs. */
  readonly bare?: boolean
}

/** A threat as a disc of three thirds that fill from below; the top third is the blow. */
export function Disc({ which, level, next, bare = false }: Props) {
  const tint = tintAt(which)
  return (
    <span class={`disc c-${tint}${level >= STRIKES - 1 ? ' alarm' : ''}`} aria-hidden="true">
      <Drawn drawing={threatDisc(Math.min(level, STRIKES), Math.min(next, STRIKES))} />
      {!bare && (
        <>
          {level > 0 && <Sign color={tint} class="one" />}
          {level > 1 && <Sign color={tint} class="two" />}
          <Icon name={nth(THREATS, which)} class={level >= STRIKES ? 'blow struck' : 'blow'} />
        </>
      )}
    </span>
  )
}
