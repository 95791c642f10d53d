import type { BodyOf } from '../../../core/contract/operation.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { createMessage } from '../../../core/contract/messages.ts'
import { badInput, notFound, refused } from '../../../core/http/errors.ts'
import type { RequestContext } from '../../../core/http/routes.ts'
import { entriesOf } from '../../lookups/vocabulary.ts'
import { notifyWatchers } from '../watchers.ts'
import { addToFolders, ownFolderIds } from '../../talentFolders/queries.ts'
import { changesBetween } from './changes.ts'
import { claimContacts, freeContacts, without } from './contactOwnership.ts'
import { attachUpload } from '../../candidateCvs/files.ts'
import { record } from './history.ts'
import { photoOf, replacePhoto, storePhoto, type PhotoContext } from './photos.ts'
import { newId } from '../../../core/ids.ts'
import { candidatePath, notify } from '../../../core/notifications/notify.ts'
import { changedMeanwhile, lockLive } from '../live.ts'
import { addContacts, contactsOf } from './contacts.ts'
import { readCandidates, readRows } from '../list/rows.ts'
import type { candidateCreate, candidateUpdate } from './writeContract.ts'
import type { Candidate, CandidateRow } from '../shapes.ts'
import { columnsOf } from './stored.ts'
import { checkFields } from './validation.ts'

export type Context = Pick<RequestContext, 'db' | 'caller' | 'cache' | 'directory'>

/** Returns the candidate as the caller sees it now. Throws 404 if it does not exist. */
export async function readBack({ db, caller }: Context, id: string): Promise<Candidate> {
  const [found] = await readCandidates(db, caller, [id])
  if (!found) throw notFound()
  return found
}

/**
 * Returns the same including fields that the caller's role does not see. For comparing and saving only, never for an
 * answer.
 */
export async function readWhole({ db, caller }: Context, id: string): Promise<Candidate> {
  const [found] = await readCandidates(db, caller, [id], true)
  if (!found) throw notFound()
  return found
}

/** Returns the ids of the caller's own folders. Throws 400 if they contain any other folder. */
export async function demandOwnFolders(db: CompanyDb, userName: string, ids: readonly string[]): Promise<string[]> {
  const asked = new Set(ids.map((id) => id.toLowerCase()))
  const own = await ownFolderIds(db, userName, [...asked])
  if (own.length < asked.size) throw badInput({ cateIds: [createMessage('OWN_FOLDERS')] })
  return own
}

/** Notifies the new owner of a candidate. */
export async function tellOwner(
  db: CompanyDb,
  by: string,
  candidate: { id: string; name: string; owner: string | null },
  before: string | null = null,
): Promise<void> {
  const { id, name, owner } = candidate
  if (!owner || owner === before) return
  await notify(db, by, { kind: 'candidateAssigned', to: [owner], params: { candidate: name }, path: candidatePath(id) })
}

/** Creates a candidate. */
export async function createCandidate(
  context: Context & PhotoContext,
  body: BodyOf<typeof candidateCreate>,
): Promise<Candidate> {
  const {
    db,
    caller: { userName },
  } = context
  const { cateIds, filePath, ignoreDuplicates, photoBase64: _photo, photoName: _name, ...sent } = body
  const photo = photoOf(body)
  const fields = await checkFields(context, sent)
  const folders = await demandOwnFolders(db, userName, cateIds)
  const id = newId()
  const now = new Date()
  await db
    .insert('candidate', {
      id,
      ...columnsOf(fields),
      cv_path: null,
      created_by: userName,
      created_at: now,
      updated_at: now,
      last_activity_at: now,
    })
    .execute()
  await claimContacts(db, id, contactsOf(fields), ignoreDuplicates)
  await addToFolders(db, id, folders, userName, '')
  await record(db, userName, [{ candidateId: id, kind: 'created' }])
  if (filePath) await attachUpload(db, userName, id, filePath)
  if (photo) {
    const path = await storePhoto(context, photo)
    await db.update('candidate').set({ photo_path: path }).where('id', '=', id).execute()
  }
  const created = await readBack(context, id)
  await tellOwner(db, userName, created)
  return created
}

