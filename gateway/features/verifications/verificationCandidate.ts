import type { RestPaging } from '../../core/rest/restPage.ts'
import {
  verificationCandidateByIds,
  verificationCandidateList,
  type VerificationCandidate as Row,
} from '../../../services/features/verifications/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, countNested, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf, recordId } from '../../core/graph/ids.ts'
import { byIds, findIn, loader } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { readPages, type Page, type PageArgs, type PageSelection } from '../../core/graph/paging.ts'
import { reviewConditions, reviewFilterFields, reviewListNames, reviewQuery } from '../reviews/reviewFilter.ts'
import { readingLoader, reviewRowFields } from '../reviews/reviewRow.ts'
import { Call } from '../calls/call.ts'
import { User } from '../users/user.ts'
import { permission } from './access.ts'
import { VerificationFolder } from './verificationFolder.ts'
import { VerificationImport } from './verificationImport.ts'

const candidates = loader<Row>({
  read: byIds(
    verificationCandidateByIds,
    // Of the specification's list a folder is one filter among others (001/3/10); ours wants it.
    findIn((page, { rest }) =>
      rest.call(verificationCandidateList, { body: page as RestPaging & { verificationId: string } }),
    ),
  ),
  key: (row) => row.id,
})

const readings = readingLoader(verificationCandidateByIds)

const VerificationSaveExisting = builder.enumType('VerificationSaveExisting', {
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
    ...reviewFilterFields(t, 'Created'),
    importId: t.id({ description: 'Only rows of this import (global id).' }),
    vendorRequestDatabaseId: t.id({
      description: "Only rows that vendors have submitted to this request (the services' id, as addresses carry it).",
    }),
  }),
})

interface Narrowed {
  query?: string | null
  filter?: typeof VerificationCandidateFilter.$inferInput | null
}

/** A page of the rows of one folder. */
function readCandidates(
  verificationId: string,
  { query, filter, ...args }: Narrowed & PageArgs,
  { rest }: GatewayContext,
  wanted: PageSelection,
): Promise<Page<Row>> {
  const { importId, vendorRequestDatabaseId, ...others } = filter ?? {}
  const conditions = {
    ...reviewConditions(query, others),
    ...(importId && { importId: idOf('VerificationImport', importId, 'filter.importId') }),
    ...(vendorRequestDatabaseId && { vendorRequestId: vendorRequestDatabaseId }),
  }
  return readPages(
    args,
    (page) =>
      rest.call(verificationCandidateList, {
        fieldNames: { ...reviewListNames, vendorRequestId: 'filter.vendorRequestDatabaseId' },
        body: { ...page, verificationId, ...conditions },
      }),
    wanted,
  )
}

export const VerificationCandidate = node<Row>('VerificationCandidate', {
  description: 'An imported candidate in a verification folder.',
  permission,
  isByRecord: true,
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
    ...reviewRowFields(
      t,
      {
        phones: 'Phone numbers as imported.',
        remark: "The reviewer's remark, or why the row failed.",
        info: 'What was imported, by column.',
        hasInfo: 'There is imported information to look at.',
        infoJson: 'What was imported, as the JSON text that came.',
        cv: 'The CV, the first where several came; null without one.',
        createdAt: 'When it was imported.',
        canApprove: 'The viewer may approve it.',
      },
      (row) => row.data.canApprove,
      readings,
    ),
    saveExisting: t.field({
      type: VerificationSaveExisting,
      description: 'Whether the viewer can save it into folders (`saveExistingCandidate`).',
      extensions: { personal: true },
      resolve: ({ existedSave }) => existedSave ?? 'closed',
    }),
    importRow: t.exposeInt('importRow', {
      nullable: true,
      description: 'Row of the file; 1 is the first below the header.',
    }),
    createdBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Who imported it.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
  }),
})

const VerificationCandidateConnection = connectionOf(VerificationCandidate)

builder.objectField(VerificationFolder, 'candidates', (t) =>
  t.field({
    type: VerificationCandidateConnection,
    description: 'Rows of the folder, newest first.',
    args: {
      query: t.arg.string(reviewQuery),
      filter: t.arg({ type: VerificationCandidateFilter, description: 'Which rows; all without it.' }),
      ...pageArgs,
    },
    resolve: ({ id }, args, context, info) => {
      countNested(context)
      return readCandidates(id, args, context, pageSelectionOf(info))
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

builder.objectField(Call, 'verificationCandidate', (t) =>
  t.field({
    type: VerificationCandidate,
    nullable: true,
    description: 'The row of a verification folder that is called; null for a candidate.',
    resolve: ({ verificationCandidateId }, _args, context, info) =>
      VerificationCandidate.refer(context, verificationCandidateId, info),
  }),
)
