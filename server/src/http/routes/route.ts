import type { TSchema } from 'typebox'
import { Refused } from '../../ground/index.ts'
import type { Person, Place } from '../../people/index.ts'

/** A request as a route sees it: checked as far as the route says, by somebody who is known or not. */
export interface Call {
  readonly person: Person | undefined
  /** The secret of the session in which somebody with an account is. */
  readonly session: string | undefined
  /** Where they are, and who their cookie says they were, even if it is worth nothing any more. */
  readonly place: Place
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  /** Makes the caller this person from now on. */
  become(person: string, session?: string): void
  /** Makes the caller nobody. */
  leave(): void
}

/** Something that can be asked for over HTTP. The server, the documentation and the checks are made from it. */
export interface Route {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly about: string
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  readonly gives: TSchema
  /** An allowance that it uses up, besides that of requests. */
  readonly uses?: 'guests' | 'signIns' | 'tables' | 'notices' | 'reports'
  handle(call: Call): Promise<unknown>
}

/** The caller, who must have said what they are called. */
export function known(person: Person | undefined): Person {
  if (!person) throw new Refused('forbidden', 'Choose a name first, with POST /api/guest.', 401)
  return person
}
