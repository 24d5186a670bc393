import type { Belongings, Me, PlayerAbout, Ranking, Reporting } from '@kontor/protocol'
import { call } from '../online/server/calling.ts'
import { forGuest, guest, knownAs, unknown } from '../online/server/guest.ts'

/** Who we are on this server; undefined if it does not know us. */
export function me(): Promise<Me | undefined> {
  return forGuest<Me | undefined>(async () => recognised(await call<Me>('GET', 'me')), undefined)
}

export async function rename(name: string): Promise<Me> {
  return recognised(await call<Me>('POST', 'guest', { name }))
}

/** Opens an account for who we are, or for somebody new of that name. */
export async function openAccount(name: string, login: string, password: string): Promise<Me> {
  if (guest.peek() !== name) await rename(name)
  return recognised(await call<Me>('POST', 'account', { login, password }))
}

/** From now on this browser is the person with that account; `claim` brings along the seats that we have as a guest. */
export async function signIn(login: string, password: string, claim: boolean): Promise<Me> {
  return recognised(await call<Me>('POST', 'signin', { login, password, claim }))
}

export async function signOut(everywhere: boolean): Promise<void> {
  await call('POST', 'signout', { everywhere })
  unknown()
}

export async function changePassword(password: string, wanted: string): Promise<void> {
  await call('POST', 'password', { password, wanted })
}

/** All that the server keeps of us. */
export function belongings(): Promise<Belongings> {
  return call('GET', 'export')
}

/** Lets the server forget all that it keeps of us. */
export async function forget(name: string): Promise<void> {
  await call('POST', 'forget', { name })
  unknown()
}

export function player(id: string): Promise<PlayerAbout> {
  return call('GET', `players/${encodeURIComponent(id)}`)
}

/** Tells whoever runs the server of somebody. */
export async function report(id: string, told: Reporting): Promise<void> {
  await call('POST', `players/${encodeURIComponent(id)}/report`, told)
}

/** The best players of a game with so many seats. */
export async function ranking(game: string, players: number): Promise<Ranking['players']> {
  const query = new URLSearchParams({ game, players: `${players}` })
  return (await call<Ranking>('GET', `ratings?${query}`)).players
}

function recognised(who: Me): Me {
  knownAs(who.name)
  return who
}
