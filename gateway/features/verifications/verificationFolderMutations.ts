import {
  verificationFolderAdd,
  verificationFolderUpdate,
  verificationRuleDelete,
  type VerificationFolder as Row,
} from '../../../services/features/verifications/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { known, other } from '../../core/graph/enums.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { VerificationFieldType, VerificationFolder, VerificationImportType } from './verificationFolder.ts'

const VerificationFieldInput = builder.inputType('VerificationFieldInput', {
  description: "A column of a folder's files.",
  fields: (t) => ({
    name: t.string({ required: true, description: 'Header of the column: lower case letters.' }),
    displayName: t.string({ required: true, description: 'The display name.' }),
    type: t.field({ type: VerificationFieldType, required: true, description: "Type of the column's values." }),
  }),
})

const VerificationFolderRuleInput = builder.inputType('VerificationFolderRuleInput', {
  description: 'A rule that lets holders of a role approve and reject in a folder.',
  fields: (t) => ({
    roleCode: t.string({ required: true, description: 'Code of the role; at most one rule per role.' }),
    value: t.int({
      required: true,
      description: 'Maximum number of approvals and rejections a day; 0 means no limit.',
    }),
    isActive: t.boolean({ required: true, description: 'Whether the rule is in effect.' }),
  }),
})

/** Maps the services' field names to input fields, so that an error message appears at the right field of the form. */
const fieldNames = { shareAll: 'isSharedWithAll', shareUsers: 'sharedUserIds', config: 'fields' }

const fields = (t: PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>) => ({
  code: t.string({
    required: true,
    description: 'Short code; in a folder with the code `Vendor` everyone who sees it may review.',
  }),
  name: t.string({ required: true, description: 'Name of the folder.' }),
  importType: t.field({
    type: VerificationImportType,
    required: true,
    description:
      'How rows get into the folder; cannot be changed once it has rows. OTHER keeps the type of a folder that already has it.',
  }),
  isSharedWithAll: t.boolean({ required: true, description: 'Whether to share it with everyone who manages talents.' }),
  sharedUserIds: t.idList({
    required: true,
    description: 'Users (global ids) to share with by name; ignored when shared with everyone.',
  }),
  fields: t.field({ type: [VerificationFieldInput], required: true, description: "Columns of the folder's files." }),
  rules: t.field({
    type: [VerificationFolderRuleInput],
    required: true,
    description: 'Roles that may review in the folder.',
  }),
})

interface Input {
  code: string
  name: string
  importType: 0 | 1 | typeof other
  isSharedWithAll: boolean
  sharedUserIds: string[]
  fields: { name: string; displayName: string; type: 'text' | 'date' | 'number' }[]
  rules: { roleCode: string; value: number; isActive: boolean }[]
}

const bodyOf = ({ isSharedWithAll, sharedUserIds, fields: columns, rules, code, name }: Input) => ({
  code,
  name,
  shareAll: isSharedWithAll,
  shareUsers: isSharedWithAll ? [] : sharedUserIds.map((user) => userNameOf(user, 'sharedUserIds')),
  config: JSON.stringify(columns.map(({ name: header, displayName, type }) => ({ name: header, displayName, type }))),
  rules: rules.map(({ roleCode, value, isActive }) => ({ roleCode, value, active: isActive })),
})

const payload = (t: PayloadFields<{ folder: Row }>) => ({
  verificationFolder: t.expose('folder', { type: VerificationFolder, description: 'The folder after the change.' }),
})

mutation('createVerificationFolder', {
  description: 'Creates a verification folder owned by the viewer.',
  operation: verificationFolderAdd,
  input: fields,
  payload,
  resolve: async (input, context) => {
    const write = context.rest.call(verificationFolderAdd, {
      fieldNames,
      body: { ...bodyOf(input), importType: known(input.importType, 'importType') },
    })
    return { folder: await savedRecord(context, write, (id) => VerificationFolder.load(context, id)) }
  },
})

mutation('updateVerificationFolder', {
  description: 'Changes a verification folder that the viewer created.',
  operation: verificationFolderUpdate,
  input: (t) => ({ id: t.id({ required: true, description: 'The folder (global id).' }), ...fields(t) }),
  payload,
  resolve: async (input, context) => {
    const params = { id: idOf('VerificationFolder', input.id) }
    // OTHER stands for the folder's current type, so the services' own value is sent back.
    const own = input.importType === other ? (await VerificationFolder.load(context, params.id))?.importType : undefined
    const importType = own ?? known(input.importType, 'importType')
    const write = context.rest.call(verificationFolderUpdate, {
      fieldNames,
      params,
      body: { ...bodyOf(input), importType },
    })
    return { folder: await savedRecord(context, write, (id) => VerificationFolder.load(context, id), params.id) }
  },
})

mutation('deleteVerificationFolderRule', {
  description: 'Deletes a rule of a folder that the viewer created.',
  operation: verificationRuleDelete,
  input: (t) => ({
    folderId: t.id({ required: true, description: 'The folder (global id).' }),
    ruleId: t.id({ required: true, description: 'The rule (global id).' }),
  }),
  payload: (t: PayloadFields<{ folderId: string }>) => ({
    verificationFolder: t.field({
      type: VerificationFolder,
      nullable: true,
      description: 'The folder after the change.',
      resolve: ({ folderId }, _args, context) => VerificationFolder.load(context, idOf('VerificationFolder', folderId)),
    }),
  }),
  resolve: async ({ folderId, ruleId }, { rest }) => {
    assertAccepted(
      await rest.call(verificationRuleDelete, { params: { id: idOf('VerificationFolderRule', ruleId, 'ruleId') } }),
      'The rule was not deleted',
    )
    return { folderId: String(folderId) }
  },
})
