import {
  importTypes,
  verificationFolderByIds,
  verificationFolderList,
  type FolderRule,
  type VerificationField as Field,
  type VerificationFolder as Row,
} from '../../../services/features/verifications/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { openSet, otherValue } from '../../core/graph/enums.ts'
import { isViewer } from '../../core/graph/permission.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { recordId } from '../../core/graph/ids.ts'
import { parseJson, recordOf } from '../../core/rest/json.ts'
import { byIds, findIn, loader } from '../../core/graph/loader.ts'
import { globalId, node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { User } from '../users/user.ts'
import { permission } from './access.ts'

const folders = loader<Row>({
  read: byIds(
    verificationFolderByIds,
    findIn((page, { rest }) => rest.call(verificationFolderList, { body: page })),
  ),
  key: (folder) => folder.id,
})

export const VerificationImportType = builder.enumType('VerificationImportType', {
  description: 'How rows get into a folder.',
  values: {
    CSV: { value: importTypes.csv, description: 'From CSV files uploaded by the creator.' },
    EMAIL: { value: importTypes.email, description: 'From CVs received by e-mail.' },
    OTHER: otherValue('importTypeName'),
  },
})
const importTypeSet = openSet(Object.values(importTypes))

export const VerificationFieldType = builder.enumType('VerificationFieldType', {
  description: "The type of a column's values.",
  values: {
    TEXT: { value: 'text', description: 'Text of any kind.' },
    DATE: { value: 'date', description: 'A date without a time.' },
    NUMBER: { value: 'number', description: 'A number, with or without decimals.' },
  } as const,
})

const VerificationField = builder
  .objectRef<Field>('VerificationField')
  .implement({
    description: "A column of a folder's files.",
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Header of the column in the file.' }),
      displayName: t.exposeString('displayName', { description: 'The display name.' }),
      type: t.expose('type', { type: VerificationFieldType, description: "Type of the column's values." }),
    }),
  })

const VerificationFolderRule = builder
  .objectRef<FolderRule>('VerificationFolderRule')
  .implement({
    description: 'A rule that lets holders of a role approve and reject in a folder.',
    fields: (t) => ({
      id: globalId(t, 'VerificationFolderRule'),
      roleCode: t.exposeString('roleCode', { description: 'Code of the role.' }),
      roleName: t.exposeString('roleName', { description: 'Name of the role.' }),
      roleDescription: t.exposeString('roleDescription', { description: 'What the role is for.' }),
      value: t.exposeInt('value', {
        description: 'Maximum number of approvals and rejections a day; 0 means no limit.',
      }),
      isActive: t.exposeBoolean('active', { description: 'Whether the rule is in effect.' }),
    }),
  })

/** Returns the columns in a folder's config; returns no columns if it cannot be parsed. */
export function fieldsOf(config: string): Field[] {
  const list = parseJson(config)
  if (!Array.isArray(list)) return []
  return list
    .map(recordOf)
    .flatMap(({ name, displayName, type }) =>
      typeof name === 'string' && name !== ''
        ? [
            {
              name,
              displayName: typeof displayName === 'string' ? displayName : name,
              type: type === 'date' || type === 'number' ? type : 'text',
            },
          ]
        : [],
    )
}

export const VerificationFolder = node<Row>('VerificationFolder', {
  description: 'A folder of imported candidates who are waiting for approval.',
  permission,
  isByRecord: true,
  loader: folders,
  databaseId: (folder) => folder.id,
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Short code; `Vendor` is the folder for submissions of vendors.' }),
    name: t.exposeString('name', { description: 'Name of the folder.' }),
    importType: t.field({
      type: VerificationImportType,
      description: 'How rows get into the folder.',
      resolve: ({ importType }) => importTypeSet.valueOf(importType),
    }),
    importTypeName: t.string({
      nullable: true,
      description: "The services' own value if the import type is OTHER.",
      resolve: ({ importType }) => importTypeSet.nameOf(importType),
    }),
    mailAddress: t.field({
      type: 'EmailAddress',
      nullable: true,
      description: 'CVs sent to this address become rows; null in a CSV folder, or if no e-mails are received.',
      resolve: ({ mailAddress }) => mailAddress ?? null,
    }),
    isSharedWithAll: t.exposeBoolean('shareAll', {
      description: 'Whether it is shared with everyone in the company who manages talents.',
    }),
    isShared: t.boolean({
      description: 'Whether it is shared with anybody.',
      resolve: ({ shareAll, shareUsers }) => shareAll || shareUsers.length > 0,
    }),
    sharedUsers: t.field({
      type: [User],
      mayFailAlone: true,
      description: 'Users with whom the folder is shared by name.',
      resolve: ({ shareUsers }, _args, context, info) => User.allNamed(context, shareUsers, info),
    }),
    createdBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Who created the folder.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    createdAt: t.expose('createdDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the folder was created.',
    }),
    fields: t.field({
      type: [VerificationField],
      description: "Columns of the folder's files.",
      resolve: ({ config }) => fieldsOf(config),
    }),
    rules: t.field({
      type: [VerificationFolderRule],
      description: 'Roles that may review in the folder, by name.',
      resolve: ({ rules }) => rules ?? [],
    }),
    candidateCount: t.exposeInt('candidateCount', {
      nullable: true,
      description: 'Number of rows in the folder; null if the services do not count them.',
    }),
    canEdit: t.boolean({
      description: 'Whether the viewer may change the folder.',
      resolve: ({ canEdit, createdBy }, _args, context) => canEdit ?? isViewer(context, createdBy),
    }),
    canImport: t.boolean({
      description: 'Whether the viewer may upload files into the folder.',
      resolve: ({ canImport, createdBy, importType }, _args, context) =>
        canImport ?? (importType === importTypes.csv && isViewer(context, createdBy)),
    }),
    canReview: t.boolean({
      description: 'Whether the viewer may approve and reject rows.',
      // Decision D-38 applies if the services do not provide the value.
      resolve: ({ canReview, createdBy, code }, _args, context) =>
        canReview ?? (code === 'Vendor' || isViewer(context, createdBy)),
    }),
  }),
})

const VerificationFolderConnection = connectionOf(VerificationFolder)

builder.queryFields((t) => ({
  verificationFolders: t.field({
    type: VerificationFolderConnection,
    operation: verificationFolderList,
    description:
      'Folders that the viewer may see, in name order: their own, those shared with them and those shared with everyone.',
    args: { query: t.arg.string({ description: 'Part of the name or code.' }), ...pageArgs },
    resolve: async (_root, { query, ...args }, context, info) => {
      const page = await readPages(
        args,
        (part) =>
          context.rest.call(verificationFolderList, {
            fieldNames: { keyword: 'query' },
            body: { ...part, ...(query && { keyword: query }) },
          }),
        pageSelectionOf(info),
      )
      folders.prime(context, page.rows)
      return page
    },
  }),
  verificationFolder: t.field({
    type: VerificationFolder,
    nullable: true,
    permission,
    description: 'One folder by the id used in URLs; null if there is none that the viewer may see.',
    args: { databaseId: t.arg.id({ required: true, description: 'The id that the services use.' }) },
    resolve: (_root, { databaseId }, context) => VerificationFolder.load(context, recordId(databaseId)),
  }),
}))
