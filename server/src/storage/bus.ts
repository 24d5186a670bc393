/** What processes tell each other. Most of it says only where something changed, and is looked up in the database. */
export type Change =
  | { readonly table: string; readonly what: 'entries' | 'seats' | 'chat' }
  /** Which seats are at a table through the process that tells; `asking`, the others tell the same. */
  | { readonly table: string; readonly present: readonly number[]; readonly asking: boolean }
  /** Who somebody is or wants to hear; `left`, a guest is nobody any more. */
  | { readonly person: string; readonly left: boolean }

/** How the processes on one database tell each other what changed. */
export interface Bus {
  /** Whether nobody else can be on this database. */
  readonly alone: boolean
  publish(change: Change): void
  close(): Promise<void>
}

export interface Ear {
  changed(change: Change, process: string): void
  /** A process is there that was not, or was taken for gone: it knows nothing of us, nor we of it. */
  came(): void
  /** A process on the same database is there no longer. */
  gone(process: string): void
  /** Something may have been missed: look at everything. */
  missed(): void
}

/** For a database in a file: there is only this process. */
export const SILENCE: Bus = { alone: true, publish() {}, async close() {} }
