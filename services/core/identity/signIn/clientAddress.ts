import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { isLoopback } from '../../../../common/loopback.ts'

/** IPv4 addresses also arrive in the dress of IPv6, addresses of some proxies with a port. */
function plain(text: string): string {
  const address = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0]!
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Addresses and networks (10.0.0.0/8, fd00::/8) as one list. Throws for a text that is none. */
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
  /** It names others for whom it speaks, but is not among the trusted proxies. */
  isDoubted: boolean
}

/**
 * Where a request comes from: the nearest address that is no proxy of ours. Each proxy adds whom it speaks with to the end of
 * X-Forwarded-For; what stands before that was said by the client itself, and is not read.
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

/** The network that one client disposes of: an IPv4 address, or the first half of an IPv6 one. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  return [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail ?? '')].slice(0, 4).join(':')
}
