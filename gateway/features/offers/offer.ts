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

/** The offers of many candidates at once. */
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

export const OfferKind = enumOf<contract.OfferKind>('OfferKind', 'Whom an offer is for.', {
  salaryOffer: 'Inside of the company: what is to be offered.',
  offerLetter: 'To the candidate, who accepts or declines it.',
})

const OfferState = enumOf<contract.OfferState>('OfferState', 'How an offer stands.', {
  draft: 'It is being written.',
  pending: 'It waits for its approvers.',
  rejected: 'An approver has rejected it; it may be changed and asked for again.',
  approved: 'It is approved; a letter may be sent.',
  sent: 'The candidate has it and may answer.',
  accepted: 'The candidate has accepted it.',
  declined: 'The candidate has declined it.',
  withdrawn: 'The company has taken it back.',
  expired: 'The candidate did not answer in time.',
})

const OfferApprovalDecision = enumOf<NonNullable<ApprovalStep['decision']>>(
  'OfferApprovalDecision',
  'What became of the turn of an approver.',
  {
    approved: 'The offer was approved.',
    rejected: 'The offer was rejected.',
    skipped: 'The approver has left, or may no longer approve.',
    dropped: 'The round ended before.',
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
        description: 'Who is to decide.',
        resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
      }),
      decision: t.field({
        type: OfferApprovalDecision,
        nullable: true,
        description: 'What was decided; null: that is still to come.',
        resolve: ({ decision }) => decision,
      }),
      decidedBy: t.field({
        type: User,
        nullable: true,
        description: 'Who has decided: the approver, or who stood in for them; null until then.',
        resolve: ({ decidedBy }, _args, context, info) => (decidedBy ? User.named(context, decidedBy, info) : null),
      }),
      comment: t.exposeString('comment', { nullable: true, description: 'What was said.' }),
      askedAt: t.expose('askedDate', {
        type: 'DateTime',
        nullable: true,
        description: "Since when it is the approver's turn; null: others come first.",
      }),
      decidedAt: t.expose('decidedDate', { type: 'DateTime', nullable: true, description: 'When it was decided.' }),
    }),
  })

const OfferApprovalRound = builder
  .objectRef<ApprovalRound>('OfferApprovalRound')
  .implement({
    description: 'One time that the approvers of an offer were asked.',
    fields: (t) => ({
      number: t.exposeInt('round', { description: '1 for the first time.' }),
      steps: t.expose('steps', {
        type: [OfferApprovalStep],
        extensions: { listSize: 3 },
        description: 'The approvers in their order.',
      }),
    }),
  })

export const Offer: NodeRef<contract.Offer> = node<contract.Offer>('Offer', {
  description:
    'What is offered to a candidate of a job. Seen by those who manage interviews, and by approvers who were asked about it.',
  permission: contract.offerReaders,
  isByRecord: true,
  loader: offers,
  databaseId: ({ id }) => id,
  fields: (t) => ({
    kind: t.expose('kind', { type: OfferKind, description: 'Whom it is for.' }),
    state: t.expose('state', { type: OfferState, description: 'How it stands.' }),
    version: t.exposeInt('version', { description: 'Grows with each change of what is offered.' }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'To whom it is made; who may not read candidates gets the ids alone.',
      resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
    }),
    candidateName: t.exposeString('candidateName', { description: 'Full name of the candidate.' }),
    job: t.field({
      type: Job,
      nullable: true,
      description: 'For which job; who may not read jobs gets the ids alone.',
      resolve: ({ jobId }, _args, context, info) => Job.refer(context, jobId, info),
    }),
    jobTitle: t.exposeString('jobTitle', { description: 'Title of the job.' }),
    formName: t.exposeString('formName', { description: 'Name of the form that it is written by.' }),
    formContents: t.exposeString('formContents', {
      description: 'The form as it was when the offer was begun: JSON text, as the form stores it.',
    }),
    answers: t.string({
      description: "The answers by the keys of the form's fields, as JSON text: { key: { value, reason } }.",
      resolve: ({ answers }) => JSON.stringify(answers),
    }),
    subject: t.exposeString('subject', { description: 'Subject of the mail to the candidate.' }),
    message: t.exposeString('message', { description: 'Sanitised HTML of that mail.' }),
    validUntil: t.expose('validUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the candidate may answer.',
    }),
    isApprovalRequired: t.exposeBoolean('needsApproval', { description: 'Its form asks for an approval.' }),
    document: t.field({
      type: File,
      nullable: true,
      description: 'The document as it was approved; null until it is submitted.',
      resolve: ({ document }) =>
        document && { ...document, downloadUrl: downloadUrlOf('commonsFile', { path: document.path }) },
    }),
    documentHash: t.string({
      nullable: true,
      description: 'SHA-256 of that document, in hexadecimal: the receipt of the candidate names it.',
      resolve: ({ document }) => document?.sha256 ?? null,
    }),
    previewUrl: t.field({
      type: 'URL',
      description:
        'Where on this origin the document is fetched, as it was approved or as it would be now; with the access token.',
      resolve: ({ id }) => downloadUrlOf('offerPreview', { id }),
    }),
    recipient: t.exposeString('recipient', { nullable: true, description: 'E-mail address that it was sent to.' }),
    sentAt: t.expose('sentDate', { type: 'DateTime', nullable: true, description: 'When it was sent last.' }),
    sentBy: t.field({
      type: User,
      nullable: true,
      description: 'Who has sent it.',
      resolve: ({ sentBy }, _args, context, info) => (sentBy ? User.named(context, sentBy, info) : null),
    }),
    endedAt: t.expose('endedDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was answered or withdrawn, or has expired.',
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it was declined or withdrawn.' }),
    createdBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Who has begun it.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When it was begun.' }),
    rounds: t.expose('rounds', {
      type: [OfferApprovalRound],
      extensions: { listSize: 2 },
      description: 'Each time that was asked, the newest first.',
    }),
    stepToDecide: t.field({
      type: OfferApprovalStep,
      nullable: true,
      extensions: { personal: true },
      description: "The step on which it is the viewer's turn, or that of somebody whom they stand in for.",
      resolve: ({ rounds, waitingId }) =>
        rounds.flatMap(({ steps }) => steps).find(({ id }) => id === waitingId) ?? null,
    }),
    insteadOf: t.field({
      type: User,
      nullable: true,
      extensions: { personal: true },
      description: 'Whom the viewer stands in for on that step.',
      resolve: ({ waitingFor }, _args, context, info) => (waitingFor ? User.named(context, waitingFor, info) : null),
    }),
    suggestedApprovers: t.field({
      type: [User],
      mayFailAlone: true,
      extensions: { listSize: 2 },
      description: 'Who has approved it before, or another offer of the job, in their order.',
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
    description: 'What was offered to the candidate, the newest first; for approvers what they were asked about.',
    resolve: async ({ id }, _args, context) => (await offersOfCandidates.load(context, id))?.offers ?? [],
  }),
)

builder.queryField('offer', (t) =>
  t.field({
    type: Offer,
    nullable: true,
    operation: contract.offersByIds,
    extensions: { personal: true },
    description: 'One offer; null when there is none, or the viewer may not see it.',
    args: { databaseId: t.arg.string({ required: true, description: "The services' id of the offer." }) },
    resolve: (_root, { databaseId }, context) => Offer.tryLoad(context, databaseId),
  }),
)
