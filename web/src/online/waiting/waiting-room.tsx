import type { TableAbout } from '@kontor/protocol'
import { titleOf } from '../../catalogue.ts'
import { copied } from '../../shell/handover.ts'
import { go, to } from '../../shell/route.ts'
import { told } from '../../table/report.ts'
import { trouble } from '../../table/sitting.ts'
import { freeSeats, paceOf } from '../describing.ts'
import { ExtrasLine } from '../extras-line.tsx'
import { ChatPanel } from '../room/chat.tsx'
import { LostNotice } from '../room/lost-notice.tsx'
import { attempt, present } from '../room/room.ts'
import { words } from '../say.ts'
import * as client from '../server/client.ts'
import { invitationsTo, linkTo } from './invitations.ts'
import { RoomPage } from './room-page.tsx'
import { SeatsTaken } from './seats-taken.tsx'

/** Until the game begins: what is played and how fast, who is there, and the links for those who are not. */
export function WaitingRoom({ table }: { table: TableAbout }) {
  const say = words.value
  const free = freeSeats(table)
  const isFree = (seat: number) => table.seats[seat]?.kind === 'invited'
  return (
    <RoomPage title={say.waitingRoom}>
      <p class="about">
        <b>{titleOf(table.game)}</b> · {paceOf(table)}
      </p>
      <ExtrasLine table={table} />
      <SeatsTaken table={table} here={present.value} />
      <ShareLink label={say.share} link={linkTo(table.id)} />
      <p class="note">{say.shareAbout}</p>
      {invitationsTo(table.id)
        .filter(({ seat }) => isFree(seat))
        .map(({ seat, secret }) => (
          <ShareLink key={seat} label={say.shareSeat(seat + 1)} link={linkTo(table.id, secret)} />
        ))}
      {table.mine !== null && (
        <p class="foot">
          {table.hosting ? (
            <button
              type="button"
              class="button primary large"
              onClick={() => attempt(async id => void (await client.start(id)))}
            >
              {free > 0 ? say.beginFilled(free) : say.begin}
            </button>
          ) : (
            say.hostBegins
          )}
          <button
            type="button"
            class="button"
            onClick={() =>
              attempt(async id => {
                await client.leave(id)
                go(to('online'))
              })
            }
          >
            {table.hosting ? say.callOff : say.leave}
          </button>
        </p>
      )}
      <section class="talk" aria-label={say.chat}>
        <ChatPanel />
      </section>
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
      <p class="told" role="status">
        {told.value}
      </p>
      <LostNotice />
    </RoomPage>
  )
}

function ShareLink({ label, link }: { label: string; link: string }) {
  const say = words.value
  const copy = async () => {
    if (await copied(link)) told.value = say.copied
  }
  return (
    <label class="share">
      <span>{label}</span>
      <input class="field" readOnly value={link} onFocus={event => event.currentTarget.select()} />
      <button type="button" class="button" onClick={copy}>
        {say.copy}
      </button>
    </label>
  )
}
