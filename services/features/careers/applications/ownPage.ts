import { sql } from 'kysely'
import { createMessage } from '../../../core/contract/messages.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import type { RequestContext } from '../../../core/http/routes.ts'
import { companyName } from '../../../core/identity/companies/companies.ts'
import { linkGone, openLink } from '../../../core/links/links.ts'
import { announceCollected } from '../../inboundCandidates/queries.ts'
import { rejectedBy } from '../../reviews/rows.ts'
import { careersUser } from './apply.ts'
import { contentsForApplicants } from './applicationForm.ts'
import type { ApplicationState, CareerApplication } from './contract.ts'
import { tellRecruiters } from './recruiters.ts'
import { applicationsWithForms } from './withForms.ts'

/** Returns an application with the state of its inbound candidate, and of the candidate in the job. */
async function applicationOf(db: CompanyDb, id: string, isLocked = false) {
  const query = applicationsWithForms(db)
    .selectAll('job_application')
    .select([
      'form.contents',
      'row.status',
      sql<boolean>`exists (select from job_candidate as placed where placed.company_id = job_application.company_id
        and placed.job_id = job_application.job_id and placed.candidate_id = row.candidate_proccess_id
        and placed.rejected_at is not null)`.as('isRejected'),
    ])
    .where('job_application.id', '=', id)
  const found = await (isLocked ? query.forUpdate('job_application') : query).executeTakeFirst()
  // The link still exists after the data has been erased.
  if (!found) throw linkGone()
  return found
}
type Found = Awaited<ReturnType<typeof applicationOf>>

/** Returns the state without a reason. The reason for a rejection is given by people and not by this page. */
function stateOf({ withdrawn_at: withdrawn, status, isRejected }: Found): ApplicationState {
  if (withdrawn) return 'withdrawn'
  if (isRejected || status === 'rejected' || status === null) return 'closed'
  return status === 'approved' ? 'inReview' : 'received'
}

/** Returns what the applicant with the link may see. */
export async function ownApplication(
  { db: outer }: Pick<RequestContext, 'db'>,
  token: string,
): Promise<CareerApplication> {
  const { db, subjectId } = await openLink(outer, 'application', token)
  const found = await applicationOf(db, subjectId)
  const site = await db
    .from('career_site')
    .select('career_site.key')
    .where('career_site.is_public', '=', true)
    .executeTakeFirst()
  return {
    companyName: await companyName(db),
    key: site?.key ?? '',
    ...{ jobTitle: found.job_title, name: found.name, email: found.email, phone: found.phone },
    ...{ message: found.message, fileName: found.file_name, consentText: found.consent_text },
    keepText: found.keep_text,
    contents: found.contents === null ? null : contentsForApplicants(found.contents),
    answers: (found.answers ?? {}) as CareerApplication['answers'],
    state: stateOf(found),
    createdDate: found.created_at.toISOString(),
    isErasureAsked: found.erasure_asked_at !== null,
  }
}

/**
 * Withdraws an application, and with `isErasure` requests that its data be erased. Its inbound candidate is rejected
 * unless somebody has already reviewed it.
 */
export async function withdrawApplication(
  { db: outer }: Pick<RequestContext, 'db'>,
  token: string,
  isErasure: boolean,
): Promise<{ status: string }> {
  const { db, subjectId } = await openLink(outer, 'application', token)
  await db.transaction(async (tx) => {
    const found = await applicationOf(tx, subjectId, true)
    const [isWithdrawn, isAsked] = [found.withdrawn_at !== null, found.erasure_asked_at !== null]
    if (isWithdrawn && (isAsked || !isErasure)) return
    const now = new Date()
    await tx
      .update('job_application')
      .set({ withdrawn_at: found.withdrawn_at ?? now, ...(isErasure && { erasure_asked_at: now }) })
      .where('job_application.id', '=', subjectId)
      .execute()
    if (!isWithdrawn) await rejectCollected(tx, found.collected_id)
    const kind = isErasure ? 'applicationErasureAsked' : 'applicationWithdrawn'
    await tellRecruiters(tx, kind, { jobId: found.job_id, name: found.name, jobTitle: found.job_title })
  })
  return { status: 'OK' }
}

async function rejectCollected(tx: CompanyDb, id: string): Promise<void> {
  const row = await tx
    .update('collected_candidate')
    .set(rejectedBy(careersUser, createMessage('WITHDRAWN_BY_APPLICANT')))
    .where('collected_candidate.id', '=', id)
    .where('collected_candidate.status', 'not in', ['approved', 'rejected'])
    .returning('collected_candidate.id')
    .executeTakeFirst()
  if (row) await announceCollected(tx, row.id)
}
