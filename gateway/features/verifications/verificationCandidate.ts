import {
  verificationCandidateByIds,
  verificationCandidateList,
  type VerificationCandidate as Row,
} from '../../../services/features/verifications/contract.ts'
import { builder } from '../../core/builder.ts'
import { connectionOf, countNested, pageArgs } from '../../core/connection.ts'
import type { GatewayContext } from '../../core/context.ts'
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
import { readPages, type Page, type PageArgs } from '../../core/paging.ts'
import { RecruitmentChannel } from '../lookups/lookup.ts'
import { User } from '../users/user.ts'
import { permission } from './access.ts'
import { VerificationFolder } from './verificationFolder.ts'
import { VerificationImport } from './verificationImport.ts'

const candidates = loader<Row>({
  read: (ids, { rest }) => rest.call(verificationCandidateByIds, { body: { ids: [...ids] } }),
  key: (row) => row.id,
})

const VerificationExistedSave = builder.enumType('VerificationExistedSave', {
  description: 'Whether a row of a known candidate can be saved into folders.',
  values: {
    REQUIRED: { value: 'required', description: 'It can, into at least one folder.' },
    OPTIONAL: { value: 'optional', description: 'It can; folders may be left out.' },
    CLOSED: { value: 'closed', description: 'It cannot, as it stands.' },
    FORBIDDEN: { value: 'forbidden', description: 'Only the creator of the folder may.' },
  } as const,
})

const VerificationCandidateFilter = builder.inputType('VerificationCandidateFilter', {
  description: 'Conditions on rows of a folder; all of them must hold.',
  fields: (t) => ({
    keyword: t.string({ description: 'Part of the name, a phone number or an e-mail address.' }),
    statuses: t.field({ type: [VerificationCandidateStatus], description: 'Any of these statuses.' }),
    importId: t.id({ description: 'Only rows of this import (global id).' }),
    channelIds: t.idList({ description: 'Any of these recruitment channels (global ids).' }),
    from: t.field({ type: 'DateTime', description: 'Created at or after this moment.' }),
    to: t.field({ type: 'DateTime', description: 'Created at or before this moment.' }),
  }),
})
type Filter = typeof VerificationCandidateFilter.$inferInput

/** A page of the rows of one folder. */
function readCandidates(
  verificationId: string,
  filter: Filter,
  args: PageArgs,
  { rest }: GatewayContext,
): Promise<Page<Row>> {
  const { keyword, statuses, importId, channelIds, from, to } = filter
  const conditions = {
    ...(keyword && { keyword }),
    ...(statuses?.length && { status: spellings(statuses) }),
    ...(importId && { importId: idOf('VerificationImport', importId, 'importId') }),
    ...(channelIds?.length && { recChannelIds: channelIds.map((id) => idOf('RecruitmentChannel', id, 'channelIds')) }),
    ...(from && { fromDate: from }),
    ...(to && { toDate: to }),
  }
  return readPages(args, (page) =>
    rest.call(verificationCandidateList, { body: { ...page, verificationId, ...conditions } }),
  )
}

export const VerificationCandidate = node<Row>('VerificationCandidate', {
  description: 'An imported candidate in a verification folder.',
  permission,
  loader: candidates,
  databaseId: (row) => row.id,
  fields: (t) => ({
    folder: t.field({
      type: VerificationFolder,
      nullable: true,
      description: 'The folder that it is in.',
      resolve: ({ verificationId }, _args, context) => VerificationFolder.load(context, verificationId),
    }),
    import: t.field({
      type: VerificationImport,
      nullable: true,
      description: 'The batch that it came with.',
      resolve: ({ importId }, _args, context) => VerificationImport.load(context, recordId(importId)),
    }),
    fileName: t.exposeString('importFromFile', {
      nullable: true,
      description: 'File that it came from: the CSV, or the CV itself.',
    }),
    name: t.exposeString('name', { description: 'Name of the candidate.' }),
    phones: t.exposeStringList('phones', { description: 'Phone numbers as imported.' }),
    emails: t.exposeStringList('emails', { description: 'E-mail addresses.' }),
    status: t.field({
      type: VerificationCandidateStatus,
      description: 'What became of it.',
      resolve: ({ status }) => status,
    }),
    remark: t.exposeString('remark', { nullable: true, description: "The reviewer's remark, or why the row failed." }),
    info: t.field({ type: [VerificationInfoEntry], description: 'What was imported, by column.', resolve: infoOf }),
    hasInfo: t.boolean({
      description: 'There is imported information to look at.',
      resolve: (row) => infoOf(row).length > 0,
    }),
    infoJson: t.exposeString('info', { nullable: true, description: 'What was imported, as the JSON text that came.' }),
    cvPath: t.string({
      nullable: true,
      description: 'Path of the CV in the file service, the first where several came; null without one.',
      resolve: firstPath,
    }),
    existedSave: t.field({
      type: VerificationExistedSave,
      description: 'Whether the viewer can save it into folders (`saveExistedCandidate`).',
      resolve: ({ existedSave }) => existedSave ?? 'closed',
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
    importRow: t.exposeInt('importRow', {
      nullable: true,
      description: 'Row of the file; 1 is the first below the header.',
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When it was imported.' }),
    createdBy: t.field({
      type: User,
      nullable: true,
      description: 'Who imported it; null when that account is gone.',
      resolve: ({ createdBy }, _args, context) => User.load(context, createdBy),
    }),
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
      description: 'The viewer may approve it.',
      resolve: (row) => row.data.canApprove && !isFailed(row),
    }),
    canReject: t.boolean({
      description: 'The viewer may reject it.',
      resolve: (row) => row.data.canApprove && !isFailed(row) && row.status !== 'rejected',
    }),
  }),
})

const VerificationCandidateConnection = connectionOf(VerificationCandidate)

builder.objectField(VerificationFolder, 'candidates', (t) =>
  t.field({
    type: VerificationCandidateConnection,
    description: 'Rows of the folder, newest first.',
    args: {
      filter: t.arg({ type: VerificationCandidateFilter, description: 'Only rows that match all of it.' }),
      ...pageArgs,
    },
    resolve: ({ id }, { filter, ...args }, context) => {
      countNested(context)
      return readCandidates(id, filter ?? {}, args, context)
    },
  }),
)

builder.queryField('verificationCandidate', (t) =>
  t.field({
    type: VerificationCandidate,
    nullable: true,
    permission,
    description: 'One row by the id that addresses carry; null when there is none that the viewer may see.',
    args: { databaseId: t.arg.id({ required: true, description: "The services' id." }) },
    resolve: (_root, { databaseId }, context) => VerificationCandidate.load(context, recordId(databaseId)),
  }),
)
