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
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { CandidateImport, ImportRow } from './candidateImport.ts'
import { CandidateImportDateFormat, CandidateImportDecision, CandidateImportField } from './importEnums.ts'

const ColumnInput = builder.inputType('CandidateImportColumnInput', {
  description: 'What a column of the file contains.',
  fields: (t) => ({
    field: t.field({
      type: CandidateImportField,
      description: 'The content of the column. Null leaves the column out.',
    }),
    propertyKey: t.string({ description: "The key of the company's own field. Only allowed with OWN_FIELD." }),
  }),
})

const idField = { required: true, description: 'The import (global id).' } as const
const payload = (t: PayloadFields<{ one: Row }>) => ({
  candidateImport: t.expose('one', { type: CandidateImport, description: 'The import after the change.' }),
})
const read =
  ({ rest }: GatewayContext) =>
  (id: string) =>
    rest.call(candidateImportGet, { params: { id } })

mutation('checkCandidateImport', {
  description:
    'Assigns the columns of a file and begins the check, which finds the outcome of each row. It creates no candidates, and may be repeated.',
  operation: candidateImportCheck,
  input: (t) => ({
    id: t.id(idField),
    columns: t.field({
      type: [ColumnInput],
      required: true,
      description: 'The content of each column of the file, in their order.',
    }),
    isExistingCompleted: t.boolean({
      description:
        'Whether candidates who are already known get the data that they lack. By default they stay as they are.',
    }),
    dateFormat: t.field({
      type: CandidateImportDateFormat,
      description: 'The order of day and month in the file. DAY_FIRST by default.',
    }),
    folderId: t.id({ description: 'A talent folder to which all candidates are added (global id).' }),
    source: t.string({ description: 'The source of candidates whose row names none.' }),
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
    return { one: await savedRecord(context, write, read(context), params.id) }
  },
})

mutation('openCvImport', {
  description:
    'Opens an import of many CVs. Upload each CV with `/upload/candidateImportAddCv`, or all of them in a ZIP with `/upload/candidateImportArchive`, then read them with `readCvImport`.',
  operation: candidateImportOpenCvs,
  input: (t) => ({
    fileName: t.string({ required: true, description: 'The name of the import: its first file.' }),
    folderId: t.id({ description: 'A talent folder to which all candidates are added (global id).' }),
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
    'Begins to read the CVs of an import in the background, and finds the outcome of each. It creates no candidates, and may be repeated with other options.',
  operation: candidateImportReadCvs,
  input: (t) => ({
    id: t.id(idField),
    isExistingCompleted: t.boolean({
      description:
        'Whether candidates who are already known get the CV and the data that they lack. By default they stay as they are.',
    }),
    folderId: t.id({ description: 'A talent folder to which all candidates are added (global id).' }),
    source: t.string({ description: 'The source of the candidates.' }),
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
    return { one: await savedRecord(context, write, read(context), params.id) }
  },
})

mutation('decideCvImportRow', {
  description: 'Decides on a CV of a checked import, and sets a name that could not be read.',
  operation: candidateImportDecide,
  input: (t) => ({
    id: t.id(idField),
    row: t.int({ required: true, description: 'The number of the CV.' }),
    decision: t.field({
      type: CandidateImportDecision,
      description: "The decision. Null applies the import's options, and by default the decision stays as it is.",
    }),
    name: t.string({ description: 'The name of the person, which replaces what was read.' }),
  }),
  payload: (t: PayloadFields<{ one: Row; row: CandidateImportRow }>) => ({
    candidateImport: t.expose('one', { type: CandidateImport, description: 'The import after the change.' }),
    row: t.expose('row', {
      type: ImportRow,
      description: 'The CV after the change. Other rows may have changed with it.',
    }),
  }),
  resolve: async ({ id, row, decision, name }, context) => {
    const params = { id: idOf('CandidateImport', id) }
    const body = { row, ...(decision !== undefined && { decision }), ...(name != null && { name }) }
    const decided = await context.rest.call(candidateImportDecide, { params, body })
    return { one: await read(context)(params.id), row: decided }
  },
})

mutation('runCandidateImport', {
  description: 'Starts a checked import: its rows become candidates.',
  operation: candidateImportRun,
  input: (t) => ({ id: t.id(idField) }),
  payload,
  resolve: async ({ id }, context) => {
    const params = { id: idOf('CandidateImport', id) }
    return {
      one: await savedRecord(context, context.rest.call(candidateImportRun, { params }), read(context), params.id),
    }
  },
})

mutation('undoCandidateImport', {
  description:
    'Begins to undo an import. New candidates are deleted and others get their former data back, unless they have been changed since.',
  operation: candidateImportUndo,
  input: (t) => ({ id: t.id(idField) }),
  payload,
  resolve: async ({ id }, context) => {
    const params = { id: idOf('CandidateImport', id) }
    return {
      one: await savedRecord(context, context.rest.call(candidateImportUndo, { params }), read(context), params.id),
    }
  },
})

mutation('deleteCandidateImport', {
  description: 'Deletes an import and its files. Its candidates remain, and it can no longer be undone.',
  operation: candidateImportDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedCandidateImportId: t.exposeID('id', { description: 'The deleted import (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('CandidateImport', id) }
    assertAccepted(await rest.call(candidateImportDelete, { params }), 'The import was not deleted')
    return { id: String(id) }
  },
})
