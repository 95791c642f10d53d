import type { Operation } from '../../../services/core/contract/operation.ts'
import {
  candidateStatuses,
  type CandidateStatus,
  type CvReading,
  type RowsById,
} from '../../../services/features/reviews/contract.ts'
import type { MessageDetails } from '../../../services/core/contract/shapes.ts'
import { builder } from '../../core/graph/builder.ts'
import { other, otherValue } from '../../core/graph/enums.ts'
import { recordId } from '../../core/graph/ids.ts'
import { parseJson, recordOf } from '../../core/rest/json.ts'
import { loader, type Loader } from '../../core/graph/loader.ts'
import type { PayloadFields } from '../../core/graph/mutation.ts'
import { orInstead } from '../../core/rest/instead.ts'
import { Candidate } from '../candidates/candidate.ts'
import { CandidateDraft, CandidateExtractedField } from '../candidates/inputs/candidateDraft.ts'
import { RecruitmentChannel } from '../lookups/lookup.ts'
import { MessageDetail } from '../translations/messageDetail.ts'
import { User } from '../users/user.ts'
import { downloadUrlOf, File } from '../../core/graph/types/file.ts'

/** What the services return for a row of every list. */
export interface ReviewRow {
  id: string
  name: string
  phones: string[]
  emails: string[]
  status: CandidateStatus
  remark: string | null
  remarkDetails?: MessageDetails | null
  info: string | null
  cvPath: string | null
  owner: string | null
  recChannelId: string | null
  candidateProccessId: string | null
  createdDate: string | null
  reviewedBy: string | null
  reviewedDate: string | null
}

/** A row with the data read from its CV. */
interface ReadRow {
  id: string
  cvReading?: CvReading | null
}

const CandidateCvReading = builder
  .objectRef<CvReading>('CandidateCvReading')
  .implement({
    description: 'The data read from the CV of a candidate who is waiting for review.',
    fields: (t) => ({
      draft: t.field({
        type: CandidateDraft,
        description: 'The candidate that the CV describes.',
        resolve: ({ draft }) => draft,
      }),
      fields: t.field({
        type: [CandidateExtractedField],
        description: 'The positions of the extracted values in the CV.',
        resolve: ({ fields }) => fields,
      }),
    }),
  })

/** Loads rows with the data read from their CVs; returns nothing if the services have no such call. */
export const readingLoader = (operation: Operation<any, any, any, any>): Loader<ReadRow> =>
  loader({
    read: (ids, { rest }) =>
      orInstead(
        rest,
        operation,
        () =>
          rest.call(operation, { body: { ids: [...ids], withReading: true } satisfies RowsById }) as Promise<ReadRow[]>,
        () => Promise.resolve([]),
      ),
    key: ({ id }) => id,
    most: 100,
  })

interface InfoEntry {
  name: string
  value: string
}

export const VerificationInfoEntry = builder
  .objectRef<InfoEntry>('VerificationInfoEntry')
  .implement({
    description: 'One imported value of a row.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the column.' }),
      value: t.exposeString('value', { description: 'The value as text.' }),
    }),
  })

/** The outcome of a row. The services spell a failure in three ways (decision D-41) that mean the same to users. */
export type ReviewStatus = Exclude<CandidateStatus, 'fail' | 'failed_createdcandidate'> | typeof other
export function reviewStatusOf(status: CandidateStatus): ReviewStatus {
  if (!candidateStatuses.includes(status)) return other
  return status === 'fail' || status === 'failed_createdcandidate' ? 'failed' : status
}

export const VerificationCandidateStatus = builder.enumType('VerificationCandidateStatus', {
  description: 'The outcome of an imported candidate.',
  values: {
    NEW: { value: 'new', description: 'Submitted and waiting for approval.' },
    APPROVED: { value: 'approved', description: 'Approved and turned into a candidate.' },
    REJECTED: { value: 'rejected', description: 'Rejected by a reviewer.' },
    EXISTING: { value: 'existed', description: 'Already known by phone number or e-mail address.' },
    FAILED: {
      value: 'failed',
      description: 'Could not be imported, or was approved but the candidate could not be created.',
    },
    BLOCKED_BY_POLICY: { value: 'policyfailure', description: 'Blocked by a rule of the company.' },
    OTHER: otherValue('statusName'),
  } satisfies Record<string, { value: ReviewStatus; description: string }>,
})

