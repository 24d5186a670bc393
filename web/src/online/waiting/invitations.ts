import { to } from '../../shell/route.ts'

/** The secrets of invited seats are told once, when a table is made: this browser keeps them for whoever made it. */
const KEY = 'kontor.invitations'
/** Of so many tables, the latest. */
const MOST = 20

interface Invitation {
  readonly seat: number
  readonly secret: string
}

type Kept = readonly { readonly table: string; readonly links: readonly Invitation[] }[]

export function keepInvitations(table: string, links: readonly Invitation[]): void {
  if (links.length > 0)
    localStorage.setItem(KEY, JSON.stringify([{ table, links }, ...kept()].slice(0, MOST)))
}

export function invitationsTo(table: string): readonly Invitation[] {
  return kept().find(each => each.table === table)?.links ?? []
}

/** A link that can be given to others. */
export function linkTo(table: string, secret?: string): string {
  const place = to('online', table, ...(secret === undefined ? [] : [secret]))
  return new URL(place, document.baseURI.replace(/#.*/, '')).href
}

/** What cannot be read is as if it were not there: the host can make another table. */
function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept
  } catch {
    return []
  }
}
