import {
  requestStatuses,
  vendorRequestByIds,
  vendorRequestGet,
  vendorRequestList,
  vendorRequestMails,
  type RequestMail as MailRow,
  type RequestStatus as Status,
  type VendorRequest as Row,
} from '../../../services/features/vendorRequests/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { known, openSet, otherValue, type Other } from '../../core/graph/enums.ts'
import { byIds, loader, oneByOne } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { recordId } from '../../core/graph/ids.ts'
import { orNull } from '../../core/graph/requestError.ts'
import { readPages } from '../../core/graph/paging.ts'
import { Job } from '../jobs/job.ts'
import { User } from '../users/user.ts'

export const VendorRequestStatus = builder.enumType('VendorRequestStatus', {
  description: 'Whether vendors may answer a request.',
  values: {
    PUBLISHED: { value: 'Publish', description: 'Vendors may answer it.' },
    UNPUBLISHED: { value: 'Unpublish', description: 'It is stored, but nobody may answer it.' },
    OTHER: otherValue('statusName'),
  } satisfies Record<string, { value: Status | Other; description: string }>,
})
const statuses = openSet(requestStatuses)

interface Mail {
  subject: string
  contents: string
  recipients: string[]
}

/**
 * Returns the e-mail of a request; the recipients are stored under one of two names (D-50). Content that cannot be
 * parsed counts as empty.
 */
function mailOf(text: string): Mail {
  let given: Record<string, unknown> = {}
  try {
    const parsed: unknown = JSON.parse(text || '{}')
    if (typeof parsed === 'object' && parsed !== null) given = parsed as Record<string, unknown>
  } catch {
    // Treat it as empty.
  }
  const recipients = given.emailToVendor ?? given.emailVendor
  return {
    subject: typeof given.subject === 'string' ? given.subject : '',
    contents: typeof given.emailTemplate === 'string' ? given.emailTemplate : '',
    recipients: Array.isArray(recipients) ? recipients.filter((one): one is string => typeof one === 'string') : [],
  }
}

const VendorRequestMail = builder
  .objectRef<Mail>('VendorRequestMail')
  .implement({
    description: 'The e-mail to the vendors of a request.',
    fields: (t) => ({
      subject: t.exposeString('subject', { description: 'Subject, with placeholders.' }),
      contents: t.exposeString('contents', { description: 'HTML text, with placeholders.' }),
      recipients: t.expose('recipients', {
        type: ['EmailAddress'],
        description: 'Addresses of vendors and of users in charge of them.',
      }),
    }),
  })

const VendorRequestSending = builder
  .objectRef<MailRow>('VendorRequestSending')
  .implement({
    description: 'One sending of a request by e-mail.',
    fields: (t) => ({
      subject: t.exposeString('subject', { description: 'Subject as it was sent.' }),
      recipients: t.expose('recipients', { type: ['EmailAddress'], description: 'Addresses it was sent to.' }),
      sentBy: t.field({
        type: User,
        nullable: true,
        description: 'Who sent it.',
        resolve: ({ sentBy }, _args, context, info) => User.named(context, sentBy, info),
      }),
      sentAt: t.expose('sentDate', { type: 'DateTime', description: 'When it was sent.' }),
    }),
  })
const VendorRequestSendingConnection = connectionOf(VendorRequestSending)

