import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { clientOf, networkList, networkOf } from '../../../../services/core/identity/signIn/clientAddress.ts'
import { readSettings } from '../../../../services/core/settings.ts'

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
  }) as unknown as IncomingMessage
const proxies = networkList(['10.0.0.0/8', 'fd00::/8', '192.0.2.9'])
const from = (remoteAddress: string, forwarded?: string) => clientOf(request(remoteAddress, forwarded), proxies)

describe('the address of a client', () => {
  test.each([
    ['itself, without a proxy', '198.51.100.1', undefined, '198.51.100.1'],
    ['in the dress of IPv6', '::ffff:198.51.100.1', undefined, '198.51.100.1'],
    ['named by the gateway of this machine', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['named by a chain of proxies', '127.0.0.1', '198.51.100.1, 10.1.2.3, 192.0.2.9', '198.51.100.1'],
    ['of IPv6', '::1', '2001:db8::7, fd00::1', '2001:db8::7'],
    ['with a port', '127.0.0.1', '[2001:db8::7]:443, 10.0.0.1:8080', '2001:db8::7'],
    ['this machine', '127.0.0.1', '127.0.0.1', '127.0.0.1'],
    ['of the last proxy that names none', '127.0.0.1', 'unknown, 10.0.0.1', '10.0.0.1'],
  ])('%s', (_, remoteAddress, forwarded, address) => {
    expect(from(remoteAddress, forwarded)).toEqual({ address, isDoubted: false })
  })

  test.each([
    ['a client', '198.51.100.1', '203.0.113.5', '198.51.100.1'],
    ['a client behind proxies', '127.0.0.1', '203.0.113.5, 127.0.0.1, 198.51.100.1, 10.0.0.1', '198.51.100.1'],
  ])('is not taken from %s', (_, remoteAddress, forwarded, address) => {
    expect(from(remoteAddress, forwarded)).toEqual({ address, isDoubted: true })
  })

  test('counts as one for all addresses that a client with IPv6 has', () => {
    expect([
      networkOf('2001:db8::7'),
      networkOf('2001:db8:0:0:ffff::9'),
      networkOf('2001:DB8:0:1::'),
      networkOf('198.51.100.1'),
    ]).toEqual(['2001:db8:0:0', '2001:db8:0:0', '2001:db8:0:1', '198.51.100.1'])
  })
})

test('trusted proxies may be addresses and networks', () => {
  expect(readSettings({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1'])
  for (const text of ['proxy', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/9', '10.0.0.0/1.5']) {
    expect(() => readSettings({ TRUSTED_PROXIES: text })).toThrow(
      /^TRUSTED_PROXIES must be addresses and networks such as 10\.0\.0\.0\/8/,
    )
  }
})
