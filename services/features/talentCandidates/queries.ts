import { sql } from 'kysely'
import type { AnswerOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { liveId, liveIds } from '../candidates/live.ts'
import { visibleFolders, type Person } from '../talentFolders/queries.ts'
import '../talentFolders/tables.ts'
import type { Membership, talentAllByCandidate } from './contract.ts'

/**
 * Returns the folders of these candidates that the caller may see, with the person who added them, first added first.
 */
export async function membershipsOf(
  db: CompanyDb,
  caller: Person,
  candidateIds: readonly string[],
): Promise<Membership[]> {
  const there = await liveIds(db, candidateIds)
  if (there.size === 0) return []
  const rows = await db
    .from('talent_folder_candidate')
    .select(['candidate_id', 'folder_id', 'remark', 'added_by', 'added_at'])
    .where('candidate_id', 'in', [...there])
    .where('folder_id', 'in', visibleFolders(db, caller).select('id'))
    .orderBy('added_at')
    .orderBy('folder_id')
    .execute()
  return rows.map((row) => ({
    candidateId: row.candidate_id,
    folderId: row.folder_id,
    remark: row.remark || null,
    addedBy: row.added_by,
    addedDate: row.added_at.toISOString(),
  }))
}

/** Returns the folders of one candidate. Throws 404 if the candidate does not exist. */
export const membershipsOfOne = async (db: CompanyDb, caller: Person, candidateId: string): Promise<Membership[]> =>
  membershipsOf(db, caller, [await liveId(db, candidateId)])

/** Returns the folders that contain a candidate and that the caller may see, with their owners, in name order. */
export async function foldersHolding(
  db: CompanyDb,
  caller: Person,
  candidateId: string,
): Promise<AnswerOf<typeof talentAllByCandidate>> {
  const id = await liveId(db, candidateId)
  return visibleFolders(db, caller)
    .select(['talent_folder.id as folderId', 'talent_folder.name', 'talent_folder.user_name as userName'])
    .where('id', 'in', db.from('talent_folder_candidate').select('folder_id').where('candidate_id', '=', id))
    .orderBy(sql`talent_folder.name collate "und-x-icu"`)
    .orderBy('talent_folder.id')
    .execute()
}
