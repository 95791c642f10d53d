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
  description: 'One file of candidates that came into a talent folder.',
  permission,
  isByRecord: true,
  loader: imports,
  databaseId: ({ id }) => id,
  uploads: [talentImportCsv],
  fields: (t) => ({
    folder: t.field({
      type: TalentFolder,
      nullable: true,
      description: 'The folder that the candidates went into; null when it is gone.',
      resolve: ({ folderId }, _args, context) => TalentFolder.load(context, folderId),
    }),
    ...rowImportFields(t as unknown as PayloadFields<RowImport>),
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
