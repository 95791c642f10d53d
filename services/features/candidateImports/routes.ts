import { Readable } from 'node:stream'
import { detectEncoding } from '../../core/csv/encoding.ts'
import { failedLines } from '../../core/csv/failedLines.ts'
import { rowTextOf } from '../../core/csv/rowTexts.ts'
import { notFound } from '../../core/http/errors.ts'
import { implement, type Download, type RequestContext, type Route } from '../../core/http/routes.ts'
import { readersOf } from '../../core/identity/people/readers.ts'
import type { Queue } from '../../core/jobs/jobs.ts'
import * as contract from './contract.ts'
import { addCv, decide, openCvs, startReading } from './cvs/writes.ts'
import { demandOwn, listImports, listRows, shown } from './imports.ts'
import { candidateImportQueue } from './jobs.ts'
import { checkImport, createImport, deleteImport, runImport, setArchive, undoImport } from './writes.ts'

export const queues: Queue[] = [candidateImportQueue]

async function failedRows(context: RequestContext, id: string): Promise<Download> {
  const { db, caller, files } = context
  const { file_name: fileName, file_path: path, columns } = await demandOwn(context, id)
  // An import of CVs has no file whose rows could be corrected.
  if (!path) throw notFound()
  const language = (await readersOf(db, [caller.userName])).get(caller.userName)?.language ?? 'en'
  const rows = await db
    .from('candidate_import_row')
    .select(['row', 'remarks'])
    .where('import_id', '=', id)
    .where('outcome', '=', 'failed')
    .execute()
  const reasons = new Map(
    rows.map(({ row, remarks }) => [row, remarks.map((message) => rowTextOf(message, language)).join('; ')]),
  )
  const encoding = await detectEncoding(await files.read(path))
  const lines = failedLines(await files.read(path), encoding, reasons, (column) => !columns[column]?.field)
  return {
    name: `${fileName.replace(/\.csv$/i, '')}-failed.csv`,
    contentType: 'text/csv; charset=utf-8',
    stream: Readable.from(lines, { objectMode: false }),
  }
}

export const routes: Route[] = [
  implement(contract.candidateImportUpload, ({ file }, context) => createImport(context, file)),
  implement(contract.candidateImportArchive, ({ body, file }, context) => setArchive(context, body.id, file)),
  implement(contract.candidateImportOpenCvs, ({ body }, context) => openCvs(context, body)),
  implement(contract.candidateImportAddCv, ({ body, file }, context) => addCv(context, body.id, file)),
  implement(contract.candidateImportReadCvs, ({ params, body }, context) => startReading(context, params.id, body)),
  implement(contract.candidateImportDecide, ({ params, body }, context) => decide(context, params.id, body)),
  implement(contract.candidateImportList, ({ body }, context) => listImports(context, body)),
  implement(contract.candidateImportGet, async ({ params }, context) =>
    shown(context.db, await demandOwn(context, params.id)),
  ),
  implement(contract.candidateImportRows, ({ body: { importId, outcomes, isRemarked, ...page } }, context) =>
    listRows(context, importId, { ...(outcomes && { outcomes }), ...(isRemarked && { isRemarked }) }, page),
  ),
  implement(contract.candidateImportCheck, ({ params, body }, context) => checkImport(context, params.id, body)),
  implement(contract.candidateImportRun, ({ params }, context) => runImport(context, params.id)),
  implement(contract.candidateImportUndo, ({ params }, context) => undoImport(context, params.id)),
  implement(contract.candidateImportDelete, ({ params }, context) => deleteImport(context, params.id)),
  implement(contract.candidateImportFailedRows, ({ params }, context) => failedRows(context, params.id)),
]
