import { afterAll, beforeAll, expect, test } from 'vitest'
import { unscoped } from '../../../services/core/database/unscoped.ts'
import * as contract from '../../../services/features/userImports/contract.ts'
import { accountList } from '../../../services/features/users/contract.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const header = 'Name,E-mail,userName,roles,Department,Language,Time zone'
const file = (...rows: string[]) => [header, ...rows, ''].join('\r\n')

async function send(
  operation: { path: string },
  text: string | Blob,
  { userName = 'admin', key = crypto.randomUUID(), type = 'text/csv' } = {},
) {
  const form = new FormData()
  form.set('file', new Blob([text], { type }), 'people.csv')
  const answer = await fetch(here.services.url + operation.path, {
    method: 'POST',
    body: form,
    headers: {
      authorization: `Bearer ${await here.services.identity.issueAccessToken(userName)}`,
      'idempotency-key': key,
    },
  })
  const isJson = answer.headers.get('content-type')?.includes('json')
  return { status: answer.status, body: (isJson ? await answer.json() : await answer.text()) as any }
}
async function imported(text: string, userName = 'admin'): Promise<contract.RowImport> {
  const { body } = await send(contract.accountImport, text, { userName })
  const state = () => here.as(userName).ok(contract.accountImportGet, { query: { id: body.id } })
  await expect.poll(async () => (await state()).status, { timeout: 15_000 }).toMatch(/succeed|failed/)
  return state()
}
const codes = (errors: contract.RowImport['errors']) =>
  errors.map(({ row, messageDetails }) => [row, ...messageDetails!.map(({ code }) => code)])
const person = async (keyword: string) =>
  (await here.as('admin').ok(accountList, { body: { pageIndex: 0, pageSize: 10, keyword } })).data[0]
const mailsTo = (recipient: string) =>
  here.db.from('mail').select(['mail.kind']).where('mail.recipient', '=', recipient).execute()

test('users are imported from a file in the background, each with an invitation by mail', async () => {
  const done = await imported(
    file(
      'Ánh,anh@import.example,anh.import,Recruiter;HiringManager,,vi,Asia/Tokyo',
      'Bình,binh@import.example,,recruiter,,,',
    ),
  )
  expect(done).toMatchObject({ status: 'succeed', total: 2, totalCreated: 2, totalExisted: 0, totalFailed: 0 })
  expect(await person('anh.import')).toMatchObject({
    name: 'Ánh',
    email: 'anh@import.example',
    roles: ['HiringManager', 'Recruiter'],
    language: 'vi',
    timeZone: 'Asia/Tokyo',
    status: 'active',
  })
  expect(await person('binh@import.example')).toMatchObject({ userName: 'binh@import.example', roles: ['Recruiter'] })
  expect(await mailsTo('anh@import.example')).toEqual([{ kind: 'password-invitation' }])
  const [told] = await here.db
    .from('notification')
    .select(['user_name', 'kind', 'params', 'path'])
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  expect(told).toEqual({
    user_name: 'admin',
    kind: 'importSucceeded',
    params: { file: 'people.csv', rows: '2' },
    path: `/users?import=${done.id}`,
  })
})

