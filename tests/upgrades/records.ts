import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Services } from '../../services/core/app.ts'
import { companies } from '../../services/demo/people/accounts.ts'
import { rufCreate } from '../../services/features/rufRecords/contract.ts'
import { savedViewCreate } from '../../services/features/savedViews/contract.ts'
import {
  verificationFolderList,
  verificationImportCreate,
  verificationImportGet,
} from '../../services/features/verifications/contract.ts'
import { verificationMailList } from '../../services/features/verifications/mails/mailContract.ts'
import { sampleCv, sendMail } from '../support/mail.ts'
import { clientOf } from '../features/lookups/lookups.fixture.ts'

/** The number of records of the demo that are kept for each value of a column; a few of every kind are enough. */
const kept: [table: string, column: string, count: number, first: string][] = [
  // Candidates with a CV, and those whom a workflow has moved.
  ['candidate', 'company_id', 12, 'cv_path is null, id not in (select candidate_id from workflow_run), id'],
  ['verification_candidate', 'verification_id', 4, 'id'],
  ['dps_task', 'type_id', 3, 'id'],
  ['collected_candidate', 'company_id', 6, 'id'],
  ['ruf', 'company_id', 6, 'id'],
]

/** Reduces the demo's data. Calls in progress are deleted, because they would end in the meantime. */
async function trim({ db }: Services): Promise<void> {
  for (const [table, column, count, first] of kept) {
    const [name, group, order] = [sql.table(table), sql.ref(column), sql.raw(first)]
    await sql`delete from ${name} where id in (select id from (
      select id, row_number() over (partition by ${group} order by ${order}) as place from ${name}
    ) as all_rows where place > ${sql.lit(count)})`.execute(db)
  }
  await sql`delete from phone_call where ended_at is null`.execute(db)
}

async function until<T>(what: string, read: () => Promise<T>, isThere: (found: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 600; tries++) {
    const found = await read()
    if (isThere(found)) return found
    await setTimeout(100)
  }
  throw new Error(`${what} does not end`)
}

/** Adds records that the demo lacks, as users create them. */
async function add(services: Services): Promise<void> {
  const recruiter = clientOf(services, 'recruiter')
  const view = { list: 'candidates', name: 'Java in Hà Nội', query: 'keyword=java&sort=name', isShared: true }
  await recruiter.ok(savedViewCreate, { body: view })
  await recruiter.ok(rufCreate, { body: { name: 'Bổ sung bằng cấp', status: 'inProgress', note: '原本を確認' } })

  const { data: folders } = await recruiter.ok(verificationFolderList, { body: { pageSize: 100 } })
  const folder = folders.find(({ name }) => name === 'Backend 2026')!
  const form = new FormData()
  form.set('title', 'Before the upgrade')
  form.set('verificationId', folder.id)
  form.set('recChannelId', String((await firstChannel(services)).id))
  const csv = 'name,phone,email\nTrần Văn Cũ,0912 345 678,cu@example.com\nNobody,,\n'
  form.set('file', new Blob([csv], { type: 'text/csv' }), 'before.csv')
  const authorization = `Bearer ${await services.identity.issueAccessToken('recruiter')}`
  const address = services.url + verificationImportCreate.path
  const sent = await fetch(address, { method: 'POST', headers: { authorization }, body: form })
  const { id } = (await sent.json()) as { id: string }
  await until(
    'the import',
    () => recruiter.ok(verificationImportGet, { params: { id } }),
    ({ status }) => status === 'succeed' || status === 'failed',
  )

  const files = [{ name: 'cv.pdf', bytes: await sampleCv('classic') }]
  await sendMail(services.smtpPort!, { to: 'interns@localhost', messageId: '<before@example.com>', files })
  await until(
    'the mail',
    () => recruiter.ok(verificationMailList, { body: {} }),
    ({ data }) => data.some(({ outcome }) => outcome === 'taken'),
  )
}

const firstChannel = (services: Services) =>
  services
    .companyDb(companies.first.id)
    .from('recruitment_channel')
    .select('recruitment_channel.id')
    .orderBy('recruitment_channel.name')
    .executeTakeFirstOrThrow()

/** Reduces the demo's data to a few records of every kind. */
export async function makeRecords(services: Services): Promise<void> {
  await trim(services)
  await add(services)
}
