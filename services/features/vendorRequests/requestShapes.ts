import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable, openWords } from '../../core/contract/shapes.ts'

/** Vendors may answer a request while it is published. */
export const requestStatuses = ['Publish', 'Unpublish'] as const
export type RequestStatus = (typeof requestStatuses)[number]
export const Status = openWords(Type.Enum(requestStatuses, { description: 'one of list-status' }))

/** Most characters of each text, and most addresses of one mail. */
export const requestLimits = {
  title: 250,
  description: 20_000,
  subject: 250,
  template: 20_000,
  recipients: 100,
} as const

/** A request to vendors (001/3/13). External people are told neither who else was asked nor what was mailed. */
export const VendorRequest = Type.Object({
  id: Id,
  title: Type.String(),
  description: Type.String({ description: 'HTML' }),
  location: Type.Array(Type.String(), { description: 'names of locations' }),
  status: Status,
  vendorByLocation: Type.Array(Type.String(), { description: 'addresses of the vendors that are asked' }),
  emailContent: Type.String({
    description:
      'JSON text: {subject, emailTemplate, emailToVendor: whom the mail goes to}; emailVendor is its older name',
  }),
  sendMailDate: Nullable(Moment),
  jobId: Type.Optional(Nullable(Type.String({ description: 'ours: the job that it is about (D-114)' }))),
  version: Type.Optional(
    Type.Integer({ description: 'ours: grows with each change; a change names the one that it saw' }),
  ),
  createdBy: Type.Optional(Type.String({ description: 'ours: user name' })),
  createdDate: Type.Optional(Moment),
})
export type VendorRequest = Static<typeof VendorRequest>

/** One sending of a request. */
export const RequestMail = Type.Object({
  id: Id,
  subject: Type.String(),
  recipients: Type.Array(Type.String()),
  sentBy: Type.String({ description: 'user name' }),
  sentDate: Moment,
})
export type RequestMail = Static<typeof RequestMail>
