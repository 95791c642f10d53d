import type { AnswerOf } from '../../../services/core/contract/operation.ts'
import { careerJobList, type CareerJob } from '../../../services/features/careers/contract.ts'
import type { RestClient } from '../rest/restCall.ts'

/**
 * The maximum number of jobs in a sitemap (which lists three languages and may have 50,000 addresses), and the number
 * read at a time.
 */
const [maxSitemapJobs, jobsPerRead] = [10_000, 1000]

/** Returns all jobs of a site, up to the limit of a sitemap. */
export async function readAllJobs(rest: RestClient, key: string): Promise<CareerJob[]> {
  const part = (after: string): Promise<AnswerOf<typeof careerJobList>> =>
    rest.call(careerJobList, {
      params: { key },
      body: { pageIndex: 0, pageSize: jobsPerRead, total: false, positions: true, ...(after && { after }) },
    })
  const jobs: CareerJob[] = []
  let end: string | undefined = ''
  while (end !== undefined && jobs.length < maxSitemapJobs) {
    // oxlint-disable-next-line no-await-in-loop -- each part begins where the one before it ends
    const { data, hasMore, positions }: AnswerOf<typeof careerJobList> = await part(end)
    jobs.push(...data)
    end = hasMore ? positions?.at(-1) : undefined
  }
  return jobs
}
