import { candidateStatuses, type CandidateStatus } from '../../../services/features/reviews/contract.ts'
import {
  vendorSubmissionByIds,
  vendorSubmissionCreate,
  vendorSubmissionReport,
  vendorSubmissionSubmitted,
  type VendorSubmission as Row,
} from '../../../services/features/vendorSubmissions/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, countNested, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { byIds, findIn, loader } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { recordId } from '../../core/graph/ids.ts'
import { readPages } from '../../core/graph/paging.ts'
import { downloadUrlOf, File } from '../../core/graph/types/file.ts'
import { Candidate } from '../candidates/candidate.ts'
import { reviewStatusOf, VerificationCandidateStatus } from '../reviews/reviewRow.ts'
import { User } from '../users/user.ts'
import {
  consent,
  progress,
  ruling,
  standing,
  VendorSubmissionConsent,
  VendorSubmissionProgress,
  VendorSubmissionRuling,
  VendorSubmissionStanding,
} from './submissionEnums.ts'
import { VendorRequest } from '../vendorRequests/vendorRequest.ts'

const VendorSubmissionStage = builder
  .objectRef<{ name: string; color: string }>('VendorSubmissionStage')
  .implement({
    description: 'The stage of a job that a candidate is in.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the stage.' }),
      color: t.exposeString('color', { description: 'Colour of the stage, as #rrggbb.' }),
    }),
  })

/** Texts that the services join with commas. */
const parts = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean)
const isReviewStatus = (status: string): status is CandidateStatus =>
  (candidateStatuses as readonly string[]).includes(status)

export const VendorSubmission = node<Row>('VendorSubmission', {
  description: 'A CV that a vendor has sent in answer to a request.',
  permission: ['VendorRequest:ViewSubmittedListVendorRequest', 'VendorRequest:ViewSubmitReportVendorRequest'],
  isByRecord: true,
  loader: loader<Row>({
    read: byIds(
      vendorSubmissionByIds,
      findIn((page, { rest }) => rest.call(vendorSubmissionSubmitted, { query: page })),
    ),
    key: ({ id }) => id,
  }),
  databaseId: ({ id }) => id,
  uploads: [vendorSubmissionCreate],
  fields: (t) => ({
    request: t.field({
      type: VendorRequest,
      nullable: true,
      description: 'The request that it answers.',
      resolve: ({ vendorRequestId }, _args, context) => VendorRequest.load(context, recordId(vendorRequestId)),
    }),
    vendorName: t.exposeString('vendorName', { description: 'Name of the vendor.' }),
    title: t.string({
      nullable: true,
      description: 'What the vendor calls it.',
      resolve: ({ title }) => title || null,
    }),
    candidateName: t.exposeString('candidateName', {
      description: 'Name of the candidate; that of the file until it has been read.',
    }),
    phones: t.stringList({
      description: 'Phone numbers that the CV names.',
      resolve: ({ candidatePhone }) => parts(candidatePhone),
    }),
    emails: t.field({
      type: ['EmailAddress'],
      description: 'E-mail addresses that the CV names.',
      resolve: ({ candidateEmail }) => parts(candidateEmail),
    }),
    cv: t.field({
      type: File,
      nullable: true,
      description: 'The file that was sent.',
      resolve: ({ candidateCV: path, fileName: name }) =>
        path ? { path, downloadUrl: downloadUrlOf('commonsFile', { path }), name: name ?? null } : null,
    }),
    progress: t.field({
      type: VendorSubmissionProgress,
      description: 'How far it is, as its vendor is told.',
      resolve: (row) => progress.valueOf(row.progress ?? 'received'),
    }),
    progressName: t.string({
      nullable: true,
      description: "The services' own word for the progress, where it is OTHER.",
      resolve: (row) => progress.nameOf(row.progress ?? 'received'),
    }),
    reviewStatus: t.field({
      type: VerificationCandidateStatus,
      nullable: true,
      description:
        "Status of its row in the vendors' folder; null until it is there, and for people outside the company.",
      resolve: ({ status }) => (isReviewStatus(status) ? reviewStatusOf(status) : null),
    }),
    remark: t.string({
      nullable: true,
      description: "The reviewer's remark; for people outside the company what it lets them know.",
      resolve: ({ remark }) => remark || null,
    }),
    jobTitle: t.exposeString('jobTitle', { description: "Title of the request's job, or of the request." }),
    stage: t.field({
      type: VendorSubmissionStage,
      nullable: true,
      description: 'The stage of the job that the candidate is in.',
      resolve: ({ interviewStatus }) => interviewStatus,
    }),
    consent: t.field({
      type: VendorSubmissionConsent,
      nullable: true,
      description: 'Whether the candidate agrees to it; null until it has been read.',
      resolve: (row) => (row.consent ? consent.valueOf(row.consent) : null),
    }),
    consentName: t.string({
      nullable: true,
      description: "The services' own word for the consent, where it is OTHER.",
      resolve: (row) => (row.consent ? consent.nameOf(row.consent) : null),
    }),
    consentEvidence: t.string({
      nullable: true,
      description: 'How and when the candidate agreed, as the vendor says.',
      resolve: (row) => row.consentEvidence || null,
    }),
    consentAt: t.expose('consentDate', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the consent is so.',
    }),
    submittedBy: t.field({
      type: User,
      nullable: true,
      description: 'Who has sent it; null for people outside the company.',
      resolve: ({ submittedBy }, _args, context, info) => User.named(context, submittedBy ?? null, info),
    }),
    submittedAt: t.expose('createdDate', { type: 'DateTime', description: 'When it was sent.' }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'The candidate that it became; null for none, and for who may not read candidates.',
      resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId ?? null, info),
    }),
    standing: t.field({
      type: VendorSubmissionStanding,
      nullable: true,
      description: 'What it is beside earlier ones; null until it has been read, and for people outside the company.',
      resolve: (row) => (row.standing ? standing.valueOf(row.standing) : null),
    }),
    standingName: t.string({
      nullable: true,
      description: "The services' own word for the standing, where it is OTHER.",
      resolve: (row) => (row.standing ? standing.nameOf(row.standing) : null),
    }),
    ownedUntil: t.expose('ownerUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when its vendor owns the candidate; null for people outside the company.',
    }),
    ruling: t.field({
      type: VendorSubmissionRuling,
      nullable: true,
      description: 'What was ruled on it; null: nothing yet, or for people outside the company.',
      resolve: (row) => (row.ruling ? ruling.valueOf(row.ruling) : null),
    }),
    rulingName: t.string({
      nullable: true,
      description: "The services' own word for the ruling, where it is OTHER.",
      resolve: (row) => (row.ruling ? ruling.nameOf(row.ruling) : null),
    }),
    shownReason: t.string({
      nullable: true,
      description: 'What the vendor is told of a rejection; null for people outside the company.',
      resolve: ({ shownReason }) => shownReason || null,
    }),
  }),
})

