import {
  collectedCandidateByIds,
  collectedCandidateList,
  type CollectedCandidate as Row,
} from '../../../services/features/collectedCandidates/contract.ts'
import { builder } from '../../core/builder.ts'
import { connectionOf, pageArgs } from '../../core/connection.ts'
import { idOf, recordId } from '../../core/ids.ts'
import {
  firstPath,
  infoOf,
  isFailed,
  spellings,
  VerificationCandidateStatus,
  VerificationInfoEntry,
} from '../../core/importedRow.ts'
import { loader } from '../../core/loader.ts'
import { node } from '../../core/node.ts'
import { readPages } from '../../core/paging.ts'
import { RecruitmentChannel } from '../lookups/lookup.ts'
import { User } from '../users/user.ts'
import { permission } from './access.ts'

const candidates = loader<Row>({
  read: (ids, { rest }) => rest.call(collectedCandidateByIds, { body: { ids: [...ids] } }),
  key: (row) => row.id,
})

export const CollectedCandidate = node<Row>('CollectedCandidate', {
  description: 'A candidate that another system has collected (Greeting).',
  permission,
  loader: candidates,
  databaseId: (row) => row.id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the candidate.' }),
    phones: t.exposeStringList('phones', { description: 'Phone numbers as they were sent.' }),
    emails: t.exposeStringList('emails', { description: 'E-mail addresses.' }),
    status: t.field({
      type: VerificationCandidateStatus,
      description: 'What became of it.',
      resolve: ({ status }) => status,
    }),
    remark: t.exposeString('remark', {
      nullable: true,
      description: "The reviewer's remark, or why it is known, failed or refused.",
    }),
    source: t.exposeString('collectFrom', { description: 'The system that sent it.' }),
    externalId: t.exposeString('externalId', { description: 'The id that the source gave it.' }),
    collectedBy: t.exposeString('createdBy', { description: 'The machine client, or the user, that sent it.' }),
    info: t.field({ type: [VerificationInfoEntry], description: 'What the source knows, by name.', resolve: infoOf }),
    hasInfo: t.boolean({
      description: 'The source knows more than how to reach the person.',
      resolve: (row) => infoOf(row).length > 0,
    }),
    infoJson: t.exposeString('info', { nullable: true, description: 'What the source knows, as JSON text.' }),
    cvPath: t.string({
      nullable: true,
      description: 'Path of the CV in the file service; null without one.',
      resolve: firstPath,
    }),
    owner: t.field({
      type: User,
      nullable: true,
      description: 'Who takes care of the candidate.',
      resolve: ({ owner }, _args, context) => User.load(context, owner),
    }),
    channel: t.field({
      type: RecruitmentChannel,
      nullable: true,
      description: 'Where the candidate came from.',
      resolve: ({ recChannelId }, _args, context) => RecruitmentChannel.load(context, recordId(recChannelId)),
    }),
    candidateDatabaseId: t.id({
      nullable: true,
      description: 'The candidate that it became, or that it is a duplicate of.',
      resolve: ({ candidateProccessId }) => recordId(candidateProccessId),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When it came.' }),
    reviewedBy: t.field({
      type: User,
      nullable: true,
      description: 'Who approved or rejected it.',
      resolve: ({ reviewedBy }, _args, context) => User.load(context, reviewedBy),
    }),
    reviewedAt: t.expose('reviewedDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was approved or rejected.',
    }),
    canApprove: t.boolean({
      description: "The viewer may approve it: the rules of GREETING let the role, and today's number is not used up.",
      resolve: (row) => row.canApprove && !isFailed(row),
    }),
    canReject: t.boolean({
      description: 'The viewer may reject it.',
      resolve: (row) => row.canApprove && !isFailed(row) && row.status !== 'rejected',
    }),
  }),
})

const CollectedCandidateConnection = connectionOf(CollectedCandidate)

const CollectedCandidateFilter = builder.inputType('CollectedCandidateFilter', {
  description: 'Conditions on collected candidates; all of them must hold.',
  fields: (t) => ({
    keyword: t.string({ description: 'Part of the name, a phone number or an e-mail address.' }),
    statuses: t.field({ type: [VerificationCandidateStatus], description: 'Any of these statuses.' }),
    channelIds: t.idList({ description: 'Any of these recruitment channels (global ids).' }),
    source: t.string({ description: 'Only what this system sent.' }),
    from: t.field({ type: 'DateTime', description: 'Came at or after this moment.' }),
    to: t.field({ type: 'DateTime', description: 'Came at or before this moment.' }),
  }),
})

function conditions({ keyword, statuses, channelIds, source, from, to }: typeof CollectedCandidateFilter.$inferInput) {
  return {
    ...(keyword && { keyword }),
    ...(statuses?.length && { status: spellings(statuses) }),
    ...(channelIds?.length && { recChannelIds: channelIds.map((id) => idOf('RecruitmentChannel', id, 'channelIds')) }),
    ...(source && { collectFrom: source }),
    ...(from && { fromDate: from }),
    ...(to && { toDate: to }),
  }
}

builder.queryFields((t) => ({
  collectedCandidates: t.field({
    type: CollectedCandidateConnection,
    permission,
    description: 'Candidates that other systems have collected, newest first.',
    args: {
      filter: t.arg({ type: CollectedCandidateFilter, description: 'Only those that match all of it.' }),
      ...pageArgs,
    },
    resolve: async (_root, { filter, ...args }, context) => {
      const page = await readPages(args, (part) =>
        context.rest.call(collectedCandidateList, { body: { ...part, ...conditions(filter ?? {}) } }),
      )
      candidates.prime(context, page.rows)
      return page
    },
  }),
  collectedCandidate: t.field({
    type: CollectedCandidate,
    nullable: true,
    permission,
    description: 'One collected candidate by the id that addresses carry; null when the company has none with it.',
    args: { databaseId: t.arg.id({ required: true, description: "The services' id." }) },
    resolve: (_root, { databaseId }, context) => CollectedCandidate.load(context, recordId(databaseId)),
  }),
}))
