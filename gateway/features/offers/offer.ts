import * as contract from '../../../services/features/offers/contract.ts'
import type { ApprovalRound, ApprovalStep } from '../../../services/features/requisitions/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { byIds, loader } from '../../core/graph/loader.ts'
import { globalId, node, type NodeRef } from '../../core/graph/node.ts'
import { downloadUrlOf, File } from '../../core/graph/types/file.ts'
import { Candidate } from '../candidates/candidate.ts'
import { Job } from '../jobs/job.ts'
import { User } from '../users/user.ts'

export const offers = loader<contract.Offer>({ read: byIds(contract.offersByIds), key: ({ id }) => id, most: 100 })

/** Loads the offers of many candidates at once. */
const offersOfCandidates = loader<{ candidateId: string; offers: readonly contract.Offer[] }>({
  read: async (candidateIds, { rest }) => {
    const found = await rest.call(contract.offersOf, { body: { candidateIds: [...candidateIds] } })
    return [...Map.groupBy(found, ({ candidateId }) => candidateId)].map(([candidateId, own]) => ({
      candidateId,
      offers: own,
    }))
  },
  key: ({ candidateId }) => candidateId,
  most: 100,
})

export const OfferKind = enumOf<contract.OfferKind>('OfferKind', 'The audience of an offer.', {
  salaryOffer: 'Internal to the company: what will be offered.',
  offerLetter: 'For the candidate, who accepts or declines it.',
})

const OfferState = enumOf<contract.OfferState>('OfferState', 'The state of an offer.', {
  draft: 'It is a draft.',
  pending: 'It is waiting for its approvers.',
  rejected: 'An approver has rejected it; it may be changed and submitted again.',
  approved: 'It is approved; a letter may now be sent.',
  sent: 'It was sent to the candidate, who may answer.',
  accepted: 'The candidate has accepted it.',
  declined: 'The candidate has declined it.',
  withdrawn: 'The company has withdrawn it.',
  expired: 'The candidate did not answer in time.',
})

const OfferApprovalDecision = enumOf<NonNullable<ApprovalStep['decision']>>(
  'OfferApprovalDecision',
  "The outcome of an approver's turn.",
  {
    approved: 'The offer was approved.',
    rejected: 'The offer was rejected.',
    skipped: 'The approver has left or may no longer approve.',
    dropped: "The round ended before the approver's turn.",
  },
)

const OfferApprovalStep = builder
  .objectRef<ApprovalStep>('OfferApprovalStep')
  .implement({
    description: 'One approver in a round of approvals of an offer.',
    fields: (t) => ({
      id: globalId(t, 'OfferApprovalStep'),
      approver: t.field({
        type: User,
        mayFailAlone: true,
        description: 'Who has to decide.',
        resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
      }),
      decision: t.field({
        type: OfferApprovalDecision,
        nullable: true,
        description: 'The decision; null until it is made.',
        resolve: ({ decision }) => decision,
      }),
      decidedBy: t.field({
        type: User,
        nullable: true,
        description: 'Who decided: the approver or their deputy; null until the decision.',
        resolve: ({ decidedBy }, _args, context, info) => (decidedBy ? User.named(context, decidedBy, info) : null),
      }),
      comment: t.exposeString('comment', { nullable: true, description: 'Comment of the approver.' }),
      askedAt: t.expose('askedDate', {
        type: 'DateTime',
        nullable: true,
        description: "Since when it is the approver's turn; null while others come first.",
      }),
      decidedAt: t.expose('decidedDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When the decision was made.',
      }),
    }),
  })

const OfferApprovalRound = builder
  .objectRef<ApprovalRound>('OfferApprovalRound')
  .implement({
    description: 'One round of approvals of an offer.',
    fields: (t) => ({
      number: t.exposeInt('round', { description: 'Number of the round, from 1.' }),
      steps: t.expose('steps', {
        type: [OfferApprovalStep],
        extensions: { listSize: 3 },
        description: 'The approvers, in order.',
      }),
    }),
  })

