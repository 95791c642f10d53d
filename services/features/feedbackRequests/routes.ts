import { implement, type Route } from '../../core/http/routes.ts'
import { interviewCv, interviewCvFile } from '../candidateCvs/interviewee.ts'
import { amend, saveDraft, submit } from './answering.ts'
import { jobSettings, setJob } from './blindness.ts'
import * as contract from './contract.ts'
import { ownRequest, requestIdOf, sheetOf } from './opening.ts'
import { answersByIds, listRequests, requestsByIds, requestsOf } from './queries.ts'
import { askByHand, cancelRequest } from './requests.ts'
import { formsByIds } from './versions.ts'

export const routes: Route[] = [
  implement(contract.feedbackOpen, async ({ params }, context) =>
    sheetOf(context.db, context.caller, await requestIdOf(context, params.type, params.token)),
  ),
  implement(contract.feedbackSubmit, async ({ params, body }, context) =>
    submit(context, await requestIdOf(context, params.type, params.token), body),
  ),
  implement(contract.feedbackDraftSave, ({ body }, context) => saveDraft(context, body)),
  implement(contract.feedbackAmend, ({ body }, context) => amend(context, body)),
  implement(contract.feedbackCv, async ({ params }, context) =>
    interviewCv(context, (await ownRequest(context.db, context.caller, params.id)).candidate_id),
  ),
  implement(contract.feedbackCvFile, async ({ params }, context) =>
    interviewCvFile(context, (await ownRequest(context.db, context.caller, params.id)).candidate_id),
  ),
  implement(contract.feedbackAsk, ({ body }, context) => askByHand(context, body)),
  implement(contract.feedbackCancel, ({ body }, context) => cancelRequest(context, body.id)),
  implement(contract.feedbackRequestList, ({ body }, { db, caller }) => listRequests(db, caller, body)),
  implement(contract.feedbackRequestByIds, ({ body }, { db, caller }) => requestsByIds(db, caller, body.ids)),
  implement(contract.feedbackRequestsOf, ({ body }, { db, caller }) =>
    requestsOf(db, caller, body.candidateIds, body.jobId),
  ),
  implement(contract.feedbackAnswerByIds, ({ body }, { db, caller }) => answersByIds(db, caller, body.ids)),
  implement(contract.feedbackFormByIds, ({ body }, { db }) => formsByIds(db, body.ids)),
  implement(contract.feedbackJobSettings, ({ body }, { db }) => jobSettings(db, body.jobIds)),
  implement(contract.feedbackJobSet, ({ body }, context) => setJob(context, body)),
]
