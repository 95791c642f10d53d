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
    description: 'The stage of a candidate in a job.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the stage.' }),
      color: t.exposeString('color', { description: 'Colour of the stage, as #rrggbb.' }),
    }),
  })

/** Splits a text that the services have joined with commas. */
const parts = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean)
const isReviewStatus = (status: string): status is CandidateStatus =>
  (candidateStatuses as readonly string[]).includes(status)

export const VendorSubmission = node<Row>('VendorSubmission', {
  description: 'A CV that a vendor has submitted for a request.',
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
      description: "The vendor's own name for it.",
      resolve: ({ title }) => title || null,
    }),
    candidateName: t.exposeString('candidateName', {
      description: 'Name of the candidate; the file name until the CV has been read.',
    }),
    phones: t.stringList({
      description: 'Phone numbers in the CV.',
      resolve: ({ candidatePhone }) => parts(candidatePhone),
    }),
    emails: t.field({
      type: ['EmailAddress'],
      description: 'E-mail addresses in the CV.',
      resolve: ({ candidateEmail }) => parts(candidateEmail),
    }),
    cv: t.field({
      type: File,
      nullable: true,
      description: 'The submitted file.',
      resolve: ({ candidateCV: path, fileName: name }) =>
        path ? { path, downloadUrl: downloadUrlOf('commonsFile', { path }), name: name ?? null } : null,
    }),
    progress: t.field({
      type: VendorSubmissionProgress,
      description: 'Its progress, as shown to the vendor.',
      resolve: (row) => progress.valueOf(row.progress ?? 'received'),
    }),
    progressName: t.string({
      nullable: true,
      description: "The services' own value if the progress is OTHER.",
      resolve: (row) => progress.nameOf(row.progress ?? 'received'),
    }),
    reviewStatus: t.field({
      type: VerificationCandidateStatus,
      nullable: true,
      description:
        "Status of its row in the vendors' folder; null until the row exists, and for users outside the company.",
      resolve: ({ status }) => (isReviewStatus(status) ? reviewStatusOf(status) : null),
    }),
    remark: t.string({
      nullable: true,
      description: "The reviewer's remark; for users outside the company, the reason that the company shows them.",
      resolve: ({ remark }) => remark || null,
    }),
    jobTitle: t.exposeString('jobTitle', { description: "Title of the request's job, or of the request." }),
    stage: t.field({
      type: VendorSubmissionStage,
      nullable: true,
      description: "The candidate's stage in the job.",
      resolve: ({ interviewStatus }) => interviewStatus,
    }),
    consent: t.field({
      type: VendorSubmissionConsent,
      nullable: true,
      description: 'Whether the candidate consents to it; null until the CV has been read.',
      resolve: (row) => (row.consent ? consent.valueOf(row.consent) : null),
    }),
    consentName: t.string({
      nullable: true,
      description: "The services' own value if the consent is OTHER.",
      resolve: (row) => (row.consent ? consent.nameOf(row.consent) : null),
    }),
    consentEvidence: t.string({
      nullable: true,
      description: 'How and when the candidate consented, as stated by the vendor.',
      resolve: (row) => row.consentEvidence || null,
    }),
    consentAt: t.expose('consentDate', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the consent has its current state.',
    }),
    submittedBy: t.field({
      type: User,
      nullable: true,
      description: 'Who sent it; null for users outside the company.',
      resolve: ({ submittedBy }, _args, context, info) => User.named(context, submittedBy ?? null, info),
    }),
    submittedAt: t.expose('createdDate', { type: 'DateTime', description: 'When it was sent.' }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'The candidate created from it; null if there is none or the caller may not read candidates.',
      resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId ?? null, info),
    }),
    standing: t.field({
      type: VendorSubmissionStanding,
      nullable: true,
      description:
        'Its relation to earlier submissions; null until the CV has been read, and for users outside the company.',
      resolve: (row) => (row.standing ? standing.valueOf(row.standing) : null),
    }),
    standingName: t.string({
      nullable: true,
      description: "The services' own value if the standing is OTHER.",
      resolve: (row) => (row.standing ? standing.nameOf(row.standing) : null),
    }),
    ownedUntil: t.expose('ownerUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when its vendor owns the candidate; null for users outside the company.',
    }),
    ruling: t.field({
      type: VendorSubmissionRuling,
      nullable: true,
      description: 'The ruling on it; null if there is none, and for users outside the company.',
      resolve: (row) => (row.ruling ? ruling.valueOf(row.ruling) : null),
    }),
    rulingName: t.string({
      nullable: true,
      description: "The services' own value if the ruling is OTHER.",
      resolve: (row) => (row.ruling ? ruling.nameOf(row.ruling) : null),
    }),
    shownReason: t.string({
      nullable: true,
      description: 'The reason for a rejection that is shown to the vendor; null for users outside the company.',
      resolve: ({ shownReason }) => shownReason || null,
    }),
  }),
})

// Declared separately because it has the same type, which is not defined yet above.
builder.objectField(VendorSubmission, 'earlier', (t) =>
  t.field({
    type: VendorSubmission,
    nullable: true,
    description: 'The earlier submission that owns the candidate or that this one updates.',
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
    description: 'Progress of the CVs submitted for it, latest first.',
    args: {
      query: t.arg.string({ description: 'Parts of name, phone or e-mail address; accents and case are ignored.' }),
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
    description: 'The CVs submitted for it, latest first; vendors see only their own.',
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
