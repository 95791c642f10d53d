import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import { searchColumns } from '../../../services/features/candidates/filters/search.ts'
import {
  verificationCandidateByIds,
  verificationCandidateList,
} from '../../../services/features/verifications/contract.ts'
import type { CandidateStatus } from '../../../services/features/reviews/contract.ts'
import { addFolder, channelId, startVerifications, type Here } from './verifications.fixture.ts'

let here: Here
let folder: string
let hidden: string
let secondChannel: string
const importId = newId()
const rowIds: Record<string, string> = {}

async function addRow(
  verificationId: string,
  name: string,
  phone: string,
  email: string,
  status: CandidateStatus,
  at: string,
  more: { rec_channel_id?: string; import_id?: string } = {},
) {
  const id = newId()
  rowIds[name] = id
  const person = { name, phones: [phone].filter(Boolean), emails: [email].filter(Boolean) }
  await here.db
    .insert('verification_candidate', {
      id,
      verification_id: verificationId,
      import_id: null,
      import_row: null,
      import_from_file: null,
      ...person,
      status,
      remark: null,
      info: '{"name":"x"}',
      cv_path: null,
      owner: null,
      rec_channel_id: null,
      candidate_proccess_id: null,
      existing_candidate_id: null,
      reviewed_by: null,
      reviewed_at: null,
      created_by: 'recruiter',
      created_at: at,
      ...searchColumns(person),
      ...more,
    })
    .execute()
}

beforeAll(async () => {
  here = await startVerifications()
  secondChannel = newId()
  await here.db.insert('recruitment_channel', { id: secondChannel, name: 'LinkedIn' }).execute()
  folder = await addFolder(here.db, { createdBy: 'recruiter', shareAll: true })
  hidden = await addFolder(here.db, { createdBy: 'recruiter2' })
  await addRow(
    folder,
    'Nguyễn Văn Đức',
    '+84 987 654 486',
    'Duc.Nguyen@example.vn',
    'new',
    '2026-11-01T00:00:00.000Z',
    { rec_channel_id: channelId },
  )
  await addRow(
    folder,
    'Trần Thị Minh Anh',
    '0912 345 111',
    'minhanh@example.vn',
    'approved',
    '2026-11-02T00:00:00.000Z',
    { rec_channel_id: secondChannel },
  )
  await addRow(folder, '佐藤 健太', '+81 90 1234 5678', 'kenta.sato@example.jp', 'existed', '2026-11-03T00:00:00.000Z')
  await addRow(folder, 'John_Doe 100%', '', 'john.doe@example.com', 'failed', '2026-11-04T00:00:00.000Z', {
    import_id: importId,
  })
  await addRow(folder, 'Đặng Hương', '0966889600', '', 'failed_createdcandidate', '2026-11-05T16:59:59.999Z', {
    rec_channel_id: channelId,
  })
  await addRow(folder, 'Bùi An', '0911765004', '', 'fail', '2026-11-05T17:00:00.000Z')
  await addRow(folder, 'Võ Bảo', '0977010222', '', 'policyfailure', '2026-11-06T00:00:00.000Z')
  await addRow(folder, 'Lê Phúc', '0903222480', '', 'rejected', '2026-11-07T00:00:00.000Z')
  await addRow(hidden, 'Hidden', '0903222481', '', 'new', '2026-11-07T00:00:00.000Z')
})
afterAll(() => here?.close())

const found = async (body: object, offset?: number) => {
  const { data } = await here
    .as('recruiter')
    .ok(verificationCandidateList, { body: { verificationId: folder, pageSize: 100, ...body }, offset })
  return data.map(({ name }) => name)
}

test('rows come newest first, in the contract’s shape', async () => {
  const { data, totalItem } = await here
    .as('recruiter')
    .ok(verificationCandidateList, { body: { verificationId: folder } })
  expect(totalItem).toBe(8)
  expect(data.map(({ name }) => name)).toEqual([
    'Lê Phúc',
    'Võ Bảo',
    'Bùi An',
    'Đặng Hương',
    'John_Doe 100%',
    '佐藤 健太',
    'Trần Thị Minh Anh',
    'Nguyễn Văn Đức',
  ])
  expect(data.at(-1)).toEqual({
    id: rowIds['Nguyễn Văn Đức'],
    verificationId: folder,
    importId: null,
    name: 'Nguyễn Văn Đức',
    phones: ['+84 987 654 486'],
    emails: ['Duc.Nguyen@example.vn'],
    candidateProccessId: null,
    createdDate: '2026-11-01T00:00:00.000Z',
    createdBy: 'recruiter',
    status: 'new',
    remark: null,
    remarkDetails: null,
    cvPath: null,
    info: '{"name":"x"}',
    owner: null,
    recChannelId: channelId,
    importFromFile: null,
    importRow: null,
    data: { canApprove: true },
    existedSave: 'closed',
    existingCandidateId: null,
    reviewedBy: null,
    reviewedDate: null,
  })
})

