import type { RowImport } from '../../../services/core/contract/imports.ts'
import {
  talentDeleteCsv,
  talentImportCsv,
  talentListCsv,
  talentQueue,
  type TalentImport as Row,
} from '../../../services/features/talentCandidates/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { idOf, recordId } from '../../core/graph/ids.ts'
import { loader, oneByOne } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { rowImportFields } from '../imports/rowImport.ts'
import { TalentFolder } from '../talentFolders/talentFolder.ts'
import { permission } from './access.ts'

const imports = loader<Row>({
  read: oneByOne((id, { rest }) => rest.call(talentQueue, { params: { id } })),
  key: ({ id }) => id,
})

export const TalentImport = node<Row>('TalentImport', {
  description: 'A file of candidates that was imported into a talent folder.',
  permission,
  isByRecord: true,
  loader: imports,
  databaseId: ({ id }) => id,
  uploads: [talentImportCsv],
  fields: (t) => ({
    folder: t.field({
      type: TalentFolder,
      nullable: true,
      description: 'The folder of the imported candidates; null if it was deleted.',
      resolve: ({ folderId }, _args, context) => TalentFolder.load(context, folderId),
    }),
    ...rowImportFields(t as unknown as PayloadFields<RowImport>),
  }),
})

const TalentImportConnection = connectionOf(TalentImport)

const TalentImportFilter = builder.inputType('TalentImportFilter', {
  description: 'Conditions on imports into talent folders. All conditions must hold.',
  fields: (t) => ({ folderId: t.id({ description: 'Only imports into this folder (global id).' }) }),
})

builder.queryFields((t) => ({
  talentImports: t.field({
    type: TalentImportConnection,
    operation: talentListCsv,
    description: "The viewer's imports into talent folders, newest first.",
    args: {
      filter: t.arg({ type: TalentImportFilter, description: 'Which imports to return; all if omitted.' }),
      ...pageArgs,
    },
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
    description: 'One import by the id that its upload returned; null if the viewer has no such import.',
    args: { databaseId: t.arg.id({ required: true, description: 'The id that the services use.' }) },
    resolve: (_root, { databaseId }, context) => TalentImport.load(context, recordId(databaseId)),
  }),
}))

mutation('deleteTalentImports', {
  description: 'Deletes finished imports of the viewer and their files; the candidates remain.',
  operation: talentDeleteCsv,
  input: (t) => ({ ids: t.idList({ required: true, description: 'Imports (global ids), 1–100.' }) }),
  payload: (t: PayloadFields<{ ids: string[] }>) => ({
    deletedTalentImportIds: t.idList({ description: 'The deleted imports (global ids).', resolve: ({ ids }) => ids }),
  }),
  resolve: async ({ ids }, { rest }) => {
    assertAccepted(
      await rest.call(talentDeleteCsv, { body: { ids: ids.map((id) => idOf('TalentImport', id, 'ids')) } }),
      'The imports were not deleted',
    )
    return { ids }
  },
})
