import {
  sampleRecordByIds,
  sampleRecordList,
  type SampleRecord as Row,
} from '../../../services/features/sampleRecords/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, wantedOf } from '../../core/graph/connection.ts'
import { loader } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { SortDirection } from '../../core/graph/sort.ts'
import { User } from '../users/user.ts'

const sampleRecords = loader<Row>({
  read: (ids, { rest }) => rest.call(sampleRecordByIds, { body: { ids: [...ids] } }),
  key: ({ id }) => id,
})

export const SampleRecord = node<Row>('SampleRecord', {
  description: 'One of the sample records of a company.',
  permission: 'SampleRecord:ListSampleRecord',
  loader: sampleRecords,
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What people call it.' }),
    note: t.exposeString('note', { nullable: true, description: 'What there is to say about it.' }),
    createdBy: t.field({
      type: User,
      nullable: true,
      description: 'Who made it; null when that account is gone.',
      resolve: ({ createdBy }, _args, context) => User.load(context, createdBy),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When it was made.' }),
  }),
})

const SampleRecordConnection = connectionOf(SampleRecord)

const SampleRecordFilter = builder.inputType('SampleRecordFilter', {
  description: 'Conditions on sample records; all of them must hold.',
  fields: (t) => ({ keyword: t.string({ description: 'Words of the name or the note.' }) }),
})

const SampleRecordSortField = builder.enumType('SampleRecordSortField', {
  description: 'What sample records are sorted by.',
  values: {
    NAME: { value: 'name', description: 'By their name.' },
    CREATED_AT: { value: 'createdDate', description: 'When they were made.' },
  } as const,
})

const SampleRecordSort = builder.inputType('SampleRecordSort', {
  description: 'The order of sample records.',
  fields: (t) => ({
    by: t.field({ type: SampleRecordSortField, required: true, description: 'What they are sorted by.' }),
    direction: t.field({ type: SortDirection, required: true, description: 'Which end comes first.' }),
  }),
})

builder.queryField('sampleRecords', (t) =>
  t.field({
    type: SampleRecordConnection,
    operation: sampleRecordList,
    description: 'The sample records of the company, newest first unless asked otherwise.',
    args: {
      filter: t.arg({ type: SampleRecordFilter, description: 'Only records that match all of it.' }),
      sort: t.arg({ type: SampleRecordSort, description: 'The order of the records.' }),
      ...pageArgs,
    },
    resolve: async (_root, { filter, sort, ...args }, context, info) => {
      const conditions = {
        ...(filter?.keyword && { keyword: filter.keyword }),
        ...(sort && { sortBy: sort.by, sortDirection: sort.direction }),
      }
      const found = await readPages(
        args,
        (part) => context.rest.call(sampleRecordList, { body: { ...part, ...conditions } }),
        wantedOf(info),
      )
      sampleRecords.prime(context, found.rows)
      return found
    },
  }),
)
