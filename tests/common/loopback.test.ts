import { expect, test } from 'vitest'
import { isLoopback, isLoopbackUrl } from '../../common/loopback.ts'

test('addresses of this machine are distinguished from others', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].map(isLoopback)).toEqual([true, true, true, true])
  expect(['10.0.0.1', '128.0.0.1', '::2', '::ffff:10.0.0.1', '127.0.0.1.example', ''].map(isLoopback)).toEqual(
    Array(6).fill(false),
  )
})

test('URLs of this machine are distinguished from others', () => {
  expect(
    ['http://localhost', 'http://LOCALHOST:1', 'https://a.localhost/', 'http://[::1]:4000', 'http://127.0.0.1'].map(
      isLoopbackUrl,
    ),
  ).toEqual(Array(5).fill(true))
  expect(
    ['http://localhost.example', 'http://hire', 'http://127.example', 'http://user@hire.example', 'localhost', ''].map(
      isLoopbackUrl,
    ),
  ).toEqual(Array(6).fill(false))
})
