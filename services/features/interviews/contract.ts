import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, LocalTime, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { FreeBusy, Interview, InterviewInput, interviewLimits, interviewStates } from './shapes.ts'

// Re-exported for the gateway, which imports contracts only.
export {
  type Busy,
  type FreeBusy,
  type Interview,
  type InterviewSeat,
  type InterviewState,
  interviewStates,
  type Response,
  responses,
  type SeatRole,
  seatRoles,
} from './shapes.ts'

const base = { service: 'jobs', origin: 'ours', place: 'ours' } as const
/** The permission keys that let a user see all interviews of the company. */
export const interviewReaders = ['JobRequest:ReadJobRequest', 'JobRequest:InterviewManage'] as const
const read = { ...base, method: 'POST', effect: 'read', access: interviewReaders } as const
const write = {
  ...base,
  method: 'POST',
  effect: 'write',
  idempotent: true,
  access: 'JobRequest:InterviewManage',
  answer: Interview,
} as const
const byId = Type.Object({ id: Id })
const version = Type.Integer({ description: 'the version that was read; any other is refused with errorCode 599' })

export const interviewsByIds = operation({
  ...read,
  id: 'interviewsByIds',
  path: '/Interviews/by-ids',
  access: 'signedIn',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(Interview),
  doc: 'Returns interviews by their ids, in any order. Callers who may not read jobs get only the interviews in whose panel they are.',
})

export const interviewList = operation({
  ...read,
  id: 'interviewList',
  path: '/Interviews/list',
  body: Type.Object({
    ...rowsPaging(1000),
    jobId: Type.Optional(Id),
    candidateId: Type.Optional(Id),
    userName: Type.Optional(
      Type.String({ maxLength: 250, description: 'only interviews with this user in the panel' }),
    ),
    states: Type.Optional(Type.Array(Type.Enum(interviewStates), { maxItems: interviewStates.length })),
    from: Type.Optional(Type.String({ ...LocalTime, description: 'only interviews that end after this time' })),
    to: Type.Optional(Type.String({ ...LocalTime, description: 'only interviews that begin at this time or earlier' })),
    newestFirst: Type.Optional(
      Type.Boolean({ description: 'the default is false: the earliest interview comes first' }),
    ),
  }),
  answer: pagedRows(Interview),
  doc: 'Returns interviews of the company in the order of their start, filtered by job, candidate, user or period.',
})

export const interviewsOf = operation({
  ...read,
  id: 'interviewsOf',
  path: '/Interviews/of-candidates',
  body: Type.Object({ candidateIds: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(Interview),
  doc: 'Returns all interviews of these candidates, latest first.',
})

export const interviewFreeBusy = operation({
  ...read,
  id: 'interviewFreeBusy',
  path: '/Interviews/free-busy',
  access: 'JobRequest:InterviewManage',
  body: Type.Object({
    userNames: Type.Array(Type.String({ maxLength: 250 }), { maxItems: 50 }),
    roomIds: Type.Array(Id, { maxItems: 50 }),
    from: LocalTime,
    to: Type.String({ ...LocalTime, description: `at most ${interviewLimits.days} days after from` }),
    exceptId: Type.Optional(
      Nullable(
        Type.String({
          format: 'uuid',
          description: 'an interview that is being changed; its own bookings are ignored',
        }),
      ),
    ),
  }),
  answer: FreeBusy,
  doc: 'Returns when users and rooms are booked for interviews, without naming the interviews.',
})

export const interviewPlan = operation({
  ...write,
  id: 'interviewPlan',
  path: '/Interviews/plan',
  body: Type.Object({ jobId: Id, candidateId: Id, ...InterviewInput }),
  doc:
    'Plans an interview of a candidate of a job and invites the candidate and the panel. If anyone or the room ' +
    'is already booked at that time, nothing is planned: panel members are reported at `seats`, the room at ' +
    '`roomId` and the candidate at `startDate`.',
})

export const interviewChange = operation({
  ...write,
  id: 'interviewChange',
  path: '/Interviews/{id}/change',
  params: byId,
  body: Type.Object({ ...InterviewInput, version }),
  doc:
    'Replaces all data of an upcoming interview. A new time or place invites everybody again; users who leave ' +
    'the panel are notified. Refused for the same reasons as planning, and with INTERVIEW_OVER if the interview ' +
    'was held or cancelled.',
})

export const interviewCancel = operation({
  ...write,
  id: 'interviewCancel',
  path: '/Interviews/{id}/cancel',
  params: byId,
  body: Type.Object({ version }),
  doc: 'Cancels an upcoming interview and notifies everybody. Its time becomes free again. Cancelling it again changes nothing.',
})

export const interviewClose = operation({
  ...write,
  id: 'interviewClose',
  path: '/Interviews/{id}/close',
  params: byId,
  body: Type.Object({
    state: Type.Enum(['done', 'noShow'] as const, { description: 'noShow: the candidate did not come' }),
    version,
  }),
  doc: 'Records that an interview was held or that the candidate did not come. Refused with INTERVIEW_TO_COME before it begins.',
})
