import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound } from '../../core/http/errors.ts'
import { list } from '../../core/http/list.ts'
import { latest } from '../../core/http/order.ts'
import type { Listed, PageRequest } from '../../core/http/paging.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { patternsOf } from '../../core/like.ts'
import '../jobs/tables.ts'
import '../pipelines/tables.ts'
import '../vendorRequests/tables.ts'
import '../vendors/tables.ts'
import '../verifications/tables.ts'
import '../workflows/tables.ts'
import { progressOf, type Place } from './progress.ts'
import { noVendor, seenSubmissions } from './sight.ts'
import type { Progress, VendorSubmission } from './submissionShapes.ts'
import './tables.ts'

type Who = Pick<RequestContext, 'db' | 'caller'>
type Seen = NonNullable<Awaited<ReturnType<typeof seenSubmissions>>>

/** Joins submissions with their rows in the vendors' folder, their requests and vendors. */
export const joined = (query: Seen) =>
  query
    .innerJoin('vendor', (join) =>
      join
        .onRef('vendor.company_id', '=', 'vendor_submission.company_id')
        .onRef('vendor.id', '=', 'vendor_submission.vendor_id'),
    )
    .innerJoin('vendor_request', (join) =>
      join
        .onRef('vendor_request.company_id', '=', 'vendor_submission.company_id')
        .onRef('vendor_request.id', '=', 'vendor_submission.request_id'),
    )
    .leftJoin('job', (join) =>
      join.onRef('job.company_id', '=', 'vendor_request.company_id').onRef('job.id', '=', 'vendor_request.job_id'),
    )
    .leftJoin('verification_candidate as row', (join) =>
      join
        .onRef('row.company_id', '=', 'vendor_submission.company_id')
        .onRef('row.id', '=', 'vendor_submission.row_id'),
    )
    .select([
      'vendor_submission.id',
      'vendor_submission.request_id',
      'vendor_submission.vendor_id',
      'vendor_submission.title',
      'vendor_submission.file_name',
      'vendor_submission.file_path',
      'vendor_submission.row_id',
      'vendor_submission.standing',
      'vendor_submission.first_id',
      'vendor_submission.owner_until',
      'vendor_submission.ruling',
      'vendor_submission.shown_reason',
      'vendor_submission.withdrawn_at',
      'vendor_submission.told',
      'vendor_submission.consent',
      'vendor_submission.consent_evidence',
      'vendor_submission.consent_at',
      'vendor_submission.submitted_by',
      'vendor_submission.submitted_at',
      'vendor.name as vendorName',
      'vendor_request.job_id',
      'vendor_request.title as requestTitle',
      'vendor_request.created_by as requestedBy',
      'job.title as jobTitle',
      'row.name as rowName',
      'row.phones',
      'row.emails',
      'row.status as rowStatus',
      'row.remark',
      'row.candidate_proccess_id',
    ])
export type SubmissionRow = Awaited<ReturnType<ReturnType<typeof joined>['execute']>>[number]

/** The place of a candidate in a job. */
export interface JobPlace extends Place {
  job_id: string
  since: Date
}

/**
 * Returns the places of candidates in their jobs: in the job of the request, otherwise in the job in which they have
 * moved last since they were submitted (D-114).
 */
export async function placesOf(
  db: CompanyDb,
  rows: readonly SubmissionRow[],
): Promise<(row: SubmissionRow) => JobPlace | null> {
  const ids = [...new Set(rows.flatMap((row) => row.candidate_proccess_id ?? []))]
  if (ids.length === 0) return () => null
  const found = await db
    .from('job_candidate')
    .leftJoin('workflow_status', (join) =>
      join
        .onRef('workflow_status.company_id', '=', 'job_candidate.company_id')
        .onRef('workflow_status.id', '=', 'job_candidate.status_id'),
    )
    .select([
      'job_candidate.candidate_id',
      'job_candidate.job_id',
      'job_candidate.since',
      'job_candidate.rejected_at',
      'workflow_status.name',
      'workflow_status.color',
      'workflow_status.key',
    ])
    .where('job_candidate.candidate_id', 'in', ids)
    .orderBy('job_candidate.since', 'desc')
    .execute()
  const byCandidate = Map.groupBy(found, (place) => place.candidate_id)
  return (row) => {
    const own = byCandidate.get(row.candidate_proccess_id ?? '') ?? []
    const place = own.find(({ job_id: id }) => id === row.job_id) ?? own.find(({ since }) => since >= row.submitted_at)
    return place ? { ...place, isRejected: place.rejected_at !== null } : null
  }
}

