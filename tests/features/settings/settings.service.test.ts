import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../../scripts/root.ts'
import * as contract from '../../../services/features/settings/contract.ts'
import { gatewaySecret, internalToolsSecret } from '../../support/services.fixture.ts'
import { clientOf, startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

const field = (given: Partial<contract.ExtensionProperty> = {}): contract.ExtensionProperty => ({
  key: 'Account',
  label: 'Account',
  inputType: 'Input',
  required: false,
  active: true,
  values: [],
  ...given,
})
const set = (userName: string, extendCandidate: unknown) =>
  here.as(userName).raw(contract.companyExtendSetting, { body: { extendCandidate } })

test('unique keys are unique', async () => {
  const keys = await Promise.all(Array.from({ length: 20 }, () => here.as('finance').ok(contract.uniqueKey)))
  expect(new Set(keys).size).toBe(20)
})

test('candidate fields are seeded for both companies: built-in ones, an upload, and one that is off', async () => {
  const first = await here.as('recruiter').ok(contract.extendCandidateList)
  expect(await here.as('admin@other').ok(contract.extendCandidateList)).toEqual(first)
  expect(first.map(({ key }) => key)).toEqual(expect.arrayContaining(['Account', 'TerminalDate']))
  expect(first.find(({ key }) => key === 'TerminalDate')).toEqual({
    ...field(),
    key: 'TerminalDate',
    label: 'Terminal date',
    inputType: 'DatePicker',
  })
  expect(first.some(({ inputType }) => inputType === 'Upload')).toBe(true)
  expect(first.some(({ active }) => !active)).toBe(true)
})

test('candidate fields are replaced by users who may change the company, and only in that company', async () => {
  const before = await here.as('recruiter').ok(contract.extendCandidateList)
  expect((await set('recruiter', [])).status).toBe(403)
  const fields = [
    field(),
    field({ key: 'Team', label: 'Đội', inputType: 'Radio', values: ['A', 'B'], required: true, active: false }),
  ]
  expect(await set('admin@other', fields)).toEqual({ status: 200, body: fields })
  expect(await here.as('admin@other').ok(contract.extendCandidateList)).toEqual(fields)
  expect(await here.as('recruiter').ok(contract.extendCandidateList)).toEqual(before)
  expect((await set('admin@other', [{ key: 'Plain', label: 'Plain', inputType: 'Input' }])).body).toEqual([
    field({ key: 'Plain', label: 'Plain' }),
  ])
})

test.each([
  [[field(), field({ key: 'account' })], { 'extendCandidate.1.key': ['must be unique'] }],
  [[field({ inputType: 'Combobox' })], { 'extendCandidate.0.values': ['This field is required'] }],
  [[field({ key: '1st' })], { 'extendCandidate.0.key': [expect.any(String)] }],
  [[field({ inputType: 'Divider' as never })], { 'extendCandidate.0.inputType': [expect.any(String)] }],
  [undefined, { extendCandidate: ['This field is required'] }],
])('invalid fields are refused: %j', async (fields, errors) => {
  expect(await set('admin', fields)).toMatchObject({ status: 400, body: { errors } })
})

test('columns of a table depend on the role', async () => {
  const columns = async (userName: string, table: string) =>
    (await here.as(userName).ok(contract.tableDisplayItems, { query: { table } }))
      .filter(({ isShow }) => isShow)
      .map(({ key }) => key)
  expect(await columns('recruiter', 'candidates')).toEqual([])
  expect(await columns('manager', 'candidates')).toContain('owner')
  expect(await columns('manager', 'candidates')).not.toContain('phones')
  expect(await columns('interviewer', 'jobs')).not.toContain('lack')
  expect(await columns('recruiter', 'nothing')).toEqual([])
  expect((await here.as('recruiter').raw(contract.tableDisplayItems)).status).toBe(400)
})

test('a company skips its guideline once', async () => {
  const status = (userName: string) => here.as(userName).ok(contract.currentCompanyStatusSetting)
  expect(await status('vendor')).toEqual({
    status: 'Active',
    isSkipGuideline: false,
    skippedBy: null,
    skippedDate: null,
  })
  expect((await here.as('recruiter').raw(contract.skipGuideline)).status).toBe(403)
  const skipped = await here.as('admin').ok(contract.skipGuideline)
  expect(skipped).toEqual({
    status: 'Active',
    isSkipGuideline: true,
    skippedBy: 'admin',
    skippedDate: expect.stringMatching(/Z$/),
  })
  expect(await here.as('admin').ok(contract.skipGuideline)).toEqual(skipped)
  expect(await status('finance')).toEqual(skipped)
  expect((await status('admin@other')).isSkipGuideline).toBe(false)
})

test('each company has three support contacts of its own', async () => {
  const first = await here.as('vendor').ok(contract.supportContactList)
  const other = await here.as('admin@other').ok(contract.supportContactList)
  expect([first.length, other.length]).toEqual([3, 3])
  expect(first[0]).toMatchObject({ nameVi: 'Hỗ trợ kỹ thuật', nameEn: 'Technical support' })
  expect(other.map(({ email }) => email)).not.toEqual(first.map(({ email }) => email))
})

/** Starts another process of the services on the same database. */
async function startSecond() {
  const env = {
    ...process.env,
    ...here.database.env,
    PORT: '4000',
    SERVICES_PORT: '0',
    DEMO: '1',
    LOG_LEVEL: 'info',
    GATEWAY_CLIENT_SECRET: gatewaySecret,
    INTERNAL_TOOLS_SECRET: internalToolsSecret,
  }
  const child = spawn(process.execPath, [join(root, 'services/main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for await (const line of createInterface({ input: child.stdout })) {
    const { msg, url } = JSON.parse(line) as { msg: string; url: string }
    if (msg === 'ready') return { url, stop: () => (child.kill(), ended) }
  }
  throw new Error('the second instance did not start')
}

test('a change in one instance is visible in another at once', async () => {
  const inOne = here.as('admin')
  // The embedded database belongs to one instance, so that instance reads its own changes.
  const second =
    here.database.kind === 'pglite' ? { url: here.services.url, stop: async () => {} } : await startSecond()
  const inOther = clientOf({ url: second.url, identity: here.services.identity }, 'admin')
  try {
    const read = async (client: typeof inOne) => (await client.ok(contract.extendCandidateList)).map(({ key }) => key)
    await Promise.all([read(inOne), read(inOther)])
    for (const [writer, reader, key] of [
      [inOne, inOther, 'FromOne'],
      [inOther, inOne, 'FromOther'],
    ] as const) {
      await writer.ok(contract.companyExtendSetting, { body: { extendCandidate: [field({ key })] } })
      expect(await read(writer)).toEqual([key])
      const end = Date.now() + 10_000
      while ((await read(reader))[0] !== key && Date.now() < end) await new Promise((wait) => setTimeout(wait, 20))
      expect(await read(reader)).toEqual([key])
    }
  } finally {
    await second.stop()
  }
}, 60_000)
