import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { ApprovalPayload, Approved, rowFilters, rowInput, RowsById } from '../reviews/contract.ts'
import { VerificationCandidate } from './candidateShapes.ts'
import { VerificationFolder, VerificationFolderFields } from './folders/folderShapes.ts'
import { importMaxBytes, VerificationImport } from './imports/importShapes.ts'

// Re-exported for the gateway, which imports contracts only.
export type { VerificationCandidate } from './candidateShapes.ts'
export { importTypes, VerificationField, type FolderRule } from './folders/folderShapes.ts'
export type { VerificationFolder } from './folders/folderShapes.ts'
export { importStatuses, type VerificationImport } from './imports/importShapes.ts'
export { verificationMailList, verificationMailRaw } from './mails/mailContract.ts'
export type { VerificationMail, VerificationMailFile } from './mailShapes.ts'

const access = 'Candidate:CV-Verification' as const

export const verificationFolderList = operation({
  id: 'verificationFolderList',
  method: 'POST',
  path: '/CVVerification/list',
  service: 'verification',
  access,
  effect: 'read',
  origin: 'spec',
  body: Type.Object({ ...rowsPaging(1000), keyword: Type.Optional(Type.String({ maxLength: 200 })) }),
  answer: pagedRows(VerificationFolder),
  doc: "Returns the folders that the caller may see: the caller's own, shared with the caller, or shared with all, in name order.",
  place: '001/7.1/1, 001/7.1/7',
})

export const verificationFolderByIds = operation({
  id: 'verificationFolderByIds',
  method: 'POST',
  path: '/CVVerification/by-ids',
  service: 'verification',
  access,
  effect: 'read',
  origin: 'ours',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(VerificationFolder),
  doc: 'Returns the folders with these ids that the caller may see, in any order.',
  place: 'ours',
})

export const verificationFolderAdd = operation({
  id: 'verificationFolderAdd',
  method: 'POST',
  path: '/CVVerification/add',
  service: 'verification',
  access,
  effect: 'write',
  origin: 'spec',
  idempotent: true,
  body: VerificationFolderFields,
  answer: VerificationFolder,
  doc: 'Creates a folder of the caller. It is shared with all holders of TalentManagement or with the named users.',
  place: '001/7.1/2, 001/7.1/9, 001/5/10-14',
})

export const verificationFolderUpdate = operation({
  id: 'verificationFolderUpdate',
  method: 'PUT',
  path: '/CVVerification/update/{id}',
  service: 'verification',
  access,
  effect: 'write',
  origin: 'spec',
  idempotent: true,
  params: Type.Object({ id: Id }),
  body: VerificationFolderFields,
  answer: VerificationFolder,
  doc: 'Changes the folder. Only its creator may change it: 403 for others. The import type cannot be changed once it has rows.',
  place: '001/7.1/2, 001/7.1/10, 001/6/1',
})

export const verificationRuleDelete = operation({
  id: 'verificationRuleDelete',
  method: 'DELETE',
  path: '/CVVerification/rules/{id}',
  service: 'verification',
  access,
  effect: 'write',
  origin: 'ours',
  idempotent: true,
  params: Type.Object({ id: Id }),
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Deletes one rule of a folder of the caller.',
  place: '001/7.1/21',
})

export const verificationImportList = operation({
  id: 'verificationImportList',
  method: 'POST',
  path: '/CVVerification/import-list',
  service: 'verification',
  access,
  effect: 'read',
  origin: 'spec',
  body: Type.Object({
    ...rowsPaging(1000),
    verificationId: Type.Optional(Id),
    ids: Type.Optional(Type.Array(Id, { maxItems: 1000, description: 'ours: only imports with these ids' })),
    isRunning: Type.Optional(Type.Boolean({ description: 'ours: only imports that are new or importing' })),
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'ours: title or file name; folded' })),
  }),
  answer: pagedRows(VerificationImport),
  doc: 'Returns the import batches of the folders that the caller may see, newest first.',
  place: '001/7.1/8, 001/7.1/16',
})

