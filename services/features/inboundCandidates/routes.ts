import { implement, type Route } from '../../core/http/routes.ts'
import { review } from './approval.ts'
import * as contract from './contract.ts'
import { inboundCvQueue, inboundCvs } from './cvReading.ts'
import { collectedFiles } from './fileAccess.ts'
import { collect } from './intake.ts'
import { collectedByIds, listCollected } from './queries.ts'

export const routes: Route[] = [
  implement(contract.collectedCandidateList, ({ body }, context) => listCollected(context, body)),
  implement(contract.collectedCandidateByIds, ({ body }, context) => collectedByIds(context, body)),
  implement(contract.collectedCandidateApproval, ({ body }, context) => review(context, body)),
  implement(contract.collectedCandidateIntake, ({ body }, context) => collect(context, body)),
]

export const fileAccesses = [collectedFiles]
export const queues = [inboundCvQueue]
export const periodic = [inboundCvs()]