/** Updates a candidate, unless it has changed since the caller read it. */
export async function updateCandidate(
  context: Context & PhotoContext,
  id: string,
  body: BodyOf<typeof candidateUpdate>,
): Promise<Candidate> {
  const {
    db,
    caller: { userName },
  } = context
  const { version, ignoreDuplicates, photoBase64: _photo, photoName: _name, ...sent } = body
  const locked = await lockLive(db, id)
  if (locked.version !== version) throw changedMeanwhile(locked)
  const before = await readWhole(context, id)
  const fields = await checkFields(context, { inBlackList: before.inBlackList, ...sent }, before)
  const photo = photoOf(body)
  const hadPhoto = before.photoPath ?? null
  const isPhotoChanged = photo !== undefined && (photo !== null || hadPhoto !== null)
  const { resume } = await db.from('candidate').select('resume').where('id', '=', id).executeTakeFirstOrThrow()
  const stored = { resume, extendProperties: before.extendProperties }
  const columns = columnsOf(fields, stored)
  if (!isPhotoChanged && JSON.stringify(columns) === JSON.stringify(columnsOf(before, stored)))
    return readBack(context, id)
  const [was, is] = [contactsOf(before), contactsOf(fields)]
  await freeContacts(db, id, without(was, is))
  await claimContacts(db, id, without(is, was), ignoreDuplicates)
  const replaced = isPhotoChanged ? await replacePhoto(context, hadPhoto, photo) : null
  await db
    .update('candidate')
    .set({
      ...columns,
      ...(replaced && { photo_path: replaced.path }),
      version: version + 1,
      updated_by: userName,
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute()
  const after = await readWhole(context, id)
  const changes = await changesBetween(context, before, after)
  if (replaced) changes.push(replaced.change)
  await record(db, userName, [{ candidateId: id, kind: 'updated', changes }])
  await tellOwner(db, userName, after, before.owner)
  const status = changes.find(({ field }) => field === 'statusId')
  if (status)
    await notifyWatchers(context, [id], () => ({
      kind: 'candidateStatusChanged',
      params: { candidate: after.name, status: status.after ?? '—' },
      path: candidatePath(id),
    }))
  return readBack(context, id)
}

/** Removes a candidate from all lists and frees its phones and e-mails. */
export async function deleteCandidate({ db, caller: { userName } }: Context, id: string) {
  await lockLive(db, id)
  await deleteLocked(db, userName, [id])
  return { status: 'OK' }
}

/** Does the same for candidates that the caller has locked, with a fixed small number of statements. */
export async function deleteLocked(db: CompanyDb, userName: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.delete('candidate_contact').where('candidate_id', 'in', ids).execute()
  await record(
    db,
    userName,
    ids.map((candidateId) => ({ candidateId, kind: 'deleted' })),
  )
  await db
    .update('candidate')
    .set((eb) => ({
      deleted_at: new Date(),
      version: eb('version', '+', 1),
      updated_by: userName,
      updated_at: new Date(),
    }))
    .where('id', 'in', ids)
    .execute()
}

/** Restores a deleted candidate, with those of its phones and e-mails that nobody has taken in the meantime. */
export async function restoreCandidate(context: Context, id: string): Promise<Candidate> {
  const {
    db,
    caller: { userName },
  } = context
  const found = await db
    .from('candidate')
    .select(['version', 'deleted_at', 'merged_into', 'phones', 'emails'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw notFound()
  if (found.merged_into)
    throw refused('CANDIDATE_MERGED', 'A candidate that was merged comes back when the merge is undone', {
      candidateId: found.merged_into,
    })
  if (!found.deleted_at) return readBack(context, id)
  await db
    .update('candidate')
    .set({ deleted_at: null, version: found.version + 1, updated_by: userName, updated_at: new Date() })
    .where('id', '=', id)
    .execute()
  await addContacts(db, id, contactsOf(found))
  await record(db, userName, [{ candidateId: id, kind: 'restored' }])
  return readBack(context, id)
}

/** Replaces the labels of a candidate. */
export async function setLabels(context: Context, id: string, asked: readonly string[]): Promise<CandidateRow> {
  const { db, cache, caller } = context
  const { version } = await lockLive(db, id)
  const before = await readBack(context, id)
  const labelIds = [...new Set(asked.map((labelId) => labelId.toLowerCase()))]
  const known = new Set((await entriesOf({ db, cache }, 'label')).map(({ item }) => item.id))
  if (labelIds.some((labelId) => !known.has(labelId) && !before.labelIds.includes(labelId)))
    throw badInput({ labelIds: [createMessage('UNKNOWN_LABEL')] })
  const isSame =
    labelIds.length === before.labelIds.length && labelIds.every((labelId) => before.labelIds.includes(labelId))
  if (!isSame) {
    await db
      .update('candidate')
      .set({ label_ids: labelIds, version: version + 1, updated_by: caller.userName, updated_at: new Date() })
      .where('id', '=', id)
      .execute()
    const changes = await changesBetween(context, before, await readBack(context, id))
    await record(db, caller.userName, [
      { candidateId: id, kind: 'labelled', subject: changes[0]?.after ?? null, changes },
    ])
  }
  const [row] = await readRows(db, caller, [id])
  return row!
}
