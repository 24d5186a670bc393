import Type, { type Static } from 'typebox'
import { count, exact, PRINTABLE, SEEN, words } from './pieces.ts'

/** Longer frames and bodies are refused. */
export const LARGEST_FRAME = 4096
const LONGEST_CHAT = 300

/** What a client says on the socket of a table. `id` is of its choosing: the same command sent twice is done once. */
const Id = Type.String({ pattern: '^[\\w-]{1,40}$', description: 'your own name for this command' })
export const COMMANDS = {
  answer: exact({
    type: words(['answer']),
    id: Id,
    version: count(),
    answer: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  undo: exact({ type: words(['undo']), id: Id, version: count() }),
  takeback: exact({ type: words(['takeback']), id: Id, version: count(), to: count() }),
  agree: exact({ type: words(['agree']), id: Id, version: count() }),
  decline: exact({ type: words(['decline']), id: Id, version: count() }),
  resign: exact({ type: words(['resign']), id: Id }),
  return: exact({ type: words(['return']), id: Id }),
  chat: exact({
    type: words(['chat']),
    id: Id,
    text: Type.String({ minLength: 1, maxLength: LONGEST_CHAT, pattern: `^(?=.*${SEEN})${PRINTABLE}+$` }),
  }),
} as const
export type Command = { [K in keyof typeof COMMANDS]: Static<(typeof COMMANDS)[K]> }[keyof typeof COMMANDS]
export type DeedCommand = Exclude<Command, { type: 'chat' }>