export const Offer: NodeRef<contract.Offer> = node<contract.Offer>('Offer', {
  description: 'An offer to a candidate of a job. Visible to users who manage interviews, and to its approvers.',
  permission: contract.offerReaders,
  isByRecord: true,
  loader: offers,
  databaseId: ({ id }) => id,
  fields: (t) => ({
    kind: t.expose('kind', { type: OfferKind, description: 'The audience of the offer.' }),
    state: t.expose('state', { type: OfferState, description: 'State of the offer.' }),
    version: t.exposeInt('version', { description: "Increases with each change to the offer's content." }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'The candidate; users who may not read candidates get only the ids.',
      resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
    }),
    candidateName: t.exposeString('candidateName', { description: 'Full name of the candidate.' }),
    job: t.field({
      type: Job,
      nullable: true,
      description: 'The job; users who may not read jobs get only the ids.',
      resolve: ({ jobId }, _args, context, info) => Job.refer(context, jobId, info),
    }),
    jobTitle: t.exposeString('jobTitle', { description: 'Title of the job.' }),
    formName: t.exposeString('formName', { description: 'Name of the form used for the offer.' }),
    formContents: t.exposeString('formContents', {
      description: 'The form as it was when the offer was created: JSON text, as stored with the form.',
    }),
    answers: t.string({
      description: 'The answers by key of the form field, as JSON text: { key: { value, reason } }.',
      resolve: ({ answers }) => JSON.stringify(answers),
    }),
    subject: t.exposeString('subject', { description: 'Subject of the e-mail to the candidate.' }),
    message: t.exposeString('message', { description: 'Sanitised HTML of that e-mail.' }),
    validUntil: t.expose('validUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the candidate may answer.',
    }),
    isApprovalRequired: t.exposeBoolean('needsApproval', { description: 'Whether its form requires an approval.' }),
    document: t.field({
      type: File,
      nullable: true,
      description: 'The document as approved; null until it is submitted.',
      resolve: ({ document }) =>
        document && { ...document, downloadUrl: downloadUrlOf('commonsFile', { path: document.path }) },
    }),
    documentHash: t.string({
      nullable: true,
      description: "SHA-256 of that document, in hexadecimal; also shown on the candidate's receipt.",
      resolve: ({ document }) => document?.sha256 ?? null,
    }),
    previewUrl: t.field({
      type: 'URL',
      description:
        'URL of the document on this origin, as approved or as it would be generated now; requires the access token.',
      resolve: ({ id }) => downloadUrlOf('offerPreview', { id }),
    }),
    recipient: t.exposeString('recipient', { nullable: true, description: 'E-mail address it was sent to.' }),
    sentAt: t.expose('sentDate', { type: 'DateTime', nullable: true, description: 'When it was last sent.' }),
    sentBy: t.field({
      type: User,
      nullable: true,
      description: 'Who sent it.',
      resolve: ({ sentBy }, _args, context, info) => (sentBy ? User.named(context, sentBy, info) : null),
    }),
    endedAt: t.expose('endedDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was answered or withdrawn, or when it expired.',
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it was declined or withdrawn.' }),
    createdBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Who created it.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When it was created.' }),
    rounds: t.expose('rounds', {
      type: [OfferApprovalRound],
      extensions: { listSize: 2 },
      description: 'The rounds of approval, newest first.',
    }),
    stepToDecide: t.field({
      type: OfferApprovalStep,
      nullable: true,
      extensions: { personal: true },
      description: 'The step that awaits a decision by the viewer, or by someone whose deputy the viewer is.',
      resolve: ({ rounds, waitingId }) =>
        rounds.flatMap(({ steps }) => steps).find(({ id }) => id === waitingId) ?? null,
    }),
    insteadOf: t.field({
      type: User,
      nullable: true,
      extensions: { personal: true },
      description: 'The user whose deputy the viewer is on that step.',
      resolve: ({ waitingFor }, _args, context, info) => (waitingFor ? User.named(context, waitingFor, info) : null),
    }),
    suggestedApprovers: t.field({
      type: [User],
      mayFailAlone: true,
      extensions: { listSize: 2 },
      description: 'Earlier approvers of this offer, or of another offer of the job, in their order.',
      resolve: ({ suggested }, _args, context, info) => User.allNamed(context, suggested, info),
    }),
  }),
})

builder.objectField(Candidate, 'offers', (t) =>
  t.field({
    type: [Offer],
    nullable: true,
    operation: contract.offersOf,
    extensions: { personal: true, listSize: 2 },
    description: 'Offers made to the candidate, newest first; approvers see only those they were asked to approve.',
    resolve: async ({ id }, _args, context) => (await offersOfCandidates.load(context, id))?.offers ?? [],
  }),
)

builder.queryField('offer', (t) =>
  t.field({
    type: Offer,
    nullable: true,
    operation: contract.offersByIds,
    extensions: { personal: true },
    description: 'One offer; null if there is none that the viewer may see.',
    args: { databaseId: t.arg.string({ required: true, description: "The services' id of the offer." }) },
    resolve: (_root, { databaseId }, context) => Offer.tryLoad(context, databaseId),
  }),
)
