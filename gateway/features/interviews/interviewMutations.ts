import * as contract from '../../../services/features/interviews/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { Interview, InterviewRole } from './interview.ts'

const InterviewSeatInput = builder.inputType('InterviewSeatInput', {
  description: 'A member to add to the panel of an interview.',
  fields: (t) => ({
    userId: t.id({ required: true, description: 'The user (global id).' }),
    role: t.field({ type: InterviewRole, required: true, description: 'The role of the user.' }),
  }),
})

const InterviewDetails = builder.inputType('InterviewDetails', {
  description: 'The data of an interview. A change replaces all of it.',
  fields: (t) => ({
    title: t.string({ required: true, description: 'The title of the interview, at most 200 characters.' }),
    startsAt: t.field({ type: 'DateTime', required: true, description: 'When the interview begins. Not in the past.' }),
    minutes: t.int({ required: true, description: 'The length of the interview in minutes, 5 to 720.' }),
    timeZone: t.string({ required: true, description: 'The IANA name of the time zone in which the time is agreed.' }),
    panel: t.field({
      type: [InterviewSeatInput],
      required: true,
      description: 'The interviewers, 1–20, in their order.',
    }),
    roomId: t.id({ description: "The company's room (global id)." }),
    place: t.string({
      description: 'The location, if the interview is not in a room of the company, at most 500 characters.',
    }),
    link: t.string({ description: 'The address of the call, http or https.' }),
    notes: t.string({ description: 'Notes that only the panel can see, at most 4,000 characters.' }),
    kitId: t.id({ description: 'The kit (global id) with which it is planned.' }),
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
/** The REST names of the members of `interview`. */
const fieldNames = Object.fromEntries(
  Object.entries({ startDate: 'startsAt', zone: 'timeZone', seats: 'panel' })
    .concat(['title', 'minutes', 'roomId', 'place', 'link', 'notes', 'kitId', 'formId'].map((name) => [name, name]))
    .map(([wire, name]) => [wire, `interview.${name}`]),
)
const details = { type: InterviewDetails, required: true, description: 'The data of the interview.' } as const

const payload = (t: PayloadFields<{ interview: contract.Interview }>) => ({
  interview: t.field({
    type: Interview,
    description: 'The interview after the change.',
    resolve: ({ interview }) => interview,
  }),
})
const idInput = { required: true, description: 'The interview (global id).' } as const
const versionInput = {
  required: true,
  description: 'The version that was read. If it is outdated, the change is refused as CONFLICT.',
} as const

mutation('planInterview', {
  description:
    'Plans an interview of a candidate of a job, and invites the candidate and the panel. Users and rooms cannot be booked twice for the same time.',
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
  description: 'Changes an upcoming interview. If the time or location changes, everybody is invited again.',
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
  description: 'Cancels an upcoming interview and notifies everybody. Its time becomes free.',
  operation: contract.interviewCancel,
  input: (t) => ({ id: t.id(idInput), version: t.int(versionInput) }),
  payload,
  resolve: async ({ id, version }, { rest }) => ({
    interview: await rest.call(contract.interviewCancel, { params: { id: idOf('Interview', id) }, body: { version } }),
  }),
})

mutation('closeInterview', {
  description: 'Records that an interview that has begun was held, or that the candidate did not come.',
  operation: contract.interviewClose,
  input: (t) => ({
    id: t.id(idInput),
    version: t.int(versionInput),
    isHeld: t.boolean({ required: true, description: 'False: the candidate did not come.' }),
  }),
  payload,
  resolve: async ({ id, version, isHeld }, { rest }) => ({
    interview: await rest.call(contract.interviewClose, {
      params: { id: idOf('Interview', id) },
      body: { state: isHeld ? 'done' : 'noShow', version },
    }),
  }),
})
