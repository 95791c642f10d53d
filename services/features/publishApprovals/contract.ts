import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment, Nullable, openWords, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { publishStatuses } from '../jobs/jobShapes.ts'

const PublishStatus = Type.Enum(publishStatuses)

export const PublishJobItem = Type.Object({
  jobID: Id,
  jobTitle: Type.String(),
  companyId: Id,
  companyName: Type.Optional(Nullable(Type.String({ description: 'ours' }))),
  createdDate: Nullable(Moment),
  publishStatus: openWords(PublishStatus),
  canDecide: Type.Optional(
    Type.Boolean({
      description: "ours: the caller's company decides on publications; without it those who hold the keys do",
    }),
  ),
  askedBy: Type.Optional(Nullable(Type.String({ description: 'ours: user name of who asked for the publication' }))),
  askedDate: Type.Optional(Nullable(Type.String({ format: 'date-time', description: 'ours: since when it waits' }))),
})
export type PublishJobItem = Static<typeof PublishJobItem>

export const PublishJobDetail = Type.Object({
  title: Type.String(),
  departmentName: Nullable(Type.String()),
  jobCategoryName: Nullable(Type.String()),
  quantity: Nullable(Type.Integer({ description: 'people wanted' })),
  validThrough: Nullable(Type.String({ description: 'YYYY-MM-DD' })),
  salary: Nullable(Type.String({ description: 'as people read it' })),
  salaryCurrency: Nullable(Type.String()),
  statusName: Type.String({ description: 'of the job: Open …' }),
  description: Nullable(Type.String({ description: 'HTML' })),
  qualification: Nullable(Type.String({ description: 'HTML' })),
  benefit: Nullable(Type.String({ description: 'HTML' })),
})
export type PublishJobDetail = Static<typeof PublishJobDetail>

const path = '/PublishJobApprovals'
const base = { service: 'jobs', origin: 'spec' } as const
const keyOf = {
  list: 'PublishJobApproval:ListPublishJobApproval',
  approve: 'PublishJobApproval:ApprovePublishJobApproval',
  reject: 'PublishJobApproval:RejectPublishJobApproval',
} as const
const jobId = Type.Object({ jobId: Id })

export const publishApprovalList = operation({
  ...base,
  id: 'publishApprovalList',
  method: 'POST',
  path: `${path}/list`,
  access: keyOf.list,
  effect: 'read',
  pageBase: 1,
  body: Type.Object({
    ...rowsPaging(1000, 10),
    pageIndex: Type.Integer({ minimum: 1, maximum: 1_000_001, default: 1 }),
    publishStatus: Type.Optional(Type.Enum(publishStatuses, { description: 'all of them without it' })),
    jobTitle: Type.Optional(Type.String({ maxLength: 200, description: 'words of the title' })),
    companyId: Type.Optional(Id),
    oldestFirst: Type.Optional(Type.Boolean({ description: 'ours: what waits longest on top; default false' })),
  }),
  answer: pagedRows(PublishJobItem),
  doc: "Jobs whose publication was asked for, the latest request first: those of all companies for the platform's, of the caller's for others.",
  place: '002/7.10/1, D-04, D-108',
})

export const publishApprovalGet = operation({
  ...base,
  id: 'publishApprovalGet',
  method: 'GET',
  path: `${path}/{jobId}`,
  access: keyOf.list,
  effect: 'read',
  params: jobId,
  answer: PublishJobDetail,
  doc: 'What would be published of a job.',
  place: '002/7.10/5, 002/3/18',
})

export const publishApprovalApprove = operation({
  ...base,
  id: 'publishApprovalApprove',
  method: 'POST',
  path: `${path}/approve`,
  access: keyOf.approve,
  effect: 'write',
  idempotent: true,
  query: jobId,
  answer: PublishJobItem,
  doc: 'Publishes a job that waits or was rejected; for the company that runs the platform only.',
  place: '002/7.10/2, 002/4.5/3, D-108',
})

export const publishApprovalReject = operation({
  ...base,
  id: 'publishApprovalReject',
  method: 'POST',
  path: `${path}/reject`,
  access: keyOf.reject,
  effect: 'write',
  idempotent: true,
  query: jobId,
  answer: PublishJobItem,
  doc: 'Refuses a publication that waits, or ends one that was approved; for the company that runs the platform only.',
  place: '002/7.10/3, 002/4.5/3, D-108',
})

export const publishApprovalStatusList = operation({
  ...base,
  id: 'publishApprovalStatusList',
  method: 'GET',
  path: `${path}/list-status`,
  access: keyOf.list,
  effect: 'read',
  answer: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), isDefault: Type.Boolean() })),
  doc: 'Statuses of publications.',
  place: '002/7.10/4',
})

export const publishApprovalCompanyList = operation({
  ...base,
  id: 'publishApprovalCompanyList',
  method: 'GET',
  path: `${path}/companies`,
  access: keyOf.list,
  effect: 'read',
  query: Type.Object({ isAll: Type.Optional(Type.Boolean({ description: 'passed over' })) }),
  answer: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  doc: 'Companies whose publications the caller may see, in name order.',
  place: '002/7.10/6',
})
