import {
  sampleRecordCreate,
  sampleRecordDelete,
  sampleRecordUpdate,
  type SampleRecord as Row,
  type SampleRecordFields,
} from '../../../services/features/sampleRecords/contract.ts'
import type { builder } from '../../core/graph/builder.ts'
import { idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { SampleRecord } from './sampleRecord.ts'

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

const id = (t: InputBuilder) => ({ id: t.id({ required: true, description: 'The record (global id).' }) })
const fields = (t: InputBuilder) => ({
  name: t.string({ required: true, description: 'The name, at most 250 characters.' }),
  note: t.string({ description: 'The note, at most 2,000 characters.' }),
})
const bodyOf = ({ name, note }: SampleRecordFields) => ({ name, note: note ?? null })

const written = (t: PayloadFields<{ sampleRecord: Row }>) => ({
  sampleRecord: t.field({
    type: SampleRecord,
    description: 'The record after the change.',
    resolve: ({ sampleRecord }) => sampleRecord,
  }),
})

mutation('createSampleRecord', {
  description: 'Creates one of the sample records.',
  operation: sampleRecordCreate,
  input: fields,
  payload: written,
  resolve: async (input, { rest }) => ({ sampleRecord: await rest.call(sampleRecordCreate, { body: bodyOf(input) }) }),
})

mutation('updateSampleRecord', {
  description: 'Replaces the data of one of the sample records.',
  operation: sampleRecordUpdate,
  input: (t) => ({ ...id(t), ...fields(t) }),
  payload: written,
  resolve: async (input, { rest }) => {
    const params = { id: idOf('SampleRecord', input.id) }
    return { sampleRecord: await rest.call(sampleRecordUpdate, { params, body: bodyOf(input) }) }
  },
})

mutation('deleteSampleRecord', {
  description: 'Deletes one of the sample records.',
  operation: sampleRecordDelete,
  input: id,
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedSampleRecordId: t.exposeID('id', { description: 'The deleted record (global id).' }),
  }),
  resolve: async (input, { rest }) => {
    const params = { id: idOf('SampleRecord', input.id) }
    assertAccepted(await rest.call(sampleRecordDelete, { params }), 'The record was not deleted')
    return { id: input.id }
  },
})
