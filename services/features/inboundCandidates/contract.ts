import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { also, Id, MessageDetails, Nullable, openWords, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import {
  ApprovalPayload,
  Approved,
  candidateStatuses,
  rowFilters,
  rowInput,
  rowPapers,
  rowPerson,
  rowReading,
  rowReview,
  RowsById,
} from '../reviews/contract.ts'

const access = 'Candidate:CollectCandidate' as const
const base = { service: 'verification', access } as const

/** Module of the role rules of the greeting screen (001/9). */
export const greetingModule = 'GREETING'

/** Longest JSON text of what a source knows of a person. */
export const maxInfo = 20_000
/** Most candidates of one intake call. */
export const maxIntake = 100

export const InboundCandidate = Type.Object({
  id: Id,
  ...rowPerson,
  createdBy: Type.String({ description: 'ours: user name, or the machine client that sent it' }),
  collectFrom: Type.String({ description: 'ours: the source that sent it' }),
  externalId: Type.String({ description: 'ours: the id that the source gave it' }),
  status: openWords(Type.Enum(candidateStatuses)),
  remark: Nullable(Type.String()),
  remarkDetails: Type.Optional(Nullable(MessageDetails)),
  ...rowPapers,
  canApprove: also(Type.Boolean(), 'data.canApprove'),
  owner: Nullable(Type.String({ description: 'ours: user name' })),
  recChannelId: Nullable(Id),
  ...rowReview,
  ...rowReading,
})
export type InboundCandidate = Static<typeof InboundCandidate>

export const collectedCandidateList = operation({
  ...base,
  id: 'collectedCandidateList',
  method: 'POST',
  path: '/CollectCandidates/list',
  effect: 'read',
  origin: 'spec',
  body: Type.Object({
    ...rowsPaging(1000),
    ...rowFilters,
    ...rowInput,
    collectFrom: Type.Optional(Type.String({ maxLength: 100, description: 'only what this source sent' })),
  }),
  answer: pagedRows(InboundCandidate),
  doc:
    "Inbound candidates of the caller's company, newest first. fromDate and toDate are inclusive; importId, verificationId and vendorRequestId of " +
    "the list query are passed over. canApprove: an active GREETING rule lets the caller's role review and today's number is not used up (decision " +
    'D-102); with no active GREETING rule at all every holder of this permission may.',
  place: '001/7.1/17, 001/3/9, 001/3/10',
})

export const collectedCandidateByIds = operation({
  ...base,
  id: 'collectedCandidateByIds',
  method: 'POST',
  path: '/CollectCandidates/by-ids',
  effect: 'read',
  origin: 'ours',
  body: RowsById,
  answer: Type.Array(InboundCandidate),
  doc: "Those of the ids that are inbound candidates of the caller's company, in any order.",
  place: 'ours',
})

export const collectedCandidateApproval = operation({
  ...base,
  id: 'collectedCandidateApproval',
  method: 'POST',
  path: '/CollectCandidates/approval',
  effect: 'write',
  origin: 'spec',
  idempotent: true,
  body: ApprovalPayload,
  answer: Approved,
  doc:
    'Approves or rejects one inbound candidate as `POST /CVVerification/candidate-approval` does with a row, but to approve owner, recChanel and ' +
    "skill are required (decision D-43). 403 when no active GREETING rule lets the caller's role, errorCode REVIEW_LIMIT when today's number is used " +
    'up, 400 with errorCode 599 when somebody has already dealt with it.',
  place: '001/7.1/18, 001/3/7, 001/5/7',
})

const Text = (maxLength: number, description: string) => Type.String({ maxLength, description })

export const InboundInput = Type.Object({
  externalId: Type.String({
    minLength: 1,
    maxLength: 200,
    description: "the source's own id of the person; unique in the source",
  }),
  name: Text(250, 'full name'),
  phones: Type.Array(Type.String({ maxLength: 254 }), {
    default: [],
    maxItems: 10,
    description: 'a phone or an e-mail is needed',
  }),
  emails: Type.Array(Type.String({ maxLength: 254 }), { default: [], maxItems: 10 }),
  recChannelId: Type.Optional(Id),
  cvPath: Type.Optional(Text(500, 'path of a file that the caller has uploaded with `POST /commons/upload`')),
  info: Type.Optional(Text(maxInfo, 'JSON text of an object: what else the source knows')),
})
export type InboundInput = Static<typeof InboundInput>

export const collectedCandidateIntake = operation({
  ...base,
  id: 'collectedCandidateIntake',
  method: 'POST',
  path: '/CollectCandidates/intake',
  effect: 'write',
  origin: 'ours',
  idempotent: true,
  maxBytes: 4_194_304,
  body: Type.Object({
    source: Type.String({ minLength: 1, maxLength: 100, description: 'name of the system that sends: "Careers chat"' }),
    candidates: Type.Array(InboundInput, { minItems: 1, maxItems: maxIntake }),
  }),
  answer: Type.Array(
    Type.Object({
      externalId: Type.String(),
      id: Id,
      status: Type.Enum(candidateStatuses),
      remark: Nullable(Type.String({ description: 'why it is existed, failed or policyfailure' })),
      remarkDetails: Type.Optional(Nullable(MessageDetails)),
      isNew: Type.Boolean({ description: 'false: it had come before and is as it was' }),
    }),
  ),
  doc:
    `Takes up to ${maxIntake} candidates from another system, which signs in as a machine client (client credentials). Each is taken once by source ` +
    'and externalId: sent again it is answered as it stands and changes nothing, unless it had failed: then it is judged anew. Judged as an import judges ' +
    'its rows: broken → failed; blacklisted, left within 12 months or a block word → policyfailure; phone or e-mail of a candidate or of an earlier ' +
    'collected one → existed; else new. Answers in the order of the call; whoever looks at the list sees the new rows at once.',
  place: 'ours, 001/2.5, D-101',
})
