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
/** The job after the change. */
const changed = { answer: JobDetail } as const
const workflow = Type.Optional(Id)
const sort = Type.Optional(
  Type.Number({ minimum: 0, maximum: 100, description: 'position under the tab Hot, lowest first; the default is 0' }),
)
const version = Type.Optional(
  Type.Integer({ description: 'ours: the version that was read; any other is refused with errorCode 599' }),
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
  doc: 'Creates a job. It is open, or on hold if the company requires an approval first. It follows the named workflow, or the only active workflow of its department.',
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
  doc: 'Replaces the fields of the job. Its status, workflow and publication stay, and so does its priority if it is omitted.',
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
  doc: 'Deletes a job that has had no candidates. Others can only be archived (errorCode JOB_HAS_CANDIDATES).',
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
  doc: 'Requests the publication of an open job. It is Pending until an approver decides.',
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
  doc: 'Withdraws the publication of a job, or its pending request for one.',
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
  doc: 'Creates a job in the same way as create, and adds it to the tab Hot.',
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
  body: Type.Object({ isHot: Type.Optional(Type.Boolean({ description: 'the default is true' })), sort }),
  doc: 'Adds a job to the tab Hot at its position, or removes it.',
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
    reason: Type.Optional(Type.Enum(closeReasons, { description: 'required to close a job' })),
    note: Type.Optional(Type.String({ maxLength: jobLimits.note })),
  }),
  doc: 'Opens, holds, closes or fills a job. A job that awaits its approval can be neither opened nor filled (errorCode JOB_AWAITS_APPROVAL).',
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
  doc: 'Archives a closed or filled job, or restores it.',
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
  doc: 'Returns the events of a job, newest first.',
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
  doc: "Returns active users of the caller's company who may own jobs, in name order; at most 100.",
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
  doc: "Returns the hashtags of the company's jobs, most used first; at most 500.",
  place: '000/7/57',
})
