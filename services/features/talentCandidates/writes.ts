import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, forbidden, notFound } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import type { BulkResult } from '../candidates/contract.ts'
import { resultsOf } from '../candidates/follows.ts'
import { record, type Happening } from '../candidates/writes/history.ts'
import { liveIds, lockLive } from '../candidates/live.ts'
import { visibleFolders, type Person } from '../talentFolders/queries.ts'
import type { talentAddToCandidate, talentRemoveFromFolder, talentUpdateOnCandidate } from './contract.ts'
import { demandExistedSave } from './existed.ts'
import { required } from '../../core/http/fieldTexts.ts'

type Context = Pick<RequestContext, 'db' | 'caller'>

interface Folder {
  id: string
  name: string
}

/** Returns the folders with these ids. Throws an error at the field for a folder that the caller cannot see. */
async function demandVisible(db: CompanyDb, caller: Person, ids: readonly string[]): Promise<Folder[]> {
  const asked = [...new Set(ids.map((id) => id.toLowerCase()))]
  if (asked.length === 0) return []
  const folders = await visibleFolders(db, caller)
    .select(['talent_folder.id', 'talent_folder.name'])
    .where('id', 'in', asked)
    .execute()
  if (folders.length < asked.length) throw badInput({ cateIds: [createMessage('UNKNOWN_FOLDER')] })
  return folders
}

/** Adds candidates to a folder. Those who are already there stay as they are, except for a new remark. */
async function put(
  db: CompanyDb,
  userName: string,
  folder: Folder,
  candidateIds: readonly string[],
  remark: string | null,
): Promise<Happening[]> {
  const rows = [...candidateIds]
    .sort()
    .map((id) => ({ folder_id: folder.id, candidate_id: id, added_by: userName, remark }))
  const added = await db
    .insert('talent_folder_candidate', rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('candidate_id')
    .execute()
  return added.map(({ candidate_id: candidateId }) => ({ candidateId, kind: 'addedToFolder', subject: folder.name }))
}

async function take(db: CompanyDb, folder: Folder, candidateIds: readonly string[]): Promise<Happening[]> {
  const removed = await db
    .delete('talent_folder_candidate')
    .where('folder_id', '=', folder.id)
    .where('candidate_id', 'in', candidateIds)
    .returning('candidate_id')
    .execute()
  return removed.map(({ candidate_id: candidateId }) => ({
    candidateId,
    kind: 'removedFromFolder',
    subject: folder.name,
  }))
}

const remarkOf = (remark: string | null | undefined) => remark?.trim() || null

/** Adds candidates to folders of the caller or folders that are shared with the caller. */
export async function addToFolders(
  { db, caller }: Context,
  body: BodyOf<typeof talentAddToCandidate>,
): Promise<BulkResult[]> {
  const folders = await demandVisible(db, caller, body.cateIds)
  if (folders.length === 0) throw badInput({ cateIds: [required] })
  const there = await liveIds(
    db,
    body.candidateIds.map((id) => id.toLowerCase()),
  )
  if (there.size > 0) {
    for (const folder of folders)
      await record(db, caller.userName, await put(db, caller.userName, folder, [...there], remarkOf(body.remark)))
  }
  return resultsOf(body.candidateIds, there)
}

/**
 * Makes these the only folders of a candidate among those that the caller may see. From a verification row, only adds
 * the candidate to them.
 */
export async function setFolders(context: Context, body: BodyOf<typeof talentUpdateOnCandidate>) {
  const { db, caller } = context
  const isRow = Boolean(body.id)
  if (!caller.permissions.has(isRow ? 'Candidate:CV-Verification' : 'TalentManagement:TalentManagement'))
    throw forbidden()
  const candidate = await lockLive(db, body.candidateId)
  if (body.id) await demandExistedSave(db, caller, body.id, candidate.id, body.cateIds)
  const folders = await demandVisible(db, caller, body.cateIds)
  const remark = remarkOf(body.remark)
  const happened: Happening[] = []
  if (!isRow) {
    const held = await visibleFolders(db, caller)
      .select(['talent_folder.id', 'talent_folder.name'])
      .where(
        'id',
        'in',
        db.from('talent_folder_candidate').select('folder_id').where('candidate_id', '=', candidate.id),
      )
      .execute()
    for (const folder of held)
      if (!folders.some(({ id }) => id === folder.id)) happened.push(...(await take(db, folder, [candidate.id])))
  }
  for (const folder of folders) happened.push(...(await put(db, caller.userName, folder, [candidate.id], remark)))
  if (remark !== null && folders.length > 0) {
    await db
      .update('talent_folder_candidate')
      .set({ remark })
      .where('candidate_id', '=', candidate.id)
      .where(
        'folder_id',
        'in',
        folders.map(({ id }) => id),
      )
      .execute()
  }
  await record(db, caller.userName, happened)
  return { status: 'OK' }
}

/** Removes candidates from a folder that the caller may see. */
export async function removeFromFolder(
  { db, caller }: Context,
  { folderId, candidateIds }: BodyOf<typeof talentRemoveFromFolder>,
): Promise<BulkResult[]> {
  const folder = await visibleFolders(db, caller)
    .select(['talent_folder.id', 'talent_folder.name'])
    .where('id', '=', folderId)
    .executeTakeFirst()
  if (!folder) throw notFound()
  const there = await liveIds(
    db,
    candidateIds.map((id) => id.toLowerCase()),
  )
  if (there.size > 0) await record(db, caller.userName, await take(db, folder, [...there]))
  return resultsOf(candidateIds, there)
}
