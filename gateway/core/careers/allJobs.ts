import type { AnswerOf } from '../../../services/core/contract/operation.ts'
import { careerJobList, type CareerJob } from '../../../services/features/careers/contract.ts'
import type { RestClient } from '../rest/restCall.ts'

/** Most jobs of a sitemap, which stands in three languages and may have 50,000 addresses; and how many are read at a time. */
const [mappedJobs, most] = [10_000, 1000]

/** Every job of a site, so many at most. */
export async function allJobs(rest: RestClient, key: string): Promise<CareerJob[]> {
  const part = (after: string): Promise<AnswerOf<typeof careerJobList>> =>
    rest.call(careerJobList, {
      params: { key },
      body: { pageIndex: 0, pageSize: most, total: false, positions: true, ...(after && { after }) },
    })
  const jobs: CareerJob[] = []
  let end: string | undefined = ''
  while (end !== undefined && jobs.length < mappedJobs) {
    // oxlint-disable-next-line no-await-in-loop -- each part begins where the one before it ends
    const { data, hasMore, positions }: AnswerOf<typeof careerJobList> = await part(end)
    jobs.push(...data)
    end = hasMore ? positions?.at(-1) : undefined
  }
  return jobs
}
