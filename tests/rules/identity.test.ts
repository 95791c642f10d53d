import { expect, test } from 'vitest'
import { sourcesOf } from '../support/sources.ts'

const tables = [
  'company',
  'role',
  'app_user',
  'user_role',
  'user_avatar',
  'email_verification',
  'identity_key',
  'oidc_payload',
  'login_attempt',
]
const writes = new RegExp(`(insertInto|updateTable|deleteFrom)\\('(${tables.join('|')})'`)

test('the tables of identity are written only by identity and by the seed of the demo', () => {
  const writers = sourcesOf('services', 'scripts')
    .filter(({ text }) => writes.test(text))
    .map(({ path }) => path)
  expect(writers.length).toBeGreaterThan(5)
  expect(writers.filter((path) => !/^services\/(core\/identity|demo)\//.test(path))).toEqual([])
})
