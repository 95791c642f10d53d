import { Type, type Static } from 'typebox'
import { ImportCheck, RowImport } from '../../core/contract/imports.ts'
import { operation } from '../../core/contract/operation.ts'
import { Id, megabyte, Nullable, paged, paging } from '../../core/contract/shapes.ts'
import { Department } from './departmentShapes.ts'

const place = 'D-118, 000/6'
const ours = { service: 'commons', origin: 'ours', place } as const
const path = '/commons-sts/departments'
const byId = Type.Object({ id: Id })
export const departmentCsvMaxBytes = megabyte
/** The maximum number of rows of a file. */
export const mostDepartments = 1000

/** Blank and longer texts are reported per field, so the schema accepts them. */
const Text = (description: string) => Type.String({ maxLength: 10_000, description })
const fields = {
  key: Text('short code, unique among the departments: at most 30 letters, digits and . _ - /'),
  name: Text('not blank, at most 200 characters'),
  parentId: Type.Optional(Nullable(Id)),
  legalName: Type.Optional(Nullable(Text('legal entity that employs its people, at most 200 characters'))),
  locationId: Type.Optional(Nullable(Id)),
  manager: Type.Optional(Nullable(Type.String({ maxLength: 250, description: 'user name' }))),
  active: Type.Boolean({
    default: true,
    description: 'closed departments remain on existing records and cannot be selected',
  }),
  position: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 100_000,
      description: 'position among its siblings; if left out, not changed',
    }),
  ),
}
const DepartmentFields = Type.Object(fields)
export type DepartmentFields = Static<typeof DepartmentFields>

export const DepartmentUsage = Type.Object({
  id: Id,
  people: Type.Integer({ description: 'number of accounts in it' }),
  jobs: Type.Integer({ description: 'number of its jobs, including closed ones' }),
  below: Type.Integer({ description: 'number of departments directly below it' }),
  workflows: Type.Integer({ description: 'number of workflows for it; each needs a department (decision D-91)' }),
})
export type DepartmentUsage = Static<typeof DepartmentUsage>

export const departmentManageList = operation({
  ...ours,
  id: 'departmentManageList',
  method: 'POST',
  path: `${path}/list`,
  access: 'Department:ListDepartment',
  effect: 'read',
  body: Type.Object({
    ...paging(1000),
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'part of name, key or legal entity, folded' })),
    active: Type.Optional(Type.Boolean()),
  }),
  answer: paged(Department),
  doc: "Departments of the caller's company, including closed ones, parents before children, in order.",
})

export const departmentManageUsage = operation({
  ...ours,
  id: 'departmentManageUsage',
  method: 'POST',
  path: `${path}/usage`,
  access: ['Department:ListDepartment', 'Department:ReadDepartment'],
  effect: 'read',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(DepartmentUsage),
  doc: "What refers to each of these departments of the caller's company; departments of other companies are left out.",
})

export const departmentManageGet = operation({
  ...ours,
  id: 'departmentManageGet',
  method: 'GET',
  path: `${path}/{id}`,
  access: ['Department:ReadDepartment', 'Department:UpdateDepartment'],
  effect: 'read',
  params: byId,
  answer: Department,
  doc: "One department of the caller's company, which may be closed.",
})

export const departmentManageCreate = operation({
  ...ours,
  id: 'departmentManageCreate',
  method: 'POST',
  path: `${path}/create`,
  access: 'Department:CreateDepartment',
  effect: 'write',
  idempotent: true,
  body: DepartmentFields,
  answer: Department,
  doc: 'Creates a department, as the last of its siblings unless a position is sent.',
})

export const departmentManageUpdate = operation({
  ...ours,
  id: 'departmentManageUpdate',
  method: 'PUT',
  path: `${path}/{id}`,
  access: 'Department:UpdateDepartment',
  effect: 'write',
  idempotent: true,
  params: byId,
  body: Type.Object({
    ...fields,
    version: Type.Optional(
      Type.Integer({ description: 'as it was read; refused with errorCode 599 if the department has changed since' }),
    ),
  }),
  answer: Department,
  doc: 'Changes a department and its parent, which cannot be the department itself or one below it.',
})

export const departmentManageMove = operation({
  ...ours,
  id: 'departmentManageMove',
  method: 'PUT',
  path: `${path}/{id}/place`,
  access: 'Department:UpdateDepartment',
  effect: 'write',
  idempotent: true,
  params: byId,
  body: Type.Object({ parentId: Nullable(Id), beforeId: Nullable(Id) }),
  answer: Department,
  doc: 'Moves a department within the tree: below parentId (null for the top), before beforeId (null for the last position). It cannot be moved below itself or a department below it.',
})

export const departmentManageDelete = operation({
  ...ours,
  id: 'departmentManageDelete',
  method: 'DELETE',
  path: `${path}/{id}`,
  access: 'Department:DeleteDepartment',
  effect: 'write',
  idempotent: true,
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Deletes a department to which nothing refers; otherwise DEPARTMENT_IN_USE with the numbers of accounts, jobs, departments below it and workflows. A department in use can be closed instead.',
})

const imports = { service: 'commons', access: 'Department:ImportDepartment' } as const

export const departmentImportStart = operation({
  ...imports,
  id: 'departmentImportStart',
  origin: 'ours',
  method: 'POST',
  path: '/commons-sts/import-departments',
  effect: 'write',
  transport: 'upload',
  maxBytes: departmentCsvMaxBytes,
  idempotent: true,
  body: Type.Object({}),
  answer: Type.Object({ id: Id }),
  doc:
    'Imports a CSV of departments in the background (1 MB, 1,000 rows). Its header contains key and name, and ' +
    'may contain parent (key or name of an existing department or of an earlier row), legalName, location and ' +
    'manager, in any order. Existing departments with the same key are not changed.',
  place: 'D-118',
})

export const departmentsImportGet = operation({
  ...imports,
  id: 'departmentsImportGet',
  origin: 'spec',
  method: 'POST',
  path: '/commons-sts/department-import-queue-file-by-id',
  effect: 'read',
  query: Type.Object({ id: Id }),
  answer: RowImport,
  doc: "The progress of one of the caller's imports. Imports are stored for 30 days.",
  place: '002/7.12/38',
})

export const departmentsImportSample = operation({
  ...imports,
  id: 'departmentsImportSample',
  origin: 'spec',
  method: 'POST',
  path: '/commons-sts/download-sample-department-import-csv',
  effect: 'read',
  transport: 'download',
  answer: Type.String({ description: 'text/csv, UTF-8 with BOM' }),
  doc: 'A file with the columns of an import of departments and three example rows.',
  place: '002/7.12/37',
})

export const departmentImportCheck = operation({
  ...imports,
  id: 'departmentImportCheck',
  origin: 'ours',
  method: 'POST',
  path: '/commons-sts/check-departments-import',
  effect: 'read',
  transport: 'upload',
  maxBytes: departmentCsvMaxBytes,
  body: Type.Object({}),
  answer: ImportCheck,
  doc: 'The expected result of departmentImportStart for a file, row by row; nothing is stored.',
  place: 'ours',
})

export const departmentImportFailedRows = operation({
  ...imports,
  id: 'departmentImportFailedRows',
  origin: 'ours',
  method: 'GET',
  path: '/commons-sts/import-departments/{id}/failed-rows',
  effect: 'read',
  transport: 'download',
  params: byId,
  answer: Type.String({ description: 'text/csv, UTF-8 with BOM: the columns of the file and `reason`' }),
  doc: 'The failed rows of an import as a CSV with the reasons, in the language of the caller, ready to be corrected and imported again.',
  place: 'ours',
})