test('an invalid row gets a reason, in the check and in the import; the others are imported', async () => {
  const text = file(
    'Good,good@import.example,good.import,Recruiter,,,',
    ',nobody@import.example,no.name,Recruiter,,,',
    'Bad,not-an-address,bad.import,Recruiter,,,',
    'Name,name@import.example,-wrong-,Recruiter,,,',
    'Role,role@import.example,role.import,Recruiter;Wizard,,,',
    'Place,place@import.example,place.import,Recruiter,Atlantis,xx,Mars/Base',
    'Twice,GOOD@import.example,twice.import,Recruiter,,,',
    'Known,other@import.example,ADMIN,Recruiter,,,',
    'Long,long@import.example,long.import,Recruiter,,,,surplus',
  )
  const expected = [
    [2, 'CELL_MISSING'],
    [3, 'NO_EMAIL_ADDRESS'],
    [4, 'CELL_NO_USER_NAME'],
    [5, 'CELL_UNKNOWN'],
    [6, 'CELL_UNKNOWN', 'CELL_UNKNOWN', 'CELL_UNKNOWN'],
    [7, 'SAME_USER_AS_ROW'],
    [9, 'SURPLUS_VALUES'],
  ]
  const { body: check } = await send(contract.userImportCheck, text)
  expect(check).toMatchObject({ total: 9, totalCreated: 1, totalExisted: 1, totalFailed: 7 })
  expect(codes(check.errors)).toEqual(expected)
  // A check stores nothing.
  expect(await person('good.import')).toBeUndefined()

  const done = await imported(text)
  expect(done).toMatchObject({ status: 'succeed', total: 9, totalCreated: 1, totalExisted: 1, totalFailed: 7 })
  expect(codes(done.errors)).toEqual(expected)

  const rows = await here.as('admin').raw(contract.userImportFailedRows, { params: { id: done.id } })
  const lines = rows.body.replace('﻿', '').trim().split('\r\n')
  expect(lines[0]).toBe(`${header},reason`)
  expect(lines).toHaveLength(8)
  expect(lines[1]).toBe(',nobody@import.example,no.name,Recruiter,,,,name is missing')
  // Corrected rows are imported in a second run with the column of reasons, and users imported before stay unchanged.
  const mended = await imported(`${header},reason\r\nMended,nobody@import.example,no.name,Recruiter,,,,name is missing`)
  expect(mended).toMatchObject({ totalCreated: 1, totalFailed: 0 })
  expect(await imported(text)).toMatchObject({ totalCreated: 0, totalExisted: 2, totalFailed: 7 })
})

test('an import cannot grant permissions that its user does not have', async () => {
  const text = file('Grab,grab@import.example,grab.import,Administrator,,,')
  await unscoped(here.db)
    .updateTable('role')
    .set((eb) => ({ keys: eb.fn('array_append', ['keys', eb.val('User:ImportUser')]) }) as never)
    .where('name', '=', 'Recruiter')
    .where('company_id', '=', here.db.companyId)
    .execute()
  const done = await imported(text, 'recruiter')
  expect(codes(done.errors)).toEqual([[1, 'ROLE_NOT_YOURS']])
  expect(await person('grab.import')).toBeUndefined()
  // Another user's import is not found.
  expect((await here.as('admin').raw(contract.accountImportGet, { query: { id: done.id } })).status).toBe(404)
})

test('an invalid file is refused, and a file with a wrong header fails as a whole', async () => {
  const refused = await send(contract.accountImport, file('a,b,c,d,,,'), { type: 'application/pdf' })
  expect([refused.status, refused.body.errorDetails.file[0].code]).toEqual([400, 'CSV_REFUSED'])
  const large = await send(contract.userImportCheck, `${header}\n${'x'.repeat(1_100_000)}`)
  expect(large.status).toBe(413)
  for (const [text, expected] of [
    ['name,mail\nA,b@c.example', [0, 'HEADER_UNKNOWN', 'HEADER_MISSING', 'HEADER_MISSING']],
    ['name,email,roles', [0, 'CSV_FORMAT']],
    [`name,email,roles\n${'A,a@b.example,Recruiter\n'.repeat(1001)}`, [0, 'TOO_MANY_ROWS']],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { body: check } = await send(contract.userImportCheck, text)
    expect(codes(check.errors)).toEqual([expected])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const done = await imported(text)
    expect([done.status, done.totalCreated, codes(done.errors)]).toEqual(['failed', 0, [expected]])
  }
})

test('the same request twice imports once; without the permission it is forbidden', async () => {
  const key = crypto.randomUUID()
  const text = file('Once,once@import.example,once.import,Recruiter,,,')
  const [first, second] = [
    await send(contract.accountImport, text, { key }),
    await send(contract.accountImport, text, { key }),
  ]
  expect(second.body).toEqual(first.body)
  expect((await send(contract.accountImport, text, { userName: 'vendor' })).status).toBe(403)
})

test('the import accepts the sample file', async () => {
  const sample = await here.as('admin').raw(contract.accountImportSample)
  const { body: check } = await send(contract.userImportCheck, new Blob([sample.bytes]))
  expect(check).toMatchObject({ total: 2, totalFailed: 0 })
})
