import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { RequestMail, requestLimits, Status, VendorRequest } from './requestShapes.ts'

// Passed on for the gateway, which imports contracts only.
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
// Longer and blank ones are answered under the field, so the shape leaves room for them.
const body = Type.Object({
  isSendMail: Type.Optional(
    Type.Boolean({ description: 'mail it now, which only a published request is; false when left out' }),
  ),
  title: Type.String({ maxLength: 10_000, description: `not blank, at most ${requestLimits.title} characters` }),
  description: Type.String({
    maxLength: 500_000,
    description: `HTML with something to read: at most ${requestLimits.description} characters of text`,
  }),
  location: Type.Optional(
    Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200, description: 'names of locations' }),
  ),
  status: Type.Optional(Status),
  vendorByLocation: Type.Optional(
    Type.Array(Type.String({ maxLength: 250 }), {
      maxItems: requestLimits.recipients,
      description: 'addresses of vendors of the company: these see the request',
    }),
  ),
  emailContent: Type.Optional(
    Type.String({
      maxLength: 600_000,
      description:
        'JSON text: {subject, emailTemplate, emailToVendor (or emailVendor)}; the mail goes to these addresses, of vendors and of those in charge of them',
    }),
  ),
  jobId: Type.Optional(Nullable({ ...Id, description: 'ours: the job that it is about (D-114); none without it' })),
  version: Type.Optional(
    Type.Integer({ description: 'ours: as it was read; another one is refused with errorCode 599' }),
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
    input: Type.Optional(Type.String({ maxLength: 200, description: 'parts of the title, accents and case aside' })),
    status: Type.Optional(Type.Array(Status, { maxItems: 10, description: 'ours: any of these; all without it' })),
  }),
  answer: pagedRows(VendorRequest),
  doc: 'Requests to vendors, latest first. External people get those that name an active address of the vendor that their own e-mail address belongs to; who belongs to none gets none.',
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
  doc: 'Those of the ids that the caller sees, in any order.',
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
  doc: 'Statuses of requests.',
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
  doc: 'The jobs that the published requests which the caller sees are about, by title; at most 1,000.',
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
  doc: 'When a request was mailed and to whom, latest first; 404 for a request that is not there.',
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
  doc: 'One request that the caller sees.',
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
  doc: 'A new request, published unless another status is named; mailed at once where that is asked for (D-52).',
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
  doc: 'The request becomes this; mailed at once where that is asked for (D-52).',
  place: '001/7.4/21',
})
