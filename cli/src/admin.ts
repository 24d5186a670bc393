import { openOffice, restore, settingsFrom } from '@kontor/server'
import { columns } from './columns.ts'
import { type Command, given, type Io, Misuse, type Values, writeLine } from './command.ts'

/** What a host can do; each with how many words it needs after its name. */
const DEEDS = { tables: 0, close: 1, people: 0, delete: 1, backup: 1, restore: 1 } as const
type Deed = keyof typeof DEEDS

/** `kontor admin`: a host's commands, on the server's database, while it runs or not. */
export const admin: Command = {
  name: 'admin',
  summary: 'Look after a server: its tables, its people, its backups.',
  usage: 'admin <tables|close|people|delete|backup|restore> [table|person|file] [--db url]',
  details: [
    ['tables', 'list the tables, the newest first'],
    ['close <table>', 'end a table: everybody at it resigns'],
    ['people', 'list the people, the newest first'],
    ['delete <person>', 'forget a person: seats, name, account, ratings and chat'],
    ['backup <file>', 'write everything to a new file, while the server runs'],
    ['restore <file>', 'put such a backup where --db says: a new file, or an empty database of PostgreSQL'],
    ['--db url', 'the file of SQLite, or postgres://… (kontor.db, or DATABASE_URL)'],
    ['--status s', 'only tables that are open, playing, over or abandoned'],
    ['--json', 'list as JSON'],
  ],
  options: { db: { type: 'string' }, status: { type: 'string' }, json: { type: 'boolean' } },
  operands: { min: 1, max: 2 },

  async run([deed = '', word], values, io) {
    if (!isDeed(deed)) throw new Misuse(`A host can ${Object.keys(DEEDS).join(', ')}, not '${deed}'.`)
    if ((word === undefined ? 0 : 1) !== DEEDS[deed])
      throw new Misuse(`It is called 'kontor ${admin.usage}'.`)
    const address = given(values, 'db') ?? settingsFrom(process.env).database
    if (deed === 'restore') await restore(word!, address)
    else await inOffice(address, deed, word ?? '', values, io)
    return 0
  },
}

async function inOffice(
  address: string,
  deed: Exclude<Deed, 'restore'>,
  word: string,
  values: Values,
  io: Io,
) {
  const error = (facts: object, message: string) => writeLine(io.err, `${message} ${JSON.stringify(facts)}`)
  const office = await openOffice(address, { info() {}, warn() {}, error })
  try {
    if (deed === 'tables') list(await office.tables(given(values, 'status')), values, io)
    else if (deed === 'people') list(await office.people(), values, io)
    else if (deed === 'close') await office.closeTable(word)
    else if (deed === 'delete') await office.forget(word)
    else await office.backup(word)
  } finally {
    await office.shut()
  }
}

function list(rows: readonly { readonly created: number }[], values: Values, io: Io) {
  if (values.json) return writeLine(io.out, JSON.stringify(rows))
  const lines = rows.map(({ created, ...row }) => [
    new Date(created).toISOString().slice(0, 16),
    ...Object.values(row).map(value => String(value ?? '')),
  ])
  if (lines.length > 0) writeLine(io.out, columns(lines, [0, 1, 2, 3]))
}

function isDeed(text: string): text is Deed {
  return Object.hasOwn(DEEDS, text)
}
