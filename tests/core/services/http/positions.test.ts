import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../../../services/contract.ts'
import type { Operation } from '../../../../services/core/contract/operation.ts'
import type { CompanyDb } from '../../../../services/core/database/companyDb.ts'
import '../../../../services/features/vendorPlacements/tables.ts'
import '../../../../services/features/vendorRequests/tables.ts'
import '../../../../services/features/vendorSubmissions/tables.ts'
import '../../../../services/features/vendors/tables.ts'
import { newId } from '../../../../services/core/ids.ts'
import { companies } from '../../../../services/demo/people/accounts.ts'
import '../../../../services/features/candidateImports/tables.ts'
import { jobDashboardList } from '../../../../services/features/jobs/contract.ts'
import { formTemplateList } from '../../../../services/features/interviewForms/contract.ts'
import { expectPositions, expectSteady } from '../../../support/positions.ts'
import { startServicesHere, type ServicesHere } from '../../../support/services.fixture.ts'

let here: ServicesHere
let db: CompanyDb
let token: string
/** The path parameters of lists: the public site of the demo. */
const params = { key: 'demo' }
/** Other parameters that a list requires. */
const known: Record<string, string | number> = { leastDays: 1 }

beforeAll(async () => {
  here = await startServicesHere()
  db = here.services.companyDb(companies.first.id)
  token = await here.tokenOf('admin')
  /** Returns the record with most rows in a table. */
  const most = async (table: string, column: string): Promise<string> => {
    const { rows } = await sql<{ id: string }>`select ${sql.ref(column)} as id from ${sql.table(table)}
      where company_id = ${db.companyId} group by 1 order by count(*) desc limit 1`.execute(here.services.db)
    return rows[0]!.id
  }
  known.candidateId = await most('candidate_event', 'candidate_id')
  known.verificationId = await most('verification_candidate', 'verification_id')
  known.jobId = await most('job_candidate', 'job_id')
  known.jobID = known.jobId
  known.groupId = await most('workflow_run', 'workflow_id')
  known.importId = await addImport()
  known.vendorRequestId = await addSendings()
})
afterAll(() => here?.close())

/** Adds a request to vendors that was mailed and answered 20 times, because the demo has none. */
async function addSendings(): Promise<string> {
  const { id } = await db.from('vendor_request').select('vendor_request.id').limit(1).executeTakeFirstOrThrow()
  const rows = Array.from({ length: 20 }, (_, at) => ({
    ...{ id: newId(), request_id: id, subject: `No. ${at}`, recipients: [], mail_ids: [], sent_by: 'admin' },
  }))
  await db.insert('vendor_request_mail', rows).execute()
  const vendor = await db.from('vendor').select('vendor.id').limit(1).executeTakeFirstOrThrow()
  const submissions = rows.map(({ subject: title }) => ({
    ...{ id: newId(), request_id: id, vendor_id: vendor.id, title, file_name: 'cv.pdf', file_path: 'cv.pdf' },
    submitted_by: 'admin',
  }))
  await db.insert('vendor_submission', submissions).execute()
  const placements = submissions.map((one) => ({
    ...{ id: newId(), submission_id: one.id, vendor_id: vendor.id, hired_at: new Date(), is_entitled: true },
  }))
  await db.insert('vendor_placement', placements).execute()
  return id
}

/** Adds an import of 20 rows, because the demo has none. */
async function addImport(): Promise<string> {
  const id = newId()
  const given = { created_by: 'admin', file_name: 'a.csv', file_path: 'a.csv' }
  await db.insert('candidate_import', { ...given, id, columns: '[]', total: 20 }).execute()
  const rows = Array.from({ length: 20 }, (_, at) => ({ import_id: id, row: at + 1, name: `Row ${at}`, contact: '' }))
  await db
    .insert(
      'candidate_import_row',
      rows.map((row) => ({ ...row, outcome: 'created' as const, candidate_id: null, version: null })),
    )
    .execute()
  return id
}

