import { Type } from 'typebox'
import { ImportCheck, RowImport } from '../../core/contract/imports.ts'
import { operation } from '../../core/contract/operation.ts'
import { Id, megabyte } from '../../core/contract/shapes.ts'

// Passed on for the gateway, which imports contracts only.
export type { RowImport } from '../../core/contract/imports.ts'

const key = 'User:ImportUser'
const common = { service: 'accounts', access: key } as const
export const userCsvMaxBytes = megabyte
/** Rows of one file. */
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
    'Takes a CSV of people in the background (1 MB, 1,000 rows). Its header names name, email and roles, and may name familyName, fullName, ' +
    'userName (else the address), phone, title, department (key or name), language and timeZone, in any order. New people are invited by mail ' +
    'to set a password; those whose user name or address the company knows stay as they are. Nobody gives a role with permissions that they do not hold.',
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
  doc: 'What accountImport would make of a file, row by row; nothing is kept of it.',
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
  doc: 'How far an import of the caller is. Imports are kept for 30 days.',
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
  doc: 'The failed rows of an import as a CSV with the reasons, in the language of the caller, ready to mend and import again.',
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
  doc: 'A file with the columns that an import of people knows and two example rows.',
  place: '000/7/70',
})
