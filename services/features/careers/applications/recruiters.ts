import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { notify } from '../../../core/notifications/notify.ts'
import '../../jobs/tables.ts'

interface About {
  jobId: string
  name: string
  jobTitle: string
}

/** Tells the owner of a job and its team what an applicant has done; the news lead to the inbound candidates. */
export async function tellRecruiters(
  db: CompanyDb,
  kind: 'applicationReceived' | 'applicationWithdrawn' | 'applicationErasureAsked',
  { jobId, name, jobTitle }: About,
): Promise<void> {
  const job = await db
    .from('job')
    .select(['job.owner', 'job.hiring_team'])
    .where('job.id', '=', jobId)
    .executeTakeFirst()
  if (!job) return
  const to = [job.owner, ...job.hiring_team]
  const path = `/collect-candidate?keyword=${encodeURIComponent(name)}`
  await notify(db, null, { kind, to, params: { candidate: name, job: jobTitle }, path })
}
