import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import {
  passkeyAdd,
  passkeyBegin,
  passkeyList,
  passkeyRemove,
  type Passkey,
} from '../../../services/features/passkeys/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'

const passkey: Passkey = { id: uuid(1), name: 'Laptop', createdDate: '2026-11-24T00:00:00.000Z', lastUsedDate: null }
const own = viewerWith('UserProfile:ReadUserProfile', 'UserProfile:ChangePassword')
const read = '{ viewer { passkeys { isOffered list { key name createdAt lastUsedAt } } } }'

test('the passkeys of the viewer are read in one call', async () => {
  const rest = fakeRest().on(passkeyList, () => ({ isOffered: true, passkeys: [passkey] }))
  const { data } = await execute(read, { rest, viewer: own })
  expect(data.viewer.passkeys).toEqual({
    isOffered: true,
    list: [{ key: uuid(1), name: 'Laptop', createdAt: passkey.createdDate, lastUsedAt: null }],
  })
  expect(rest.counts()).toEqual({ passkeyList: 1 })
})

test('a passkey is begun with a password, added with the response of the browser, and removed by its key', async () => {
  const rest = fakeRest()
    .on(passkeyBegin, () => ({ options: '{"challenge":"x"}' }))
    .on(passkeyAdd, () => ({ isOffered: true, passkeys: [passkey] }))
    .on(passkeyRemove, () => ({ isOffered: true, passkeys: [] }))
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer: own })).data
  expect(await run('beginPasskey(input: { password: "secret" }) { options }')).toEqual({
    beginPasskey: { options: '{"challenge":"x"}' },
  })
  await run('addPasskey(input: { name: "Laptop", response: "{}" }) { passkeys { list { key } } }')
  expect(await run(`removePasskey(input: { key: "${uuid(1)}" }) { passkeys { list { key } } }`)).toEqual({
    removePasskey: { passkeys: { list: [] } },
  })
  expect(rest.calls.map(({ params, body }) => [params, body])).toEqual([
    [undefined, { password: 'secret' }],
    [undefined, { name: 'Laptop', response: '{}' }],
    [{ id: uuid(1) }, undefined],
  ])
})

test('services without passkeys offer none; users who may not change a password cannot add one', async () => {
  const rest = fakeRest().on(passkeyList, () => {
    throw new RequestError('NOT_FOUND', 'Not found', { status: 404 })
  })
  const { data, errors } = await execute(read, { rest, viewer: own })
  expect([data.viewer.passkeys, errors]).toEqual([{ isOffered: false, list: [] }, []])
  const forbidden = await execute('mutation { beginPasskey(input: { password: "x" }) { options } }', {
    rest,
    viewer: viewerWith('UserProfile:ReadUserProfile'),
  })
  expect(forbidden.errors![0]!.extensions!.code).toBe('FORBIDDEN')
})
