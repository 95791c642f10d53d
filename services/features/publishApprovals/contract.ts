import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment, Nullable, openEnum, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { publishStatuses } from '../jobs/jobShapes.ts'

const PublishStatus = Type.Enum(publishStatuses)

export const PublishJobItem = Type.Object({
  jobID: Id,
  jobTitle: Type.String(),
  companyId: Id,
  companyName: Type.Optional(Nullable(Type.String({ description: 'ours' }))),
  createdDate: Nullable(Moment),
  publishStatus: openEnum(PublishStatus),
  canDecide: Type.Optional(
    Type.Boolean({
      description:
        "ours: whether the caller's company decides on publications; if absent, users with the permission keys do",
    }),
  ),
  askedBy: Type.Optional(
    Nullable(Type.String({ description: 'ours: user name of the person who requested the publication' })),
  ),
  askedDate: Type.Optional(Nullable(Type.String({ format: 'date-time', description: 'ours: when it was requested' }))),
})
export type PublishJobItem = Static<typeof PublishJobItem>

export const PublishJobDetail = Type.Object({
  title: Type.String(),
  departmentName: Nullable(Type.String()),
  jobCategoryName: Nullable(Type.String()),
  quantity: Nullable(Type.Integer({ description: 'the number of people to hire' })),
  validThrough: Nullable(Type.String({ description: 'YYYY-MM-DD' })),
  salary: Nullable(Type.String({ description: 'formatted for reading' })),
  salaryCurrency: Nullable(Type.String()),
  statusName: Type.String({ description: 'status of the job, such as Open' }),
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
    publishStatus: Type.Optional(Type.Enum(publishStatuses, { description: 'if omitted, all statuses' })),
    jobTitle: Type.Optional(Type.String({ maxLength: 200, description: 'search terms for the title' })),
    companyId: Type.Optional(Id),
    oldestFirst: Type.Optional(
      Type.Boolean({ description: 'ours: the longest waiting comes first; the default is false' }),
    ),
  }),
  answer: pagedRows(PublishJobItem),
  doc: 'Returns the jobs whose publication was requested, latest request first. Users of the platform company see the jobs of all companies, others those of their own.',
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
  doc: 'Returns the data of a job that would be published.',
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
  doc: 'Publishes a job whose publication is pending or was rejected. Only for the company that runs the platform.',
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
  doc: 'Rejects a pending publication, or ends an approved one. Only for the company that runs the platform.',
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
  doc: 'Returns the statuses of publications.',
  place: '002/7.10/4',
})

export const publishApprovalCompanyList = operation({
  ...base,
  id: 'publishApprovalCompanyList',
  method: 'GET',
  path: `${path}/companies`,
  access: keyOf.list,
  effect: 'read',
  query: Type.Object({ isAll: Type.Optional(Type.Boolean({ description: 'ignored' })) }),
  answer: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  doc: 'Returns the companies whose publications the caller may see, in name order.',
  place: '002/7.10/6',
})
