/** Where things are written down for whoever runs the server. */
export interface Log {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
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
