import { Type, type Static } from 'typebox'
import { Id, Moment } from './shapes.ts'

/*
 * The shapes of the imports of users and departments. Their operations come with the screens that run them; until then
 * nothing answers them.
 */

/** What one imported file of users or departments became. */
export const ImportQueueFile = Type.Object({
  id: Id,
  fileName: Type.String(),
  status: Type.Enum(['new', 'importing', 'succeed', 'failed'] as const),
  total: Type.Integer(),
  totalSucceed: Type.Integer(),
  totalFailed: Type.Integer(),
  errors: Type.Array(Type.Object({ row: Type.Integer(), column: Type.String(), message: Type.String() })),
  createdBy: Type.String(),
  createdDate: Moment,
})
export type ImportQueueFile = Static<typeof ImportQueueFile>

/** One row of a file of users. */
export const UserImportRow = Type.Object({
  userName: Type.String(),
  name: Type.String(),
  familyName: Type.String(),
  email: Type.String(),
  phone: Type.Optional(Type.String()),
  title: Type.Optional(Type.String()),
  departmentKey: Type.Optional(Type.String()),
  roles: Type.String({ description: 'codes, separated by semicolons' }),
})
export type UserImportRow = Static<typeof UserImportRow>

/** One row of a file of departments. */
export const DepartmentImportRow = Type.Object({
  key: Type.String(),
  name: Type.String(),
  parentKey: Type.Optional(Type.String()),
  legalName: Type.Optional(Type.String()),
  location: Type.Optional(Type.String()),
  manager: Type.Optional(Type.String({ description: 'user name' })),
})
export type DepartmentImportRow = Static<typeof DepartmentImportRow>
