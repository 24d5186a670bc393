import { LEVELS, nameOfLevel } from '@kontor/bots'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Flag } from '../boards/pieces/flag.tsx'
import { language, words as shellWords } from '../settings/settings.ts'
import { go, to } from '../shell/route.ts'
import { moment, past, trouble } from '../table/sitting.ts'
import { answersShown } from '../table/time.ts'
import { ask } from '../worker/engine.ts'
import type { Player } from '../worker/protocol.ts'
import { words } from './words/index.ts'

const PERSON = 'person'

/** Who plays on from here, in a new game that begins like this one. */
export function Branch({ close }: { close(): void }) {
  const say = words.value
  const players = useSignal(playersFor(past.value?.scene.asked?.seat ?? 0))
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('select')?.focus(), [])
  const begin = async () => {
    try {
      const id = await ask('branch', { answers: answersShown(), players: players.value })
      go(to('table', id))
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : String(error)
    }
  }
  return (
    <form
      ref={form}
      class="branch"
      onSubmit={event => {
        event.preventDefault()
        void begin()
      }}
    >
      <h3>{say.variation}</h3>
      <ol>
        {players.value.map((player, seat) => (
          <li key={seat}>
            <Flag seat={seat} />
            <span>{player.name}</span>
            <select
              class="field"
              aria-label={say.plays(player.name)}
              value={player.kind === 'bot' ? player.level : PERSON}
              onChange={({ currentTarget: { value } }) => {
                players.value = players.value.with(seat, playerAs(player.name, value))
              }}
            >
              <option value={PERSON}>{shellWords.value.person}</option>
              {LEVELS.map(level => (
                <option key={level} value={level}>
                  {shellWords.value.bot(nameOfLevel(level, language.value))}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ol>
      <div class="foot">
        <button type="submit" class="button primary">
          {say.begin}
        </button>
        <button type="button" class="button" onClick={close}>
          {say.cancel}
        </button>
      </div>
    </form>
  )
}

/** As the game was played; where only people played, the one who is asked is a person and the others are bots. */
function playersFor(asked: number): readonly Player[] {
  const { players } = moment.value!
  if (players.some(({ kind }) => kind === 'bot') && players.some(({ kind }) => kind === 'person'))
    return players
  return players.map(({ name }, seat) => playerAs(name, seat === asked ? PERSON : LEVELS[1]))
}

function playerAs(name: string, value: string): Player {
  return value === PERSON ? { kind: 'person', name } : { kind: 'bot', name, level: value }
}
