import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { page, type Page, type Paging } from '../../core/paging.ts'
import { fold } from '../../core/text.ts'
import { escapeLike } from '../candidates/search.ts'
import type { TalentFolder } from './contract.ts'

/** The only type of folder (decision D-77). */
const folderType = 'candidate'

const ownFolders = (db: CompanyDb, userName: string) =>
  db.from('talent_folder').where('user_name', '=', userName).where('type', '=', folderType)

/** One page of the user's own folders, in name order. */
export async function listOwnFolders(
  db: CompanyDb, userName: string, keyword: string, paging: Paging,
): Promise<Page<TalentFolder>> {
  let query = ownFolders(db, userName)
    .select(['id', 'type', 'name', 'share_all', 'user_name'])
  for (const word of fold(keyword).split(/\s+/).filter(Boolean)) query = query.where('search', 'like', `%${escapeLike(word)}%`)
  const found = await page(query.orderBy(sql`talent_folder.name collate "und-x-icu"`).orderBy('id'), paging)
  const data = found.data.map(({ share_all: shareAll, user_name: userName, ...folder }) => ({ ...folder, shareAll, userName }))
  return { ...found, data }
}

/** Those of the ids that are folders of the user. */
export async function ownFolderIds(db: CompanyDb, userName: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await ownFolders(db, userName).select('id').where('id', 'in', ids).execute()
  return found.map((folder) => folder.id)
}

/** Puts a candidate into folders; those that already hold it stay as they are. */
export async function addToFolders(
  db: CompanyDb, candidateId: string, folderIds: readonly string[], addedBy: string, remark: string,
): Promise<void> {
  if (folderIds.length === 0) return
  const rows = folderIds.map((id) => ({ folder_id: id, candidate_id: candidateId, added_by: addedBy, remark }))
  await db.insert('talent_folder_candidate', rows).onConflict((conflict) => conflict.doNothing()).execute()
}
