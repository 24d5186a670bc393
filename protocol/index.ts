/**
 * Every message between a client and the server, as schemas: the server checks what comes in against them, the
 * documentation is made from them, and a client imports only the types.
 */
export * from './commands.ts'
export * from './contacts.ts'
export * from './news.ts'
export * from './people.ts'
export * from './reports.ts'
export * from './tables.ts'
