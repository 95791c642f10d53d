import { implement, type Route } from '../../core/http/routes.ts'
import type { Queue } from '../../core/jobs/jobs.ts'
import type { Periodic } from '../../core/jobs/periodic.ts'
import { ruleOnSubmission, withdraw } from './changes.ts'
import * as contract from './contract.ts'
import { submissionQueue } from './job.ts'
import { submissionNews } from './news.ts'
import { listSubmissions, submissionsByIds } from './queries.ts'
import { sampleCv } from './sample.ts'
import { submissionFiles } from './sight.ts'
import { submitCv } from './submit.ts'

export const routes: Route[] = [
  implement(contract.vendorSubmissionCreate, ({ body, file }, context) => submitCv(context, body, file)),
  implement(contract.vendorSubmissionReport, ({ query }, context) => listSubmissions(context, query)),
  implement(contract.vendorSubmissionSubmitted, ({ query }, context) => listSubmissions(context, query)),
  implement(contract.vendorSubmissionByIds, ({ body }, context) => submissionsByIds(context, body.ids)),
  implement(contract.vendorSubmissionWithdraw, ({ params }, context) => withdraw(context, params.id)),
  implement(contract.vendorSubmissionRule, ({ params, body }, context) => ruleOnSubmission(context, params.id, body)),
  implement(contract.vendorSubmissionSample, sampleCv),
]

export const queues: Queue[] = [submissionQueue]
export const periodic: Periodic[] = [submissionNews()]
export const fileAccesses = [submissionFiles]
