import { Type, type Static } from 'typebox'
import { RowImport } from '../../core/contract/imports.ts'
import { operation } from '../../core/contract/operation.ts'
import {
  withAlternativeNames,
  withRequestDefault,
  Id,
  nullId,
  withDefault,
  Moment,
  Nullable,
  megabyte,
  pagedRows,
  rowsPaging,
} from '../../core/contract/shapes.ts'
import { BulkResult } from '../candidates/contract.ts'
import { searchPayload } from '../candidates/filters/filters.ts'

const key = 'TalentManagement:TalentManagement'
const base = { service: 'talent', access: key, origin: 'spec' } as const
const Done = Type.Object({ status: Type.String({ description: 'OK means success' }) })
const CateIds = Type.Array(Id, { maxItems: 100, description: 'talent folders' })
const Remark = Type.Optional(Nullable(Type.String({ maxLength: 2000 })))

/** A candidate in a folder. */
export const Membership = Type.Object({
  candidateId: withDefault(Id, nullId),
  folderId: withAlternativeNames(Id, 'id'),
  remark: Nullable(Type.String()),
  addedBy: Type.String({ description: 'user name' }),
  addedDate: Nullable(Moment),
})
export type Membership = Static<typeof Membership>

export const talentByCandidate = operation({
  ...base,
  id: 'talentByCandidate',
  method: 'GET',
  path: '/TalentManagement/by-candidate',
  effect: 'read',
  query: Type.Object({ candiateId: Id }),
  answer: Type.Array(Membership),
  doc: 'Returns the folders of the candidate that the caller may see (the query is spelled candiateId, decision D-85).',
  place: '001/7.2/22',
})
export const talentAllByCandidate = operation({
  ...base,
  id: 'talentAllByCandidate',
  method: 'GET',
  path: '/TalentManagement/all-by-candidate/{candidateId}',
  effect: 'read',
  params: Type.Object({ candidateId: Id }),
  answer: Type.Array(Type.Object({ folderId: Id, name: Type.String(), userName: Type.String() })),
  doc: 'Returns every folder that contains the candidate and that the caller may see, with its owner.',
  place: '001/7.2/25',
})
export const talentByCandidates = operation({
  ...base,
  id: 'talentByCandidates',
  origin: 'ours',
  method: 'POST',
  path: '/TalentManagement/by-candidates',
  effect: 'read',
  body: Type.Object({ candidateIds: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(Membership),
  doc: 'Returns the folders of these candidates that the caller may see.',
  place: 'ours',
})
export const talentAddToCandidate = operation({
  ...base,
  id: 'talentAddToCandidate',
  method: 'POST',
  path: '/TalentManagement/add-to-candidate',
  effect: 'write',
  idempotent: true,
  body: Type.Object({
    candidateIds: Type.Array(Id, { minItems: 1, maxItems: 1000 }),
    cateIds: CateIds,
    remark: Remark,
  }),
  answer: Type.Array(BulkResult),
  doc: 'Adds candidates to folders of the caller or folders that are shared with the caller. Candidates who are already there stay. Returns the outcome for each candidate.',
  place: '001/7.2/23',
})
export const talentUpdateOnCandidate = operation({
  ...base,
  id: 'talentUpdateOnCandidate',
  method: 'POST',
  path: '/TalentManagement/update-on-candidate',
  effect: 'write',
  idempotent: true,
  access: [key, 'Candidate:CV-Verification'],
  body: Type.Object({
    id: Type.Optional(
      Nullable(
        Type.String({ format: 'uuid', description: "the verification row (001/3/8); omitted on a candidate's page" }),
      ),
    ),
    candidateId: Id,
    cateIds: CateIds,
    remark: Remark,
  }),
  answer: Done,
  doc:
    'Makes these the only folders of a candidate among those that the caller may see; other folders are not ' +
    'changed. With `id` it is the Save of an existed row (decision D-01), for reviewers of that row: the ' +
    'candidate is added to these folders and removed from none.',
  place: '001/7.2/24, 001/7.1/4, 001/3/8',
})
export const talentRemoveFromFolder = operation({
  ...base,
  id: 'talentRemoveFromFolder',
  origin: 'ours',
  method: 'POST',
  path: '/TalentManagement/remove-from-folder',
  effect: 'write',
  idempotent: true,
  body: Type.Object({ folderId: Id, candidateIds: Type.Array(Id, { minItems: 1, maxItems: 1000 }) }),
  answer: Type.Array(BulkResult),
  doc: 'Removes candidates from a folder.',
  place: 'ours',
})

export const talentCsvMaxBytes = 5 * megabyte
export const TalentImport = Type.Object({
  ...RowImport.properties,
  folderId: withDefault(withRequestDefault(Id), nullId),
})
export type TalentImport = Static<typeof TalentImport>

export const talentImportCsv = operation({
  ...base,
  id: 'talentImportCsv',
  method: 'POST',
  path: '/TalentManagement/import-csv',
  effect: 'write',
  transport: 'upload',
  maxBytes: talentCsvMaxBytes,
  idempotent: true,
  body: Type.Object({ folderId: Id }),
  answer: Type.Object({ id: Id }),
  doc: 'Imports a CSV of candidates into a folder in the background. Candidates with a known phone or e-mail are added to the folder, and their missing data is completed.',
  place: '001/7.2/17',
})
export const talentQueue = operation({
  ...base,
  id: 'talentQueue',
  method: 'GET',
  path: '/TalentManagement/queue/{id}',
  effect: 'read',
  params: Type.Object({ id: Id }),
  answer: TalentImport,
  doc: 'Returns the progress of an import.',
  place: '001/7.2/18',
})
export const talentListCsv = operation({
  ...base,
  id: 'talentListCsv',
  method: 'POST',
  path: '/TalentManagement/list-csv',
  effect: 'read',
  body: Type.Object({ ...rowsPaging(100), folderId: Type.Optional(Id) }),
  answer: pagedRows(TalentImport),
  doc: "Returns the caller's imports, newest first.",
  place: '001/7.2/19',
})
export const talentDeleteCsv = operation({
  ...base,
  id: 'talentDeleteCsv',
  method: 'POST',
  path: '/TalentManagement/delete-csv',
  effect: 'write',
  idempotent: true,
  body: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) }),
  answer: Done,
  doc: 'Deletes finished imports of the caller and their files. The candidates stay.',
  place: '001/7.2/20',
})
export const talentSampleCsv = operation({
  ...base,
  id: 'talentSampleCsv',
  method: 'POST',
  path: '/TalentManagement/download-sample-csv',
  effect: 'read',
  transport: 'download',
  answer: Type.String({ description: 'text/csv, UTF-8 with BOM' }),
  doc: 'Returns a sample file with the columns that an import knows and two example rows.',
  place: '001/7.2/21',
})
export const talentImportFailedRows = operation({
  ...base,
  id: 'talentImportFailedRows',
  origin: 'ours',
  method: 'GET',
  path: '/TalentManagement/import/{id}/failed-rows',
  effect: 'read',
  transport: 'download',
  params: Type.Object({ id: Id }),
  answer: Type.String({ description: 'text/csv, UTF-8 with BOM: the columns of the file and `reason`' }),
  doc: "Returns the failed rows of an import of the caller, with the reasons in the caller's language, ready to be corrected and imported again.",
  place: 'ours',
})
export const talentExport = operation({
  ...base,
  id: 'talentExport',
  method: 'POST',
  path: '/TalentManagement/export',
  effect: 'read',
  transport: 'download',
  access: 'TalentManagement:TalentExport',
  body: Type.Object({ ...searchPayload, ids: Type.Optional(Type.Array(Id, { maxItems: 10_000 })) }),
  answer: Type.String({ description: 'text/csv, UTF-8 with BOM, formula-safe' }),
  doc: 'Returns the candidates of a folder as CSV (folderId is required).',
  place: '001/7.2/26',
})
