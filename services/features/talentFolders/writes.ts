import type { CompanyDb } from '../../core/database/companyDb.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import { appendEvent } from '../../core/events/events.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { fold } from '../../../common/text.ts'
import { newId } from '../../core/ids.ts'
import { notify } from '../../core/notifications/notify.ts'
import { longestName, type TalentFolder, type TalentFolderFields } from './contract.ts'
import { folderType, foldersByIds, sharingKey, talentFolderPath, type Person } from './queries.ts'
import { required } from '../../core/http/fieldTexts.ts'

const nameTooLong = createMessage('NAME_UNDER', { max: longestName })

/** Returns the columns to store. Throws the errors by field. */
function checked({ type = folderType, name: typed, shareAll, shareUsers }: TalentFolderFields) {
  const name = typed.trim()
  if (type !== folderType) throw badInput({ type: [createMessage('ONE_OF', { values: folderType })] })
  if (name === '') throw badInput({ name: [required] })
  // Counts code points, so that a letter beyond the basic plane counts as one.
  if ([...name].length > longestName) throw badInput({ name: [nameTooLong] })
  const users = [...new Set(shareUsers.map((user) => user.trim().toLowerCase()))]
  return { name, search: fold(name), shareAll, shareUsers: shareAll ? [] : users }
}

/** Throws unless the folder can be shared with each of these users: other users who hold TalentManagement. */
async function demandShareable({ caller, directory }: RequestContext, userNames: readonly string[]): Promise<void> {
  if (userNames.length === 0) return
  const { data } = await directory.holders(
    sharingKey,
    { among: userNames, except: caller.userName },
    { pageIndex: 0, pageSize: userNames.length },
  )
  const known = new Set(data.map(({ userName }) => userName))
  const strange = userNames.filter((userName) => !known.has(userName))
  if (strange.length > 0) throw badInput({ shareUsers: [createMessage('CANNOT_SHARE', { names: strange.join(', ') })] })
}

/** Updates the folder menu of every user in the company. */
const tellChanged = (db: CompanyDb, folderId: string) =>
  appendEvent(db, { type: 'list.changed', subjectId: db.companyId, data: { list: 'TALENT_FOLDERS', rowId: folderId } })

async function readBack(db: CompanyDb, caller: Person, id: string): Promise<TalentFolder> {
  const [folder] = await foldersByIds(db, caller, [id])
  if (!folder) throw notFound()
  return folder
}

/**
 * Returns a folder that the caller may see. Throws 404 for all others, and 403 unless the folder is the caller's own
 * (or is shared, according to `kind`).
 */
async function demandFolder(db: CompanyDb, caller: Person, id: string, kind: 'own' | 'shared'): Promise<TalentFolder> {
  const folder = await readBack(db, caller, id)
  if (kind === 'own' && folder.isShare)
    throw refused('FOLDER_NOT_YOURS', 'Only the owner of a folder may change it', undefined, 403)
  if (kind === 'shared' && !folder.isShare)
    throw refused('FOLDER_YOURS', 'An own folder cannot be unfollowed', undefined, 403)
  return folder
}

async function shareWith(
  db: CompanyDb,
  { userName }: Person,
  { id: folderId, name }: { id: string; name: string },
  userNames: readonly string[],
): Promise<void> {
  if (userNames.length === 0) return
  await db
    .insert(
      'talent_folder_share',
      userNames.map((userName) => ({ folder_id: folderId, user_name: userName })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // If the owner names users again, users who had unfollowed the folder get it back.
  await db
    .delete('talent_folder_unfollow')
    .where('folder_id', '=', folderId)
    .where('user_name', 'in', userNames)
    .execute()
  await notify(db, userName, {
    kind: 'folderShared',
    to: userNames,
    params: { folder: name },
    path: talentFolderPath(folderId),
  })
}

/** Creates a folder of the caller. */
export async function createFolder(context: RequestContext, fields: TalentFolderFields): Promise<TalentFolder> {
  const { db, caller } = context
  const { name, search, shareAll, shareUsers } = checked(fields)
  await demandShareable(context, shareUsers)
  const id = newId()
  await db.insert('talent_folder', { id, name, search, share_all: shareAll, user_name: caller.userName }).execute()
  await shareWith(db, caller, { id, name }, shareUsers)
  await tellChanged(db, id)
  return readBack(db, caller, id)
}

/**
 * Changes name and sharing of a folder of the caller. Users who are already named may stay, even if they can no longer
 * be chosen.
 */
export async function updateFolder(
  context: RequestContext,
  id: string,
  fields: TalentFolderFields,
): Promise<TalentFolder> {
  const { db, caller } = context
  const before = await demandFolder(db, caller, id, 'own')
  const { name, search, shareAll, shareUsers } = checked(fields)
  const added = shareUsers.filter((userName) => !before.shareUsers.includes(userName))
  const removed = before.shareUsers.filter((userName) => !shareUsers.includes(userName))
  await demandShareable(context, added)
  await db.update('talent_folder').set({ name, search, share_all: shareAll }).where('id', '=', id).execute()
  if (removed.length > 0) {
    await db.delete('talent_folder_share').where('folder_id', '=', id).where('user_name', 'in', removed).execute()
  }
  await shareWith(db, caller, { id, name }, added)
  await tellChanged(db, id)
  return readBack(db, caller, id)
}

/** Deletes a folder of the caller with its imports and their files. The candidates in it stay. */
export async function deleteFolder({ db, caller, files, log }: RequestContext, id: string) {
  await demandFolder(db, caller, id, 'own')
  const imports = await db.transaction(async (tx) => {
    await tx.from('talent_folder').select('id').where('id', '=', id).forUpdate().execute()
    const found = await tx.from('talent_import').select('file_path').where('folder_id', '=', id).execute()
    await tx.delete('talent_folder').where('id', '=', id).execute()
    return found
  })
  db.afterCommit(() => {
    for (const { file_path: path } of imports) {
      void files
        .remove(path)
        .catch((error: unknown) => log.warn({ err: error, path }, "an import's file was not removed"))
    }
  })
  await tellChanged(db, id)
  return { status: 'OK' }
}

/** Removes a shared folder from the caller's folders permanently. */
export async function unfollowFolder({ db, caller }: RequestContext, id: string) {
  await demandFolder(db, caller, id, 'shared')
  const { userName } = caller
  await db.delete('talent_folder_share').where('folder_id', '=', id).where('user_name', '=', userName).execute()
  await db
    .insert('talent_folder_unfollow', { folder_id: id, user_name: userName })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tellChanged(db, id)
  return { status: 'OK' }
}
