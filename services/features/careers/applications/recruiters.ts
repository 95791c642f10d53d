import { noCache } from '../../../core/cache.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { companyDirectory } from '../../../core/identity/people/directory.ts'
import { notify } from '../../../core/notifications/notify.ts'
import { jobPath } from '../../jobs/events.ts'
import '../../jobs/tables.ts'

interface About {
  jobId: string
  name: string
  jobTitle: string
}

/** Returns the users who may open the inbound candidates. */
async function collectorsOf(db: CompanyDb, userNames: readonly string[]): Promise<ReadonlySet<string>> {
  const among = [...new Set(userNames.map((name) => name.toLowerCase()))]
  const holders = (filter: { among?: readonly string[] }, pageSize: number) =>
    companyDirectory(noCache, db).holders('Candidate:CollectCandidate', filter, { pageIndex: 0, pageSize })
  const { data } = await holders({ among }, among.length)
  if (data.length > 0) return new Set(data.map(({ userName }) => userName))
  // If nobody in the company has the permission, an external provider manages the roles, and all recruiters are assumed
  // to have it.
  return (await holders({}, 1)).data.length > 0 ? new Set() : new Set(among)
}

/**
 * Notifies the owner of a job and its hiring team of what an applicant has done. The link leads to the inbound
 * candidates, or to the job for users who may not open these.
 */
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
  const collectors = await collectorsOf(db, to)
  const isCollector = (userName: string) => collectors.has(userName.toLowerCase())
  const news = { kind, params: { candidate: name, job: jobTitle } }
  await notify(
    db,
    null,
    { ...news, to: to.filter(isCollector), path: `/collect-candidate?keyword=${encodeURIComponent(name)}` },
    { ...news, to: to.filter((userName) => !isCollector(userName)), path: jobPath(jobId) },
  )
}