export const VendorRequest = node<Row>('VendorRequest', {
  description: 'A request to vendors to send CVs for a job that is described in text.',
  permission: [
    'VendorRequest:ListVendorRequest',
    'VendorRequest:GetVendorRequest',
    'VendorRequest:UpdateVendorRequest',
  ],
  isByRecord: true,
  loader: loader<Row>({
    read: byIds(
      vendorRequestByIds,
      oneByOne((id, { rest }) => rest.call(vendorRequestGet, { params: { id } })),
    ),
    key: ({ id }) => id,
  }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title of the position.' }),
    description: t.exposeString('description', { description: 'Description of the work (HTML).' }),
    locationNames: t.exposeStringList('location', { description: 'Names of the work locations.' }),
    status: t.field({
      type: VendorRequestStatus,
      description: 'Whether vendors may answer it.',
      resolve: ({ status }) => statuses.valueOf(status),
    }),
    statusName: t.string({
      nullable: true,
      description: "The services' own value if the status is OTHER.",
      resolve: ({ status }) => statuses.nameOf(status),
    }),
    vendorEmails: t.expose('vendorByLocation', {
      type: ['EmailAddress'],
      description: 'Addresses of the vendors that the request is for; hidden from users outside the company.',
    }),
    mail: t.field({
      type: VendorRequestMail,
      nullable: true,
      description: 'The e-mail to the vendors; null for users outside the company.',
      resolve: ({ emailContent }) => (emailContent === '' ? null : mailOf(emailContent)),
    }),
    mailedAt: t.expose('sendMailDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last e-mailed; null if never, or for users outside the company.',
    }),
    job: t.field({
      type: Job,
      nullable: true,
      description: 'The job that it is about; null if there is none or the caller may not read jobs.',
      resolve: ({ jobId }, _args, context, info) => Job.refer(context, jobId ?? null, info),
    }),
    sendings: t.field({
      type: VendorRequestSendingConnection,
      nullable: true,
      mayFailAlone: true,
      operation: vendorRequestMails,
      description: 'The times it was e-mailed and the recipients, latest first.',
      args: pageArgs,
      resolve: ({ id }, args, { rest }, info) =>
        readPages(
          args,
          (page) => rest.call(vendorRequestMails, { body: { ...page, vendorRequestId: id } }),
          pageSelectionOf(info),
        ),
    }),
    version: t.int({
      nullable: true,
      description:
        'Increases with each change; a mutation passes the version that it read. Null if the services have no versions.',
      resolve: ({ version }) => version ?? null,
    }),
    createdBy: t.field({
      type: User,
      nullable: true,
      description: 'Who created it; null for users outside the company.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy ?? null, info),
    }),
  }),
})

const VendorRequestConnection = connectionOf(VendorRequest)

const VendorRequestFilter = builder.inputType('VendorRequestFilter', {
  description: 'Conditions on requests to vendors. All conditions must hold.',
  fields: (t) => ({ statuses: t.field({ type: [VendorRequestStatus], description: 'Any of these statuses.' }) }),
})

builder.queryField('vendorRequests', (t) =>
  t.field({
    type: VendorRequestConnection,
    operation: vendorRequestList,
    description: 'Requests to vendors, latest first; users outside the company see those to their vendor.',
    args: {
      query: t.arg.string({ description: 'Parts of the title; accents and case are ignored.' }),
      filter: t.arg({ type: VendorRequestFilter, description: 'Which requests to return; all if omitted.' }),
      ...pageArgs,
    },
    resolve: (_root, { filter, query, ...args }, { rest }, info) => {
      const status = filter?.statuses?.map((one) => known(one, 'filter.statuses'))
      return readPages(
        args,
        (page) =>
          rest.call(vendorRequestList, {
            fieldNames: { input: 'query' },
            body: { ...page, ...(query && { input: query }), ...(status && { status }) },
          }),
        pageSelectionOf(info),
      )
    },
  }),
)

builder.queryField('vendorRequest', (t) =>
  t.field({
    type: VendorRequest,
    nullable: true,
    operation: vendorRequestGet,
    description: 'A request to vendors; null if the caller may not see it or it does not exist.',
    args: { databaseId: t.arg.id({ required: true, description: "The services' id, as used in URLs." }) },
    resolve: (_root, { databaseId }, { rest }) => {
      const id = recordId(databaseId)
      return id ? orNull(rest.call(vendorRequestGet, { params: { id } })) : null
    },
  }),
)
