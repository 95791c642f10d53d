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
    UNPUBLISHED: { value: 'Unpublish', description: 'It is kept, and nobody may answer it.' },
    OTHER: otherValue('statusName'),
  } satisfies Record<string, { value: Status | Other; description: string }>,
})
const statuses = openSet(requestStatuses)

interface Mail {
  subject: string
  contents: string
  recipients: string[]
}

/** The mail of a request; its recipients stand under either name (D-50). What cannot be read says nothing. */
function mailOf(text: string): Mail {
  let given: Record<string, unknown> = {}
  try {
    const parsed: unknown = JSON.parse(text || '{}')
    if (typeof parsed === 'object' && parsed !== null) given = parsed as Record<string, unknown>
  } catch {
    // As if nothing had been written.
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
    description: 'What is mailed to the vendors of a request.',
    fields: (t) => ({
      subject: t.exposeString('subject', { description: 'Subject with its placeholders.' }),
      contents: t.exposeString('contents', { description: 'Text with its placeholders (HTML).' }),
      recipients: t.expose('recipients', {
        type: ['EmailAddress'],
        description: 'Addresses of vendors, and of those in charge of them.',
      }),
    }),
  })

const VendorRequestSending = builder
  .objectRef<MailRow>('VendorRequestSending')
  .implement({
    description: 'One sending of a request.',
    fields: (t) => ({
      subject: t.exposeString('subject', { description: 'Subject as it was sent.' }),
      recipients: t.expose('recipients', { type: ['EmailAddress'], description: 'Whom it was sent to.' }),
      sentBy: t.field({
        type: User,
        nullable: true,
        description: 'Who has sent it.',
        resolve: ({ sentBy }, _args, context, info) => User.named(context, sentBy, info),
      }),
      sentAt: t.expose('sentDate', { type: 'DateTime', description: 'When it was sent.' }),
    }),
  })
const VendorRequestSendingConnection = connectionOf(VendorRequestSending)

export const VendorRequest = node<Row>('VendorRequest', {
  description: 'What the company asks its vendors for: CVs for a job that is told in words.',
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
    title: t.exposeString('title', { description: 'What is looked for.' }),
    description: t.exposeString('description', { description: 'What the work is (HTML).' }),
    locationNames: t.exposeStringList('location', { description: 'Names of the locations where the work is.' }),
    status: t.field({
      type: VendorRequestStatus,
      description: 'Whether vendors may answer it.',
      resolve: ({ status }) => statuses.valueOf(status),
    }),
    statusName: t.string({
      nullable: true,
      description: "The services' own word for the status, where it is OTHER.",
      resolve: ({ status }) => statuses.nameOf(status),
    }),
    vendorEmails: t.expose('vendorByLocation', {
      type: ['EmailAddress'],
      description: 'Addresses of the vendors that are asked; none is told to people outside the company.',
    }),
    mail: t.field({
      type: VendorRequestMail,
      nullable: true,
      description: 'What is mailed; null for people outside the company.',
      resolve: ({ emailContent }) => (emailContent === '' ? null : mailOf(emailContent)),
    }),
    mailedAt: t.expose('sendMailDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was mailed last; null: never, or for people outside the company.',
    }),
    job: t.field({
      type: Job,
      nullable: true,
      description: 'The job that it is about; null for none, and for who may not read jobs.',
      resolve: ({ jobId }, _args, context, info) => Job.refer(context, jobId ?? null, info),
    }),
    sendings: t.field({
      type: VendorRequestSendingConnection,
      nullable: true,
      mayFailAlone: true,
      operation: vendorRequestMails,
      description: 'When it was mailed and to whom, latest first.',
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
      description: 'Grows with each change; a change names the one that it saw. Null from services that do not count.',
      resolve: ({ version }) => version ?? null,
    }),
    createdBy: t.field({
      type: User,
      nullable: true,
      description: 'Who has made it; null for people outside the company.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy ?? null, info),
    }),
  }),
})

const VendorRequestConnection = connectionOf(VendorRequest)

const VendorRequestFilter = builder.inputType('VendorRequestFilter', {
  description: 'Conditions on requests to vendors; all of them must hold.',
  fields: (t) => ({ statuses: t.field({ type: [VendorRequestStatus], description: 'Any of these statuses.' }) }),
})

builder.queryField('vendorRequests', (t) =>
  t.field({
    type: VendorRequestConnection,
    operation: vendorRequestList,
    description: 'Requests to vendors, latest first; people outside the company see those to their vendor.',
    args: {
      query: t.arg.string({ description: 'Parts of the title; accents and case do not count.' }),
      filter: t.arg({ type: VendorRequestFilter, description: 'Which requests; all without it.' }),
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
    description: 'A request to vendors that the viewer sees; null for every other id.',
    args: {
      databaseId: t.arg.id({ required: true, description: "The services' id, as addresses of pages carry it." }),
    },
    resolve: (_root, { databaseId }, { rest }) => {
      const id = recordId(databaseId)
      return id ? orNull(rest.call(vendorRequestGet, { params: { id } })) : null
    },
  }),
)