// The earlier one is of the same type, which is not known yet above.
builder.objectField(VendorSubmission, 'earlier', (t) =>
  t.field({
    type: VendorSubmission,
    nullable: true,
    description: 'The earlier one that owns the candidate, or that it brings up to date.',
    resolve: ({ firstId }, _args, context) => VendorSubmission.load(context, recordId(firstId ?? null)),
  }),
)

const VendorSubmissionConnection = connectionOf(VendorSubmission)

builder.objectField(VendorRequest, 'submissionReport', (t) =>
  t.field({
    type: VendorSubmissionConnection,
    nullable: true,
    mayFailAlone: true,
    operation: vendorSubmissionReport,
    description: 'How far the CVs that answer it are, latest first.',
    args: {
      query: t.arg.string({ description: 'Parts of name, phone or e-mail; accents and case do not count.' }),
      ...pageArgs,
    },
    resolve: ({ id }, { query, ...args }, context, info) => {
      countNested(context)
      return readPages(
        args,
        (page) =>
          context.rest.call(vendorSubmissionReport, {
            fieldNames: { input: 'query' },
            query: { ...page, vendorRequestId: id, ...(query && { input: query }) },
          }),
        pageSelectionOf(info),
      )
    },
  }),
)

builder.objectField(VendorRequest, 'submissions', (t) =>
  t.field({
    type: VendorSubmissionConnection,
    nullable: true,
    mayFailAlone: true,
    operation: vendorSubmissionSubmitted,
    description: 'The CVs that answer it, latest first; vendors see their own.',
    args: pageArgs,
    resolve: ({ id }, args, context, info) => {
      countNested(context)
      return readPages(
        args,
        (page) => context.rest.call(vendorSubmissionSubmitted, { query: { ...page, vendorRequestId: id } }),
        pageSelectionOf(info),
      )
    },
  }),
)
