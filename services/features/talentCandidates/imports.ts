import { Readable } from 'node:stream'
import { csvRow, csvStart } from '../../../common/csv.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import { csvName } from '../../core/csv/upload.ts'
import { list } from '../../core/http/list.ts'
import { latest } from '../../core/http/order.ts'
import { implement, type RequestContext, type Route, type UploadedFile } from '../../core/http/routes.ts'
import { exportCandidates } from '../candidates/list/export.ts'
import { newId } from '../../core/ids.ts'
import { foldersByIds } from '../talentFolders/queries.ts'
import * as contract from './contract.ts'
import { failedRows } from './failedRows.ts'
import { sampleHeader } from './importColumns.ts'
import { talentImportQueue } from './importJob.ts'
import './importTables.ts'
import { required } from '../../core/http/fieldTexts.ts'

const own = ({ db, caller }: Pick<RequestContext, 'db' | 'caller'>) =>
  db.from('talent_import').selectAll().where('created_by', '=', caller.userName)
type Row = Awaited<ReturnType<ReturnType<typeof own>['execute']>>[number]

const toImport = (row: Row): contract.TalentImport => ({
  id: row.id,
  folderId: row.folder_id,
  fileName: row.file_name,
  status: row.status,
  total: row.total,
  totalCreated: row.total_created,
  totalExisted: row.total_existed,
  totalFailed: row.total_failed,
  errors: row.errors,
  createdBy: row.created_by,
  createdDate: row.created_at.toISOString(),
})

async function createImport(context: RequestContext, folderId: string, file: UploadedFile): Promise<{ id: string }> {
  const { db, caller, files, jobs } = context
  const [folder] = await foldersByIds(db, caller, [folderId])
  if (!folder) throw notFound()
  // The text comes from the specification (001/8, decision D-96).
  const name = csvName(file, createMessage('CSV_REFUSED'))
  const stored = await files.save(db.companyId, name, file.stream, contract.talentCsvMaxBytes)
  const id = newId()
  try {
    await db.transaction(async (tx) => {
      await tx
        .insert('talent_import', {
          id,
          folder_id: folder.id,
          file_name: name,
          file_path: stored.path,
          created_by: caller.userName,
        })
        .execute()
      await jobs.add(tx, talentImportQueue.name, id, { companyId: db.companyId, importId: id })
    })
  } catch (error) {
    await files.remove(stored.path)
    throw error
  }
  return { id }
}

async function deleteImports({ db, caller, files }: RequestContext, ids: readonly string[]): Promise<void> {
  const running = await own({ db, caller })
    .where('id', 'in', ids)
    .where('status', 'in', ['new', 'importing'])
    .executeTakeFirst()
  if (running) throw refused('IMPORT_RUNNING', 'The import is still running')
  const gone = await db
    .delete('talent_import')
    .where('id', 'in', ids)
    .where('created_by', '=', caller.userName)
    .returning('file_path')
    .execute()
  for (const { file_path: path } of gone) await files.remove(path as string)
}

const sample =
  csvStart +
  csvRow(sampleHeader) +
  csvRow([
    'Nguyễn Văn Đức',
    '0912345678',
    'duc.nguyen@example.com',
    'Backend Engineer',
    'Java; PostgreSQL',
    'Sông Pay',
    5,
    'https://duc.example.com',
    'Hà Nội; Đà Nẵng',
  ]) +
  csvRow([
    '佐藤 健太',
    '+81 90 1234 5678',
    'kenta.sato@example.com',
    'Frontend Engineer',
    'React; TypeScript',
    'Sakura Systems',
    3,
    '',
    '東京',
  ])

export const routes: Route[] = [
  implement(contract.talentImportCsv, ({ body, file }, context) => createImport(context, body.folderId, file)),
  implement(contract.talentQueue, async ({ params }, context) => {
    const row = await own(context).where('id', '=', params.id).executeTakeFirst()
    if (!row) throw notFound()
    return toImport(row)
  }),
  implement(contract.talentListCsv, async ({ body: { folderId, ...wanted } }, context) => {
    const rows = folderId ? own(context).where('folder_id', '=', folderId) : own(context)
    const found = await list(rows, latest('talent_import'), wanted)
    return { ...found, data: found.data.map((row) => toImport(row as Row)) }
  }),
  implement(contract.talentDeleteCsv, async ({ body }, context) => {
    await deleteImports(context, body.ids)
    return { status: 'OK' }
  }),
  implement(contract.talentImportFailedRows, async ({ params }, context) => {
    const row = await own(context).where('id', '=', params.id).executeTakeFirst()
    if (!row) throw notFound()
    return failedRows(context, row)
  }),
  implement(contract.talentExport, ({ body }, context) => {
    if (!body.folderId) throw badInput({ folderId: [required] })
    return exportCandidates(context, body)
  }),
  implement(contract.talentSampleCsv, async () => ({
    name: 'talent-sample.csv',
    contentType: 'text/csv; charset=utf-8',
    stream: Readable.from([sample], { objectMode: false }),
  })),
]
