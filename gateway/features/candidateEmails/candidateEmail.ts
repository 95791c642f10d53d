import * as contract from '../../../services/features/candidateEmails/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, countNested, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { globalId } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { downloadUrlOf, File } from '../../core/graph/types/file.ts'
import { Candidate } from '../candidates/candidate.ts'
import { Email } from '../emails/email.ts'
import { Job } from '../jobs/job.ts'
import { User } from '../users/user.ts'

type Row = contract.CandidateEmail
type Attachment = Row['attachments'][number]

const CandidateEmailFile = builder
  .objectRef<Attachment>('CandidateEmailFile')
  .implement({
    description: 'A file attached to a mail, sent or received.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'The name of the file.' }),
      file: t.field({
        type: File,
        nullable: true,
        description: 'The file, or null if it was not stored because its file type is not accepted.',
        resolve: ({ path, name, contentType, size }) =>
          path === null ? null : { path, name, contentType, size, downloadUrl: downloadUrlOf('commonsFile', { path }) },
      }),
    }),
  })

const CandidateEmail = builder
  .objectRef<Row>('CandidateEmail')
  .implement({
    description: 'A mail between the company and a candidate.',
    fields: (t) => ({
      id: globalId(t, 'CandidateEmail'),
      databaseId: t.exposeID('id', { description: "The mail's id in the services." }),
      isReceived: t.exposeBoolean('isReceived', {
        description: 'Whether the candidate wrote it. If not, the company did.',
      }),
      isAutomatic: t.exposeBoolean('isAutomatic', {
        description:
          'Whether it was written automatically, such as an absence note or a report that a mail could not be delivered.',
      }),
      isBulk: t.exposeBoolean('isBulk', { description: 'Whether it was sent to several candidates at once.' }),
      author: t.field({
        type: User,
        nullable: true,
        description: 'The user who wrote it, or null if it is from the candidate.',
        resolve: ({ userName }, _args, context, info) => (userName ? User.named(context, userName, info) : null),
      }),
      job: t.field({
        type: Job,
        nullable: true,
        description: 'The job that the mail is about. Also null if the caller may not read jobs.',
        resolve: ({ jobId }, _args, context, info) => (jobId ? Job.refer(context, jobId, info) : null),
      }),
      fromName: t.exposeString('fromName', { description: 'The name of the sender.' }),
      fromAddress: t.exposeString('fromAddress', { description: "The sender's address, as stated in the mail." }),
      toAddress: t.exposeString('toAddress', {
        description: 'The address that it was sent to. Empty for a received mail.',
      }),
      subject: t.exposeString('subject', { description: 'The subject of the mail.' }),
      contents: t.exposeString('contents', { description: 'The contents as sanitised HTML.' }),
      quotedText: t.exposeString('quoted', { description: 'Text quoted from earlier mails, as plain text.' }),
      attachments: t.field({
        type: [CandidateEmailFile],
        description: 'Files attached to the mail.',
        resolve: ({ attachments }) => attachments,
      }),
      at: t.expose('date', { type: 'DateTime', description: 'When the mail was written or received.' }),
      email: t.field({
        type: Email,
        nullable: true,
        description: 'The delivery state of a sent mail. Null for a received mail, or if the state is no longer known.',
        resolve: ({ mail }) => mail,
      }),
    }),
  })

const CandidateEmailConnection = connectionOf(CandidateEmail)

builder.objectField(Candidate, 'conversation', (t) =>
  t.field({
    type: CandidateEmailConnection,
    nullable: true,
    permission: 'Candidate:ReadCandidate',
    description: 'The mails between the company and the candidate, newest first.',
    args: pageArgs,
    resolve: (candidate, args, context, info) => {
      countNested(context)
      return readPages(
        args,
        (page) => context.rest.call(contract.candidateEmailList, { body: { ...page, candidateId: candidate.id } }),
        pageSelectionOf(info),
      )
    },
  }),
)

interface Preview {
  toAddress: string | null
  subject: string
  contents: string
  missing: string[]
}

