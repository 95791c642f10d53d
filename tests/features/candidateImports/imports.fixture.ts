import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/candidateImports/contract.ts'
import type { CandidateImport, CandidateImportRow } from '../../../services/features/candidateImports/importShapes.ts'
import { pageAt, uuid } from '../../support/records.ts'
import { row as candidateRow, services } from '../candidates/candidateRecords.ts'

export const importId = uuid(300)

/** An import of four rows whose columns are not yet confirmed. */
export const candidateImport = (given: Partial<CandidateImport> = {}): CandidateImport => ({
  id: importId,
  kind: 'rows',
  fileName: 'greenhouse.csv',
  archiveName: null,
  status: 'new',
  columns: [
    { title: 'Candidate', samples: ['Chi Lê', 'Dan Ito'], field: 'name', key: null },
    { title: 'Mail', samples: ['chi@example.com'], field: 'email', key: null },
    { title: 'Level', samples: ['Senior'], field: null, key: null },
  ],
  completesExisting: false,
  dateFormat: 'dayFirst',
  folderId: null,
  source: null,
  total: 4,
  processed: 0,
  totalCreated: 0,
  totalCompleted: 0,
  totalExisted: 0,
  totalFailed: 0,
  totalLeft: 0,
  totalRemarked: 0,
  totalFiles: 0,
  totalUndone: 0,
  totalKept: 0,
  errors: [],
  createdBy: 'recruiter',
  createdDate: '2026-11-20T02:00:00.000Z',
  ...given,
})

const rows: CandidateImportRow[] = [
  { row: 1, name: 'Chi Lê', contact: 'chi@example.com', outcome: 'created', candidateId: null, files: ['chi.pdf'] },
  { row: 2, name: 'Dan Ito', contact: '', outcome: 'existing', candidateId: uuid(1), files: [] },
  { row: 3, name: '', contact: '', outcome: 'failed', candidateId: null, files: [] },
  { row: 4, name: 'Eva Mai', contact: 'eva@example.com', outcome: 'created', candidateId: null, files: [] },
].map((one) => ({
  ...(one as CandidateImportRow),
  importId,
  isDecidable: true,
  offeredName: one.row === 3 ? 'Fay Ono' : null,
  remarks:
    one.row === 3 ? [{ message: 'The name is missing', messageDetails: [{ code: 'NAME_MISSING', params: {} }] }] : [],
}))
const counted = { totalCreated: 2, totalExisted: 1, totalFailed: 1, totalFiles: 1 }

/** REST services that keep one import in memory. Each of its steps finishes at once. */
export function importServices(given: Partial<CandidateImport> = {}) {
  const kept = { one: candidateImport(given), isThere: true, rows }
  const find = (id: unknown) => {
    if (id !== kept.one.id || !kept.isThere) throw new RequestError('NOT_FOUND', 'Not found')
    return kept.one
  }
  const become = (more: Partial<CandidateImport>) => (kept.one = { ...kept.one, ...more })
  const rest = services([candidateRow(1)])
    .on(contract.candidateImportList, ({ body }) => pageAt(kept.isThere ? [kept.one] : [], body))
    .on(contract.candidateImportGet, ({ params }) => find(params!.id))
    .on(contract.candidateImportRows, ({ body }) => {
      find(body.importId)
      return pageAt(
        kept.rows.filter(
          ({ outcome, remarks }) =>
            (!body.outcomes || body.outcomes.includes(outcome)) && (!body.isRemarked || remarks.length > 0),
        ),
        body,
      )
    })
    .on(contract.candidateImportCheck, ({ params, body }) => {
      find(params!.id)
      if (!body.columns.some(({ field }) => field === 'name'))
        throw new RequestError('BAD_INPUT', 'no', { fields: { columns: ['Choose the column with the name'] } })
      return become({ status: 'checked', completesExisting: body.completesExisting ?? false, ...counted })
    })
    .on(contract.candidateImportOpenCvs, ({ body }) => {
      become({ kind: 'cvs', fileName: body.fileName, folderId: body.folderId ?? null, columns: [] })
      return { id: kept.one.id }
    })
    .on(contract.candidateImportReadCvs, ({ params, body }) => {
      find(params!.id)
      return become({ status: 'checked', completesExisting: body.completesExisting ?? false, ...counted })
    })
    .on(contract.candidateImportDecide, ({ params, body }) => {
      find(params!.id)
      const row = rows.find((one) => one.row === body.row)
      if (!row) throw new RequestError('NOT_FOUND', 'Not found')
      const outcome = { take: 'completed', leave: 'left' } as const
      kept.rows = kept.rows.map((one) =>
        one.row === body.row
          ? {
              ...one,
              ...(body.name && { name: body.name, offeredName: null, outcome: 'created', remarks: [] }),
              ...(body.decision && { outcome: outcome[body.decision] }),
            }
          : one,
      )
      return kept.rows.find((one) => one.row === body.row)!
    })
    .on(contract.candidateImportRun, ({ params }) => {
      find(params!.id)
      return become({ status: 'succeeded', processed: 4, ...counted })
    })
    .on(contract.candidateImportUndo, ({ params }) => {
      find(params!.id)
      return become({ status: 'undone', ...counted, totalCreated: 0, totalUndone: 2 })
    })
    .on(contract.candidateImportDelete, ({ params }) => {
      find(params!.id)
      kept.isThere = false
      return { status: 'OK' }
    })
  return { rest, kept }
}
