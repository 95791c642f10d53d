import { implement, type Route } from '../../core/http/routes.ts'
import { moment } from '../../core/localTime.ts'
import { planOf } from './checks.ts'
import * as contract from './contract.ts'
import { cancelInterview, changeInterview, closeInterview, planInterview } from './planning.ts'
import { freeBusy, interviews, interviewsByIds, interviewsOf } from './queries.ts'

export const routes: Route[] = [
  implement(contract.interviewsByIds, ({ body }, context) => interviewsByIds(context, body.ids)),
  implement(contract.interviewList, ({ body }, context) => interviews(context, body)),
  implement(contract.interviewsOf, ({ body }, { db }) => interviewsOf(db, body.candidateIds)),
  implement(contract.interviewFreeBusy, ({ body }, context) => freeBusy(context, body)),
  implement(contract.interviewPlan, ({ body: { jobId, candidateId, ...body } }, context) =>
    planInterview(context, {
      ...planOf(body, moment('startDate', body.startDate, context.timezoneOffset)),
      jobId,
      candidateId,
    }),
  ),
  implement(contract.interviewChange, ({ params, body: { version, ...body } }, context) =>
    changeInterview(context, params.id, {
      ...planOf(body, moment('startDate', body.startDate, context.timezoneOffset)),
      version,
    }),
  ),
  implement(contract.interviewCancel, ({ params, body }, context) => cancelInterview(context, params.id, body.version)),
  implement(contract.interviewClose, ({ params, body }, context) => closeInterview(context, params.id, body)),
]
