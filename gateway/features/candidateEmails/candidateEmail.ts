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
    description: 'A file that came or went with a mail.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the file.' }),
      file: t.field({
        type: File,
        nullable: true,
        description: 'The file itself; null: it was not kept, because files of its kind are not.',
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
      databaseId: t.exposeID('id', { description: "The services' id of the mail." }),
      isReceived: t.exposeBoolean('isReceived', { description: 'The candidate wrote it; else the company did.' }),
      isAutomatic: t.exposeBoolean('isAutomatic', {
        description: 'A machine wrote it: a note of absence, a report on a mail that came back.',
      }),
      isBulk: t.exposeBoolean('isBulk', { description: 'It went to several candidates at once.' }),
      author: t.field({
        type: User,
        nullable: true,
        description: 'Who of the company wrote it; null for one of the candidate.',
        resolve: ({ userName }, _args, context, info) => (userName ? User.named(context, userName, info) : null),
      }),
      job: t.field({
        type: Job,
        nullable: true,
        description: 'The job that it is about; null also for who may not read jobs.',
        resolve: ({ jobId }, _args, context, info) => (jobId ? Job.refer(context, jobId, info) : null),
      }),
      fromName: t.exposeString('fromName', { description: 'Name of who wrote it.' }),
      fromAddress: t.exposeString('fromAddress', { description: 'Address of who wrote it, as the mail says.' }),
      toAddress: t.exposeString('toAddress', { description: 'Address that it went to; empty for one that came.' }),
      subject: t.exposeString('subject', { description: 'Subject of the mail.' }),
      contents: t.exposeString('contents', { description: 'What it says: sanitised HTML.' }),
      quotedText: t.exposeString('quoted', { description: 'What it repeats of earlier mails, as plain text.' }),
      attachments: t.field({
        type: [CandidateEmailFile],
        description: 'Files that came or went with it.',
        resolve: ({ attachments }) => attachments,
      }),
      at: t.expose('date', { type: 'DateTime', description: 'When it was written, or came.' }),
      email: t.field({
        type: Email,
        nullable: true,
        description: 'What became of one that was sent; null for one that came, and when that is no longer known.',
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
    description: 'What the company and the candidate have written to each other, newest first.',
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
        description: 'Address that it would go to; null: the candidate has none.',
      }),
      subject: t.exposeString('subject', { description: 'Subject with the values of its placeholders.' }),
      contents: t.exposeString('contents', { description: 'Sanitised HTML with the values of its placeholders.' }),
      missingTokens: t.exposeStringList('missing', { description: 'Placeholders that no value is known for.' }),
    }),
  })

const subjectText = 'One line, at most 250 characters; placeholders by their names.'
const contentsText = 'HTML; placeholders as data-token. All that mails do not hold is left out.'

builder.queryField('candidateEmailPreview', (t) =>
  t.field({
    type: CandidateEmailPreview,
    operation: contract.candidateEmailPreview,
    description: 'A mail to a candidate with the values of its placeholders, before it is sent.',
    args: {
      candidateId: t.arg.id({ required: true, description: 'The candidate (global id).' }),
      jobId: t.arg.id({ description: 'The job that it is about (global id).' }),
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
  description: 'Sends a mail to a candidate in the name of the viewer; answers come back into the conversation.',
  operation: contract.candidateEmailSend,
  input: (t) => ({
    candidateId: t.id({ required: true, description: 'The candidate (global id).' }),
    jobId: t.id({ description: 'The job that it is about (global id).' }),
    toAddress: t.field({
      type: 'EmailAddress',
      description: "One of the candidate's addresses; the first when left out.",
    }),
    subject: t.string({ required: true, description: subjectText }),
    contents: t.string({ required: true, description: contentsText }),
    attachments: t.stringList({ description: 'Paths of files that the viewer has uploaded, at most 10 and 10 MB.' }),
  }),
  payload: (t: PayloadFields<{ email: Row }>) => ({
    email: t.field({
      type: CandidateEmail,
      description: 'The mail, which waits to be sent.',
      resolve: ({ email }) => email,
    }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'The candidate as it is now.',
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
    'Gives the viewer the address that they put into BCC when they write from their own mail program: such mails then stand in the conversations. It stays the same unless another one is asked for.',
  operation: contract.candidateEmailLogAddress,
  input: (t) => ({
    isNew: t.boolean({ description: 'Another one: what goes to the old address is refused from then on.' }),
  }),
  payload: (t: PayloadFields<{ address: string | null }>) => ({
    address: t.field({
      type: 'EmailAddress',
      nullable: true,
      description: 'The address; null: the services receive no mails.',
      resolve: ({ address }) => address,
    }),
  }),
  resolve: ({ isNew }, { rest }) => rest.call(contract.candidateEmailLogAddress, { body: { isNew: isNew ?? false } }),
})
