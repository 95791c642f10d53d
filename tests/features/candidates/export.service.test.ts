import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'csv-parse/sync'
import { candidateExport } from '../../../services/features/candidates/list/listContract.ts'
import { languageUpdate } from '../../../services/features/users/contract.ts'
import { newId } from '../../../services/core/ids.ts'
import { channelId, startVerifications, type Here } from '../verifications/verifications.fixture.ts'
import { addCandidates, addTalentFolder } from './reads.fixture.ts'

let here: Here
let ids: Record<string, string> = {}
const [status, label] = [newId(), newId()]

beforeAll(async () => {
  here = await startVerifications()
  await here.db
    .insert('vocabulary_item', [
      { id: status, kind: 'candidateStatus', parent_id: null, name: 'In contact' },
      { id: label, kind: 'label', parent_id: null, name: 'Fast learner' },
    ])
    .execute()
  ids = await addCandidates(here.db, [
    {
      name: '=cmd|"x"',
      phones: ['+84 912 345 678', '0912 000 111'],
      emails: ['a@example.vn'],
      skills: ['C++', 'Go'],
      gender: 1,
      rec_channel_id: channelId,
      status_id: status,
      label_ids: [label],
      languages: JSON.stringify([{ language: 'English', level: 3 }]),
      experience_year: 4.5,
      birthday: '1990-12-31',
      created_at: new Date('2026-01-01T00:00:00Z'),
      extend_properties: JSON.stringify({ Notice: '30 days, or so' }),
      in_black_list: true,
    },
    ...Array.from({ length: 1_203 }, (_row, at) => ({
      name: `Row ${String(at).padStart(4, '0')}`,
      created_at: new Date(Date.UTC(2026, 0, 2) + at),
    })),
    { name: 'Deleted', deleted_at: new Date() },
  ])
})
afterAll(() => here?.close())

async function exported(body: object, userName = 'recruiter', offset = 0) {
  const answer = await here.as(userName).raw(candidateExport, { body, offset })
  const text = answer.bytes.toString()
  return {
    status: answer.status,
    headers: answer.headers,
    body: answer.body,
    text,
    rows: answer.status === 200 ? (parse(text, { bom: true }) as string[][]) : [],
  }
}

test('the export contains all pages of a list, in its order, as UTF-8 with BOM', async () => {
  const { rows, text, headers } = await exported({ columns: ['id', 'name'], sortBy: 'name', sortDirection: 'asc' })
  expect(text.startsWith('\ufeffid,Name\r\n')).toBe(true)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(/filename="candidates-\d{4}-\d{2}-\d{2}\.csv"/)
  expect(rows).toHaveLength(1 + 1_204)
  expect(rows.slice(2).map(([, name]) => name)).toEqual(
    Array.from({ length: 1_203 }, (_row, at) => `Row ${String(at).padStart(4, '0')}`),
  )
  expect(new Set(rows.map(([id]) => id)).size).toBe(1_205)
})

test('a row contains names instead of ids, and nothing that a spreadsheet would execute', async () => {
  const { rows } = await exported({ ids: [ids['=cmd|"x"']!] })
  const row = Object.fromEntries(rows[0]!.map((title, at) => [title, rows[1]![at]]))
  expect(row).toMatchObject({
    Name: '\'=cmd|"x"',
    Phones: '+84 912 345 678; 0912 000 111',
    Emails: 'a@example.vn',
    Gender: 'Female',
    Channel: 'TopCV',
    Status: 'In contact',
    Labels: 'Fast learner',
    Languages: 'English - 3',
    'Years of experience': '4.5',
    Birthday: '1990-12-31',
    Skills: 'C++; Go',
    'Created date': '2026-01-01 00:00',
  })
})

test("the columns have names in the reader's language, and times are in the reader's time zone", async () => {
  await here.as('recruiter2').ok(languageUpdate, { query: { language: 'vi' } })
  const columns = ['name', 'gender', 'createdDate']
  const { rows } = await exported({ ids: [ids['=cmd|"x"']!], columns }, 'recruiter2', -420)
  expect(rows).toEqual([
    ['Tên', 'Giới tính', 'Ngày tạo'],
    ['\'=cmd|"x"', 'Nữ', '2026-01-01 07:00'],
  ])
})

test('columns can be chosen, including company fields; unknown ones are refused', async () => {
  const { rows } = await exported({
    ids: [ids['=cmd|"x"']!],
    columns: ['extension:Notice', 'inBlackList', 'extension:None'],
  })
  expect(rows).toEqual([
    ['Notice', 'Blacklist', 'None'],
    ['30 days, or so', 'true', ''],
  ])
  const answer = await exported({ columns: ['name', 'resume', 'constructor'] })
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { errors: { columns: ['resume is not known', 'constructor is not known'] } },
  ])
})

test("the export contains only matching candidates of the caller's company, and requires the permission", async () => {
  expect((await exported({ searchBox: 'row 0007', columns: ['name'] })).rows).toEqual([['Name'], ['Row 0007']])
  expect(
    (await exported({ filters: [{ filter: 'gender', operator: 'equals', value: ['1'] }], columns: ['skills'] })).rows,
  ).toEqual([['Skills'], ['C++; Go']])
  const folderId = await addTalentFolder(here.db, 'recruiter', [ids['Row 0001']!])
  expect((await exported({ folderId, columns: ['name'] })).rows).toEqual([['Name'], ['Row 0001']])
  expect((await exported({ folderId }, 'recruiter2')).status).toBe(404)
  expect((await exported({ columns: ['name'] }, 'admin@other')).rows).toEqual([['Name']])
  expect((await exported({}, 'manager')).status).toBe(403)
  expect((await exported({ filters: [{ filter: 'nothing', operator: 'equals', value: ['x'] }] })).status).toBe(400)
})

test('the services continue when a client disconnects during an export', async () => {
  const aborter = new AbortController()
  const token = await here.services.identity.issueAccessToken('recruiter')
  const answer = await fetch(here.services.url + candidateExport.path, {
    method: 'POST',
    signal: aborter.signal,
    body: '{}',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
  await answer.body!.getReader().read()
  aborter.abort()
  expect((await exported({ searchBox: 'row 0007', columns: ['name'] })).rows).toHaveLength(2)
})
