import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { createMessage } from '../../../core/contract/messages.ts'
import { megabyte } from '../../../core/contract/shapes.ts'
import type { BodyOf } from '../../../core/contract/operation.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { holdFile } from '../../../core/files/fileRecords.ts'
import { badInput, forbidden, notFound } from '../../../core/http/errors.ts'
import type { RequestContext, UploadedFile } from '../../../core/http/routes.ts'
import { newId } from '../../../core/ids.ts'
import { cvMaxBytes } from '../../candidateCvs/contract.ts'
import { contentTypes } from '../../candidateCvs/types.ts'
import { tidy } from '../../candidates/writes/validation.ts'
import { foldersByIds } from '../../talentFolders/queries.ts'
import { attachmentOf, refusal } from '../../verifications/mails/cvFile.ts'
import type * as contract from '../contract.ts'
import { announce, demandOwn, readRow, type ImportRow } from '../imports.ts'
import type { CandidateImport, CandidateImportRow } from '../importShapes.ts'
import { begin, keptMs, scheduleEnd } from '../jobs.ts'
import { hasRun, held, otherStep } from '../writes.ts'
import { addFiles } from './files.ts'
import { judgeCvs } from './judging.ts'

/** The maximum total size of the CVs of an import that were not uploaded in a ZIP. */
const mostBytes = 500 * megabyte

async function demandFolder({ db, caller }: RequestContext, folderId: string | null | undefined): Promise<void> {
  if (folderId && (await foldersByIds(db, caller, [folderId])).length === 0)
    throw badInput({ folderId: [createMessage('UNKNOWN_FOLDER')] })
}

/** Creates an import of CVs, which are uploaded afterwards. */
export async function openCvs(
  context: RequestContext,
  { fileName, folderId = null }: BodyOf<typeof contract.candidateImportOpenCvs>,
): Promise<{ id: string }> {
  await demandFolder(context, folderId)
  const id = newId()
  await context.db.transaction(async (tx) => {
    await tx
      .insert('candidate_import', {
        id,
        kind: 'cvs',
        file_name: fileName,
        file_path: null,
        columns: '[]',
        folder_id: folderId,
        total: 0,
        created_by: context.caller.userName,
      })
      .execute()
    await scheduleEnd(tx, context.jobs, id)
  })
  return { id }
}

/** Returns an import that still accepts CVs, under a lock. Throws IMPORT_STEP otherwise. */
async function lockOpenImport(tx: CompanyDb, id: string): Promise<ImportRow> {
  const row = await held(tx, id)
  if (row.kind !== 'cvs' || row.status !== 'new') throw otherStep()
  return row
}

const filledBy = async (tx: CompanyDb, importId: string): Promise<number> => {
  const { filled } = await tx
    .from('stored_file')
    .select(sql<string>`coalesce(sum(size), 0)`.as('filled'))
    .where(
      'path',
      'in',
      tx
        .from('candidate_import_row')
        .select('cv_path')
        .where('import_id', '=', importId)
        .where('cv_path', 'is not', null),
    )
    .executeTakeFirstOrThrow()
  return Number(filled)
}

/** Stores a CV of an import as a row that waits to be read. A file that is not a CV becomes a row with a remark. */
export async function addCv(context: RequestContext, id: string, file: UploadedFile): Promise<{ row: number }> {
  const { db, caller, files } = context
  await demandOwn(context, id)
  const bytes = await buffer(file.stream)
  const attachment = attachmentOf({ name: file.name, type: '', bytes }, 1)
  const { name, sha256, type } = attachment
  const problem = refusal(attachment)?.message ?? null
  const stored = problem ? null : await files.save(db.companyId, name, Readable.from([bytes]), cvMaxBytes)
  try {
    return await db.transaction(async (tx) => {
      const open = await lockOpenImport(tx, id)
      if (stored) {
        if ((await filledBy(tx, id)) + stored.size > mostBytes)
          throw badInput({ file: [createMessage('CV_TOO_LARGE', { size: `${mostBytes / megabyte} MB` })] })
        await holdFile(tx, {
          path: stored.path,
          name,
          contentType: contentTypes[type!],
          size: stored.size,
          sha256,
          createdBy: caller.userName,
          expiresAt: new Date(Date.now() + keptMs),
        })
      }
      await addFiles(tx, open, [{ name, path: stored?.path ?? null, problem }])
      return { row: open.total + 1 }
    })
  } catch (error) {
    if (stored) await files.remove(stored.path)
    throw error
  }
}

/** Starts reading the CVs of an import, or applies other options to those already read. */
export async function startReading(
  context: RequestContext,
  id: string,
  { completesExisting = false, folderId = null, source }: BodyOf<typeof contract.candidateImportReadCvs>,
): Promise<CandidateImport> {
  const { db, caller, jobs } = context
  const own = await demandOwn(context, id)
  if (own.kind !== 'cvs') throw otherStep()
  if (completesExisting && !caller.permissions.has('Candidate:UpdateCandidate')) throw forbidden()
  await demandFolder(context, folderId)
  return db.transaction(async (tx) => {
    const row = await held(tx, id)
    if (hasRun(row) || !['new', 'checking', 'checked', 'failed'].includes(row.status) || row.total === 0)
      throw otherStep()
    const { read } = await tx
      .from('candidate_import_row')
      .select(sql<string>`count(*) filter (where outcome <> 'waiting' or draft is not null)`.as('read'))
      .where('import_id', '=', id)
      .executeTakeFirstOrThrow()
    const now = await tx
      .update('candidate_import')
      .set({
        status: 'checking',
        attempt: row.attempt + 1,
        processed: Number(read),
        problems: '[]',
        completes_existing: completesExisting,
        folder_id: folderId,
        source: source?.trim() || null,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await begin(tx, jobs, now, 'checking')
    return announce(tx, now)
  })
}

/** Decides on a CV that was read. The other CVs are judged again. */
export async function decide(
  context: RequestContext,
  id: string,
  { row, decision, name }: BodyOf<typeof contract.candidateImportDecide>,
): Promise<CandidateImportRow> {
  const { db, caller } = context
  await demandOwn(context, id)
  if (decision === 'take' && !caller.permissions.has('Candidate:UpdateCandidate')) throw forbidden()
  const called = name === undefined ? undefined : tidy(name).replace(/\s+/g, ' ')
  if (called === '') throw badInput({ name: [createMessage('NAME_MISSING')] })
  return db.transaction(async (tx) => {
    const work = await held(tx, id)
    if (work.kind !== 'cvs' || work.status !== 'checked') throw otherStep()
    const found = await tx
      .from('candidate_import_row')
      .select('draft')
      .where('import_id', '=', id)
      .where('row', '=', row)
      .executeTakeFirst()
    if (!found?.draft) throw notFound()
    const change = {
      ...(decision !== undefined && { decision }),
      ...(called && { draft: JSON.stringify({ ...found.draft, name: called }) }),
    }
    if (Object.keys(change).length === 0) return readRow(tx, id, row)
    await tx.update('candidate_import_row').set(change).where('import_id', '=', id).where('row', '=', row).execute()
    await judgeCvs(tx, work)
    await announce(tx, work)
    return readRow(tx, id, row)
  })
}
