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
  candidate: 'The inbound candidate as it is now.',
  approve:
    'Approves an inbound candidate: a candidate is created from it, for an owner. CONFLICT when a colleague was first.',
  reject: 'Rejects an inbound candidate. CONFLICT when a colleague was first.',
  isOwnerRequired: true,
})

const InboundCandidateInput = builder.inputType('InboundCandidateInput', {
  description: 'A candidate as another system sends it.',
  fields: (t) => ({
    externalId: t.string({
      required: true,
      description: "The system's own id of the person, up to 200 characters; taken once.",
    }),
    name: t.string({ required: true, description: 'Full name of the person.' }),
    phones: t.stringList({ description: 'Up to ten; a phone or an e-mail is needed.' }),
    emails: t.field({ type: ['EmailAddress'], description: 'Up to ten.' }),
    channelId: t.id({ description: 'Recruitment channel (global id).' }),
    cvPath: t.string({ description: 'Path of a file that was uploaded with `/upload/commonsUpload`.' }),
    infoJson: t.string({ description: 'What else is known, as the JSON text of an object, up to 20,000 characters.' }),
  }),
})

type Taken = AnswerOf<typeof collectedCandidateIntake>[number]

const InboundCandidateResult = builder
  .objectRef<Taken>('InboundCandidateResult')
  .implement({
    description: 'What became of a candidate that another system sent.',
    fields: (t) => ({
      externalId: t.exposeString('externalId', { description: "The system's own id." }),
      inboundCandidateId: t.id({
        description: 'The inbound candidate (global id).',
        resolve: ({ id }) => encodeId('InboundCandidate', id),
      }),
      status: t.field({
        type: VerificationCandidateStatus,
        description: 'How it was judged.',
        resolve: ({ status }) => reviewStatusOf(status),
      }),
      remark: t.exposeString('remark', { nullable: true, description: 'Why it is known, failed or refused.' }),
      remarkDetails: t.field({
        type: [MessageDetail],
        description: 'What the remark says, by codes; empty where the services tell none.',
        resolve: ({ remarkDetails }) => remarkDetails ?? [],
      }),
      isNew: t.exposeBoolean('isNew', {
        description: 'It was taken by this call; false: it had come before and stays as it was.',
      }),
    }),
  })

mutation('submitInboundCandidates', {
  description:
    'Takes up to 100 candidates from another system, each once by source and external id; what failed before is judged anew.',
  operation: collectedCandidateIntake,
  input: (t) => ({
    source: t.string({ required: true, description: 'Name of the system, up to 100 characters.' }),
    candidates: t.field({ type: [InboundCandidateInput], required: true, description: 'The candidates to take in.' }),
  }),
  payload: (t: PayloadFields<{ results: Taken[] }>) => ({
    results: t.expose('results', { type: [InboundCandidateResult], description: 'One for each, in their order.' }),
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
