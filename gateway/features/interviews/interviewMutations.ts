import * as contract from '../../../services/features/interviews/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { Interview, InterviewRole } from './interview.ts'

const InterviewSeatInput = builder.inputType('InterviewSeatInput', {
  description: 'Somebody who is to be in the panel of an interview.',
  fields: (t) => ({
    userId: t.id({ required: true, description: 'Who (global id of a User).' }),
    role: t.field({ type: InterviewRole, required: true, description: 'What they do in it.' }),
  }),
})

const InterviewDetails = builder.inputType('InterviewDetails', {
  description: 'All that is said of an interview when it is planned, and said anew when it is changed.',
  fields: (t) => ({
    title: t.string({ required: true, description: 'What it is called, up to 200 characters.' }),
    startsAt: t.field({ type: 'DateTime', required: true, description: 'When it begins; not in the past.' }),
    minutes: t.int({ required: true, description: 'How long it takes, 5 to 720.' }),
    timeZone: t.string({ required: true, description: 'IANA name of the zone in which the time is agreed on.' }),
    panel: t.field({
      type: [InterviewSeatInput],
      required: true,
      description: 'Who interviews, 1–20, in their order.',
    }),
    roomId: t.id({ description: 'A room of the company (global id).' }),
    place: t.string({ description: 'Where it is, if not in a room of the company; up to 500 characters.' }),
    link: t.string({ description: 'Address of the call, http or https.' }),
    notes: t.string({ description: 'What is for the panel alone, up to 4,000 characters.' }),
    kitId: t.id({ description: 'The kit (global id) that it is planned by.' }),
    formId: t.id({ description: 'The form (global id) on which the panel is asked for feedback.' }),
  }),
})

const bodyOf = ({
  startsAt,
  timeZone,
  panel,
  roomId,
  kitId,
  formId,
  ...texts
}: typeof InterviewDetails.$inferInput) => ({
  title: texts.title,
  startDate: startsAt,
  minutes: texts.minutes,
  zone: timeZone,
  seats: panel.map(({ userId, role }) => ({ userName: userNameOf(userId, 'interview.panel'), role })),
  roomId: roomId ? idOf('InterviewRoom', roomId, 'interview.roomId') : null,
  place: texts.place ?? null,
  link: texts.link ?? null,
  notes: texts.notes ?? null,
  kitId: kitId ? idOf('InterviewKit', kitId, 'interview.kitId') : null,
  formId: formId ? idOf('InterviewForm', formId, 'interview.formId') : null,
})
/** The wire's names of what stands in `interview`. */
const fieldNames = Object.fromEntries(
  Object.entries({ startDate: 'startsAt', zone: 'timeZone', seats: 'panel' })
    .concat(['title', 'minutes', 'roomId', 'place', 'link', 'notes', 'kitId', 'formId'].map((name) => [name, name]))
    .map(([wire, name]) => [wire, `interview.${name}`]),
)
const details = { type: InterviewDetails, required: true, description: 'What the interview is to be.' } as const

const payload = (t: PayloadFields<{ interview: contract.Interview }>) => ({
  interview: t.field({
    type: Interview,
    description: 'The interview as it is now.',
    resolve: ({ interview }) => interview,
  }),
})
const idInput = { required: true, description: 'The interview (global id).' } as const
const versionInput = {
  required: true,
  description: 'The version that was read; another one is refused as CONFLICT.',
} as const

mutation('planInterview', {
  description:
    'Plans an interview of a candidate of a job and invites the candidate and the panel. Nobody and nothing is booked twice.',
  operation: contract.interviewPlan,
  input: (t) => ({
    jobId: t.id({ required: true, description: 'The job (global id).' }),
    candidateId: t.id({ required: true, description: 'The candidate (global id).' }),
    interview: t.field(details),
  }),
  payload,
  resolve: async ({ jobId, candidateId, interview }, { rest }) => ({
    interview: await rest.call(contract.interviewPlan, {
      fieldNames,
      body: {
        jobId: idOf('Job', jobId, 'jobId'),
        candidateId: idOf('Candidate', candidateId, 'candidateId'),
        ...bodyOf(interview),
      },
    }),
  }),
})

mutation('changeInterview', {
  description: 'Says an interview to come anew; another time or place asks everybody again.',
  operation: contract.interviewChange,
  input: (t) => ({ id: t.id(idInput), version: t.int(versionInput), interview: t.field(details) }),
  payload,
  resolve: async ({ id, version, interview }, { rest }) => ({
    interview: await rest.call(contract.interviewChange, {
      fieldNames,
      params: { id: idOf('Interview', id) },
      body: { ...bodyOf(interview), version },
    }),
  }),
})

mutation('cancelInterview', {
  description: 'Cancels an interview to come and tells everybody; its time is free again.',
  operation: contract.interviewCancel,
  input: (t) => ({ id: t.id(idInput), version: t.int(versionInput) }),
  payload,
  resolve: async ({ id, version }, { rest }) => ({
    interview: await rest.call(contract.interviewCancel, { params: { id: idOf('Interview', id) }, body: { version } }),
  }),
})

mutation('closeInterview', {
  description: 'Says that an interview that has begun was held, or that the candidate did not come.',
  operation: contract.interviewClose,
  input: (t) => ({
    id: t.id(idInput),
    version: t.int(versionInput),
    isHeld: t.boolean({ required: true, description: 'false: the candidate did not come.' }),
  }),
  payload,
  resolve: async ({ id, version, isHeld }, { rest }) => ({
    interview: await rest.call(contract.interviewClose, {
      params: { id: idOf('Interview', id) },
      body: { state: isHeld ? 'done' : 'noShow', version },
    }),
  }),
})
