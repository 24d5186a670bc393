import type { TableAbout } from '@kontor/protocol'
import { useSignal } from '@preact/signals'
import { titleOf } from '../../catalogue.ts'
import { settings, words as shell } from '../../settings/settings.ts'
import { freeSeats, paceOf } from '../describing.ts'
import { ExtrasLine } from '../extras-line.tsx'
import { NameField } from '../name-field.tsx'
import { words } from '../say.ts'
import { join } from '../server/client.ts'
import { RoomPage } from './room-page.tsx'
import { SeatsTaken } from './seats-taken.tsx'

/** Somebody without a seat who may take one. */
export function Invitation(props: { table: TableAbout; secret: string | undefined; joined(): void }) {
  const { table, secret, joined } = props
  const name = useSignal(settings.peek().name)
  const trouble = useSignal<string | undefined>(undefined)
  const say = words.value
  const possible = secret !== undefined || freeSeats(table) > 0
  const sit = async (event: Event) => {
    event.preventDefault()
    try {
      await join(name.value.trim(), table.id, secret)
      joined()
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : String(error)
    }
  }
  return (
    <RoomPage title={say.invitation}>
      <p>
        {say.invitationTo(titleOf(table.game))} · {paceOf(table)}
      </p>
      <ExtrasLine table={table} />
      <SeatsTaken table={table} />
      {possible ? (
        <form class="invitation" onSubmit={sit}>
          <NameField name={name} />
          <button type="submit" class="button primary large">
            {say.take}
          </button>
        </form>
      ) : (
        <p role="status">{say.full}</p>
      )}
      {trouble.value && (
        <p class="trouble" role="alert">
          {shell.value.trouble} {trouble.value}
        </p>
      )}
    </RoomPage>
  )
}
