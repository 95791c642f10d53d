import { sql } from 'kysely'
import type { Services } from '../../services/core/app.ts'
import { runPeriodic } from '../../services/core/jobs/periodic.ts'
import { submissionNews } from '../../services/features/vendorSubmissions/news.ts'
import { companies } from '../../services/demo/people/accounts.ts'
import { postgresAnswers } from '../support/postgres.ts'
import { both, withServices } from './asked.ts'
import { many, ms, option, type Figure } from './figure.ts'

const company = sql`${companies.first.id}::uuid`
const few = 100
const vendors = 50

/**
 * Inserts requests, ten submissions of each, and their rows; a tenth of the submissions is still open. Tables are
 * analysed after each step, otherwise foreign keys are checked row by row.
 */
async function fill({ db }: Services, requests: number): Promise<void> {
  const submissions = sql`generate_series(1, ${sql.lit(requests * 10)}) as number`
  const steps = [
    sql`insert into vendor (company_id, id, name, address, status, location_ids, created_by, updated_by)
      select ${company}, md5('vendor' || number)::uuid, 'Vendor ' || number, 'Huế', 'Active', '{}', 'admin', 'admin'
      from generate_series(1, ${sql.lit(vendors)}) as number`,
    sql`insert into vendor_request (company_id, id, title, description, status, location_ids, vendor_emails, mail_subject,
        mail_template, mail_recipients, created_by, updated_by)
      select ${company}, md5('request' || number)::uuid, 'Request ' || number, '', 'Publish', '{}', '{}', '', '', '{}', 'admin', 'admin'
      from generate_series(1, ${sql.lit(requests)}) as number`,
    sql`insert into verification_folder (company_id, id, name, search, code, import_type, created_by)
      select ${company}, md5('folder')::uuid, 'Vendors', ' vendors', 'Bench', 1, 'admin'`,
    sql`insert into verification_candidate (company_id, id, verification_id, import_row, name, search, words, status, created_by)
      select ${company}, md5('row' || number)::uuid, md5('folder')::uuid, number, 'Somebody ' || number, ' somebody', '{}', 'new', 'admin'
      from ${submissions}`,
    sql`insert into vendor_submission (company_id, id, request_id, vendor_id, title, file_name, file_path, row_id,
        standing, told, answered_at, submitted_by, submitted_at)
      select ${company}, md5('cv' || number)::uuid, md5('request' || (1 + number % ${sql.lit(requests)}))::uuid,
        md5('vendor' || (1 + number % ${sql.lit(vendors)}))::uuid, 'A CV', 'cv.pdf', 'cv' || number, md5('row' || number)::uuid,
        'owner', case when number % 10 = 0 then 'received' else 'rejected' end, now(), 'vendor', now() - number * interval '1 minute'
      from ${submissions}`,
  ]
  for (const step of steps) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await step.execute(db)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await sql`analyze`.execute(db)
  }
}

/** Sends one HTTP request as the administrator. */
async function ask({ url, identity }: Services, path: string, body?: object): Promise<void> {
  const token = await identity.issueAccessToken('admin')
  const answer = await fetch(`${url}${path}`, {
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
}

/** Measures requests to vendors and their submissions, with a hundred requests and with many. */
export async function figures(): Promise<Figure[]> {
  const lots = option('rows', 10_000)
  const isPostgres = (await postgresAnswers()).ok
  process.env.TEST_ENGINE = isPostgres ? 'postgres' : 'pglite'
  return withServices((less) =>
    withServices(async (more) => {
      await fill(less, few)
      await fill(more, lots)
      const { rows } = await sql<{ id: string }>`select id from vendor`.execute(more.db)
      const ids = rows.map(({ id }) => id)
      const report = '/VendorRequests/get-submit-report?pageSize=10&vendorRequestId='
      const { rows: named } = await sql<{ id: string }>`select md5('request1')::uuid as id`.execute(more.db)
      const questions: [string, (services: Services) => Promise<unknown>][] = [
        ['newest requests', (services) => ask(services, '/VendorRequests/list', { pageSize: 12 })],
        ['newest submissions', (services) => ask(services, '/VendorRequests/get-submitted-list?pageSize=10')],
        ['report of a request', (services) => ask(services, `${report}${named[0]!.id}`)],
        ['report of all vendors', (services) => ask(services, '/Vendors/performance', { ids })],
        ["a minute's look for news", (services) => runPeriodic(services.db, submissionNews())],
      ]
      const found: Figure[] = []
      for (const [name, run] of questions) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const [small, large] = await both(
          () => run(less),
          () => run(more),
        )
        found.push({
          name: `${many(lots)} requests to vendors, ${many(lots * 10)} CVs, ${isPostgres ? 'PostgreSQL' : 'PGlite'}: ${name}`,
          reached: `${(large / small).toFixed(2)} × the time at ${many(few)}`,
          against: `${ms(large)} against ${ms(small)}`,
        })
      }
      return found
    }),
  )
}
