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
    description: "A table as arranged by the company for the viewer's role.",
    fields: (t) => ({
      table: t.exposeString('table', { description: 'The table, such as candidates or jobs.' }),
      columns: t.expose('columns', { type: [TableColumn], description: 'Columns in their order.' }),
    }),
  })

builder.objectField(Viewer, 'tables', (t) =>
  t.field({
    type: [ViewerTable],
    operation: tableArrangementOwn,
    mayFailAlone: true,
    description:
      "Tables that the company has arranged for the viewer's role; other tables have the product's default arrangement.",
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
    description: "The company's arrangement of a table for a role.",
    fields: (t) => ({
      table: t.exposeString('table', { description: 'The table, such as candidates or jobs.' }),
      roleCode: t.exposeString('role', {
        nullable: true,
        description: 'Code of the role; null for all roles without an arrangement of their own.',
      }),
      columns: t.expose('columns', { type: [TableColumn], description: 'Columns in their order.' }),
    }),
  })
const TableArrangementConnection = connectionOf(TableArrangement)

const TableArrangementFilter = builder.inputType('TableArrangementFilter', {
  description: 'Conditions on arrangements. All conditions must hold.',
  fields: (t) => ({ tables: t.stringList({ description: 'Any of these tables.' }) }),
})

builder.queryField('tableArrangements', (t) =>
  t.field({
    type: TableArrangementConnection,
    operation: tableArrangementList,
    description: "The company's table arrangements, by table; those for all roles come first.",
    args: {
      filter: t.arg({ type: TableArrangementFilter, description: 'Which arrangements to return; all if omitted.' }),
      ...pageArgs,
    },
    resolve: (_root, { filter, ...args }, { rest }) =>
      readPages(args, (page) =>
        rest.call(tableArrangementList, { body: { ...page, ...(filter?.tables && { tables: [...filter.tables] }) } }),
      ),
  }),
)

const ColumnInput = builder.inputType('TableColumnInput', {
  description: 'A column of a table, in its position.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Key of the column.' }),
    title: t.string({ description: 'Heading of the column, for clients that have none of their own.' }),
    isShown: t.boolean({ required: true, description: 'Whether the column is shown.' }),
  }),
})
const tableField = { required: true, description: 'The table, such as candidates or jobs.' } as const
const roleField = { description: 'Code of the role; if omitted, all roles without an arrangement of their own.' }

mutation('saveTableArrangement', {
  description: 'Arranges the columns of a table for a role or for all roles; users may still choose their own.',
  operation: tableArrangementSave,
  input: (t) => ({
    table: t.string(tableField),
    roleCode: t.string(roleField),
    columns: t.field({ type: [ColumnInput], required: true, description: 'All columns, in their order.' }),
  }),
  payload: (t: PayloadFields<{ arrangement: Row }>) => ({
    tableArrangement: t.expose('arrangement', {
      type: TableArrangement,
      description: 'The arrangement after the change.',
    }),
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
  description: 'Removes the arrangement of a table for a role, or the one for all roles.',
  operation: tableArrangementDelete,
  input: (t) => ({ table: t.string(tableField), roleCode: t.string(roleField) }),
  payload: (t: PayloadFields<{ left: Row[] }>) => ({
    tableArrangements: t.expose('left', {
      type: [TableArrangement],
      description: 'The remaining arrangements of the table.',
    }),
  }),
  resolve: async ({ table, roleCode }, { rest }) => ({
    left: await rest.call(tableArrangementDelete, {
      params: { table },
      query: { ...(roleCode && { role: roleCode }) },
    }),
  }),
})
