import type { BodyOf } from '../../../core/contract/operation.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { say } from '../../../core/contract/messages.ts'
import { badInput, notFound, refused } from '../../../core/http/errors.ts'
import type { RequestContext } from '../../../core/http/routes.ts'
import { entriesOf } from '../../lookups/vocabulary.ts'
import { tellWatchers } from '../watchers.ts'
import { addToFolders, ownFolderIds } from '../../talentFolders/queries.ts'
import { changesBetween } from './changes.ts'
import { claim, freeContacts, without } from './contactOwnership.ts'
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

/** The candidate as the caller sees it now; 404 when it is not there. */
export async function readBack({ db, caller }: Context, id: string): Promise<Candidate> {
  const [found] = await readCandidates(db, caller, [id])
  if (!found) throw notFound()
  return found
}

/** The same with the fields that the caller's role does not see: to be compared and kept, never answered. */
export async function readWhole({ db, caller }: Context, id: string): Promise<Candidate> {
  const [found] = await readCandidates(db, caller, [id], true)
  if (!found) throw notFound()
  return found
}

/** Those of the ids that are own folders; others are refused by field. */
export async function demandOwnFolders(db: CompanyDb, userName: string, ids: readonly string[]): Promise<string[]> {
  const asked = new Set(ids.map((id) => id.toLowerCase()))
  const own = await ownFolderIds(db, userName, [...asked])
  if (own.length < asked.size) throw badInput({ cateIds: [say('OWN_FOLDERS')] })
  return own
}

/** Whoever owns a candidate from now on learns of it. */
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

/** A new candidate. */
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
  await claim(db, id, contactsOf(fields), ignoreDuplicates)
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

/** The candidate becomes what was sent, unless it has changed since the caller saw it. */
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
  await claim(db, id, without(is, was), ignoreDuplicates)
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
    await tellWatchers(context, [id], () => ({
      kind: 'candidateStatusChanged',
      params: { candidate: after.name, status: status.after ?? '—' },
      path: candidatePath(id),
    }))
  return readBack(context, id)
}

/** Takes a candidate out of every list and frees its phones and e-mails. */
export async function deleteCandidate({ db, caller: { userName } }: Context, id: string) {
  await lockLive(db, id)
  await deleteLocked(db, userName, [id])
  return { status: 'OK' }
}

/** The same for candidates that the caller has locked, in a few statements however many there are. */
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

/** Brings a deleted candidate back, with those of its phones and e-mails that nobody took meanwhile. */
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

/** The labels of a candidate become these. */
export async function setLabels(context: Context, id: string, asked: readonly string[]): Promise<CandidateRow> {
  const { db, cache, caller } = context
  const { version } = await lockLive(db, id)
  const before = await readBack(context, id)
  const labelIds = [...new Set(asked.map((labelId) => labelId.toLowerCase()))]
  const known = new Set((await entriesOf({ db, cache }, 'label')).map(({ item }) => item.id))
  if (labelIds.some((labelId) => !known.has(labelId) && !before.labelIds.includes(labelId)))
    throw badInput({ labelIds: [say('UNKNOWN_LABEL')] })
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
