import { request as plainly } from 'node:http'
import { request as securely } from 'node:https'
import { BlockList, isIP } from 'node:net'
import { Names, type Place } from './names.ts'

const PATIENCE = 10_000

/** Why something could not be delivered; `forGood` if trying again is of no use. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
  readonly forGood: boolean

  constructor(reason: string, forGood: boolean) {
    super(reason)
    this.forGood = forGood
  }
}

/** Networks of IPv4 that are not the public internet. */
const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits)

/** Of IPv6 only 2000::/3 is the public internet, without what leads on to other networks or is for documents. */
const PUBLIC6 = new BlockList()
PUBLIC6.addSubnet('2000::', 3, 'ipv6')
const PRIVATE6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE6.addSubnet(network, bits, 'ipv6')

/** Whether an address is one of the public internet. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address)
  return isIP(address) === 6 && PUBLIC6.check(address, 'ipv6') && !PRIVATE6.check(address, 'ipv6')
}

/**
 * Brings messages to addresses that people gave us. Such an address must not make the server speak to the machines
 * around it: every place that the name stands for is looked at, we go to one of those and nowhere else, and are not led
 * on from there.
 */
export class Courier {
  readonly #anywhere: boolean
  readonly #names: Names
  readonly #closed = new AbortController()

  /** `anywhere` lets it go to private networks and without encryption. */
  constructor(anywhere: boolean, names = new Names()) {
    this.#anywhere = anywhere
    this.#names = names
  }

  /** Where an address leads, or why we do not go there. */
  async places(url: URL): Promise<readonly Place[]> {
    if (url.protocol !== 'https:' && !(this.#anywhere && url.protocol === 'http:'))
      throw new Undeliverable('Only addresses that begin with https:// are possible.', true)
    if (url.username !== '' || url.password !== '')
      throw new Undeliverable('An address with a name or a password in it is not possible.', true)
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
    const places = isIP(host) ? [{ address: host, family: isIP(host) }] : await this.#names.placesOf(host)
    if (places.length === 0) throw new Undeliverable('There is no such address.', false)
    if (!this.#anywhere && !places.every(({ address }) => isPublic(address)))
      throw new Undeliverable('The address leads into a private network.', true)
    return places
  }

  /** Waits for no answer any more, and asks for none. */
  close(): void {
    this.#closed.abort()
  }

  /** Sends a message; gives the status of the answer, of which nothing else is read. */
  async post(url: URL, headers: Readonly<Record<string, string>>, body: Buffer): Promise<number> {
    const places = await this.places(url)
    const request = url.protocol === 'https:' ? securely : plainly
    return new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'Content-Length': body.length, Connection: 'close' },
          agent: false,
          signal: AbortSignal.any([this.#closed.signal, AbortSignal.timeout(PATIENCE)]),
          // The name is not asked for again: it could stand for another place by now.
          lookup: (_, { all }, found) =>
            all ? found(null, [...places]) : found(null, places[0]!.address, places[0]!.family),
        },
        response => {
          response.destroy()
          resolve(response.statusCode ?? 0)
        },
      )
      sent.on('error', () => reject(new Undeliverable('The address cannot be reached.', false)))
      sent.end(body)
    })
  }
}
