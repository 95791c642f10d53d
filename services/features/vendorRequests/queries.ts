import { sql } from 'kysely'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound } from '../../core/http/errors.ts'
import { list } from '../../core/http/list.ts'
import { latest } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { patternsOf } from '../../core/like.ts'
import type { RequestMail, vendorRequestList, vendorRequestMails, VendorRequest } from './contract.ts'
import type { RequestStatus } from './requestShapes.ts'
import { seenRequests } from './sight.ts'
import '../jobs/tables.ts'
import './tables.ts'

type Who = Pick<RequestContext, 'db' | 'caller'>

const requests = async (who: Who) =>
  (await seenRequests(who)).select([
    'vendor_request.id',
    'vendor_request.title',
    'vendor_request.description',
    'vendor_request.status',
    'vendor_request.vendor_emails',
    'vendor_request.mail_subject',
    'vendor_request.mail_template',
    'vendor_request.mail_recipients',
    'vendor_request.mailed_at',
    'vendor_request.job_id',
    'vendor_request.version',
    'vendor_request.created_by',
    'vendor_request.created_at',
    sql<string[]>`array(select location.name from location
      where location.company_id = vendor_request.company_id and location.id = any(vendor_request.location_ids)
      order by location.position, location.name)`.as('location'),
  ])
type Row = Awaited<ReturnType<Awaited<ReturnType<typeof requests>>['execute']>>[number]

/** Converts a request for its reader. Vendors are told neither about each other nor what was mailed. */
const shownTo =
  ({ isExternal }: RequestContext['caller']) =>
  ({ id, title, description, status, location, ...row }: Row): VendorRequest => ({
    ...{ id, title, description, status, location, version: row.version, createdDate: row.created_at.toISOString() },
    vendorByLocation: isExternal ? [] : row.vendor_emails,
    emailContent: isExternal
      ? ''
      : JSON.stringify({
          subject: row.mail_subject,
          emailTemplate: row.mail_template,
          emailToVendor: row.mail_recipients,
        }),
    sendMailDate: isExternal ? null : (row.mailed_at?.toISOString() ?? null),
    ...(!isExternal && { createdBy: row.created_by, jobId: row.job_id }),
  })

/** Returns one page of the requests that the caller sees, latest first. */
export async function listRequests(
  who: Who,
  { input = '', status, ...wanted }: BodyOf<typeof vendorRequestList>,
): Promise<Listed<VendorRequest>> {
  let query = await requests(who)
  if (status) query = query.where('vendor_request.status', 'in', [...status] as RequestStatus[])
  for (const pattern of patternsOf(input))
    query = query.where(sql<string>`search_text(array[vendor_request.title])`, 'like', pattern)
  const page = await list(query, latest('vendor_request'), wanted)
  return { ...page, data: page.data.map(shownTo(who.caller)) }
}

/** Returns the requests with these ids that the caller sees. */
export async function requestsByIds(who: Who, ids: readonly string[]): Promise<VendorRequest[]> {
  if (ids.length === 0) return []
  const rows = await (await requests(who)).where('vendor_request.id', 'in', ids).execute()
  return rows.map(shownTo(who.caller))
}

/** Returns one request that the caller sees. Throws 404 for all others. */
export async function requestOf(who: Who, id: string): Promise<VendorRequest> {
  const [found] = await requestsByIds(who, [id])
  if (!found) throw notFound()
  return found
}

/** Returns when a request was mailed and to whom. Throws 404 if it does not exist. */
export async function mailsOf(
  db: CompanyDb,
  { vendorRequestId: id, ...wanted }: BodyOf<typeof vendorRequestMails>,
): Promise<Listed<RequestMail>> {
  const request = await db.from('vendor_request').select('vendor_request.id').where('id', '=', id).executeTakeFirst()
  if (!request) throw notFound()
  const query = db
    .from('vendor_request_mail')
    .select([
      'vendor_request_mail.id',
      'vendor_request_mail.subject',
      'vendor_request_mail.recipients',
      'vendor_request_mail.sent_by as sentBy',
      'vendor_request_mail.sent_at',
    ])
    .where('vendor_request_mail.request_id', '=', id)
  const page = await list(query, latest('vendor_request_mail', 'sent_at'), wanted)
  return { ...page, data: page.data.map(({ sent_at: at, ...mail }) => ({ ...mail, sentDate: at.toISOString() })) }
}

/** Returns the jobs of the published requests that the caller sees, by title. */
export async function jobsOf(who: Who): Promise<{ id: string; name: string }[]> {
  const rows = await (
    await seenRequests(who)
  )
    .innerJoin('job', (join) =>
      join.onRef('job.company_id', '=', 'vendor_request.company_id').onRef('job.id', '=', 'vendor_request.job_id'),
    )
    .select(['job.id', 'job.title as name'])
    .distinct()
    .where('vendor_request.status', '=', 'Publish')
    .orderBy('job.title')
    .orderBy('job.id')
    .limit(1000)
    .execute()
  return rows
}
