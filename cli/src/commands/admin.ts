import { type Office, openOffice, restore, settingsFrom } from '@kontor/server'
import { type Command, calledSo, given, type Io, Misuse, type Values, writeLine } from '../calls/command.ts'
import { columns } from '../terminal/columns.ts'

/** What a host can do; each with how many words it needs after its name. */
const DEEDS = {
  tables: 0,
  close: 1,
  people: 0,
  reports: 0,
  settle: 1,
  block: 1,
  unblock: 1,
  delete: 1,
  backup: 1,
  restore: 1,
} as const
type Deed = keyof typeof DEEDS

/** `kontor admin`: a host's commands, on the server's database, while it runs or not. */
export const admin: Command = {
  usage:
    'admin <tables|close|people|reports|settle|block|unblock|delete|backup|restore> [table|person|report|file] [--db url]',
  details: [
    ['tables', 'list the tables, the newest first'],
    ['close <table>', 'end a table: everybody at it resigns'],
    ['people', 'list the people, the newest first'],
    ['reports', 'list what people have reported about others, the newest first'],
    ['settle <report>', 'take a report off that list'],
    ['block <person>', 'send a person away: they resign everywhere and are refused; unblock lets them back'],
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
    if (!isDeed(deed))
      throw new Misuse({
        en: `A host can ${Object.keys(DEEDS).join(', ')}, not ‘${deed}’.`,
        de: `Möglich sind ${Object.keys(DEEDS).join(', ')}, nicht „${deed}“.`,
        nl: `Mogelijk zijn ${Object.keys(DEEDS).join(', ')}, niet ‘${deed}’.`,
      })
    if ((word === undefined ? 0 : 1) !== DEEDS[deed]) throw calledSo(admin.usage)
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
    const rows = await doneIn(office, deed, word, values)
    if (rows) list(rows, values, io)
  } finally {
    await office.shut()
  }
}

/** Does something; what is to be listed comes back. */
function doneIn(office: Office, deed: Exclude<Deed, 'restore'>, word: string, values: Values) {
  switch (deed) {
    case 'tables':
      return office.tables(given(values, 'status'))
    case 'people':
      return office.people()
    case 'reports':
      return office.reports()
    case 'settle':
      return office.settle(word)
    case 'block':
      return office.block(word)
    case 'unblock':
      return office.unblock(word)
    case 'close':
      return office.closeTable(word)
    case 'delete':
      return office.forget(word)
    case 'backup':
      return office.backup(word)
  }
}

function list(rows: readonly { readonly created: number }[], values: Values, io: Io) {
  if (values.json) return writeLine(io.out, JSON.stringify(rows))
  const lines = rows.map(({ created, ...row }) => [
    new Date(created).toISOString().slice(0, 16),
    ...Object.values(row).map(value => String(value ?? '')),
  ])
  if (lines.length > 0) writeLine(io.out, columns(lines, [...(lines[0] ?? []).keys()]))
}

function isDeed(text: string): text is Deed {
  return Object.hasOwn(DEEDS, text)
}
