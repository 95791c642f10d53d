import { User } from 'oidc-client-ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetUser, isExpired, storedUser } from '../../../../web/app/session/client/storedUser.ts'

const config = vi.hoisted(() => ({ issuer: 'https://id.example/realms/main', clientId: 'web' }))
vi.mock('../../../../web/app/config.ts', async (original) => ({ ...(await original<object>()), config }))

const key = 'hireloom.session.user:https://id.example/realms/main:web'
beforeEach(() => localStorage.clear())

test('the data that the OpenID client stores can be read', async () => {
  const { manager } = await import('../../../../web/app/session/client/manager.ts')
  const expires_at = Math.round(Date.now() / 1000) + 60
  const profile = { sub: 'lan', iss: config.issuer, aud: 'web', exp: expires_at, iat: expires_at - 60 }
  await manager.storeUser(
    new User({ access_token: 'token', id_token: 'id', token_type: 'Bearer', profile, expires_at }),
  )
  expect(Object.keys(localStorage)).toEqual([key])
  const stored = storedUser()!
  expect(stored).toMatchObject({ access_token: 'token', id_token: 'id', expires_at, profile: { sub: 'lan' } })
  expect(isExpired(stored)).toBe(false)
  expect(isExpired({ ...stored, expires_at: expires_at - 61 })).toBe(true)
  // The client finds no user either after the user was removed here.
  forgetUser()
  expect([storedUser(), await manager.getUser()]).toEqual([null, null])
})

test('data that is not a user counts as no user', () => {
  expect(storedUser()).toBeNull()
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '{"access_token":1}',
    '{"access_token":"x"}',
    '{"access_token":"x","profile":{}}',
  ]) {
    localStorage.setItem(key, text)
    expect([text, storedUser()]).toEqual([text, null])
  }
})
