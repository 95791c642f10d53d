import * as contract from '../../../services/features/candidateEmails/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { encodeId, idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'

type Skipped = contract.SkippedRecipient

const EmailSkipReason = enumOf<Skipped['reason']>(
  'EmailSkipReason',
  'Why somebody does not get a mail that goes to many.',
  {
    gone: 'The candidate is not there any more.',
    noAddress: 'The candidate has no e-mail address.',
    sameAddress: 'Another one of those who were chosen has the same address.',
    blackListed: 'The candidate is on the black list.',
    unsubscribed: 'The candidate wants no mails that go to many.',
    undeliverable: 'Mails to the address came back before.',
    tooOften: 'The candidate has got three such mails within a day.',
    placeholders: 'Nothing is known for a placeholder.',
  },
)

const SkippedRecipient = builder
  .objectRef<Skipped>('SkippedRecipient')
  .implement({
    description: 'A candidate who does not get a mail that goes to many.',
    fields: (t) => ({
      candidateId: t.id({
        description: 'The candidate (global id).',
        resolve: ({ candidateId }) => encodeId('Candidate', candidateId),
      }),
      reason: t.expose('reason', { type: EmailSkipReason, description: 'Why they do not get it.' }),
      missingTokens: t.exposeStringList('missing', { description: 'Placeholders that no value is known for.' }),
    }),
  })

const EmailsPlan = builder
  .objectRef<{ ready: number; skipped: Skipped[] }>('CandidateEmailsPlan')
  .implement({
    description: 'Who would get a mail that goes to many.',
    fields: (t) => ({
      readyCount: t.exposeInt('ready', { description: 'How many would get it.' }),
      skipped: t.expose('skipped', { type: [SkippedRecipient], description: 'Those who would not.' }),
    }),
  })

const texts = {
  candidateIds: `The candidates (global ids), at most ${contract.emailLimits.many.toLocaleString('en')}.`,
  jobId: 'The job that it is about (global id).',
  subject: 'One line, at most 250 characters; placeholders by their names.',
  contents: 'HTML; placeholders as data-token. All that mails do not hold is left out.',
}

builder.queryField('candidateEmailsPlan', (t) =>
  t.field({
    type: EmailsPlan,
    operation: contract.candidateEmailsPlan,
    description: 'Who of many candidates would get a mail, and who would not, and why. Nothing is sent.',
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
    'Sends a mail to each of many candidates in the name of the viewer, with a link by which they end such mails; answers come back into the conversations.',
  operation: contract.candidateEmailsSend,
  input: (t) => ({
    candidateIds: t.idList({ required: true, description: texts.candidateIds }),
    jobId: t.id({ description: texts.jobId }),
    subject: t.string({ required: true, description: texts.subject }),
    contents: t.string({ required: true, description: texts.contents }),
    attachments: t.stringList({ description: 'Paths of files that the viewer has uploaded, at most 10 and 10 MB.' }),
  }),
  payload: (t: PayloadFields<{ queued: number; skipped: Skipped[] }>) => ({
    sentCount: t.exposeInt('queued', { description: 'How many get it; their mails wait to be sent.' }),
    skipped: t.expose('skipped', { type: [SkippedRecipient], description: 'Those who do not get it.' }),
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
