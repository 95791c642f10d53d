import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { callExpiry } from './expiry.ts'
import { readyUser, resetUser, userReady } from './extensions.ts'
import { callDetail, callsByIds, listCalls, ongoingCalls, ongoingWith } from './queries.ts'
import { callFiles, recordingUrl } from './recordings.ts'
import { addCallNote, updateCallState, startCall } from './writes.ts'

export const routes: Route[] = [
  implement(contract.phonenetReadyUser, (_input, context) => readyUser(context)),
  implement(contract.phonenetUserReady, (_input, context) => userReady(context)),
  implement(contract.phonenetUpdateUserStatus, ({ query }, context) => resetUser(context, query.id)),
  implement(contract.phonenetCallDetail, ({ query }, { db, caller }) =>
    callDetail(db, caller, query.candidateId, query.fromCallId),
  ),
  implement(contract.phonenetRecordingUrl, ({ query }, { db }) => recordingUrl(db, query.callId)),
  implement(contract.callStart, ({ body }, context) => startCall(context, body)),
  implement(contract.callReport, ({ params, body }, context) => updateCallState(context, params.id, body)),
  implement(contract.callNote, ({ params, body }, context) => addCallNote(context, params.id, body)),
  implement(contract.callOngoing, ({ body }, { db, caller }) => ongoingWith(db, caller, body.candidateIds)),
  implement(contract.callMonitor, (_input, { db }) => ongoingCalls(db)),
  implement(contract.callList, ({ body }, context) => listCalls(context, body)),
  implement(contract.callByIds, ({ body }, { db, caller }) => callsByIds(db, caller, body.ids)),
]

export const periodic = [callExpiry()]
export const fileAccesses = [callFiles]
