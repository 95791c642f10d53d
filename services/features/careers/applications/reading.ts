import { sql } from 'kysely'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import type { JobApplication } from './received.ts'
import { applicationsWithForms } from './withForms.ts'

/** Selects applications with their forms, newest first. */
const applications = (db: CompanyDb) =>
  applicationsWithForms(db)
    .where('row.id', 'is not', null)
    .select([
      'job_application.id',
      'job_application.collected_id as inboundId',
      'job_application.job_id as jobId',
      'job_application.job_title as jobTitle',
      'job_application.message',
      'job_application.source',
      'job_application.consent_text as consentText',
      'job_application.keep_text as keepText',
      'job_application.answers',
      'job_application.created_at',
      'job_application.withdrawn_at',
      'job_application.erasure_asked_at',
      'form.contents',
      // Until it is approved, nobody has confirmed that the row is the same person as a known candidate.
      sql<string | null>`case when row.status = 'approved' then row.candidate_proccess_id end`.as('candidateId'),
    ])
    .orderBy('job_application.created_at', 'desc')
    .orderBy('job_application.id', 'desc')
type Row = Awaited<ReturnType<ReturnType<typeof applications>['execute']>>[number]

const toApplication = ({
  created_at: created,
  withdrawn_at: withdrawn,
  erasure_asked_at: asked,
  answers,
  ...row
}: Row): JobApplication => ({
  ...row,
  answers: (answers ?? {}) as JobApplication['answers'],
  createdDate: created.toISOString(),
  withdrawnDate: withdrawn?.toISOString() ?? null,
  erasureAskedDate: asked?.toISOString() ?? null,
})

/** Returns the applications that became these inbound candidates. */
export async function applicationsOfInbound(db: CompanyDb, ids: readonly string[]): Promise<JobApplication[]> {
  if (ids.length === 0) return []
  const rows = await applications(db).where('job_application.collected_id', 'in', ids).execute()
  return rows.map(toApplication)
}

/** Returns the applications that were accepted as these candidates. */
export async function applicationsOfCandidates(db: CompanyDb, ids: readonly string[]): Promise<JobApplication[]> {
  if (ids.length === 0) return []
  const rows = await applications(db)
    .where('row.status', '=', 'approved')
    .where('row.candidate_proccess_id', 'in', ids)
    .execute()
  return rows.map(toApplication)
}