/** Returns the progress of a submission, based on its candidate's place. */
export const progressOfRow = (row: SubmissionRow, place: Place | null): Progress =>
  progressOf({ isWithdrawn: row.withdrawn_at !== null, ruling: row.ruling, status: row.rowStatus }, place)

/** Converts submissions for their reader. */
async function shown({ db, caller }: Who, rows: readonly SubmissionRow[]): Promise<VendorSubmission[]> {
  const placeOf = await placesOf(db, rows)
  return rows.map((row) => {
    const place = placeOf(row)
    const progress = progressOfRow(row, place)
    const stage = place?.name && place.color ? { name: place.name, color: place.color } : null
    const { isExternal } = caller
    return {
      ...{ id: row.id, vendorRequestId: row.request_id, vendorName: row.vendorName },
      ...{ title: row.title, fileName: row.file_name, progress },
      candidateName: row.rowName ?? row.file_name,
      candidateCV: row.file_path,
      candidatePhone: row.phones?.join(', ') ?? '',
      candidateEmail: row.emails?.join(', ') ?? '',
      jobTitle: row.jobTitle ?? row.requestTitle,
      // A vendor is not told what happens to a person whom the company already knew.
      interviewStatus: !isExternal || progress === 'interviewing' || progress === 'hired' ? stage : null,
      createdDate: row.submitted_at.toISOString(),
      ...{ consent: row.consent, consentEvidence: row.consent_evidence },
      consentDate: row.consent_at?.toISOString() ?? null,
      ...(isExternal
        ? { status: progress, remark: progress === 'rejected' ? row.shown_reason : '' }
        : { ...internal(row), status: row.rowStatus ?? '', remark: row.remark ?? '' }),
    }
  })
}

/** Returns the data that only users of the company see. */
const internal = (row: SubmissionRow) => ({
  ...{ vendorId: row.vendor_id, submittedBy: row.submitted_by, rowId: row.row_id },
  ...{ candidateId: row.candidate_proccess_id, standing: row.standing, firstId: row.first_id },
  ...{ ownerUntil: row.owner_until?.toISOString() ?? null, ruling: row.ruling, shownReason: row.shown_reason },
})

interface Wanted extends PageRequest {
  vendorRequestId?: string | undefined
  input?: string | undefined
}

/**
 * Returns one page of the submissions that the caller sees, latest first. Throws 400 if the caller belongs to no
 * vendor.
 */
export async function listSubmissions(
  who: Who,
  { vendorRequestId, input = '', ...wanted }: Wanted,
): Promise<Listed<VendorSubmission>> {
  const seen = await seenSubmissions(who)
  if (!seen) throw noVendor()
  let query = joined(seen)
  if (vendorRequestId) query = query.where('vendor_submission.request_id', '=', vendorRequestId)
  for (const pattern of patternsOf(input))
    query = query.where(
      sql<string>`coalesce(${sql.ref('row.search')}, search_text(array[vendor_submission.file_name]))`,
      'like',
      pattern,
    )
  const page = await list(query, latest('vendor_submission', 'submitted_at'), wanted)
  return { ...page, data: await shown(who, page.data) }
}

/** Returns the submissions with these ids that the caller sees. */
export async function submissionsByIds(who: Who, ids: readonly string[]): Promise<VendorSubmission[]> {
  const seen = ids.length > 0 && (await seenSubmissions(who))
  return seen ? shown(who, await joined(seen).where('vendor_submission.id', 'in', ids).execute()) : []
}

/** Returns one submission that the caller sees. Throws 404 for all others. */
export async function submissionOf(who: Who, id: string): Promise<VendorSubmission> {
  const [found] = await submissionsByIds(who, [id])
  if (!found) throw notFound()
  return found
}
