import { words } from '../say.ts'
import { link } from './room.ts'

/** Says quietly that the connection is lost, and that nobody need do anything. */
export function LostNotice() {
  return (
    <p class="lost" role="status">
      {link.value === 'lost' && words.value.lost}
    </p>
  )
}
