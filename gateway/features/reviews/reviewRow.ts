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

/** What the services answer about a row of every list. */
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

/** A row with what was read from its CV. */
interface ReadRow {
  id: string
  cvReading?: CvReading | null
}

const CandidateCvReading = builder
  .objectRef<CvReading>('CandidateCvReading')
  .implement({
    description: 'What was read from the CV of a candidate who waits for review.',
    fields: (t) => ({
      draft: t.field({
        type: CandidateDraft,
        description: 'The candidate that the CV describes.',
        resolve: ({ draft }) => draft,
      }),
      fields: t.field({
        type: [CandidateExtractedField],
        description: 'Where each thing stands in the CV.',
        resolve: ({ fields }) => fields,
      }),
    }),
  })

/** Reads of rows with what was read from their CVs; nothing of services that have no such call. */
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

/** What became of a row. The services spell a failure in three ways (decision D-41), which mean the same to people. */
export type ReviewStatus = Exclude<CandidateStatus, 'fail' | 'failed_createdcandidate'> | typeof other
export function reviewStatusOf(status: CandidateStatus): ReviewStatus {
  if (!candidateStatuses.includes(status)) return other
  return status === 'fail' || status === 'failed_createdcandidate' ? 'failed' : status
}

export const VerificationCandidateStatus = builder.enumType('VerificationCandidateStatus', {
  description: 'What became of an imported candidate.',
  values: {
    NEW: { value: 'new', description: 'Submitted: waits for approval.' },
    APPROVED: { value: 'approved', description: 'Validated: became a candidate.' },
    REJECTED: { value: 'rejected', description: 'Somebody has rejected it.' },
    EXISTING: { value: 'existed', description: 'Known already, by phone or e-mail.' },
    FAILED: {
      value: 'failed',
      description: 'Could not be imported, or was approved and the candidate could not be created.',
    },
    BLOCKED_BY_POLICY: { value: 'policyfailure', description: 'Blocked by a rule of the company.' },
    OTHER: otherValue('statusName'),
  } satisfies Record<string, { value: ReviewStatus; description: string }>,
})

/** Rows that failed can be neither approved nor rejected (decision D-40). */
const isFailed = ({ status }: ReviewRow): boolean => status.includes('fail')

/** What came with a row, by name, in its order. */
function infoOf({ info }: ReviewRow): InfoEntry[] {
  return Object.entries(recordOf(parseJson(info))).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value),
  }))
}

/** The first of comma-separated paths. */
const firstPath = ({ cvPath }: ReviewRow): string | null =>
  cvPath
    ?.split(',')
    .map((path) => path.trim())
    .find(Boolean) ?? null

/** What a list says of its own rows in the schema. */
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

/** The fields of a row to review. `mayReview`: the services let the viewer review it; `readings`: what CVs of the list say. */
export function reviewRowFields<Row extends ReviewRow>(
  rowFields: PayloadFields<Row>,
  text: Descriptions,
  mayReview: (row: Row) => boolean,
  readings: Loader<ReadRow>,
) {
  // Row is generic here, so the compiler does not find its members.
  const t = rowFields as unknown as PayloadFields<ReviewRow>
  const canReview = (row: ReviewRow) => mayReview(row as Row) && !isFailed(row)
  return {
    name: t.exposeString('name', { description: 'Name of the candidate.' }),
    phones: t.exposeStringList('phones', { description: text.phones }),
    emails: t.expose('emails', { type: ['EmailAddress'], description: 'E-mail addresses as they came.' }),
    status: t.field({
      type: VerificationCandidateStatus,
      description: 'What became of it.',
      resolve: ({ status }) => reviewStatusOf(status),
    }),
    statusName: t.string({
      nullable: true,
      description: "The services' own word for the status, where it is OTHER.",
      resolve: ({ status }) => (reviewStatusOf(status) === other ? status : null),
    }),
    remark: t.exposeString('remark', { nullable: true, description: text.remark }),
    remarkDetails: t.field({
      type: [MessageDetail],
      description:
        'What the remark says, by codes; empty for one that a person wrote, and where the services tell no codes.',
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
      description: 'What was read from its CV; null without one, and where it has not been read.',
      resolve: async ({ id }, _args, context) => (await readings.load(context, id))?.cvReading ?? null,
    }),
    owner: t.field({
      type: User,
      nullable: true,
      description: 'Who takes care of the candidate.',
      resolve: ({ owner }, _args, context, info) => User.named(context, owner, info),
    }),
    channel: t.field({
      type: RecruitmentChannel,
      nullable: true,
      description: 'Where the candidate came from.',
      resolve: ({ recChannelId }, _args, context) => RecruitmentChannel.load(context, recordId(recChannelId)),
    }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description:
        'The candidate that it became, or that it is a duplicate of; null for none, and for who may not read candidates.',
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
      description: 'The viewer may reject it.',
      resolve: (row) => canReview(row) && row.status !== 'rejected',
    }),
  }
}