test.each([
  ['duc', ['Nguyễn Văn Đức']],
  ['ĐỨC nguyễn', ['Nguyễn Văn Đức']],
  ['DUC.NGUYEN@EXAMPLE', ['Nguyễn Văn Đức']],
  ['0987654486', ['Nguyễn Văn Đức']],
  ['+84 (987) 654-486', ['Nguyễn Văn Đức']],
  ['84987654486', ['Nguyễn Văn Đức']],
  ['654 486', ['Nguyễn Văn Đức']],
  ['+81 90 1234', ['佐藤 健太']],
  ['佐藤', ['佐藤 健太']],
  ['太', ['佐藤 健太']],
  ['佐藤 健太', ['佐藤 健太']],
  ['an', ['Bùi An', 'Trần Thị Minh Anh']],
  ['v', ['Võ Bảo', 'Nguyễn Văn Đức']],
  ['ang', ['Đặng Hương']],
  ['100%', ['John_Doe 100%']],
  ['n_d', ['John_Doe 100%']],
  ['%%%', []],
  ['nobody at all', []],
  ['   ', 8],
])('the keyword %j finds the right rows', async (keyword, names) => {
  const rows = await found({ keyword })
  if (typeof names === 'number') expect(rows).toHaveLength(names)
  else expect(rows).toEqual(names)
})

test('input is used as the keyword if that is empty', async () => {
  expect(await found({ input: 'duc' })).toEqual(['Nguyễn Văn Đức'])
  expect(await found({ input: 'duc', keyword: ' ' })).toEqual(['Nguyễn Văn Đức'])
  expect(await found({ input: 'duc', keyword: 'nobody at all' })).toEqual([])
  expect(await found({ input: 'zzzzqq' })).toEqual([])
})

test('a list of statuses filters; failed and fail both return everything that failed', async () => {
  expect(await found({ status: ['new', 'existed'] })).toEqual(['佐藤 健太', 'Nguyễn Văn Đức'])
  const failed = ['Bùi An', 'Đặng Hương', 'John_Doe 100%']
  expect(await found({ status: ['failed', 'failed_createdcandidate', 'fail'] })).toEqual(failed)
  expect(await found({ status: ['failed'] })).toEqual(failed)
  expect(await found({ status: ['policyfailure'] })).toEqual(['Võ Bảo'])
  expect(await found({ status: ['nonsense'] })).toEqual([])
  expect(await found({ status: [] })).toHaveLength(8)
})

test('import, channels and keyword are combined', async () => {
  expect(await found({ importId })).toEqual(['John_Doe 100%'])
  expect(await found({ recChannelIds: [channelId] })).toEqual(['Đặng Hương', 'Nguyễn Văn Đức'])
  expect(await found({ recChannelIds: [channelId, secondChannel] })).toHaveLength(3)
  expect(await found({ recChannelIds: [channelId], status: ['new'], keyword: 'duc' })).toEqual(['Nguyễn Văn Đức'])
  expect(await found({ recChannelIds: [] })).toHaveLength(8)
})

test("dates are in the caller's local time, and inclusive", async () => {
  const day = { fromDate: '2026-11-05T00:00:00.000', toDate: '2026-11-05T23:59:59.999' }
  expect(await found(day, 0)).toEqual(['Bùi An', 'Đặng Hương'])
  expect(await found(day, -420)).toEqual(['Đặng Hương'])
  expect(await found({ fromDate: '2026-11-06T00:00:00', toDate: '2026-11-06T23:59:59.999' }, -420)).toEqual([
    'Võ Bảo',
    'Bùi An',
  ])
  expect(await found({ fromDate: '2026-11-07T00:00:00' })).toEqual(['Lê Phúc'])
  expect(await found({ toDate: '2026-11-01T00:00:00' })).toEqual(['Nguyễn Văn Đức'])
  const recruiter = here.as('recruiter')
  expect(
    await recruiter.raw(verificationCandidateList, {
      body: { verificationId: folder, fromDate: '2026-13-45T00:00:00' },
    }),
  ).toMatchObject({ status: 400, body: { errors: { fromDate: expect.any(Array) } } })
  expect(
    (await recruiter.raw(verificationCandidateList, { body: { verificationId: folder, fromDate: '2026-11-01' } }))
      .status,
  ).toBe(400)
})

test('pages continue each other', async () => {
  const { data, totalItem } = await here
    .as('recruiter')
    .ok(verificationCandidateList, { body: { verificationId: folder, pageIndex: 2, pageSize: 3 } })
  expect([data.map(({ name }) => name), totalItem]).toEqual([['Trần Thị Minh Anh', 'Nguyễn Văn Đức'], 8])
  expect(
    (await here.as('recruiter').raw(verificationCandidateList, { body: { verificationId: folder, pageSize: 1001 } }))
      .status,
  ).toBe(400)
})

test('canApprove is false for rows that are finished, and for users who may not review', async () => {
  const rights = async (userName: string) => {
    const { data } = await here.as(userName).ok(verificationCandidateList, { body: { verificationId: folder } })
    return data
      .filter((row) => row.data.canApprove)
      .map(({ status }) => status)
      .sort()
  }
  expect(await rights('recruiter')).toEqual([
    'existed',
    'fail',
    'failed',
    'failed_createdcandidate',
    'new',
    'policyfailure',
  ])
  expect(await rights('recruiter2')).toEqual([])
})

test('rows by ids leave out those that the caller may not see', async () => {
  const ids = [rowIds.Hidden!, rowIds['Võ Bảo']!, newId()]
  const names = async (userName: string) =>
    (await here.as(userName).ok(verificationCandidateByIds, { body: { ids } })).map(({ name }) => name).sort()
  expect(await names('recruiter')).toEqual(['Võ Bảo'])
  expect(await names('recruiter2')).toEqual(['Hidden', 'Võ Bảo'])
  expect(await names('admin@other')).toEqual([])
})
