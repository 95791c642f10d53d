import { sql } from 'kysely'
import { fold } from '../../../common/text.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound, stale } from '../../core/http/errors.ts'
import { list } from '../../core/http/list.ts'
import type { Order } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { decidingMarket, market, type Market } from '../../core/identity/roles/market.ts'
import { escapeLike } from '../../core/like.ts'
import '../departments/tables.ts'
import { notify } from '../../core/notifications/notify.ts'
import { jobPath, recordJobEvent } from '../jobs/events.ts'
import { jobStatuses, type PublishStatus } from '../jobs/jobShapes.ts'
import { job } from '../jobs/queries.ts'
import '../jobs/tables.ts'
import '../lookups/tables.ts'
import type { PublishJobDetail, PublishJobItem, publishApprovalList } from './contract.ts'

const publications = (from: Market['from']) =>
  from('job')
    .innerJoin('company', 'company.id', 'job.company_id')
    .select([
      'job.id as jobID',
      'job.title as jobTitle',
      'job.company_id as companyId',
      'company.name as companyName',
      'job.created_at',
      'job.publish_status',
      'job.publish_asked_by as askedBy',
      'job.publish_asked_at',
    ])
    .where('job.publish_status', 'is not', null)
type Row = Awaited<ReturnType<ReturnType<typeof publications>['execute']>>[number]

const toItem =
  (isPlatform: boolean) =>
  ({ created_at: createdAt, publish_status: status, publish_asked_at: at, ...row }: Row): PublishJobItem => ({
    ...row,
    createdDate: createdAt.toISOString(),
    publishStatus: status!,
    canDecide: isPlatform,
    askedDate: at?.toISOString() ?? null,
  })

/** Returns one page of the publications that the caller's company may see. */
export async function listPublications(
  db: CompanyDb,
  { publishStatus, jobTitle = '', companyId, oldestFirst, ...wanted }: BodyOf<typeof publishApprovalList>,
): Promise<Listed<PublishJobItem>> {
  const { from, isPlatform } = await market(db)
  let query = publications(from)
  if (publishStatus) query = query.where('job.publish_status', '=', publishStatus)
  if (companyId) query = query.where('job.company_id', '=', companyId)
  for (const word of fold(jobTitle).split(/\s+/).filter(Boolean))
    query = query.where('job.search', 'like', `%${escapeLike(word)}%`)
  const direction = oldestFirst ? 'asc' : 'desc'
  const order: Order = [
    { column: 'job.publish_asked_at', direction },
    { column: 'job.id', direction },
  ]
  const found = await list(query, order, { ...wanted, pageIndex: wanted.pageIndex - 1 })
  return { ...found, pageIndex: wanted.pageIndex, data: found.data.map((row) => toItem(isPlatform)(row as Row)) }
}

/**
 * Returns the database of the company that owns the job of a publication. Throws 404 if the caller's company may not
 * see it.
 */
async function companyOf({ from, of }: Market, jobId: string): Promise<CompanyDb> {
  const found = await publications(from).where('job.id', '=', jobId).executeTakeFirst()
  if (!found) throw notFound()
  return of(found.companyId)
}

const amount = (value: number) => value.toLocaleString('en-US')

/** Returns the data of a job that would be published. */
export async function publication(db: CompanyDb, jobId: string): Promise<PublishJobDetail> {
  const company = await companyOf(await market(db), jobId)
  const found = await job(company, jobId)
  const nameOf = async (id: string | null | undefined) =>
    id
      ? ((await company.from('vocabulary_item').select('name').where('id', '=', id).executeTakeFirst())?.name ?? null)
      : null
  const department = found.departmentId
    ? await company.from('department').select('name').where('id', '=', found.departmentId).executeTakeFirst()
    : undefined
  const { salaryFrom: from = null, salaryTo: to = null } = found
  const salary = [from, to].filter((value) => value !== null).map(amount)
  return {
    title: found.title,
    departmentName: department?.name ?? null,
    jobCategoryName: await nameOf(found.jobCategoryId),
    quantity: found.total,
    validThrough: found.dueDate,
    salary: [...new Set(salary)].join(' – ') || null,
    salaryCurrency: await nameOf(found.salaryCurrencyId),
    statusName: jobStatuses[found.status],
    description: found.description ?? null,
    qualification: found.qualification ?? null,
    benefit: found.benefit ?? null,
  }
}

/**
 * Publishes a job or rejects its publication. Does nothing if it was already decided this way. Throws if the request
 * has been withdrawn.
 */
export async function decidePublication(
  { db, caller }: RequestContext,
  jobId: string,
  status: Exclude<PublishStatus, 'Pending'>,
): Promise<PublishJobItem> {
  const all = await decidingMarket(db)
  const { company_id: companyId } = await taken(all, jobId)
  const company = all.of(companyId)
  const before = await company
    .from('job')
    .select(['job.publish_status', 'job.publish_asked_by', 'job.title'])
    .where('job.id', '=', jobId)
    .forUpdate()
    .executeTakeFirst()
  if (!before?.publish_status) throw stale('The request was taken back')
  if (before.publish_status !== status) {
    await company
      .update('job')
      .set({ publish_status: status, updated_at: sql<Date>`now()` })
      .where('job.id', '=', jobId)
      .execute()
    const kind = status === 'Approve' ? 'published' : 'publicationRefused'
    await recordJobEvent(company, { jobId, kind, userName: caller.userName })
    // The user who decides may belong to another company, whose users this company does not know.
    const by = company.companyId === caller.companyId ? caller.userName : null
    const to = before.publish_asked_by ? [before.publish_asked_by] : []
    const told = status === 'Approve' ? 'jobPublished' : 'jobPublicationRefused'
    await notify(company, by, { kind: told, to, params: { job: before.title }, path: jobPath(jobId) })
  }
  return toItem(true)((await publications(all.from).where('job.id', '=', jobId).executeTakeFirstOrThrow()) as Row)
}

/** Returns the company of a job, even if its publication is no longer requested. */
async function taken({ from }: Market, jobId: string) {
  const found = await from('job').select('job.company_id').where('job.id', '=', jobId).executeTakeFirst()
  if (!found) throw notFound()
  return found
}
