import type { SeatAbout } from '@kontor/protocol'
import { language } from '../settings/settings.ts'
import { nameAt } from './names.ts'
import { words } from './say.ts'

/** A dot that is full while somebody is there, and the same in words. */
export function Dot({ seat, here }: { seat: SeatAbout; here: boolean }) {
  const name = nameAt(seat, language.value)
  const about = here ? words.value.isHere(name) : words.value.isAway(name)
  return (
    <>
      <i class={here ? 'dot here' : 'dot'} title={about} />
      <span class="words">{about}</span>
    </>
  )
}