const CandidateEmailPreview = builder
  .objectRef<Preview>('CandidateEmailPreview')
  .implement({
    description: 'A mail to a candidate as it would be sent.',
    fields: (t) => ({
      toAddress: t.exposeString('toAddress', {
        nullable: true,
        description: 'The address that it would be sent to, or null if the candidate has none.',
      }),
      subject: t.exposeString('subject', { description: 'The subject with the values of its placeholders.' }),
      contents: t.exposeString('contents', {
        description: 'The contents as sanitised HTML with the values of the placeholders.',
      }),
      missingTokens: t.exposeStringList('missing', { description: 'Placeholders without a known value.' }),
    }),
  })

const subjectText = 'One line, at most 250 characters; placeholders are written by name.'
const contentsText = 'HTML; placeholders are written as data-token. Markup that mails do not support is removed.'

builder.queryField('candidateEmailPreview', (t) =>
  t.field({
    type: CandidateEmailPreview,
    operation: contract.candidateEmailPreview,
    description: 'A preview of a mail to a candidate with the values of its placeholders.',
    args: {
      candidateId: t.arg.id({ required: true, description: 'The candidate (global id).' }),
      jobId: t.arg.id({ description: 'The job that the mail is about (global id).' }),
      subject: t.arg.string({ required: true, description: subjectText }),
      contents: t.arg.string({ required: true, description: contentsText }),
    },
    resolve: (_root, { candidateId, jobId, subject, contents }, { rest }) =>
      rest.call(contract.candidateEmailPreview, {
        body: {
          candidateId: idOf('Candidate', candidateId, 'candidateId'),
          jobId: jobId ? idOf('Job', jobId, 'jobId') : null,
          subject,
          contents,
        },
      }),
  }),
)

mutation('sendCandidateEmail', {
  description: "Sends a mail to a candidate in the viewer's name. Replies appear in the conversation.",
  operation: contract.candidateEmailSend,
  input: (t) => ({
    candidateId: t.id({ required: true, description: 'The candidate (global id).' }),
    jobId: t.id({ description: 'The job that the mail is about (global id).' }),
    toAddress: t.field({
      type: 'EmailAddress',
      description: "One of the candidate's addresses. The default is the first one.",
    }),
    subject: t.string({ required: true, description: subjectText }),
    contents: t.string({ required: true, description: contentsText }),
    attachments: t.stringList({
      description: 'Paths of files that the viewer has uploaded, at most 10 files and 10 MB.',
    }),
  }),
  payload: (t: PayloadFields<{ email: Row }>) => ({
    email: t.field({
      type: CandidateEmail,
      description: 'The mail, which is waiting to be sent.',
      resolve: ({ email }) => email,
    }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'The candidate after the change.',
      resolve: ({ email }, _args, context) => Candidate.tryLoad(context, email.candidateId),
    }),
  }),
  resolve: async ({ candidateId, jobId, toAddress, subject, contents, attachments }, { rest }) => ({
    email: await rest.call(contract.candidateEmailSend, {
      body: {
        candidateId: idOf('Candidate', candidateId, 'candidateId'),
        jobId: jobId ? idOf('Job', jobId, 'jobId') : null,
        toAddress: toAddress ?? null,
        subject,
        contents,
        attachments: [...(attachments ?? [])],
      },
    }),
  }),
})

mutation('giveEmailLogAddress', {
  description:
    'Returns the address that the viewer puts into BCC when writing from their own mail program, so those mails appear in the conversations. It stays the same unless a new one is requested.',
  operation: contract.candidateEmailLogAddress,
  input: (t) => ({
    isNew: t.boolean({ description: 'Whether to create a new address. Mails to the old one are then refused.' }),
  }),
  payload: (t: PayloadFields<{ address: string | null }>) => ({
    address: t.field({
      type: 'EmailAddress',
      nullable: true,
      description: 'The address, or null if the services receive no mails.',
      resolve: ({ address }) => address,
    }),
  }),
  resolve: ({ isNew }, { rest }) => rest.call(contract.candidateEmailLogAddress, { body: { isNew: isNew ?? false } }),
})
