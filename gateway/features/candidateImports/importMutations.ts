import {
  candidateImportCheck,
  candidateImportDelete,
  candidateImportGet,
  candidateImportRun,
  candidateImportUndo,
  type CandidateImport as Row,
} from '../../../services/features/candidateImports/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields, saved } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { CandidateImport } from './candidateImport.ts'
import { CandidateImportDateFormat, CandidateImportField } from './importEnums.ts'

const ColumnInput = builder.inputType('CandidateImportColumnInput', {
  description: 'What a column of the file holds.',
  fields: (t) => ({
    field: t.field({ type: CandidateImportField, description: 'What it holds; null: it is left out.' }),
    propertyKey: t.string({ description: 'Which own field of the company; goes with OWN_FIELD.' }),
  }),
})

const idField = { required: true, description: 'The import (global id).' } as const
const payload = (t: PayloadFields<{ one: Row }>) => ({
  candidateImport: t.expose('one', { type: CandidateImport, description: 'The import as it is now.' }),
})
const read =
  ({ rest }: GatewayContext) =>
  (id: string) =>
    rest.call(candidateImportGet, { params: { id } })

mutation('checkCandidateImport', {
  description:
    'Tells what the columns of a file hold, and begins its check: what would become of each row. It makes no candidate, and may be done again.',
  operation: candidateImportCheck,
  input: (t) => ({
    id: t.id(idField),
    columns: t.field({
      type: [ColumnInput],
      required: true,
      description: 'What each column of the file holds, in its order.',
    }),
    isExistingCompleted: t.boolean({
      description: 'Who is known already gets what they lack; without it they stay as they are.',
    }),
    dateFormat: t.field({
      type: CandidateImportDateFormat,
      description: 'How the file writes days; DAY_FIRST without it.',
    }),
    folderId: t.id({ description: 'A talent folder to put all of them into (global id).' }),
    source: t.string({ description: 'Where they were found, of those whose row does not say it.' }),
  }),
  payload,
  resolve: async ({ id, columns, isExistingCompleted, dateFormat, folderId, source }, context) => {
    const params = { id: idOf('CandidateImport', id) }
    const body = {
      columns: columns.map(({ field, propertyKey }) => ({ field: field ?? null, key: propertyKey ?? null })),
      completesExisting: isExistingCompleted ?? false,
      ...(dateFormat && { dateFormat }),
      folderId: folderId ? idOf('TalentFolder', folderId, 'folderId') : null,
      source: source ?? null,
    }
    const write = context.rest.call(candidateImportCheck, { params, body, fieldNames: { key: 'propertyKey' } })
    return { one: await saved(context, write, read(context), params.id) }
  },
})

mutation('runCandidateImport', {
  description: 'Begins a checked import: its rows become candidates.',
  operation: candidateImportRun,
  input: (t) => ({ id: t.id(idField) }),
  payload,
  resolve: async ({ id }, context) => {
    const params = { id: idOf('CandidateImport', id) }
    return { one: await saved(context, context.rest.call(candidateImportRun, { params }), read(context), params.id) }
  },
})

mutation('undoCandidateImport', {
  description:
    'Begins to take an import back: new candidates are deleted, others get back what they had, unless somebody has worked with them since.',
  operation: candidateImportUndo,
  input: (t) => ({ id: t.id(idField) }),
  payload,
  resolve: async ({ id }, context) => {
    const params = { id: idOf('CandidateImport', id) }
    return { one: await saved(context, context.rest.call(candidateImportUndo, { params }), read(context), params.id) }
  },
})

mutation('deleteCandidateImport', {
  description: 'Forgets an import and its files; its candidates stay, and it can no longer be undone.',
  operation: candidateImportDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedCandidateImportId: t.exposeID('id', { description: 'The import that is gone (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('CandidateImport', id) }
    assertAccepted(await rest.call(candidateImportDelete, { params }), 'The import was not deleted')
    return { id: String(id) }
  },
})
