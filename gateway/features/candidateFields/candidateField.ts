import {
  candidateFieldManageCreate,
  candidateFieldManageDelete,
  candidateFieldManageGet,
  candidateFieldManageList,
  candidateFieldManageUpdate,
  type CandidateField as Row,
} from '../../../services/features/candidateFields/contract.ts'
import type { ExtensionProperty } from '../../../services/features/settings/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { keyOf } from '../../core/graph/ids.ts'
import { loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { CandidateExtensionField, ExtensionFieldType } from '../settings/setting.ts'

/** All of them come in one call: a company has at most 100 fields. */
const managedFields = loader<Row>({
  read: async (_keys, { rest }) =>
    (await rest.call(candidateFieldManageList, { body: { pageIndex: 0, pageSize: 1000 } })).data,
  key: ({ key }) => key,
})

builder.objectFields(CandidateExtensionField, (t) => ({
  place: t.int({
    nullable: true,
    mayFailAlone: true,
    operation: candidateFieldManageList,
    description: 'The position among the fields, from 1, as forms show them.',
    resolve: async ({ key }, _args, context) => (await managedFields.load(context, key))?.place ?? null,
  }),
  candidateCount: t.int({
    nullable: true,
    mayFailAlone: true,
    operation: candidateFieldManageList,
    description: 'The number of candidates who have a value in the field; 101 means more than 100.',
    resolve: async ({ key }, _args, context) => (await managedFields.load(context, key))?.candidates ?? null,
  }),
}))

const CandidateExtensionFieldConnection = connectionOf(CandidateExtensionField)

builder.queryField('companyCandidateFields', (t) =>
  t.field({
    type: CandidateExtensionFieldConnection,
    operation: candidateFieldManageList,
    description:
      "The fields that the viewer's company has added to its candidates, page by page in their order, for those who manage them.",
    args: { query: t.arg.string({ description: 'Parts of the name. Accents and case are ignored.' }), ...pageArgs },
    resolve: (_root, { query, ...args }, context) =>
      readPages<ExtensionProperty>(args, async (page) => {
        const answer = await context.rest.call(candidateFieldManageList, {
          fieldNames: { keyword: 'query' },
          body: { ...page, ...(query && { keyword: query }) },
        })
        managedFields.prime(context, answer.data)
        return answer
      }),
  }),
)

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>
const fields = (t: InputFields) => ({
  label: t.string({ required: true, description: 'The name for display: not blank, at most 100 characters.' }),
  type: t.field({ type: ExtensionFieldType, required: true, description: 'How the field is filled in.' }),
  isRequired: t.boolean({
    required: true,
    description: 'Whether candidates who are saved from now on must have a value.',
  }),
  isActive: t.boolean({ required: true, description: 'Whether forms contain the field.' }),
  choices: t.stringList({ description: 'The choices of CHECKBOX, RADIO, COMBOBOX and MULTIPLE, without commas.' }),
  roleCodes: t.stringList({
    description:
      'Codes of the roles that see the field, besides users who may change such fields. An empty list means everyone in the company. By default the roles stay as they are.',
  }),
  place: t.int({
    description: 'The position from 1. By default a new field comes last, and an existing one stays where it is.',
  }),
})

interface Fields {
  label: string
  type: Row['inputType']
  isRequired: boolean
  isActive: boolean
  choices?: readonly string[] | null
  roleCodes?: readonly string[] | null
  place?: number | null
}
const bodyOf = ({ label, type, isRequired, isActive, choices, roleCodes, place }: Fields) => ({
  label,
  inputType: type,
  required: isRequired,
  active: isActive,
  values: [...(choices ?? [])],
  ...(roleCodes && { roles: [...roleCodes] }),
  ...(place != null && { place }),
})
const fieldNames = {
  inputType: 'type',
  required: 'isRequired',
  active: 'isActive',
  values: 'choices',
  roles: 'roleCodes',
}

const idField = { required: true, description: 'The field (global id).' } as const
const keyOfField = (id: string | number) => keyOf('CandidateExtensionField', String(id))
const toPayload = (t: PayloadFields<{ field: Row }>) => ({
  candidateField: t.expose('field', { type: CandidateExtensionField, description: 'The field after the change.' }),
})
const readField = (context: GatewayContext) => (key: string) =>
  context.rest.call(candidateFieldManageGet, { params: { key } })

mutation('createCandidateField', {
  description: 'Adds a field to the candidates of the company. It appears in forms, filters and lists from now on.',
  operation: candidateFieldManageCreate,
  input: (t) => ({
    key: t.string({
      required: true,
      description: 'The key of the field: a letter, then up to 49 letters and digits. It never changes.',
    }),
    ...fields(t),
  }),
  payload: toPayload,
  resolve: async ({ key, ...rest }, context) => {
    const write = context.rest.call(candidateFieldManageCreate, { fieldNames, body: { key, ...bodyOf(rest) } })
    return { field: await savedRecord(context, write, readField(context), key) }
  },
})

mutation('updateCandidateField', {
  description: 'Changes a field of candidates. Existing values are preserved.',
  operation: candidateFieldManageUpdate,
  input: (t) => ({ id: t.id(idField), ...fields(t) }),
  payload: toPayload,
  resolve: async ({ id, ...rest }, context) => {
    const params = { key: keyOfField(id) }
    const write = context.rest.call(candidateFieldManageUpdate, { fieldNames, params, body: bodyOf(rest) })
    return { field: await savedRecord(context, write, readField(context), params.key) }
  },
})

mutation('deleteCandidateField', {
  description: 'Deletes a field in which no candidate has a value.',
  operation: candidateFieldManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedCandidateFieldId: t.exposeID('id', { description: 'The deleted field (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { key: keyOfField(id) }
    assertAccepted(await rest.call(candidateFieldManageDelete, { params }), 'The field was not deleted')
    return { id: String(id) }
  },
})
