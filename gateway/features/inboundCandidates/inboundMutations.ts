import type { AnswerOf } from '../../../services/core/contract/operation.ts'
import {
  collectedCandidateApproval,
  collectedCandidateIntake,
} from '../../../services/features/inboundCandidates/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { encodeId, idOf } from '../../core/graph/ids.ts'
import { present } from '../../core/rest/json.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { reviewMutations } from '../reviews/reviewMutations.ts'
import { reviewStatusOf, VerificationCandidateStatus } from '../reviews/reviewRow.ts'
import { MessageDetail } from '../translations/messageDetail.ts'
import { InboundCandidate } from './inboundCandidate.ts'

reviewMutations({
  type: 'InboundCandidate',
  ref: InboundCandidate,
  operation: collectedCandidateApproval,
  candidate: 'The inbound candidate after the change.',
  approve:
    'Approves an inbound candidate: creates a candidate from it, with an owner. CONFLICT if another user has reviewed it already.',
  reject: 'Rejects an inbound candidate. CONFLICT if another user has reviewed it already.',
  isOwnerRequired: true,
})

const InboundCandidateInput = builder.inputType('InboundCandidateInput', {
  description: 'A candidate in the form in which another system sends it.',
  fields: (t) => ({
    externalId: t.string({
      required: true,
      description: "The person's id in the source system, at most 200 characters. Each id is accepted once.",
    }),
    name: t.string({ required: true, description: 'The full name of the person.' }),
    phones: t.stringList({ description: 'Up to ten phone numbers. A phone number or an e-mail address is required.' }),
    emails: t.field({ type: ['EmailAddress'], description: 'Up to ten e-mail addresses.' }),
    channelId: t.id({ description: 'Recruitment channel (global id).' }),
    cvPath: t.string({ description: 'The path of a file that was uploaded with `/upload/commonsUpload`.' }),
    infoJson: t.string({ description: 'Further data as the JSON text of an object, at most 20,000 characters.' }),
  }),
})

type IntakeResult = AnswerOf<typeof collectedCandidateIntake>[number]

const InboundCandidateResult = builder
  .objectRef<IntakeResult>('InboundCandidateResult')
  .implement({
    description: 'The result for a candidate that another system sent.',
    fields: (t) => ({
      externalId: t.exposeString('externalId', { description: "The person's id in the source system." }),
      inboundCandidateId: t.id({
        description: 'The inbound candidate (global id).',
        resolve: ({ id }) => encodeId('InboundCandidate', id),
      }),
      status: t.field({
        type: VerificationCandidateStatus,
        description: 'The status that it was given.',
        resolve: ({ status }) => reviewStatusOf(status),
      }),
      remark: t.exposeString('remark', {
        nullable: true,
        description: 'Why the candidate is already known, failed or was refused.',
      }),
      remarkDetails: t.field({
        type: [MessageDetail],
        description: 'The remark as codes. Empty if the services provide none.',
        resolve: ({ remarkDetails }) => remarkDetails ?? [],
      }),
      isNew: t.exposeBoolean('isNew', {
        description: 'Whether this call added it. False: it had been received before and was not changed.',
      }),
    }),
  })

mutation('submitInboundCandidates', {
  description:
    'Receives up to 100 candidates from another system. Each is accepted once by source and external id, and one that failed before is judged again.',
  operation: collectedCandidateIntake,
  input: (t) => ({
    source: t.string({ required: true, description: 'The name of the system, at most 100 characters.' }),
    candidates: t.field({ type: [InboundCandidateInput], required: true, description: 'The candidates to receive.' }),
  }),
  payload: (t: PayloadFields<{ results: IntakeResult[] }>) => ({
    results: t.expose('results', {
      type: [InboundCandidateResult],
      description: 'One result for each candidate, in their order.',
    }),
  }),
  resolve: async ({ source, candidates }, { rest }) => ({
    results: await rest.call(collectedCandidateIntake, {
      body: {
        source,
        candidates: candidates.map(({ externalId, name, phones, emails, channelId, cvPath, infoJson }, index) => ({
          externalId,
          name,
          phones: phones ?? [],
          emails: emails ?? [],
          ...present({
            recChannelId: channelId && idOf('RecruitmentChannel', channelId, `candidates.${index}.channelId`),
            cvPath,
            info: infoJson,
          }),
        })),
      },
    }),
  }),
})
