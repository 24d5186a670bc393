/** What SQLite's own numbers mean for whoever runs the server. */
const SQLITE: Readonly<Record<number, string>> = {
  5: 'The database is locked by another process.',
  8: 'The database cannot be written: the file or its folder is read-only.',
  10: 'The database cannot be read or written: the disk reports an error.',
  11: 'The database file is damaged; restore a backup.',
  13: 'The disk is full; nothing can be stored until there is space.',
  14: 'The database file cannot be opened; check its path and its permissions.',
  26: 'The file is not a database.',
}

/** One sentence on why nothing can be stored or read. */
export function storageTrouble(error: unknown): string {
  const { errcode, code, message } = error as { errcode?: number; code?: string; message?: string }
  const known = errcode === undefined ? undefined : SQLITE[errcode & 0xff]
  if (known) return known
  if (code === '53100') return SQLITE[13]!
  if (code === '25006') return 'The database is read-only.'
  if (code === '28P01' || code === '28000') return 'The database refuses the name or the password.'
  if (code === '3D000') return 'The database that DATABASE_URL names does not exist.'
  if (
    /^(E(CONN|HOST|NET|PIPE|TIMEDOUT|NOTFOUND|AI)|57|08)/.test(code ?? '') ||
    /terminated|timeout/.test(message ?? '')
  )
    return 'The database cannot be reached.'
  return `The database reports: ${message ?? String(error)}`
}

/** What failed and where, for the log; not what it says, which may name cards. */
export function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return `no error but a ${typeof error}`
  const { name, message, stack = '', code = '' } = error as Error & { code?: unknown }
  const places = stack
    .replace(message, '')
    .split('\n')
    .filter(line => line.trim().startsWith('at '))
  return [`${name} ${code}`, ...places].map(line => line.trim()).join(' ')
}
