import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { RequestMail, requestLimits, Status, VendorRequest } from './requestShapes.ts'

// Re-exported for the gateway, which imports contracts only.
export { requestStatuses } from './requestShapes.ts'
export type { RequestMail, RequestStatus, VendorRequest } from './requestShapes.ts'

const base = { service: 'backoffice', origin: 'spec' } as const
const write = { effect: 'write', idempotent: true } as const
const path = '/VendorRequests'
const byId = Type.Object({ id: Id })
const readers = [
  'VendorRequest:ListVendorRequest',
  'VendorRequest:GetVendorRequest',
  'VendorRequest:UpdateVendorRequest',
] as const
const Saved = Type.Object({ isSuccess: Type.Boolean(), vendorRequestId: Id })
// Texts that are too long or blank are reported at the field, so the shape allows them.
const body = Type.Object({
  isSendMail: Type.Optional(
    Type.Boolean({
      description: 'mails the request at once, which requires that it is published; the default is false',
    }),
  ),
  title: Type.String({ maxLength: 10_000, description: `not blank, at most ${requestLimits.title} characters` }),
  description: Type.String({
    maxLength: 500_000,
    description: `HTML that contains text: at most ${requestLimits.description} characters`,
  }),
  location: Type.Optional(
    Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200, description: 'names of locations' }),
  ),
  status: Type.Optional(Status),
  vendorByLocation: Type.Optional(
    Type.Array(Type.String({ maxLength: 250 }), {
      maxItems: requestLimits.recipients,
      description: "addresses of the company's vendors that see the request",
    }),
  ),
  emailContent: Type.Optional(
    Type.String({
      maxLength: 600_000,
      description:
        'JSON text: {subject, emailTemplate, emailToVendor (or emailVendor)}; the mail goes to these addresses, of vendors and of the people in charge of them',
    }),
  ),
  jobId: Type.Optional(Nullable({ ...Id, description: 'ours: the job of the request (D-114); omitted: no job' })),
  version: Type.Optional(
    Type.Integer({ description: 'ours: the version that was read; any other is refused with errorCode 599' }),
  ),
})

export const vendorRequestList = operation({
  ...base,
  id: 'vendorRequestList',
  method: 'POST',
  path: `${path}/list`,
  access: 'VendorRequest:ListVendorRequest',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    input: Type.Optional(
      Type.String({ maxLength: 200, description: 'part of the title; case and accents are ignored' }),
    ),
    status: Type.Optional(Type.Array(Status, { maxItems: 10, description: 'ours: only these statuses; omitted: all' })),
  }),
  answer: pagedRows(VendorRequest),
  doc: 'Returns requests to vendors, latest first. External users get only the requests that name an active address of the vendor to which their own e-mail address belongs; without such a vendor they get none.',
  place: '001/7.4/18, D-51',
})

export const vendorRequestByIds = operation({
  ...base,
  origin: 'ours',
  id: 'vendorRequestByIds',
  method: 'POST',
  path: `${path}/by-ids`,
  access: readers,
  effect: 'read',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(VendorRequest),
  doc: 'Returns the requests with these ids that the caller sees, in any order.',
  place: 'ours',
})

export const vendorRequestStatusList = operation({
  ...base,
  id: 'vendorRequestStatusList',
  method: 'GET',
  path: `${path}/list-status`,
  access: readers,
  effect: 'read',
  answer: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  doc: 'Returns the statuses of requests.',
  place: '001/7.4/23',
})

export const vendorJobList = operation({
  ...base,
  id: 'vendorJobList',
  method: 'POST',
  path: '/Vendors/list-jobs',
  access: readers,
  effect: 'read',
  body: Type.Object({}),
  answer: Type.Array(Type.Object({ id: Id, name: Type.String({ description: 'title' }) })),
  doc: 'Returns the jobs of the published requests that the caller sees, by title; at most 1,000.',
  place: '001/7.4/9',
})

export const vendorRequestMails = operation({
  ...base,
  origin: 'ours',
  id: 'vendorRequestMails',
  method: 'POST',
  path: `${path}/list-mail`,
  access: 'VendorRequest:CreateVendorRequest',
  effect: 'read',
  body: Type.Object({ ...rowsPaging(100), vendorRequestId: Id }),
  answer: pagedRows(RequestMail),
  doc: 'Returns when a request was mailed and to whom, latest first. 404 if the request does not exist.',
  place: '001/2.7/14',
})

export const vendorRequestGet = operation({
  ...base,
  id: 'vendorRequestGet',
  method: 'GET',
  path: `${path}/{id}`,
  access: readers,
  effect: 'read',
  params: byId,
  answer: VendorRequest,
  doc: 'Returns one request that the caller sees.',
  place: '001/7.4/19',
})

export const vendorRequestCreate = operation({
  ...base,
  ...write,
  id: 'vendorRequestCreate',
  method: 'POST',
  path: `${path}/create`,
  access: 'VendorRequest:CreateVendorRequest',
  body,
  answer: Saved,
  doc: 'Creates a request. It is published unless another status is named, and mailed at once if requested (D-52).',
  place: '001/7.4/20',
})

export const vendorRequestUpdate = operation({
  ...base,
  ...write,
  id: 'vendorRequestUpdate',
  method: 'PUT',
  path: `${path}/{id}`,
  access: 'VendorRequest:UpdateVendorRequest',
  params: byId,
  body,
  answer: Saved,
  doc: 'Changes the request. It is mailed at once if requested (D-52).',
  place: '001/7.4/21',
})
