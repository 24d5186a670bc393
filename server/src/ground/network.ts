import { isIP } from 'node:net'

/** How many groups of an IPv6 address name the network that one household or machine has for itself. */
const GROUPS_OF_A_NETWORK = 4
const GROUPS = 8

/**
 * For whom limits count what comes from an address. Whoever has one address of IPv6 has the 2⁶⁴ others of its network,
 * too, so that they count as one.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [front = [], back = []] = address.split('::').map(half => half.split(':').filter(each => each !== ''))
  const between = Array.from({ length: Math.max(0, GROUPS - front.length - back.length) }, () => '0')
  const network = [...front, ...between, ...back].slice(0, GROUPS_OF_A_NETWORK)
  return `${network.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
