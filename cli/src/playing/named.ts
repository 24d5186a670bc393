import { readFileSync } from 'node:fs'
import { type Bot, botNamed, type NetworkAt } from '@kontor/bots'
import { networkIn } from '@kontor/bots/network'
import { Fault } from '@kontor/engine'
import { inEach } from '@kontor/language/phrase'
import { fileTrouble, isFileTrouble } from '../calls/files.ts'

/** Networks that have been read, by path and game: every game makes its own bots. */
const READ = new Map<string, ReturnType<NetworkAt>>()

/** The network in a file. */
export const networkAt: NetworkAt = (path, game) => {
  const key = `${game.name} ${path}`
  const known = READ.get(key)
  if (known) return known
  const network = networkIn(game, bytesAt(path))
  READ.set(key, network)
  return network
}

function bytesAt(path: string) {
  try {
    return readFileSync(path)
  } catch (error) {
    if (isFileTrouble(error)) throw new Fault(inEach(language => fileTrouble(error, language)))
    throw error
  }
}

/** A new bot of that name, as people write it on a command line: also one that plays with a network in a file. */
export function playerNamed(name: string): Bot {
  return botNamed(name, networkAt)
}