/** Failed rows can be neither approved nor rejected (decision D-40). */
const isFailed = ({ status }: ReviewRow): boolean => status.includes('fail')

/** Returns the imported values of a row by name, in their order. */
function infoOf({ info }: ReviewRow): InfoEntry[] {
  return Object.entries(recordOf(parseJson(info))).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value),
  }))
}

/** Returns the first of the comma-separated paths. */
const firstPath = ({ cvPath }: ReviewRow): string | null =>
  cvPath
    ?.split(',')
    .map((path) => path.trim())
    .find(Boolean) ?? null

/** The schema descriptions that each list provides for its rows. */
interface Descriptions {
  phones: string
  remark: string
  info: string
  hasInfo: string
  infoJson: string
  cv: string
  createdAt: string
  canApprove: string
}

/**
 * Returns the fields of a row to review. `mayReview`: whether the services let the viewer review it; `readings`: loads
 * the data read from the CVs.
 */
export function reviewRowFields<Row extends ReviewRow>(
  rowFields: PayloadFields<Row>,
  text: Descriptions,
  mayReview: (row: Row) => boolean,
  readings: Loader<ReadRow>,
) {
  // Row is generic here, so the compiler does not know its members.
  const t = rowFields as unknown as PayloadFields<ReviewRow>
  const canReview = (row: ReviewRow) => mayReview(row as Row) && !isFailed(row)
  return {
    name: t.exposeString('name', { description: 'Name of the candidate.' }),
    phones: t.exposeStringList('phones', { description: text.phones }),
    emails: t.expose('emails', { type: ['EmailAddress'], description: 'E-mail addresses as imported.' }),
    status: t.field({
      type: VerificationCandidateStatus,
      description: 'Outcome of the row.',
      resolve: ({ status }) => reviewStatusOf(status),
    }),
    statusName: t.string({
      nullable: true,
      description: "The services' own value if the status is OTHER.",
      resolve: ({ status }) => (reviewStatusOf(status) === other ? status : null),
    }),
    remark: t.exposeString('remark', { nullable: true, description: text.remark }),
    remarkDetails: t.field({
      type: [MessageDetail],
      description: 'The content of the remark as codes; empty if a person wrote it or the services provide no codes.',
      resolve: ({ remarkDetails }) => remarkDetails ?? [],
    }),
    info: t.field({ type: [VerificationInfoEntry], description: text.info, resolve: infoOf }),
    hasInfo: t.boolean({ description: text.hasInfo, resolve: (row) => infoOf(row).length > 0 }),
    infoJson: t.exposeString('info', { nullable: true, description: text.infoJson }),
    cv: t.field({
      type: File,
      nullable: true,
      description: text.cv,
      resolve: (row) => {
        const path = firstPath(row)
        return path ? { path, downloadUrl: downloadUrlOf('commonsFile', { path }) } : null
      },
    }),
    cvReading: t.field({
      type: CandidateCvReading,
      nullable: true,
      description: 'The data read from its CV; null if it has no CV or the CV was not read.',
      resolve: async ({ id }, _args, context) => (await readings.load(context, id))?.cvReading ?? null,
    }),
    owner: t.field({
      type: User,
      nullable: true,
      description: 'The user who is responsible for the candidate.',
      resolve: ({ owner }, _args, context, info) => User.named(context, owner, info),
    }),
    channel: t.field({
      type: RecruitmentChannel,
      nullable: true,
      description: 'The recruitment channel that the candidate came from.',
      resolve: ({ recChannelId }, _args, context) => RecruitmentChannel.load(context, recordId(recChannelId)),
    }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description:
        'The candidate that it became or duplicates; null if there is none or the caller may not read candidates.',
      resolve: ({ candidateProccessId }, _args, context, info) => Candidate.refer(context, candidateProccessId, info),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', nullable: true, description: text.createdAt }),
    reviewedBy: t.field({
      type: User,
      nullable: true,
      description: 'Who approved or rejected it.',
      resolve: ({ reviewedBy }, _args, context, info) => User.named(context, reviewedBy, info),
    }),
    reviewedAt: t.expose('reviewedDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was approved or rejected.',
    }),
    canApprove: t.boolean({ description: text.canApprove, resolve: canReview }),
    canReject: t.boolean({
      description: 'Whether the viewer may reject it.',
      resolve: (row) => canReview(row) && row.status !== 'rejected',
    }),
  }
}
