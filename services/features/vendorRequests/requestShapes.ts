import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable, openEnum } from '../../core/contract/shapes.ts'

/** The statuses of a request. Vendors may answer it while it is published. */
export const requestStatuses = ['Publish', 'Unpublish'] as const
export type RequestStatus = (typeof requestStatuses)[number]
export const Status = openEnum(Type.Enum(requestStatuses, { description: 'a status from list-status' }))

/** The maximum lengths of the texts in characters, and the maximum number of addresses of one mail. */
export const requestLimits = {
  title: 250,
  description: 20_000,
  subject: 250,
  template: 20_000,
  recipients: 100,
} as const

/** A request to vendors (001/3/13). External users are told neither who else was asked nor what was mailed. */
export const VendorRequest = Type.Object({
  id: Id,
  title: Type.String(),
  description: Type.String({ description: 'HTML' }),
  location: Type.Array(Type.String(), { description: 'names of locations' }),
  status: Status,
  vendorByLocation: Type.Array(Type.String(), { description: 'addresses of the vendors that see the request' }),
  emailContent: Type.String({
    description:
      'JSON text: {subject, emailTemplate, emailToVendor: the recipients of the mail}; emailVendor is its older name',
  }),
  sendMailDate: Nullable(Moment),
  jobId: Type.Optional(Nullable(Type.String({ description: 'ours: the job of the request (D-114)' }))),
  version: Type.Optional(
    Type.Integer({
      description: 'ours: increases with each change; a change must name the version that it is based on',
    }),
  ),
  createdBy: Type.Optional(Type.String({ description: 'ours: user name' })),
  createdDate: Type.Optional(Moment),
})
export type VendorRequest = Static<typeof VendorRequest>

/** One mailing of a request. */
export const RequestMail = Type.Object({
  id: Id,
  subject: Type.String(),
  recipients: Type.Array(Type.String()),
  sentBy: Type.String({ description: 'user name' }),
  sentDate: Moment,
})
export type RequestMail = Static<typeof RequestMail>
