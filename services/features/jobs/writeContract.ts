import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { closeReasons, JobDetail, JobEvent, JobFields, jobLimits, JobStatus, JobUser } from './jobShapes.ts'

const base = { service: 'jobs' } as const
const write = { effect: 'write', origin: 'spec', idempotent: true } as const
const ours = { effect: 'write', origin: 'ours', idempotent: true } as const
const byId = Type.Object({ id: Id })
const keyOf = {
  create: 'JobRequest:CreateJobRequest',
  update: 'JobRequest:UpdateJobRequest',
  publish: 'JobRequest:PublishJobRequest',
} as const
const done = Type.Object({ status: Type.String({ description: 'OK means success' }) })
/** A job as it is afterwards. */
const changed = { answer: JobDetail } as const
const workflow = Type.Optional(Id)
const sort = Type.Optional(
  Type.Number({ minimum: 0, maximum: 100, description: 'place under the tab Hot, lowest first; default 0' }),
)
const version = Type.Optional(
  Type.Integer({ description: 'ours: as it was read; another one is refused with errorCode 599' }),
)

export const jobCreate = operation({
  ...base,
  ...write,
  ...changed,
  id: 'jobCreate',
  method: 'POST',
  path: '/Jobs/create',
  access: keyOf.create,
  body: Type.Object({ ...JobFields.properties, workflowId: workflow }),
  doc: 'A new open job, or one on hold where the company wants an approval first; it follows the workflow given, or the one active workflow of its department.',
  place: '000/7/53',
})

export const jobUpdate = operation({
  ...base,
  ...write,
  ...changed,
  id: 'jobUpdate',
  method: 'PUT',
  path: '/Jobs/{id}',
  access: keyOf.update,
  params: byId,
  body: Type.Object({ ...JobFields.properties, version }),
  doc: 'The job becomes this; its status, workflow and publication stay, and a priority that is left out.',
  place: '000/7/52',
})

export const jobDelete = operation({
  ...base,
  ...write,
  id: 'jobDelete',
  method: 'DELETE',
  path: '/Jobs/{id}',
  access: 'JobRequest:DeleteJobRequest',
  params: byId,
  answer: done,
  doc: 'Deletes a job that has had no candidates; others are archived (errorCode JOB_HAS_CANDIDATES).',
  place: '000/7/52',
})

export const jobPublish = operation({
  ...base,
  ...write,
  ...changed,
  id: 'jobPublish',
  method: 'POST',
  path: '/Jobs/publish-job',
  access: keyOf.publish,
  body: Type.Object({ jobId: Id }),
  doc: 'Asks for the publication of an open job: it waits as Pending for an approver.',
  place: '000/7/53',
})

export const jobUnpublish = operation({
  ...base,
  ...write,
  ...changed,
  id: 'jobUnpublish',
  method: 'POST',
  path: '/Jobs/unpublish-job',
  access: keyOf.publish,
  body: Type.Object({ jobId: Id }),
  doc: 'Takes a job from the public, or its publication out of the queue.',
  place: '000/7/53',
})

export const hotJobCreate = operation({
  ...base,
  ...write,
  ...changed,
  id: 'hotJobCreate',
  method: 'POST',
  path: '/Jobs/create-hot-job',
  access: keyOf.create,
  body: Type.Object({ ...JobFields.properties, workflowId: workflow, sort }),
  doc: 'As create, and the job stands under the tab Hot.',
  place: '000/7/53',
})

export const hotJobUpdate = operation({
  ...base,
  ...write,
  ...changed,
  id: 'hotJobUpdate',
  method: 'POST',
  path: '/Jobs/update-hot-job/{id}',
  access: keyOf.update,
  params: byId,
  body: Type.Object({ isHot: Type.Optional(Type.Boolean({ description: 'default true' })), sort }),
  doc: 'Puts a job under the tab Hot, at its place, or takes it out.',
  place: '000/7/53',
})

export const jobStatusChange = operation({
  ...base,
  ...ours,
  ...changed,
  id: 'jobStatusChange',
  method: 'POST',
  path: '/Jobs/{id}/status',
  access: keyOf.update,
  params: byId,
  body: Type.Object({
    status: JobStatus,
    reason: Type.Optional(Type.Enum(closeReasons, { description: 'needed to close' })),
    note: Type.Optional(Type.String({ maxLength: jobLimits.note })),
  }),
  doc: 'Opens, holds, closes or fills a job. One that awaits its approval is neither opened nor filled (errorCode JOB_AWAITS_APPROVAL).',
  place: '000/3/36',
})

export const jobArchive = operation({
  ...base,
  ...ours,
  ...changed,
  id: 'jobArchive',
  method: 'POST',
  path: '/Jobs/{id}/archive',
  access: keyOf.update,
  params: byId,
  body: Type.Object({ isArchived: Type.Boolean() }),
  doc: 'Puts a closed or filled job away, or brings it back.',
  place: 'ours',
})

export const jobEventList = operation({
  ...base,
  id: 'jobEventList',
  method: 'POST',
  path: '/Jobs/events',
  access: ['JobRequest:ReadJobRequest', keyOf.update],
  effect: 'read',
  origin: 'ours',
  body: Type.Object({ ...rowsPaging(100), jobId: Id }),
  answer: pagedRows(JobEvent),
  doc: 'What happened to a job, newest first.',
  place: 'ours',
})

export const jobUserList = operation({
  ...base,
  id: 'jobUserList',
  method: 'POST',
  path: '/Jobs/get-list-user',
  access: [keyOf.create, keyOf.update],
  effect: 'read',
  origin: 'spec',
  body: Type.Object({ keyword: Type.Optional(Type.String({ maxLength: 200 })) }),
  answer: Type.Array(JobUser),
  doc: "Active users of the caller's company who may look after jobs, in name order; at most 100.",
  place: '000/7/56',
})

export const jobHashtagList = operation({
  ...base,
  id: 'jobHashtagList',
  method: 'GET',
  path: '/Jobs/get-list-hashtag',
  access: [keyOf.create, keyOf.update, 'JobRequest:ListJobRequest'],
  effect: 'read',
  origin: 'spec',
  answer: Type.Array(Type.String()),
  doc: "Hashtags of the company's jobs, most used first; at most 500.",
  place: '000/7/57',
})
