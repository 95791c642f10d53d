import {
  rufByIds,
  rufCreate,
  rufDelete,
  rufList,
  rufUpdate,
  type Ruf as Row,
} from '../../../services/features/rufRecords/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { idOf } from '../../core/graph/ids.ts'
import { byIds, loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { orderOf } from '../../core/graph/order.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { Candidate } from '../candidates/candidate.ts'
import { User } from '../users/user.ts'

const viewPermission = 'Ruf:ViewRuf'

const records = loader<Row>({ read: byIds(rufByIds), key: (ruf) => ruf.id })

const RufRecordStatus = builder.enumType('RufRecordStatus', {
  description: 'The status of a RUF record.',
  values: {
    OPEN: { value: 'open', description: 'Nobody has started on it.' },
    IN_PROGRESS: { value: 'inProgress', description: 'Somebody is working on it.' },
    DONE: { value: 'done', description: 'It is finished.' },
    CANCELLED: { value: 'cancelled', description: 'It is no longer needed.' },
  } satisfies Record<string, { value: Row['status']; description: string }>,
})

export const RufRecord = node<Row>('RufRecord', {
  description: 'A RUF record (decision D-62).',
  permission: viewPermission,
  loader: records,
  databaseId: (ruf) => ruf.id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the record.' }),
    status: t.field({ type: RufRecordStatus, description: 'Status of the record.', resolve: ({ status }) => status }),
    note: t.exposeString('note', { nullable: true, description: 'Note on the record.' }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'The linked candidate; null if there is none or the caller may not read candidates.',
      resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
    }),
    candidateName: t.exposeString('candidateName', {
      nullable: true,
      description: 'Name of the linked candidate, also shown to users who may not read candidates.',
    }),
    createdBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Who created it.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When it was created.' }),
  }),
})

const RufRecordConnection = connectionOf(RufRecord)

const RufRecordFilter = builder.inputType('RufRecordFilter', {
  description: 'Conditions on RUF records. All conditions must hold.',
  fields: (t) => ({
    statuses: t.field({ type: [RufRecordStatus], description: 'Any of these statuses.' }),
    candidateId: t.id({ description: 'Only records of this candidate (global id).' }),
  }),
})

const RufRecordOrder = orderOf('RufRecord', 'RUF records', {
  NAME: { value: 'name', description: 'By the name of the record.' },
  STATUS: { value: 'status', description: 'By the status of the record.' },
  CREATED_AT: { value: 'createdDate', description: 'When they were created.' },
})

builder.queryField('rufRecords', (t) =>
  t.field({
    type: RufRecordConnection,
    operation: rufList,
    description: "RUF records of the viewer's company, newest first by default.",
    args: {
      query: t.arg.string({ description: 'Search terms in the name or the note.' }),
      filter: t.arg({ type: RufRecordFilter, description: 'Which records to return; all if omitted.' }),
      orderBy: t.arg({ type: RufRecordOrder, description: 'Order of the records.' }),
      ...pageArgs,
    },
    resolve: async (_root, { query, filter, orderBy, ...args }, context, info) => {
      const { statuses, candidateId } = filter ?? {}
      const conditions = {
        ...(query && { keyword: query }),
        ...(statuses?.length && { status: [...statuses] }),
        ...(candidateId && { candidateId: idOf('Candidate', candidateId, 'filter.candidateId') }),
        ...(orderBy && { sortBy: orderBy.field, sortDirection: orderBy.direction }),
      }
      const page = await readPages(
        args,
        (part) => context.rest.call(rufList, { fieldNames: { keyword: 'query' }, body: { ...part, ...conditions } }),
        pageSelectionOf(info),
      )
      records.prime(context, page.rows)
      return page
    },
  }),
)

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

const id = (t: InputBuilder) => ({ id: t.id({ required: true, description: 'The record (global id).' }) })
const fields = (t: InputBuilder) => ({
  name: t.string({ required: true, description: 'Name of the record, up to 250 characters.' }),
  status: t.field({ type: RufRecordStatus, required: true, description: 'Status of the record.' }),
  note: t.string({ description: 'Note, up to 2,000 characters.' }),
  candidateId: t.id({ description: 'The linked candidate (global id); none if omitted.' }),
})
interface Fields {
  name: string
  status: Row['status']
  note?: string | null
  candidateId?: string | null
}
const bodyOf = ({ name, status, note, candidateId }: Fields) => ({
  name,
  status,
  note: note ?? null,
  candidateId: candidateId ? idOf('Candidate', candidateId, 'candidateId') : null,
})

const payloadFields = (t: PayloadFields<{ record: Row }>) => ({
  rufRecord: t.field({ type: RufRecord, description: 'The record after the change.', resolve: ({ record }) => record }),
})

mutation('createRufRecord', {
  description: 'Creates a RUF record.',
  operation: rufCreate,
  input: fields,
  payload: payloadFields,
  resolve: async (input, { rest }) => ({ record: await rest.call(rufCreate, { body: bodyOf(input) }) }),
})

mutation('updateRufRecord', {
  description: 'Replaces the data of a RUF record with the input.',
  operation: rufUpdate,
  input: (t) => ({ ...id(t), ...fields(t) }),
  payload: payloadFields,
  resolve: async (input, { rest }) => ({
    record: await rest.call(rufUpdate, { params: { id: idOf('RufRecord', input.id) }, body: bodyOf(input) }),
  }),
})

mutation('deleteRufRecord', {
  description: 'Deletes a RUF record; its candidate remains.',
  operation: rufDelete,
  input: id,
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedRufRecordId: t.exposeID('id', { description: 'The deleted record (global id).' }),
  }),
  resolve: async (input, { rest }) => {
    assertAccepted(
      await rest.call(rufDelete, { params: { id: idOf('RufRecord', input.id) } }),
      'The record was not deleted',
    )
    return { id: input.id }
  },
})
