import {
  candidateImportCheck,
  candidateImportDecide,
  candidateImportDelete,
  candidateImportGet,
  candidateImportOpenCvs,
  candidateImportReadCvs,
  candidateImportRun,
  candidateImportUndo,
  type CandidateImport as Row,
  type CandidateImportRow,
} from '../../../services/features/candidateImports/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields, saved } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { CandidateImport, ImportRow } from './candidateImport.ts'
import { CandidateImportDateFormat, CandidateImportDecision, CandidateImportField } from './importEnums.ts'

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

mutation('openCvImport', {
  description:
    'Opens an import of many CVs at once. Each comes by `/upload/candidateImportAddCv`, or all of them in a ZIP by `/upload/candidateImportArchive`; then they are read (`readCvImport`).',
  operation: candidateImportOpenCvs,
  input: (t) => ({
    fileName: t.string({ required: true, description: 'What the import is called: its first file.' }),
    folderId: t.id({ description: 'A talent folder to put all of them into (global id).' }),
  }),
  payload,
  resolve: async ({ fileName, folderId }, context) => {
    const body = { fileName, folderId: folderId ? idOf('TalentFolder', folderId, 'folderId') : null }
    const { id } = await context.rest.call(candidateImportOpenCvs, { body })
    return { one: await read(context)(id) }
  },
})

mutation('readCvImport', {
  description:
    'Begins to read the CVs of an import in the background, and finds out what would become of each. It makes no candidate, and may be done again by other options.',
  operation: candidateImportReadCvs,
  input: (t) => ({
    id: t.id(idField),
    isExistingCompleted: t.boolean({
      description: 'Who is known already gets the CV and what they lack; without it they stay as they are.',
    }),
    folderId: t.id({ description: 'A talent folder to put all of them into (global id).' }),
    source: t.string({ description: 'Where they were found.' }),
  }),
  payload,
  resolve: async ({ id, isExistingCompleted, folderId, source }, context) => {
    const params = { id: idOf('CandidateImport', id) }
    const body = {
      completesExisting: isExistingCompleted ?? false,
      folderId: folderId ? idOf('TalentFolder', folderId, 'folderId') : null,
      source: source ?? null,
    }
    const write = context.rest.call(candidateImportReadCvs, { params, body })
    return { one: await saved(context, write, read(context), params.id) }
  },
})

mutation('decideCvImportRow', {
  description: 'Decides what becomes of a CV of a checked import, and tells the name that could not be read.',
  operation: candidateImportDecide,
  input: (t) => ({
    id: t.id(idField),
    row: t.int({ required: true, description: 'The number of the CV.' }),
    decision: t.field({
      type: CandidateImportDecision,
      description: 'null: as the import does with all of them; left out: as before.',
    }),
    name: t.string({ description: 'Name of the person, instead of what was read.' }),
  }),
  payload: (t: PayloadFields<{ one: Row; row: CandidateImportRow }>) => ({
    candidateImport: t.expose('one', { type: CandidateImport, description: 'The import as it is now.' }),
    row: t.expose('row', { type: ImportRow, description: 'The CV as it is now; others may have changed with it.' }),
  }),
  resolve: async ({ id, row, decision, name }, context) => {
    const params = { id: idOf('CandidateImport', id) }
    const body = { row, ...(decision !== undefined && { decision }), ...(name != null && { name }) }
    const decided = await context.rest.call(candidateImportDecide, { params, body })
    return { one: await read(context)(params.id), row: decided }
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
