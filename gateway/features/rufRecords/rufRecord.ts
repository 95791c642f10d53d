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

const viewing = 'Ruf:ViewRuf'

const records = loader<Row>({ read: byIds(rufByIds), key: (ruf) => ruf.id })

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
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'The linked candidate; null without one, and for who may not read candidates.',
      resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
    }),
    candidateName: t.exposeString('candidateName', {
      nullable: true,
      description: 'Name of the linked candidate, also for who may not read candidates.',
    }),
    createdBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Who made it.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When it was made.' }),
  }),
})

const RufRecordConnection = connectionOf(RufRecord)

const RufRecordFilter = builder.inputType('RufRecordFilter', {
  description: 'Conditions on RUF records; all of them must hold.',
  fields: (t) => ({
    statuses: t.field({ type: [RufRecordStatus], description: 'Any of these statuses.' }),
    candidateId: t.id({ description: 'Only those of this candidate (global id).' }),
  }),
})

const RufRecordOrder = orderOf('RufRecord', 'RUF records', {
  NAME: { value: 'name', description: 'By the name of the record.' },
  STATUS: { value: 'status', description: 'By the status of the record.' },
  CREATED_AT: { value: 'createdDate', description: 'When they were made.' },
})

builder.queryField('rufRecords', (t) =>
  t.field({
    type: RufRecordConnection,
    operation: rufList,
    description: "RUF records of the viewer's company, newest first unless asked otherwise.",
    args: {
      query: t.arg.string({ description: 'Words of the name or the note.' }),
      filter: t.arg({ type: RufRecordFilter, description: 'Which records; all without it.' }),
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
