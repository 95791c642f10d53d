import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import {
  withAlternativeNames,
  Id,
  MessageDetails,
  Nullable,
  openEnum,
  pagedRows,
  rowsPaging,
} from '../../core/contract/shapes.ts'
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

/** The module of the role rules for the greeting screen (001/9). */
export const greetingModule = 'GREETING'

/** The maximum length of the JSON text with a source's information about a person. */
export const maxInfo = 20_000
/** The maximum number of candidates in one intake call. */
export const maxIntake = 100

export const InboundCandidate = Type.Object({
  id: Id,
  ...rowPerson,
  createdBy: Type.String({ description: 'ours: a user name, or the machine client that sent it' }),
  collectFrom: Type.String({ description: 'ours: the source that sent it' }),
  externalId: Type.String({ description: 'ours: the id that the source gave it' }),
  status: openEnum(Type.Enum(candidateStatuses)),
  remark: Nullable(Type.String()),
  remarkDetails: Type.Optional(Nullable(MessageDetails)),
  ...rowPapers,
  canApprove: withAlternativeNames(Type.Boolean(), 'data.canApprove'),
  owner: Nullable(Type.String({ description: 'ours: a user name' })),
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
    collectFrom: Type.Optional(Type.String({ maxLength: 100, description: 'only candidates from this source' })),
  }),
  answer: pagedRows(InboundCandidate),
  doc:
    "Returns the inbound candidates of the caller's company, newest first. fromDate and toDate are inclusive; " +
    'importId, verificationId and vendorRequestId of the list query are ignored. canApprove: an active GREETING ' +
    "rule allows the caller's role to review, and today's limit is not reached (decision D-102). If there is no " +
    'active GREETING rule at all, every holder of this permission may review.',
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
  doc: "Returns the inbound candidates of the caller's company with these ids, in any order.",
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
    'Approves or rejects one inbound candidate as `POST /CVVerification/candidate-approval` does with a row, ' +
    'except that owner, recChanel and skill are required to approve (decision D-43). 403 if no active GREETING ' +
    "rule allows the caller's role, errorCode REVIEW_LIMIT if today's limit is reached, 400 with errorCode 599 " +
    'if somebody has already reviewed the candidate.',
  place: '001/7.1/18, 001/3/7, 001/5/7',
})

const Text = (maxLength: number, description: string) => Type.String({ maxLength, description })

export const InboundInput = Type.Object({
  externalId: Type.String({
    minLength: 1,
    maxLength: 200,
    description: "the source's id of the person; unique within the source",
  }),
  name: Text(250, 'full name'),
  phones: Type.Array(Type.String({ maxLength: 254 }), {
    default: [],
    maxItems: 10,
    description: 'at least one phone or e-mail is required',
  }),
  emails: Type.Array(Type.String({ maxLength: 254 }), { default: [], maxItems: 10 }),
  recChannelId: Type.Optional(Id),
  cvPath: Type.Optional(Text(500, 'path of a file that the caller has uploaded with `POST /commons/upload`')),
  info: Type.Optional(Text(maxInfo, 'JSON text of an object with further data from the source')),
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
    source: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'name of the sending system, such as "Careers chat"',
    }),
    candidates: Type.Array(InboundInput, { minItems: 1, maxItems: maxIntake }),
  }),
  answer: Type.Array(
    Type.Object({
      externalId: Type.String(),
      id: Id,
      status: Type.Enum(candidateStatuses),
      remark: Nullable(Type.String({ description: 'why the status is existed, failed or policyfailure' })),
      remarkDetails: Type.Optional(Nullable(MessageDetails)),
      isNew: Type.Boolean({ description: 'false: it was sent before and has not been changed' }),
    }),
  ),
  doc:
    `Accepts up to ${maxIntake} candidates from another system, which signs in as a machine client (client ` +
    'credentials). A candidate is identified by source and externalId and accepted once: sending it again ' +
    'changes nothing and returns its current state, unless it had failed; then it is judged again. Candidates ' +
    'are judged like the rows of an import: broken → failed; blacklisted, left within 12 months or a block word ' +
    '→ policyfailure; phone or e-mail of a candidate or of an earlier collected one → existed; else new. The ' +
    'results have the order of the call; open lists show the new rows at once.',
  place: 'ours, 001/2.5, D-101',
})
