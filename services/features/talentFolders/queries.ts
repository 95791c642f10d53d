import type { SelectQueryBuilder } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { Database } from '../../core/database/tables.ts'
import { list } from '../../core/http/list.ts'
import { asc, byText } from '../../core/http/order.ts'
import type { Listed, PageRequest } from '../../core/http/paging.ts'
import type { Caller } from '../../core/http/routes.ts'
import { fold } from '../../../common/text.ts'
import { escapeLike } from '../../core/like.ts'
import type { TalentFolder } from './contract.ts'

/** The only type of folder (decision D-77). */
export const folderType = 'candidate'

/** Returns the path of a folder's page. */
export const talentFolderPath = (id: string): string => `/candidates/talent-management/view/${id}`

/** Holders see folders that are shared with all. Folders can be shared only with them (decision D-92). */
export const sharingKey = 'TalentManagement:TalentManagement'

export type Person = Pick<Caller, 'userName' | 'permissions'>
type FolderQuery = SelectQueryBuilder<Database, 'talent_folder', {}>

const ownFolders = (db: CompanyDb, userName: string): FolderQuery =>
  db.from('talent_folder').where('user_name', '=', userName).where('type', '=', folderType)

/**
 * Selects the folders that the caller may see: the caller's own, and shared ones that the caller has not unfollowed.
 */
export function visibleFolders(db: CompanyDb, { userName, permissions }: Person): FolderQuery {
  if (!permissions.has(sharingKey)) return ownFolders(db, userName)
  const shared = db.from('talent_folder_share').select('folder_id').where('user_name', '=', userName)
  const unfollowed = db.from('talent_folder_unfollow').select('folder_id').where('user_name', '=', userName)
  return db
    .from('talent_folder')
    .where('type', '=', folderType)
    .where((eb) =>
      eb.or([
        eb('user_name', '=', userName),
        eb.and([eb('id', 'not in', unfollowed), eb.or([eb('share_all', '=', true), eb('id', 'in', shared)])]),
      ]),
    )
}

const columns = (query: FolderQuery) => query.select(['id', 'type', 'name', 'share_all', 'user_name'])
type FolderRow = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number]

/** Converts rows into the form of the contract, with the users with whom they are shared. */
async function toFolders(db: CompanyDb, { userName }: Person, rows: readonly FolderRow[]): Promise<TalentFolder[]> {
  const shares =
    rows.length === 0
      ? []
      : await db
          .from('talent_folder_share')
          .select(['folder_id', 'user_name'])
          .where(
            'folder_id',
            'in',
            rows.map(({ id }) => id),
          )
          .orderBy('user_name')
          .execute()
  const usersOf = Map.groupBy(shares, (share) => share.folder_id)
  return rows.map(({ share_all: shareAll, user_name: owner, ...folder }) => ({
    ...folder,
    shareAll,
    shareUsers: (usersOf.get(folder.id) ?? []).map((share) => share.user_name),
    userName: owner,
    isShare: owner !== userName,
  }))
}

/** Returns one page of the folders that the caller may see, or of the caller's own only, in name order. */
export async function listFolders(
  db: CompanyDb,
  caller: Person,
  { keyword = '', ownOnly = false }: { keyword?: string; ownOnly?: boolean },
  wanted: PageRequest,
): Promise<Listed<TalentFolder>> {
  let query = columns(ownOnly ? ownFolders(db, caller.userName) : visibleFolders(db, caller))
  for (const word of fold(keyword).split(/\s+/).filter(Boolean))
    query = query.where('search', 'like', `%${escapeLike(word)}%`)
  const found = await list(query, [byText('talent_folder.name'), asc('talent_folder.id')], wanted)
  return { ...found, data: await toFolders(db, caller, found.data) }
}

/** Returns the folders with these ids that the caller may see. */
export async function foldersByIds(db: CompanyDb, caller: Person, ids: readonly string[]): Promise<TalentFolder[]> {
  if (ids.length === 0) return []
  return toFolders(db, caller, await columns(visibleFolders(db, caller)).where('id', 'in', ids).execute())
}

/** Returns those of the ids that are folders of the user. */
export async function ownFolderIds(db: CompanyDb, userName: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await ownFolders(db, userName).select('id').where('id', 'in', ids).execute()
  return found.map((folder) => folder.id)
}

/** Adds a candidate to folders. Folders that already contain it are skipped. Returns the others. */
export async function addToFolders(
  db: CompanyDb,
  candidateId: string,
  folderIds: readonly string[],
  addedBy: string,
  remark: string,
): Promise<string[]> {
  if (folderIds.length === 0) return []
  const rows = folderIds.map((id) => ({ folder_id: id, candidate_id: candidateId, added_by: addedBy, remark }))
  const added = await db
    .insert('talent_folder_candidate', rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('folder_id')
    .execute()
  return added.map((row) => row.folder_id)
}
