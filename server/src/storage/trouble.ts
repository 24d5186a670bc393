/** What a database says when something is wrong. */
interface Trouble {
  readonly errcode: number
  readonly code: string
  readonly message: string
}

const FULL = 'The disk is full; nothing can be stored until there is space.'

/** What SQLite's own numbers mean for whoever runs the server. */
const SQLITE: Readonly<Record<number, string>> = {
  5: 'The database is locked by another process.',
  8: 'The database cannot be written: the file or its folder is read-only.',
  10: 'The database cannot be read or written: the disk reports an error.',
  11: 'The database file is damaged; restore a backup.',
  13: FULL,
  14: 'The database file cannot be opened; check its path and its permissions.',
  26: 'The file is not a database.',
}

/** What else databases say, in their own words or codes. */
const SAID: readonly (readonly [code: RegExp, message: RegExp | undefined, sentence: string])[] = [
  [/^53100$/, undefined, FULL],
  [/^25006$/, undefined, 'The database is read-only.'],
  [/^28(P01|000)$/, undefined, 'The database refuses the name or the password.'],
  [/^3D000$/, undefined, 'The database that DATABASE_URL names does not exist.'],
  [
    /^(E(CONN|HOST|NET|PIPE|TIMEDOUT|NOTFOUND|AI)|57|08)/,
    /terminated|timeout/,
    'The database cannot be reached.',
  ],
]

/** One sentence on why nothing can be stored or read, for whoever runs the server. */
export function storageTrouble(error: unknown): string {
  return knownTrouble(error) ?? `The database reports: ${messageOf(error)}`
}

/** The same for those who play: a database's own words may tell of the inside. */
export function storageExcuse(error: unknown): string {
  return (
    knownTrouble(error) ??
    'Something is wrong with the database; whoever runs the server finds it in the log.'
  )
}

/** The same, of what we know that databases say; nothing of anything else. */
export function knownTrouble(error: unknown): string | undefined {
  const { errcode = 0, code = '' } = error as Partial<Trouble>
  const message = messageOf(error)
  return (
    SQLITE[errcode & 0xff] ?? SAID.find(([codes, words]) => codes.test(code) || words?.test(message))?.[2]
  )
}

function messageOf(error: unknown): string {
  return (error as Partial<Trouble>).message ?? String(error)
}
