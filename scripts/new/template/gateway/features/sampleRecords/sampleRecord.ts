import {
  sampleRecordByIds,
  sampleRecordList,
  type SampleRecord as Row,
} from '../../../services/features/sampleRecords/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { loader } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { orderOf } from '../../core/graph/order.ts'
import { readPages } from '../../core/graph/paging.ts'
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
    name: t.exposeString('name', { description: 'The name for display.' }),
    note: t.exposeString('note', { nullable: true, description: 'A note about the record.' }),
    createdBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'The user who created it.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When the record was created.' }),
  }),
})

const SampleRecordConnection = connectionOf(SampleRecord)

const SampleRecordOrder = orderOf('SampleRecord', 'sample records', {
  NAME: { value: 'name', description: 'By the name of the records.' },
  CREATED_AT: { value: 'createdDate', description: 'When the records were created.' },
})

builder.queryField('sampleRecords', (t) =>
  t.field({
    type: SampleRecordConnection,
    operation: sampleRecordList,
    description: 'The sample records of the company, newest first by default.',
    args: {
      query: t.arg.string({ description: 'Words of the name or the note.' }),
      orderBy: t.arg({ type: SampleRecordOrder, description: 'The order of the records.' }),
      ...pageArgs,
    },
    resolve: async (_root, { query, orderBy, ...args }, context, info) => {
      const conditions = {
        ...(query && { keyword: query }),
        ...(orderBy && { sortBy: orderBy.field, sortDirection: orderBy.direction }),
      }
      const found = await readPages(
        args,
        (part) =>
          context.rest.call(sampleRecordList, { fieldNames: { keyword: 'query' }, body: { ...part, ...conditions } }),
        pageSelectionOf(info),
      )
      sampleRecords.prime(context, found.rows)
      return found
    },
  }),
)
