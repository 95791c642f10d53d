import type { SelectQueryBuilder } from 'kysely'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import type { Database } from '../../../core/database/tables.ts'
import { localParts } from '../../../core/inbound/addresses.ts'
import { notFound, refused } from '../../../core/http/errors.ts'
import { list } from '../../../core/http/list.ts'
import { asc, byText } from '../../../core/http/order.ts'
import type { Listed, PageRequest } from '../../../core/http/paging.ts'
import type { RequestContext } from '../../../core/http/routes.ts'
import { fold } from '../../../../common/text.ts'
import { escapeLike } from '../../../core/like.ts'
import { importTypes, type VerificationFolder } from '../contract.ts'
import { canEdit, canImport, folderMails, type Person } from '../rights.ts'
import { reviewRights, rulesOf } from './rules.ts'

/** Holders see folders that are shared with all (decision D-92). */
export const viewingKey = 'TalentManagement:TalentManagement'

type FolderContext = Pick<RequestContext, 'db' | 'caller' | 'cache' | 'timezoneOffset' | 'product'>
type FolderQuery = SelectQueryBuilder<Database, 'verification_folder', {}>

/**
 * Selects the folders that the caller may see: the caller's own, shared with the caller, or shared with all holders of
 * the viewing key.
 */
export function visibleFolders(db: CompanyDb, caller: Person): FolderQuery {
  const seesShared = caller.permissions.has(viewingKey)
  return db
    .from('verification_folder')
    .where((eb) =>
      eb.or([
        eb('created_by', '=', caller.userName),
        ...(seesShared ? [eb('share_all', '=', true)] : []),
        eb(
          'id',
          'in',
          db.from('verification_folder_share').select('verification_id').where('user_name', '=', caller.userName),
        ),
      ]),
    )
}

const columns = (query: FolderQuery) =>
  query.select([
    'id',
    'code',
    'name',
    'import_type',
    'share_all',
    'config',
    'candidate_count',
    'created_by',
    'created_at',
  ])
type FolderRow = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number]

/** Returns one page of the folders that the caller may see, in name order. */
export async function listFolders(
  context: FolderContext,
  keyword: string,
  wanted: PageRequest,
): Promise<Listed<VerificationFolder>> {
  const { db, caller } = context
  let query = columns(visibleFolders(db, caller))
  for (const word of fold(keyword).split(/\s+/).filter(Boolean)) {
    query = query.where('search', 'like', `%${escapeLike(word)}%`)
  }
  const found = await list(query, [byText('verification_folder.name'), asc('verification_folder.id')], wanted)
  return { ...found, data: await toFolders(context, found.data) }
}

/** Returns the folders with these ids that the caller may see. */
export async function foldersByIds(context: FolderContext, ids: readonly string[]): Promise<VerificationFolder[]> {
  if (ids.length === 0) return []
  const { db, caller } = context
  return toFolders(context, await columns(visibleFolders(db, caller)).where('id', 'in', ids).execute())
}

/** Returns a folder that the caller may see. Throws 404 for all others. */
export async function visibleFolder(db: CompanyDb, caller: Person, id: string): Promise<FolderRow> {
  const folder = await columns(visibleFolders(db, caller)).where('id', '=', id).executeTakeFirst()
  if (!folder) throw notFound()
  return folder
}

/**
 * Returns a folder into which the caller may import. Throws 404 if the caller cannot see it, and 403 if it is not a CSV
 * folder of the caller.
 */
export async function folderForImport(db: CompanyDb, caller: Person, id: string): Promise<FolderRow> {
  const folder = await visibleFolder(db, caller, id)
  if (!canImport(folder, caller))
    throw refused('IMPORT_NOT_YOURS', 'Only the creator of a CSV folder may import into it', undefined, 403)
  return folder
}

async function toFolders(context: FolderContext, rows: readonly FolderRow[]): Promise<VerificationFolder[]> {
  const { db, caller, cache, product } = context
  const ids = rows.map(({ id }) => id)
  const [rules, rights] = [await rulesOf(cache, db, ids), await reviewRights(context, ids)]
  const shares =
    rows.length === 0
      ? []
      : await db
          .from('verification_folder_share')
          .select(['verification_id', 'user_name'])
          .where(
            'verification_id',
            'in',
            rows.map((row) => row.id),
          )
          .orderBy('user_name')
          .execute()
  const mailable = product.mailDomain ? rows.filter((row) => row.import_type === importTypes.email) : []
  const localPartOf = await localParts(
    db,
    folderMails,
    mailable.map(({ id }) => id),
  )
  const addressOf = (local?: string) => (local ? `${local}@${product.mailDomain}` : null)
  const usersOf = Map.groupBy(shares, (share) => share.verification_id)
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    name: row.name,
    importType: row.import_type,
    shareAll: row.share_all,
    shareUsers: (usersOf.get(row.id) ?? []).map((share) => share.user_name),
    config: JSON.stringify(row.config),
    rules: rules.get(row.id) ?? [],
    createdBy: row.created_by,
    createdDate: row.created_at.toISOString(),
    mailAddress: addressOf(localPartOf.get(row.id)),
    candidateCount: row.candidate_count,
    canEdit: canEdit(row, caller),
    canImport: canImport(row, caller),
    canReview: rights.may(row),
  }))
}
