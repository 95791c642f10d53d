import {
  rufByIds,
  rufCreate,
  rufDelete,
  rufList,
  rufUpdate,
  type Ruf as Row,
} from '../../../services/features/rufRecords/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, wantedOf } from '../../core/graph/connection.ts'
import { encodeId, idOf } from '../../core/graph/ids.ts'
import { loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { SortDirection } from '../../core/graph/sort.ts'
import { User } from '../users/user.ts'

const viewing = 'Ruf:ViewRuf'

const records = loader<Row>({
  read: (ids, { rest }) => rest.call(rufByIds, { body: { ids: [...ids] } }),
  key: (ruf) => ruf.id,
})

const RufRecordStatus = builder.enumType('RufRecordStatus', {
  description: 'How far a RUF record is.',
  values: {
    OPEN: { value: 'open', description: 'Nobody has begun.' },
    IN_PROGRESS: { value: 'inProgress', description: 'Somebody works on it.' },
    DONE: { value: 'done', description: 'It is settled.' },
    CANCELLED: { value: 'cancelled', description: 'It is no longer wanted.' },
  } satisfies Record<string, { value: Row['status']; description: string }>,
})

export const RufRecord = node<Row>('RufRecord', {
  description: 'A RUF record (decision D-62).',
  permission: viewing,
  loader: records,
  databaseId: (ruf) => ruf.id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is about.' }),
    status: t.field({ type: RufRecordStatus, description: 'How far it is.', resolve: ({ status }) => status }),
    note: t.exposeString('note', { nullable: true, description: 'What there is to say about it.' }),
    candidateId: t.id({
      nullable: true,
      description: 'The linked candidate (global id).',
      resolve: ({ candidateId }) => candidateId && encodeId('Candidate', candidateId),
    }),
    candidateDatabaseId: t.exposeID('candidateId', {
      nullable: true,
      description: "The linked candidate (the services' id).",
    }),
    candidateName: t.exposeString('candidateName', { nullable: true, description: 'Name of the linked candidate.' }),
    createdBy: t.field({
      type: User,
      nullable: true,
      description: 'Who made it; null when that account is gone.',
      resolve: ({ createdBy }, _args, context) => User.load(context, createdBy),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When it was made.' }),
  }),
})

const RufRecordConnection = connectionOf(RufRecord)

const RufRecordFilter = builder.inputType('RufRecordFilter', {
  description: 'Conditions on RUF records; all of them must hold.',
  fields: (t) => ({
    keyword: t.string({ description: 'Words of the name or the note.' }),
    statuses: t.field({ type: [RufRecordStatus], description: 'Any of these statuses.' }),
    candidateId: t.id({ description: 'Only those of this candidate (global id).' }),
  }),
})

const RufRecordSortField = builder.enumType('RufRecordSortField', {
  description: 'What RUF records are sorted by.',
  values: {
    NAME: { value: 'name', description: 'By the name of the record.' },
    STATUS: { value: 'status', description: 'By the status of the record.' },
    CREATED_AT: { value: 'createdDate', description: 'When they were made.' },
  } as const,
})

const RufRecordSort = builder.inputType('RufRecordSort', {
  description: 'Order of RUF records.',
  fields: (t) => ({
    by: t.field({ type: RufRecordSortField, required: true, description: 'What they are sorted by.' }),
    direction: t.field({ type: SortDirection, required: true, description: 'Which end comes first.' }),
  }),
})

builder.queryField('rufRecords', (t) =>
  t.field({
    type: RufRecordConnection,
    operation: rufList,
    description: "RUF records of the viewer's company, newest first unless asked otherwise.",
    args: {
      filter: t.arg({ type: RufRecordFilter, description: 'Only records that match all of it.' }),
      sort: t.arg({ type: RufRecordSort, description: 'Order of the records.' }),
      ...pageArgs,
    },
    resolve: async (_root, { filter, sort, ...args }, context, info) => {
      const { keyword, statuses, candidateId } = filter ?? {}
      const conditions = {
        ...(keyword && { keyword }),
        ...(statuses?.length && { status: [...statuses] }),
        ...(candidateId && { candidateId: idOf('Candidate', candidateId, 'candidateId') }),
        ...(sort && { sortBy: sort.by, sortDirection: sort.direction }),
      }
      const page = await readPages(
        args,
        (part) => context.rest.call(rufList, { body: { ...part, ...conditions } }),
        wantedOf(info),
      )
      records.prime(context, page.rows)
      return page
    },
  }),
)

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

const id = (t: InputBuilder) => ({ id: t.id({ required: true, description: 'The record (global id).' }) })
const fields = (t: InputBuilder) => ({
  name: t.string({ required: true, description: 'What it is about, up to 250 characters.' }),
  status: t.field({ type: RufRecordStatus, required: true, description: 'How far it is.' }),
  note: t.string({ description: 'Up to 2,000 characters.' }),
  candidateId: t.id({ description: 'The candidate that it is about (global id); none without it.' }),
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

const written = (t: PayloadFields<{ record: Row }>) => ({
  rufRecord: t.field({ type: RufRecord, description: 'The record as it is now.', resolve: ({ record }) => record }),
})

mutation('createRufRecord', {
  description: 'Makes a RUF record.',
  operation: rufCreate,
  input: fields,
  payload: written,
  resolve: async (input, { rest }) => ({ record: await rest.call(rufCreate, { body: bodyOf(input) }) }),
})

mutation('updateRufRecord', {
  description: 'Changes a RUF record: it becomes what the input says.',
  operation: rufUpdate,
  input: (t) => ({ ...id(t), ...fields(t) }),
  payload: written,
  resolve: async (input, { rest }) => ({
    record: await rest.call(rufUpdate, { params: { id: idOf('RufRecord', input.id) }, body: bodyOf(input) }),
  }),
})

mutation('deleteRufRecord', {
  description: 'Deletes a RUF record; its candidate stays.',
  operation: rufDelete,
  input: id,
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedRufRecordId: t.exposeID('id', { description: 'The record that is gone (global id).' }),
  }),
  resolve: async (input, { rest }) => {
    assertAccepted(
      await rest.call(rufDelete, { params: { id: idOf('RufRecord', input.id) } }),
      'The record was not deleted',
    )
    return { id: input.id }
  },
})
