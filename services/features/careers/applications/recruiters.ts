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

/** Those of the people who may open the inbound candidates. */
async function collectorsOf(db: CompanyDb, userNames: readonly string[]): Promise<ReadonlySet<string>> {
  const among = [...new Set(userNames.map((name) => name.toLowerCase()))]
  const holders = (filter: { among?: readonly string[] }, pageSize: number) =>
    companyDirectory(noCache, db).holders('Candidate:CollectCandidate', filter, { pageIndex: 0, pageSize })
  const { data } = await holders({ among }, among.length)
  if (data.length > 0) return new Set(data.map(({ userName }) => userName))
  // Nobody of the company at all: a foreign provider keeps the roles, and who is asked to recruit is trusted to have them.
  return (await holders({}, 1)).data.length > 0 ? new Set() : new Set(among)
}

/** Tells the owner of a job and its team what an applicant has done; the news lead to the inbound candidates, and those who may not open these to the job. */
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
