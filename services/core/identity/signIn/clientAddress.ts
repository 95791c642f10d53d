import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { isLoopback } from '../../../../common/loopback.ts'

/** Removes the IPv6 form of IPv4 addresses, and the port that some proxies add. */
function plain(text: string): string {
  const address = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0]!
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Parses addresses and networks (10.0.0.0/8, fd00::/8) into one list. Throws for an invalid text. */
export function networkList(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix, ...rest] = network.split('/')
    const longest = isIP(address) === 6 ? 128 : 32
    const length = prefix === undefined ? longest : Number(prefix || NaN)
    if (!isIP(address) || rest.length > 0 || !(Number.isInteger(length) && length >= 0 && length <= longest))
      throw new Error(`"${network}" is no network`)
    list.addSubnet(address, length, family(address))
  }
  return list
}

export interface Client {
  address: string
  /** Whether it names other clients as their proxy, but is not a trusted proxy. */
  isDoubted: boolean
}

/**
 * Returns the origin of a request: the nearest address that is not one of our proxies. Each proxy appends the address
 * of its client to X-Forwarded-For; entries before that come from the client itself and are ignored.
 */
export function clientOf(req: IncomingMessage, trusted: BlockList): Client {
  const isTrusted = (one: string) => isLoopback(one) || trusted.check(one, family(one))
  const chain = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(plain)
    .filter(Boolean)
  let address = plain(req.socket.remoteAddress ?? '')
  while (isIP(address) && isTrusted(address)) {
    const before = chain.pop()
    if (before === undefined || !isIP(before)) break
    address = before
  }
  return { address, isDoubted: chain.length > 0 }
}

/** Returns the network that one client controls: an IPv4 address, or the first half of an IPv6 address. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  return [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail ?? '')].slice(0, 4).join(':')
}
