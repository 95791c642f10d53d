import { hiredKey } from '../../../common/stageKeys.ts'
import { cvDrawer, keepCv } from '../../demo/cvs/cvs.ts'
import { cvOfCandidate } from '../../demo/cvs/stored.ts'
import type { DemoCompany } from '../../demo/featureDemo.ts'
import { demoId } from '../../demo/random.ts'
import { searchColumns } from '../candidates/filters/search.ts'
import '../pipelines/tables.ts'
import { makePlacement } from '../vendorPlacements/makePlacement.ts'
import '../vendorPlacements/tables.ts'
import '../vendorRequests/tables.ts'
import '../vendors/tables.ts'
import '../verifications/tables.ts'
import '../workflows/tables.ts'
import './tables.ts'

const day = 86_400_000

/**
 * Inserts the CVs that a vendor of the first company sent: some of the rows of the vendors' folder answer the newest
 * request.
 */
export async function insertLast({ db, key, now }: DemoCompany): Promise<void> {
  if (key !== 'first') return
  const request = await db
    .from('vendor_request')
    .select(['vendor_request.id', 'vendor_request.vendor_emails'])
    .where('vendor_request.status', '=', 'Publish')
    .orderBy('vendor_request.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const vendor = await db
    .from('vendor_email')
    .select('vendor_email.vendor_id')
    .where('vendor_email.email', 'in', request?.vendor_emails ?? [''])
    .limit(1)
    .executeTakeFirst()
  if (!request || !vendor) return
  const rows = await db
    .from('verification_candidate')
    .innerJoin('verification_folder', (join) =>
      join
        .onRef('verification_folder.company_id', '=', 'verification_candidate.company_id')
        .onRef('verification_folder.id', '=', 'verification_candidate.verification_id'),
    )
    .select([
      'verification_candidate.id',
      'verification_candidate.name',
      'verification_candidate.emails',
      'verification_candidate.status',
      (eb) => eb.ref('verification_candidate.cv_path').$notNull().as('path'),
    ])
    .where('verification_folder.code', '=', 'Vendor')
    .where('verification_candidate.cv_path', 'is not', null)
    .where('verification_candidate.status', 'in', ['new', 'approved', 'rejected'])
    .orderBy('verification_candidate.import_row')
    .limit(6)
    .execute()
  for (const [index, { id, name, emails, path, status }] of rows.entries()) {
    const at = new Date(now - (2 - index / 10) * day)
    const submissionId = demoId(`vendorSubmission ${index}`)
    await db
      .insert('vendor_submission', {
        ...{ id: submissionId, request_id: request.id, vendor_id: vendor.vendor_id, row_id: id },
        ...{ title: name, file_name: `CV ${name}.pdf`, file_path: path },
        ...{ standing: 'owner', owner_until: new Date(at.getTime() + 180 * day) },
        ...{ submitted_by: 'vendor', submitted_at: at },
        told: status === 'approved' ? 'inReview' : status === 'rejected' ? 'rejected' : 'received',
      })
      .execute()
    await db.insertMany(
      'vendor_submission_key',
      emails.map((email) => ({ key: `email:${email}`, submission_id: submissionId })),
    )
  }
}

/** Inserts a placement with a due fee: the latest hire came through the vendor. */
export async function insertWithJobs({ db, files, key }: Pick<DemoCompany, 'db' | 'files' | 'key'>): Promise<void> {
  if (key !== 'first') return
  const first = await db
    .from('vendor_submission')
    .select(['vendor_submission.request_id as requestId', 'vendor_submission.vendor_id as vendorId'])
    .where('vendor_submission.id', '=', demoId('vendorSubmission 0'))
    // If several processes start at once, one of them writes it and the others find it done.
    .forUpdate()
    .executeTakeFirst()
  const placed = await db.from('vendor_placement').select('vendor_placement.id').limit(1).executeTakeFirst()
  if (!first || placed) return
  const hired = await db
    .from('job_candidate')
    .innerJoin('workflow_status', (join) =>
      join
        .onRef('workflow_status.company_id', '=', 'job_candidate.company_id')
        .onRef('workflow_status.id', '=', 'job_candidate.status_id'),
    )
    .innerJoin('candidate', (join) =>
      join
        .onRef('candidate.company_id', '=', 'job_candidate.company_id')
        .onRef('candidate.id', '=', 'job_candidate.candidate_id'),
    )
    .select([
      'candidate.id',
      'candidate.name',
      'candidate.phones',
      'candidate.emails',
      'job_candidate.job_id',
      'job_candidate.since',
    ])
    .where('workflow_status.key', '=', hiredKey)
    .where('job_candidate.rejected_at', 'is', null)
    .orderBy('job_candidate.since', 'desc')
    .orderBy('candidate.id')
    .limit(1)
    .executeTakeFirst()
  const folder = await db
    .from('verification_folder')
    .select('verification_folder.id')
    .where('verification_folder.code', '=', 'Vendor')
    .executeTakeFirst()
  if (!hired || !folder) return
  const { id: candidateId, name, phones, emails, job_id: jobId, since: hiredAt } = hired
  const [id, rowId, submittedAt] = [demoId('hired submission'), demoId('hired row'), new Date(+hiredAt - 20 * day)]
  const draw = await cvDrawer()
  const cv = await draw(await cvOfCandidate(db, candidateId, submittedAt))
  const { path } = await keepCv(files, db.companyId, cv)
  await db.insertMany('verification_candidate', [
    {
      ...{ id: rowId, verification_id: folder.id, import_row: 1, name, phones, emails, info: '{}', cv_path: path },
      ...{ status: 'approved', candidate_proccess_id: candidateId, reviewed_by: 'recruiter', reviewed_at: hiredAt },
      ...{ created_by: 'vendor', created_at: submittedAt, ...searchColumns({ name, phones, emails }) },
    },
  ])
  await db
    .insert('vendor_submission', {
      ...{ id, request_id: first.requestId, vendor_id: first.vendorId, row_id: rowId, title: name, told: 'hired' },
      ...{ file_name: cv.name, file_path: path, standing: 'owner' },
      ...{ owner_until: new Date(+submittedAt + 365 * day), submitted_by: 'vendor', submitted_at: submittedAt },
      ...{ answered_at: new Date(+submittedAt + day), interviewed_at: new Date(+submittedAt + 2 * day) },
      ...{ hired_at: hiredAt, consent: 'stated', consent_at: submittedAt },
      consent_evidence: 'The candidate agreed by e-mail before the CV was sent.',
    })
    .execute()
  await makePlacement(db, { submissionId: id, vendorId: first.vendorId, submittedAt, hiredAt, jobId, isEntitled: true })
  await db
    .update('vendor_placement')
    .set({ start_day: hiredAt.toISOString().slice(0, 10), salary: 480_000_000 })
    .where('vendor_placement.submission_id', '=', id)
    .execute()
}