export const verificationImportCreate = operation({
  id: 'verificationImportCreate',
  method: 'POST',
  path: '/CVVerification/import',
  service: 'verification',
  access,
  effect: 'write',
  origin: 'spec',
  transport: 'upload',
  maxBytes: importMaxBytes,
  idempotent: true,
  body: Type.Object({
    title: Type.String({ minLength: 1, maxLength: 250 }),
    verificationId: Id,
    recChannelId: Type.Optional(Id),
  }),
  answer: Type.Object({ id: Id }),
  doc:
    'Uploads a CSV (form fields title, verificationId, then file) into a CSV folder of the caller and queues its ' +
    'import. Only text/csv and application/vnd.ms-excel, at most 5 MB. The header must contain every column of ' +
    'the folder, by name or display name, a `name`, and `phones` or `emails`, and nothing else (`reason` is ' +
    'ignored).',
  place: '001/7.1/11, 001/5/17',
})

export const verificationImportGet = operation({
  id: 'verificationImportGet',
  method: 'GET',
  path: '/CVVerification/import/{id}',
  service: 'verification',
  access,
  effect: 'read',
  origin: 'spec',
  params: Type.Object({ id: Id }),
  answer: VerificationImport,
  doc: 'Returns one import with its counts. Clients without events poll it every 5 s.',
  place: '001/7.1/12, 001/2.2/13',
})

export const verificationQueueFile = operation({
  id: 'verificationQueueFile',
  method: 'GET',
  path: '/CVVerification/queue-file/{id}',
  service: 'verification',
  access,
  effect: 'read',
  origin: 'spec',
  params: Type.Object({ id: Id }),
  answer: VerificationImport,
  doc: 'Returns the same as verificationImportGet, at the path under which the import of a file is queued.',
  place: '001/7.1/14',
})

export const verificationImportFailedRows = operation({
  id: 'verificationImportFailedRows',
  method: 'GET',
  path: '/CVVerification/import/{id}/failed-rows',
  service: 'verification',
  access,
  effect: 'read',
  origin: 'ours',
  transport: 'download',
  params: Type.Object({ id: Id }),
  answer: Type.String({ description: 'text/csv, UTF-8 with BOM: the columns of the file and `reason`' }),
  doc: "Returns the failed rows of an import as CSV, with the reasons in the caller's language, ready to be corrected and imported again.",
  place: 'ours',
})

export const verificationCandidateList = operation({
  id: 'verificationCandidateList',
  method: 'POST',
  path: '/CVVerification/list-import-candidates',
  service: 'verification',
  access,
  effect: 'read',
  origin: 'spec',
  body: Type.Object({
    ...rowsPaging(1000),
    verificationId: Id,
    importId: Type.Optional(Id),
    vendorRequestId: Type.Optional(
      Type.String({ format: 'uuid', description: 'only rows that were submitted to this vendor request' }),
    ),
    ...rowFilters,
    ...rowInput,
  }),
  answer: pagedRows(VerificationCandidate),
  doc: 'Returns the rows of one folder, newest first, with all filters of 001/2.2. fromDate and toDate are inclusive. collectFrom is ignored, because rows from files and mails have no source.',
  place: '001/7.1/5, 001/7.1/15, 001/3/10',
})

export const verificationCandidateByIds = operation({
  id: 'verificationCandidateByIds',
  method: 'POST',
  path: '/CVVerification/candidates-by-ids',
  service: 'verification',
  access,
  effect: 'read',
  origin: 'ours',
  body: RowsById,
  answer: Type.Array(VerificationCandidate),
  doc: 'Returns the rows with these ids that the caller may see, in any order.',
  place: 'ours',
})

export const verificationCandidateApproval = operation({
  id: 'verificationCandidateApproval',
  method: 'POST',
  path: '/CVVerification/candidate-approval',
  service: 'verification',
  access,
  effect: 'write',
  origin: 'spec',
  idempotent: true,
  body: ApprovalPayload,
  answer: Approved,
  doc:
    'Approves (creates the candidate) or rejects one row. skill and recChanel are required to approve; the ' +
    'joined languages text is at most 225 characters. If a candidate already has a phone or e-mail of the row ' +
    '(as with an existed row), approving links the row to that candidate, adds contacts, skills and folders, and ' +
    'creates no candidate. 400 with errorCode 599 if somebody has already reviewed the row: paramValues contain ' +
    'who (reviewedBy), when (reviewedDate) and the status (status).',
  place: '001/7.1/3, 001/7.1/13, 001/3/7, 001/5/1-7',
})
