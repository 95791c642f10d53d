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
    // In the specification's list the folder is only one of the filters (001/3/10); our list requires it.
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
    REQUIRED: { value: 'required', description: 'It can be saved, into at least one folder.' },
    OPTIONAL: { value: 'optional', description: 'It can be saved, with or without folders.' },
    CLOSED: { value: 'closed', description: 'It cannot be saved in its current state.' },
    FORBIDDEN: { value: 'forbidden', description: 'Only the creator of the folder may save it.' },
  } as const,
})

const VerificationCandidateFilter = builder.inputType('VerificationCandidateFilter', {
  description: 'Conditions on rows of a folder. All conditions must hold.',
  fields: (t) => ({
    ...reviewFilterFields(t, 'Created'),
    importId: t.id({ description: 'Only rows of this import (global id).' }),
    vendorRequestDatabaseId: t.id({
      description: "Only rows that vendors have submitted for this request (the services' id, as used in URLs).",
    }),
  }),
})

interface Narrowed {
  query?: string | null
  filter?: typeof VerificationCandidateFilter.$inferInput | null
}

/** Reads a page of the rows of a folder. */
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
      description: 'The import that it came with.',
      resolve: ({ importId }, _args, context) => VerificationImport.load(context, recordId(importId)),
    }),
    fileName: t.exposeString('importFromFile', {
      nullable: true,
      description: 'The imported file: the CSV, or the CV itself.',
    }),
    ...reviewRowFields(
      t,
      {
        phones: 'Phone numbers as imported.',
        remark: "The reviewer's remark, or why the row failed.",
        info: 'The imported values, by column.',
        hasInfo: 'Whether there are imported values to show.',
        infoJson: 'The imported values as the original JSON text.',
        cv: 'The CV, or the first of several; null if there is none.',
        createdAt: 'When it was imported.',
        canApprove: 'Whether the viewer may approve it.',
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
      description: 'Number of its row in the file; 1 is the first row below the header.',
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
      filter: t.arg({ type: VerificationCandidateFilter, description: 'Which rows to return; all if omitted.' }),
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
    description: 'One row by the id used in URLs; null if there is none that the viewer may see.',
    args: { databaseId: t.arg.id({ required: true, description: 'The id that the services use.' }) },
    resolve: (_root, { databaseId }, context) => VerificationCandidate.load(context, recordId(databaseId)),
  }),
)

builder.objectField(Call, 'verificationCandidate', (t) =>
  t.field({
    type: VerificationCandidate,
    nullable: true,
    description: 'The row of a verification folder that the call is about; null if it is about a candidate.',
    resolve: ({ verificationCandidateId }, _args, context, info) =>
      VerificationCandidate.refer(context, verificationCandidateId, info),
  }),
)
