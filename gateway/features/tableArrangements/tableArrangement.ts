import {
  tableArrangementDelete,
  tableArrangementList,
  tableArrangementOwn,
  tableArrangementSave,
  type OwnTable,
  type TableArrangement as Row,
} from '../../../services/features/tableArrangements/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs } from '../../core/graph/connection.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { readPages } from '../../core/graph/paging.ts'
import { orInstead } from '../../core/rest/instead.ts'
import { TableColumn } from '../settings/setting.ts'
import { Viewer } from '../users/viewer.ts'

const ViewerTable = builder
  .objectRef<OwnTable>('ViewerTable')
  .implement({
    description: "A table as the company has arranged it for the viewer's role.",
    fields: (t) => ({
      table: t.exposeString('table', { description: 'Which table: candidates, jobs …' }),
      columns: t.expose('columns', { type: [TableColumn], description: 'Columns in their order.' }),
    }),
  })

builder.objectField(Viewer, 'tables', (t) =>
  t.field({
    type: [ViewerTable],
    operation: tableArrangementOwn,
    mayFailAlone: true,
    description: "Tables that the company has arranged for the viewer's role; others are as the product brings them.",
    resolve: (_viewer, _args, { rest }) =>
      orInstead(
        rest,
        tableArrangementOwn,
        () => rest.call(tableArrangementOwn),
        async () => [],
      ),
  }),
)

const TableArrangement = builder
  .objectRef<Row>('TableArrangement')
  .implement({
    description: 'How the company has arranged a table for a role.',
    fields: (t) => ({
      table: t.exposeString('table', { description: 'Which table: candidates, jobs …' }),
      roleCode: t.exposeString('role', {
        nullable: true,
        description: 'Code of the role; null: for every role without an arrangement of its own.',
      }),
      columns: t.expose('columns', { type: [TableColumn], description: 'Columns in their order.' }),
    }),
  })
const TableArrangementConnection = connectionOf(TableArrangement)

const TableArrangementFilter = builder.inputType('TableArrangementFilter', {
  description: 'Conditions on arrangements; all of them must hold.',
  fields: (t) => ({ tables: t.stringList({ description: 'Which tables: any of these.' }) }),
})

builder.queryField('tableArrangements', (t) =>
  t.field({
    type: TableArrangementConnection,
    operation: tableArrangementList,
    description: 'How the company has arranged its tables, by table; what is for all roles comes first.',
    args: {
      filter: t.arg({ type: TableArrangementFilter, description: 'Which arrangements; all without it.' }),
      ...pageArgs,
    },
    resolve: (_root, { filter, ...args }, { rest }) =>
      readPages(args, (page) =>
        rest.call(tableArrangementList, { body: { ...page, ...(filter?.tables && { tables: [...filter.tables] }) } }),
      ),
  }),
)

const ColumnInput = builder.inputType('TableColumnInput', {
  description: 'A column of a table in its place.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Key of the column.' }),
    title: t.string({ description: 'Heading of the column, for tools that show none of their own.' }),
    isShown: t.boolean({ required: true, description: 'The column is shown.' }),
  }),
})
const tableField = { required: true, description: 'Which table: candidates, jobs …' } as const
const roleField = { description: 'Code of the role; every role without an arrangement of its own when left out.' }

mutation('saveTableArrangement', {
  description: 'Arranges the columns of a table for a role, or for all roles; people may still choose their own.',
  operation: tableArrangementSave,
  input: (t) => ({
    table: t.string(tableField),
    roleCode: t.string(roleField),
    columns: t.field({ type: [ColumnInput], required: true, description: 'All columns, in their order.' }),
  }),
  payload: (t: PayloadFields<{ arrangement: Row }>) => ({
    tableArrangement: t.expose('arrangement', { type: TableArrangement, description: 'The arrangement as it is now.' }),
  }),
  resolve: async ({ table, roleCode, columns }, { rest }) => ({
    arrangement: await rest.call(tableArrangementSave, {
      fieldNames: { role: 'roleCode', isShow: 'isShown' },
      params: { table },
      body: {
        role: roleCode ?? null,
        columns: columns.map(({ key, title, isShown }) => ({ key, title: title ?? '', isShow: isShown })),
      },
    }),
  }),
})

mutation('deleteTableArrangement', {
  description: 'Takes the arrangement of a table for a role, or that for all roles, away.',
  operation: tableArrangementDelete,
  input: (t) => ({ table: t.string(tableField), roleCode: t.string(roleField) }),
  payload: (t: PayloadFields<{ left: Row[] }>) => ({
    tableArrangements: t.expose('left', { type: [TableArrangement], description: 'What is left of the table.' }),
  }),
  resolve: async ({ table, roleCode }, { rest }) => ({
    left: await rest.call(tableArrangementDelete, {
      params: { table },
      query: { ...(roleCode && { role: roleCode }) },
    }),
  }),
})