interface Shape {
  properties?: Record<string, { enum?: string[] }>
  required?: string[]
}
const inputOf = ({ method, query, body }: Operation): Shape => (method === 'GET' ? query : body) as Shape
/** Returns the known parameters that an operation requires in its path or body. */
const toldTo = (shape: unknown) =>
  Object.fromEntries(
    ((shape as Shape | undefined)?.required ?? []).filter((name) => known[name]).map((name) => [name, known[name]!]),
  )

async function read(operation: Operation, input: object) {
  const { path } = operation
  const isGet = operation.method === 'GET'
  const address = Object.entries(isGet ? input : toldTo(operation.query))
  const search = new URLSearchParams(address.map(([name, value]) => [name, String(value)]))
  const { status, body } = await here.call(
    { ...operation, path: `${path}?${search}` },
    token,
    isGet ? { params } : { params, body: input },
  )
  expect([status, body]).toEqual([200, expect.anything()])
  const { data, ...found } = body as { data: { id?: string; row?: number }[]; hasMore?: boolean; positions?: string[] }
  // The rows of a file are identified by their numbers.
  return { ...found, data: data.map((one) => ({ ...one, id: one.id ?? String(one.row) })) }
}

const lists = operations.filter((operation) => inputOf(operation).properties?.positions)

/** Each list in each of its orders, with its required parameters. */
const orders = lists.flatMap((operation) => {
  const { properties = {} } = inputOf(operation)
  const sorts = properties.sortBy?.enum ?? [undefined]
  return sorts.flatMap((sortBy) =>
    (sortBy ? ['asc', 'desc'] : [undefined]).map(
      (sortDirection) => [operation.id, { ...(sortBy && { sortBy, sortDirection }) }, operation] as const,
    ),
  )
})

describe('the demo', () => {
  test('has more than twenty lists with positions', () => {
    expect(lists.length).toBeGreaterThan(20)
  })

  test.each(orders)('%s %j returns the same pages by positions as by numbers', async (_id, sorting, operation) => {
    const told = toldTo(inputOf(operation))
    await expectPositions((asked) => read(operation, { ...told, ...sorting, filters: [], ...asked }), 30)
  })
})

test('waiting jobs appear once each, with days that are unknown, equal, or sorted in another direction than the next column', async () => {
  const add = (at: number) =>
    db
      .insert('job', {
        ...job,
        id: newId(),
        title: `Waits ${at}`,
        due_date: at % 3 === 0 ? null : `2026-01-0${1 + (at % 2)}`,
        priority: at % 3,
      } as never)
      .execute()
  const {
    company_id: _company,
    id: _id,
    ...job
  } = await db
    .from('job')
    .selectAll()
    .where('job.status', '=', 0)
    .where('job.lack', '>', 0)
    .limit(1)
    .executeTakeFirstOrThrow()
  await db.delete('job').where('job.lack', '>', 0).execute()
  for (let at = 0; at < 18; at++) await add(at)
  const list = (asked: object) => read(jobDashboardList, asked)
  expect(await expectPositions(list)).toHaveLength(18)
  await expectSteady(list, { add, remove: (ids) => db.delete('job').where('job.id', 'in', ids).execute() })
})

test('forms appear once each, newest first, and by id if they have the same time', async () => {
  const {
    company_id: _company,
    id: _id,
    ...form
  } = await db.from('form_template').selectAll().limit(1).executeTakeFirstOrThrow()
  const add = (at: number) =>
    db
      .insert('form_template', {
        ...form,
        id: newId(),
        name: `Form ${at}`,
        search: `form ${at}`,
        contents: JSON.stringify(form.contents),
        approvals: JSON.stringify(form.approvals),
        attachment: JSON.stringify(form.attachment),
        created_at: new Date(Date.UTC(2026, 0, 1 + (at % 3))),
      } as never)
      .execute()
  for (let at = 0; at < 18; at++) await add(at)
  const list = (asked: object) => read(formTemplateList, { ...asked, name: 'Form ' })
  expect((await expectPositions(list)).length).toBeGreaterThan(17)
  await expectSteady(list, {
    add,
    remove: (ids) => db.delete('form_template').where('form_template.id', 'in', ids).execute(),
  })
})
