import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, LocalTime, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { FreeBusy, Interview, InterviewInput, interviewLimits, interviewStates } from './shapes.ts'

// Passed on for the gateway, which imports contracts only.
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
/** Who sees all interviews of the company. */
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
const version = Type.Integer({ description: 'as it was read; another one is refused with errorCode 599' })

export const interviewsByIds = operation({
  ...read,
  id: 'interviewsByIds',
  path: '/Interviews/by-ids',
  access: 'signedIn',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(Interview),
  doc: 'Interviews by their ids, in any order. Who may not read jobs gets those alone in whose panel they are.',
})

export const interviewList = operation({
  ...read,
  id: 'interviewList',
  path: '/Interviews/list',
  body: Type.Object({
    ...rowsPaging(1000),
    jobId: Type.Optional(Id),
    candidateId: Type.Optional(Id),
    userName: Type.Optional(Type.String({ maxLength: 250, description: 'in whose panel this person is' })),
    states: Type.Optional(Type.Array(Type.Enum(interviewStates), { maxItems: interviewStates.length })),
    from: Type.Optional(Type.String({ ...LocalTime, description: 'those that end after it' })),
    to: Type.Optional(Type.String({ ...LocalTime, description: 'those that begin up to it' })),
    newestFirst: Type.Optional(Type.Boolean({ description: 'default false: what begins first on top' })),
  }),
  answer: pagedRows(Interview),
  doc: 'Interviews of the company in the order of their beginning: of a job, of a candidate, of a person, in a span of time.',
})

export const interviewsOf = operation({
  ...read,
  id: 'interviewsOf',
  path: '/Interviews/of-candidates',
  body: Type.Object({ candidateIds: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(Interview),
  doc: 'All interviews of these candidates, the latest first.',
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
      Nullable(Type.String({ format: 'uuid', description: 'an interview that is being changed: it takes nobody' })),
    ),
  }),
  answer: FreeBusy,
  doc: 'When people and rooms are taken by interviews, without saying by which.',
})

export const interviewPlan = operation({
  ...write,
  id: 'interviewPlan',
  path: '/Interviews/plan',
  body: Type.Object({ jobId: Id, candidateId: Id, ...InterviewInput }),
  doc:
    'Plans an interview of a candidate of a job and invites the candidate and the panel. Who or what is taken at that time is ' +
    'named at seats, roomId or candidateId, and nothing is planned.',
})

export const interviewChange = operation({
  ...write,
  id: 'interviewChange',
  path: '/Interviews/{id}/change',
  params: byId,
  body: Type.Object({ ...InterviewInput, version }),
  doc:
    'Says anew all that is known of an interview to come. Another time or place asks everybody again; who leaves the panel is told. ' +
    'Refused as planning is, and with INTERVIEW_OVER when it is held or cancelled.',
})

export const interviewCancel = operation({
  ...write,
  id: 'interviewCancel',
  path: '/Interviews/{id}/cancel',
  params: byId,
  body: Type.Object({ version }),
  doc: 'Cancels an interview to come and tells everybody; its time is free again. Cancelled twice it changes nothing.',
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
  doc: 'Says that an interview was held, or that the candidate did not come; refused with INTERVIEW_TO_COME before it begins.',
})
