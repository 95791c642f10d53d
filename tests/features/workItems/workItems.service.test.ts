import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import '../../../services/features/calls/tables.ts'
import '../../../services/features/inboundCandidates/tables.ts'
import { workList } from '../../../services/features/workItems/contract.ts'
import { addFolder, startVerifications, type Here } from '../verifications/verifications.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startVerifications()
})
afterAll(() => here?.close())

const row = (name: string) => ({
  ...{ id: newId(), name, phones: [], emails: [], info: '{}', search: ` ${name}`, words: [], created_by: 'recruiter' },
})
const rows = async (folder: string, count: number, status: 'new' | 'approved' = 'new') =>
  here.db.insertMany(
    'verification_candidate',
    Array.from({ length: count }, (_, at) => ({
      ...{ ...row(`Somebody ${at}`), verification_id: folder, import_row: at + 1, status },
    })),
  )

test('folders that the caller may review are listed with their new rows, the fullest first', async () => {
  const [few, many, done, others, shared] = await Promise.all([
    addFolder(here.db, { name: 'Few' }),
    addFolder(here.db, { name: 'Many' }),
    addFolder(here.db, { name: 'Done' }),
    addFolder(here.db, { name: 'Others', createdBy: 'recruiter2' }),
    addFolder(here.db, { name: 'Shared', createdBy: 'recruiter2', shareUsers: ['recruiter'] }),
  ])
  await rows(few, 2)
  await rows(many, 5)
  await rows(done, 3, 'approved')
  await rows(others, 4)
  await rows(shared, 4)
  const { reviews } = await here.as('recruiter').ok(workList)
  expect(reviews).toEqual([
    { folderId: many, count: 5 },
    { folderId: few, count: 2 },
  ])
})

test('calls to be returned are listed until the same number is called again', async () => {
  const call = async (number: string, minutesAgo: number, more: object = {}) => {
    const id = newId()
    await here.db
      .insert('phone_call', {
        ...{
          id,
          candidate_id: null,
          verification_candidate_id: null,
          name: 'An',
          phone: number,
          number,
          phase: 'ended',
        },
        ...{ user_name: 'recruiter', result: 'answered', outcome: 'callBack', ended_at: new Date() },
        started_at: new Date(Date.now() - minutesAgo * 60_000),
        ...more,
      })
      .execute()
    return id
  }
  const open = await call('0912000001', 60)
  await call('0912000002', 60)
  await call('0912000002', 30, { outcome: 'interested' })
  await call('0912000003', 60 * 24 * 30)
  await call('0912000004', 60, { user_name: 'recruiter2' })
  const newest = await call('0912000005', 5)
  expect((await here.as('recruiter').ok(workList)).callsToReturn).toEqual([newest, open])
})

test('imports with failed rows are listed for the user who started them', async () => {
  const folder = await addFolder(here.db, { name: 'Imports' })
  const add = async (failed: number, daysAgo: number, createdBy = 'recruiter') => {
    const id = newId()
    await here.db
      .insert('verification_import', {
        ...{ id, verification_id: folder, title: 'A file', file_name: 'a.csv', file_path: 'a.csv' },
        ...{ rec_channel_id: null, total_rows: 9, error: null, created_by: createdBy, total_failed: failed },
        created_at: new Date(Date.now() - daysAgo * 86_400_000),
      })
      .execute()
    return id
  }
  const [failed] = [await add(3, 1), await add(0, 1), await add(2, 20), await add(2, 1, 'recruiter2')]
  const { failedImports } = await here.as('recruiter').ok(workList)
  expect(failedImports.map(({ id }) => id)).toEqual([failed])
})

test('inbound candidates are counted for users who may review them; users without any of the permissions are refused', async () => {
  const before = (await here.as('recruiter').ok(workList)).inbound!
  await here.db.insertMany('collected_candidate', [
    { ...row('Lan'), source: 'site', external_id: '1', status: 'new' },
    { ...row('Minh'), source: 'site', external_id: '2', status: 'rejected' },
  ])
  expect((await here.as('recruiter').ok(workList)).inbound).toBe(before + 1)
  for (const userName of ['vendor', 'finance']) expect((await here.as(userName).raw(workList)).status).toBe(403)
})
