import { Type } from 'typebox'
import { ImportCheck, RowImport } from '../../core/contract/imports.ts'
import { operation } from '../../core/contract/operation.ts'
import { Id, megabyte } from '../../core/contract/shapes.ts'

// Re-exported for the gateway, which imports contracts only.
export type { RowImport } from '../../core/contract/imports.ts'

const key = 'User:ImportUser'
const common = { service: 'accounts', access: key } as const
export const userCsvMaxBytes = megabyte
/** The maximum number of rows in one file. */
export const mostUsers = 1000

export const accountImport = operation({
  ...common,
  id: 'accountImport',
  origin: 'spec',
  method: 'POST',
  path: '/accounts/import',
  effect: 'write',
  transport: 'upload',
  maxBytes: userCsvMaxBytes,
  idempotent: true,
  body: Type.Object({}),
  answer: Type.Object({ id: Id }),
  doc:
    'Imports a CSV of users in the background (1 MB, 1,000 rows). Its header contains name, email and roles, and ' +
    'may contain familyName, fullName, userName (the address by default), phone, title, department (key or ' +
    'name), language and timeZone, in any order. New users are invited by mail to set a password; existing users ' +
    'with the same user name or address are not changed. Callers cannot assign a role with permissions that they ' +
    'do not hold.',
  place: '000/7/68',
})

export const userImportCheck = operation({
  ...common,
  id: 'userImportCheck',
  origin: 'ours',
  method: 'POST',
  path: '/accounts/check-import',
  effect: 'read',
  transport: 'upload',
  maxBytes: userCsvMaxBytes,
  body: Type.Object({}),
  answer: ImportCheck,
  doc: 'Returns what accountImport would do with a file, row by row. Nothing is stored.',
  place: 'ours',
})

export const accountImportGet = operation({
  ...common,
  id: 'accountImportGet',
  origin: 'spec',
  method: 'GET',
  path: '/accounts/import-user-queue-file-by-id',
  effect: 'read',
  query: Type.Object({ id: Id }),
  answer: RowImport,
  doc: 'Returns the progress of an import of the caller. Imports are stored for 30 days.',
  place: '000/7/69',
})

export const userImportFailedRows = operation({
  ...common,
  id: 'userImportFailedRows',
  origin: 'ours',
  method: 'GET',
  path: '/accounts/import/{id}/failed-rows',
  effect: 'read',
  transport: 'download',
  params: Type.Object({ id: Id }),
  answer: Type.String({ description: 'text/csv, UTF-8 with BOM: the columns of the file and `reason`' }),
  doc: "Returns the failed rows of an import as CSV, with the reasons in the caller's language, ready to be corrected and imported again.",
  place: 'ours',
})

export const accountImportSample = operation({
  ...common,
  id: 'accountImportSample',
  origin: 'spec',
  method: 'POST',
  path: '/accounts/download-sample-import-user-csv',
  effect: 'read',
  transport: 'download',
  answer: Type.String({ description: 'text/csv, UTF-8 with BOM' }),
  doc: 'Returns a sample file with the columns that an import of users knows and two example rows.',
  place: '000/7/70',
})
