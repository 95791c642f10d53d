import { expect, test } from 'vitest'
import { createNonces, isRight, readCredentials } from '../../services/demo/exchange/digest.ts'

test('a challenge is valid for five minutes, on its own socket', () => {
  let now = 1_000_000
  const nonces = createNonces('hireloom', () => now)
  const [, nonce] = /nonce="([^"]+)"/.exec(nonces.challenge('a'))!
  now += 300_000
  expect([nonces.holds(nonce!, 'a'), nonces.holds(nonce!, 'b')]).toEqual([true, false])
  now += 1
  expect(nonces.holds(nonce!, 'a')).toBe(false)
  expect(nonces.holds('', 'a')).toBe(false)
})

test('credentials are valid for one password, method and address', () => {
  // The example of RFC 2617 3.5, in our realm.
  const response = '931885aa20adbb6062de6cb9a8b2b978'
  const given = readCredentials(
    `Digest username="Mufasa", realm="hireloom", nonce="dcd98b7102dd2f0e8b11d0f600bfb0c093", uri="/dir/index.html", response="${response}", qop=auth, nc=00000001, cnonce="0a4f113b", opaque="x"`,
    'hireloom',
  )!
  expect(given).toMatchObject({
    username: 'Mufasa',
    uri: '/dir/index.html',
    cnonce: '0a4f113b',
    nc: '00000001',
    response,
  })
  expect(isRight(given, 'GET', '/dir/index.html', 'Circle Of Life')).toBe(true)
  expect(isRight(given, 'GET', '/dir/index.html', 'circle of life')).toBe(false)
  expect(isRight(given, 'POST', '/dir/index.html', 'Circle Of Life')).toBe(false)
  expect(isRight(given, 'GET', '/', 'Circle Of Life')).toBe(false)
})

test('credentials that are incomplete, or of another realm, are not valid', () => {
  expect(readCredentials(undefined, 'hireloom')).toBeNull()
  expect(readCredentials('Basic eDp5', 'hireloom')).toBeNull()
  expect(readCredentials('Digest username="101"', 'hireloom')).toBeNull()
  expect(
    readCredentials(
      'Digest username="101", realm="other", nonce="n", uri="u", response="r", qop=auth, cnonce="c", nc=00000001',
      'hireloom',
    ),
  ).toBeNull()
  expect(readCredentials(`Digest ${'a'.repeat(5000)}`, 'hireloom')).toBeNull()
})
