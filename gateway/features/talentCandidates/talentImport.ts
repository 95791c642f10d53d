import {
  talentDeleteCsv,
  talentImportStatuses,
  talentListCsv,
  talentQueue,
  type TalentImport as Row,
} from '../../../services/features/talentCandidates/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { openSet, otherValue } from '../../core/graph/enums.ts'
import { idOf, recordId } from '../../core/graph/ids.ts'
import { loader, oneByOne } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { TalentFolder } from '../talentFolders/talentFolder.ts'
import { MessageDetail } from '../translations/messageDetail.ts'
import { User } from '../users/user.ts'
import { permission } from './access.ts'

const imports = loader<Row>({
  read: oneByOne((id, { rest }) => rest.call(talentQueue, { params: { id } })),
  key: ({ id }) => id,
})

const TalentImportStatus = builder.enumType('TalentImportStatus', {
  description: 'How far an import is.',
  values: {
    NEW: { value: 'new', description: 'Waits for its turn.' },
    IMPORTING: { value: 'importing', description: 'Rows are being read.' },
    SUCCEEDED: { value: 'succeed', description: 'Done; single rows may have failed.' },
    FAILED: { value: 'failed', description: 'The file as a whole could not be imported.' },
    OTHER: {
      ...otherValue('statusName'),
      description: "One of the services' own, which `statusName` says, or one that they do not tell.",
    },
  } as const,
})
const statuses = openSet(talentImportStatuses)

const TalentImportError = builder
  .objectRef<Row['errors'][number]>('TalentImportError')
  .implement({
    description: 'Why a row could not be imported.',
    fields: (t) => ({
      row: t.exposeInt('row', { description: 'Row of the file; 1 is the first below the header.' }),
      message: t.exposeString('message', { description: 'What is wrong with the row.' }),
      messageDetails: t.field({
        type: [MessageDetail],
        description: 'What the message says, by codes; empty where the services tell none.',
        resolve: ({ messageDetails }) => messageDetails ?? [],
      }),
    }),
  })

export const TalentImport = node<Row>('TalentImport', {
  description: 'One file of candidates that came into a talent folder.',
  permission,
  isByRecord: true,
  loader: imports,
  databaseId: ({ id }) => id,
  fields: (t) => ({
    folder: t.field({
      type: TalentFolder,
      nullable: true,
      description: 'The folder that the candidates went into; null when it is gone.',
      resolve: ({ folderId }, _args, context) => TalentFolder.load(context, folderId),
    }),
    fileName: t.exposeString('fileName', { description: 'Name of the uploaded file.' }),
    status: t.field({
      type: TalentImportStatus,
      description: 'How far the import is.',
      resolve: ({ status }) => statuses.valueOf(status),
    }),
    statusName: t.string({
      nullable: true,
      description: "The services' own word for the status, where it is OTHER and they tell one.",
      resolve: ({ status }) => statuses.nameOf(status),
    }),
    totalCount: t.exposeInt('total', {
      nullable: true,
      description: 'Rows of the file; null, like the other counts, where the services do not say.',
    }),
    createdCount: t.exposeInt('totalCreated', { nullable: true, description: 'Rows that became new candidates.' }),
    existingCount: t.exposeInt('totalExisted', {
      nullable: true,
      description: 'Rows of candidates known already, who were put into the folder as they are.',
    }),
    failedCount: t.exposeInt('totalFailed', { nullable: true, description: 'Rows that could not be imported.' }),
    errors: t.field({
      type: [TalentImportError],
      description: 'Why rows failed: the first 100.',
      resolve: ({ errors }) => errors,
    }),
    createdBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Who uploaded the file.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', nullable: true, description: 'When it was uploaded.' }),
  }),
})

const TalentImportConnection = connectionOf(TalentImport)

const TalentImportFilter = builder.inputType('TalentImportFilter', {
  description: 'Conditions on imports into talent folders; all of them must hold.',
  fields: (t) => ({ folderId: t.id({ description: 'Only those into this folder (global id).' }) }),
})

builder.queryFields((t) => ({
  talentImports: t.field({
    type: TalentImportConnection,
    operation: talentListCsv,
    description: "The viewer's imports into talent folders, newest first.",
    args: { filter: t.arg({ type: TalentImportFilter, description: 'Which imports; all without it.' }), ...pageArgs },
    resolve: async (_root, { filter, ...args }, context, info) => {
      const folderId = filter?.folderId
      const within = folderId ? { folderId: idOf('TalentFolder', folderId, 'filter.folderId') } : {}
      const page = await readPages(
        args,
        (part) => context.rest.call(talentListCsv, { body: { ...part, ...within } }),
        pageSelectionOf(info),
      )
      imports.prime(context, page.rows)
      return page
    },
  }),
  talentImport: t.field({
    type: TalentImport,
    nullable: true,
    permission,
    description: "One import by the id that its upload answered; null when there is none of the viewer's.",
    args: { databaseId: t.arg.id({ required: true, description: "The services' id." }) },
    resolve: (_root, { databaseId }, context) => TalentImport.load(context, recordId(databaseId)),
  }),
}))

mutation('deleteTalentImports', {
  description: 'Deletes own finished imports and their files; the candidates stay.',
  operation: talentDeleteCsv,
  input: (t) => ({ ids: t.idList({ required: true, description: 'Imports (global ids), 1–100.' }) }),
  payload: (t: PayloadFields<{ ids: string[] }>) => ({
    deletedTalentImportIds: t.idList({
      description: 'The imports that are gone (global ids).',
      resolve: ({ ids }) => ids,
    }),
  }),
  resolve: async ({ ids }, { rest }) => {
    assertAccepted(
      await rest.call(talentDeleteCsv, { body: { ids: ids.map((id) => idOf('TalentImport', id, 'ids')) } }),
      'The imports were not deleted',
    )
    return { ids }
  },
})
