import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Nullable, paged, paging } from '../../core/contract/shapes.ts'
import { TableColumn } from '../settings/contract.ts'

const Table = Type.String({ pattern: '^[a-z][A-Za-z]{0,49}$', description: 'the table, such as candidates or jobs' })
const Role = Type.String({ minLength: 1, maxLength: 50, description: 'code of a role' })

export const TableArrangement = Type.Object({
  table: Type.String({ description: 'the table, such as candidates or jobs' }),
  role: Nullable(Type.String({ description: 'code of the role; null: every role without its own arrangement' })),
  columns: Type.Array(TableColumn, { description: 'in their order' }),
})
export type TableArrangement = Static<typeof TableArrangement>

export const OwnTable = Type.Object({
  table: Type.String({ description: 'the table, such as candidates or jobs' }),
  columns: Type.Array(TableColumn, { description: 'in their order' }),
})
export type OwnTable = Static<typeof OwnTable>

const base = { service: 'accounts', origin: 'ours', place: 'D-118' } as const
const path = '/commons-sts/table-arrangements'

export const tableArrangementOwn = operation({
  ...base,
  id: 'tableArrangementOwn',
  method: 'GET',
  path: `${path}/own`,
  access: 'everyRole',
  effect: 'read',
  answer: Type.Array(OwnTable),
  doc: "Returns every table that the caller's company has arranged for the caller's role or for all.",
})

export const tableArrangementList = operation({
  ...base,
  id: 'tableArrangementList',
  method: 'POST',
  path: `${path}/list`,
  access: 'SettingSystem:ListSettingSystem',
  effect: 'read',
  body: Type.Object({
    ...paging(1000),
    tables: Type.Optional(Type.Array(Table, { maxItems: 100, description: 'if omitted, all tables' })),
  }),
  answer: paged(TableArrangement),
  doc: 'Returns the arrangements by table. Those for all roles come before those for one role.',
})

export const tableArrangementSave = operation({
  ...base,
  id: 'tableArrangementSave',
  method: 'PUT',
  path: `${path}/{table}`,
  access: 'SettingSystem:UpdateSettingSystem',
  effect: 'write',
  idempotent: true,
  params: Type.Object({ table: Table }),
  body: Type.Object({
    role: Type.Optional(Nullable(Role)),
    columns: Type.Array(
      Type.Object({
        key: Type.String({ minLength: 1, maxLength: 50 }),
        title: Type.String({ maxLength: 100, default: '' }),
        isShow: Type.Boolean(),
      }),
      { minItems: 1, maxItems: 50, description: 'in their order' },
    ),
  }),
  answer: TableArrangement,
  doc: 'Arranges the columns of a table for a role, or for every role without its own arrangement. A company has at most 200 arrangements (TOO_MANY_ARRANGEMENTS).',
})

export const tableArrangementDelete = operation({
  ...base,
  id: 'tableArrangementDelete',
  method: 'DELETE',
  path: `${path}/{table}`,
  access: 'SettingSystem:UpdateSettingSystem',
  effect: 'write',
  idempotent: true,
  params: Type.Object({ table: Table }),
  query: Type.Object({ role: Type.Optional(Role) }),
  answer: Type.Array(TableArrangement, { description: 'the remaining arrangements of the table' }),
  doc: 'Removes the arrangement of a table for a role, or without a role the one for all. Calling it again changes nothing.',
})
