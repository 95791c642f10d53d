import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { accountImportGet } from '../../../services/features/userImports/contract.ts'
import { companyId, execute, fakeLive, fakeRest, viewerWith, watch } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { userImport } from './userImports.ts'

const viewer = viewerWith('User:ImportUser')
const one = `query ($id: ID!) {
  userImport(databaseId: $id) { id status totalCount createdCount existingCount failedCount errors { row message messageDetails { code params } } }
}`

test('an import returns its counts and the reasons of failed rows, with one call', async () => {
  const errors = [
    { row: 4, message: 'name is missing', messageDetails: [{ code: 'CELL_MISSING', params: { column: 'name' } }] },
  ]
  const rest = fakeRest().on(accountImportGet, () => userImport({ totalFailed: 1, errors }))
  expect((await execute(one, { rest, viewer, variables: { id: uuid(50) } })).data).toEqual({
    userImport: {
      id: idOf('UserImport', 50),
      status: 'IMPORTING',
      totalCount: 10,
      createdCount: 3,
      existingCount: 1,
      failedCount: 1,
      errors,
    },
  })
  expect(rest.calls.map(({ query }) => query)).toEqual([{ id: uuid(50) }])
})

test("another user's import is null, and no call is made without the permission", async () => {
  const rest = fakeRest().on(accountImportGet, () => {
    throw new RequestError('NOT_FOUND', 'Not found')
  })
  expect((await execute(one, { rest, viewer, variables: { id: uuid(51) } })).data).toEqual({ userImport: null })
  const without = await execute(one, { rest, variables: { id: uuid(50) }, viewer: viewerWith('User:ListUser') })
  expect(without.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  expect(rest.calls).toHaveLength(1)
})

test('a subscription to an import gets its state, each change without a call, and its end', async () => {
  const rest = fakeRest().on(accountImportGet, () => userImport())
  const live = fakeLive()
  const stream = await watch('subscription ($id: ID!) { userImportChanged(id: $id) { status createdCount } }', {
    rest,
    viewer,
    live,
    variables: { id: idOf('UserImport', 50) },
  })
  expect(live.watched).toEqual([{ companyId, type: 'import.progress', subjectId: uuid(50) }])
  const next = async () => (await stream.next()).value?.data.userImportChanged
  const at = '2025-03-01T00:01:00.000Z'
  const change = (given: Parameters<typeof userImport>[0]) =>
    live.emit({ type: 'import.progress', subjectId: uuid(50), at, data: userImport(given) })
  expect(await next()).toEqual({ status: 'IMPORTING', createdCount: 3 })
  change({ totalCreated: 6 })
  expect(await next()).toEqual({ status: 'IMPORTING', createdCount: 6 })
  change({ totalCreated: 9, status: 'succeed' })
  expect(await next()).toEqual({ status: 'SUCCEEDED', createdCount: 9 })
  expect(await stream.next()).toMatchObject({ done: true })
  expect(rest.counts()).toEqual({ accountImportGet: 1 })
})
