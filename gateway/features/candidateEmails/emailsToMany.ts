import * as contract from '../../../services/features/candidateEmails/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { encodeId, idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'

type Skipped = contract.SkippedRecipient

const EmailSkipReason = enumOf<Skipped['reason']>('EmailSkipReason', 'Why a candidate does not get a bulk mail.', {
  gone: 'The candidate no longer exists.',
  noAddress: 'The candidate has no e-mail address.',
  sameAddress: 'Another selected candidate has the same address.',
  blackListed: 'The candidate is on the blacklist.',
  unsubscribed: 'The candidate has unsubscribed from bulk mails.',
  undeliverable: 'Earlier mails to the address could not be delivered.',
  tooOften: 'The candidate has received three such mails within a day.',
  placeholders: 'A placeholder has no known value.',
})

const SkippedRecipient = builder
  .objectRef<Skipped>('SkippedRecipient')
  .implement({
    description: 'A candidate who does not get a bulk mail.',
    fields: (t) => ({
      candidateId: t.id({
        description: 'The candidate (global id).',
        resolve: ({ candidateId }) => encodeId('Candidate', candidateId),
      }),
      reason: t.expose('reason', { type: EmailSkipReason, description: 'Why the candidate does not get it.' }),
      missingTokens: t.exposeStringList('missing', { description: 'Placeholders without a known value.' }),
    }),
  })

const EmailsPlan = builder
  .objectRef<{ ready: number; skipped: Skipped[] }>('CandidateEmailsPlan')
  .implement({
    description: 'Who would get a bulk mail.',
    fields: (t) => ({
      readyCount: t.exposeInt('ready', { description: 'The number of candidates who would get it.' }),
      skipped: t.expose('skipped', { type: [SkippedRecipient], description: 'The candidates who would not get it.' }),
    }),
  })

const texts = {
  candidateIds: `The candidates (global ids), at most ${contract.emailLimits.many.toLocaleString('en')}.`,
  jobId: 'The job that the mail is about (global id).',
  subject: 'One line of at most 250 characters, with placeholders by name.',
  contents: 'HTML with placeholders as data-token. Everything that mails cannot contain is left out.',
}

builder.queryField('candidateEmailsPlan', (t) =>
  t.field({
    type: EmailsPlan,
    operation: contract.candidateEmailsPlan,
    description: 'Which of many candidates would get a mail, and why the others would not. Nothing is sent.',
    args: {
      candidateIds: t.arg.idList({ required: true, description: texts.candidateIds }),
      jobId: t.arg.id({ description: texts.jobId }),
      subject: t.arg.string({ required: true, description: texts.subject }),
      contents: t.arg.string({ required: true, description: texts.contents }),
    },
    resolve: (_root, { candidateIds, jobId, subject, contents }, { rest }) =>
      rest.call(contract.candidateEmailsPlan, {
        body: {
          candidateIds: candidateIds.map((id) => idOf('Candidate', id, 'candidateIds')),
          jobId: jobId ? idOf('Job', jobId, 'jobId') : null,
          subject,
          contents,
        },
      }),
  }),
)

mutation('sendCandidateEmails', {
  description:
    "Sends a mail to each of many candidates in the viewer's name, with a link for unsubscribing from such mails. Replies appear in the conversations.",
  operation: contract.candidateEmailsSend,
  input: (t) => ({
    candidateIds: t.idList({ required: true, description: texts.candidateIds }),
    jobId: t.id({ description: texts.jobId }),
    subject: t.string({ required: true, description: texts.subject }),
    contents: t.string({ required: true, description: texts.contents }),
    attachments: t.stringList({
      description: 'Paths of files that the viewer has uploaded, at most 10 files and 10 MB.',
    }),
  }),
  payload: (t: PayloadFields<{ queued: number; skipped: Skipped[] }>) => ({
    sentCount: t.exposeInt('queued', { description: 'The number of mails that are waiting to be sent.' }),
    skipped: t.expose('skipped', { type: [SkippedRecipient], description: 'The candidates who do not get the mail.' }),
  }),
  resolve: ({ candidateIds, jobId, subject, contents, attachments }, { rest }) =>
    rest.call(contract.candidateEmailsSend, {
      body: {
        candidateIds: candidateIds.map((id) => idOf('Candidate', id, 'candidateIds')),
        jobId: jobId ? idOf('Job', jobId, 'jobId') : null,
        subject,
        contents,
        attachments: [...(attachments ?? [])],
      },
    }),
})
