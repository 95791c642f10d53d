import { randomBytes, scryptSync } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  derive,
  hashPassword,
  isOutdated,
  verifyPassword,
} from '../../../../services/core/identity/people/passwords.ts'
import { users } from '../../../../services/demo/people/accounts.ts'
import { authorization, Browser } from './browser.ts'
import { identityHere } from './identity.fixture.ts'

let here: Awaited<ReturnType<typeof identityHere>>
beforeAll(async () => {
  here = await identityHere()
})
afterAll(() => here.close())

async function signIn(password: string): Promise<Response> {
  const browser = new Browser()
  const { url } = await browser.follow(authorization(here.issuer).url)
  return browser.get(url.href, { userName: 'recruiter', password })
}

/** Creates a hash as before argon2id. */
function scryptHash(password: string): string {
  const salt = randomBytes(16)
  const key = scryptSync(password, salt, 32, { N: 2 ** 10, r: 8, p: 1 })
  return ['scrypt', 10, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$')
}

test('argon2id returns the same as the reference implementation', async () => {
  const key = await derive('Demo#123', Buffer.from('0123456789abcdef'))
  expect(key.toString('base64')).toBe('K1XhBRXQUUhcKKuo/Zj2dGJJL4ToUrOzOmTmzVXT1BI=')
})

test('passwords are salted argon2id hashes, independent of how a letter is typed', async () => {
  const [one, two] = await Promise.all([hashPassword('Mật khẩu#1'), hashPassword('Mật khẩu#1')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(two)
  expect(await verifyPassword('Mật khẩu#1'.normalize('NFD'), one)).toBe(true)
  expect(await verifyPassword('Ｍật khẩu#1', one)).toBe(true)
  expect(await verifyPassword('mật khẩu#1', one)).toBe(false)
  expect(await verifyPassword('anything', null)).toBe(false)
  expect(await verifyPassword('anything', 'md5$1')).toBe(false)
})

test('an older hash is still valid, and is renewed at the next sign-in', async () => {
  const old = scryptHash('Demo#123')
  expect([isOutdated(old), isOutdated(await hashPassword('Demo#123'))]).toEqual([true, false])
  expect([await verifyPassword('Demo#123', old), await verifyPassword('Demo#124', old)]).toEqual([true, false])

  await here.db.updateTable('app_user').set({ password_hash: old }).where('id', '=', users.recruiter.id).execute()
  const hash = async () =>
    (
      await here.db
        .selectFrom('app_user')
        .select('password_hash')
        .where('id', '=', users.recruiter.id)
        .executeTakeFirstOrThrow()
    ).password_hash
  expect((await signIn('Wrong#123')).status).toBe(401)
  expect(await hash()).toBe(old)
  expect((await signIn('Demo#123')).status).toBe(303)
  expect(await hash()).toMatch(/^\$argon2id\$/)
  expect((await signIn('Demo#123')).status).toBe(303)
})
