import { sql } from 'kysely'
import type { AnswerOf, BodyOf } from '../../../core/contract/operation.ts'
import { createMessage } from '../../../core/contract/messages.ts'
import { badInput } from '../../../core/http/errors.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { publishMovedCalls } from '../../calls/writes.ts'
import { addToFolders } from '../../talentFolders/queries.ts'
import { changesBetween } from '../writes/changes.ts'
import { freeContacts, without } from '../writes/contactOwnership.ts'
import type { candidateMerge } from './mergeContract.ts'
import { attachUpload } from '../../candidateCvs/files.ts'
import { record } from '../writes/history.ts'
import { newId } from '../../../core/ids.ts'
import { changedMeanwhile, lockLive, type Locked } from '../live.ts'
import { mergeFields, takenFields } from './merging.ts'
import { lockJobsOf, moveAll, recountJobsOf, refreshLastNote, type Moved } from '../moves.ts'
import { addContacts, contactsOf, type Contact } from '../writes/contacts.ts'
import type { CandidateFields } from '../shapes.ts'
import { columnsOf } from '../writes/stored.ts'
import { photoChange, photoOf, storePhoto, type PhotoContext } from '../writes/photos.ts'
import { checkFields } from '../writes/validation.ts'
import { hiddenKeys } from '../../settings/fieldSight.ts'
import { demandOwnFolders, readBack, readWhole, type Context } from '../writes/writes.ts'

type Body = BodyOf<typeof candidateMerge>
export type Row = Record<string, unknown>

/** Both rows before the merge. */
export interface Before {
  target: Row
  source: Row | null
}

/** The effects of a merge besides the changes to the two rows. */
export interface Done {
  /** Contacts of the source that now belong to the target. */
  contacts: Contact[]
  /** Contacts that belonged to nobody before. */
  claimed: Contact[]
  /** Contacts of the target that now belong to nobody. */
  freed: Contact[]
  moved: Moved | null
  /** Candidates that were merged into the source before. */
  forwarded: string[]
  folders: string[]
  file: string | null
  /** The photo of the draft, which is now the target's; not set for older merges. */
  photo?: string | null
}

/** Returns a complete copy of a row. */
export async function snapshot(db: CompanyDb, id: string): Promise<Row> {
  const { row } = await db
    .from('candidate')
    .select(sql<Row>`to_jsonb(candidate)`.as('row'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row
}

/** Locks both candidates in a fixed order, so that two merges of the same pair run one after the other. */
async function lockBoth(db: CompanyDb, targetId: string, sourceId: string | undefined): Promise<Locked> {
  const ids = [targetId, ...(sourceId ? [sourceId] : [])].sort()
  await lockJobsOf(db, ids)
  const locked = []
  for (const id of ids) locked.push(await lockLive(db, id))
  return locked.find(({ id }) => id === targetId)!
}

/** Completes the target with the data of a second candidate or a draft; candidateMergeUndo reverts it. */
export async function mergeCandidates(
  context: Context & PhotoContext,
  body: Body,
): Promise<AnswerOf<typeof candidateMerge>> {
  const {
    db,
    caller: { userName },
  } = context
  const [targetId, sourceId] = [body.targetId.toLowerCase(), body.sourceId?.toLowerCase()]
  if ((sourceId === undefined) === (body.draft === undefined))
    throw badInput({ sourceId: [createMessage('EXACTLY_ONE', { names: 'sourceId, draft' })] })
  if (sourceId === targetId) throw badInput({ sourceId: [createMessage('MERGED_WITH_ITSELF')] })
  const taken = takenFields(body.fields)
  const draftPhoto = photoOf(body)
  const target = await lockBoth(db, targetId, sourceId)
  if (target.version !== body.version) throw changedMeanwhile(target)
  const before: Before = {
    target: await snapshot(db, targetId),
    source: sourceId ? await snapshot(db, sourceId) : null,
  }
  const was = await readWhole(context, targetId)
  const other: CandidateFields = sourceId ? await readWhole(context, sourceId) : await checkFields(context, body.draft!)
  const fields = mergeFields(was, other, taken, await hiddenKeys(db, context.caller))
  const folders = await demandOwnFolders(db, userName, body.cateIds)
  const hadPhoto = was.photoPath ?? null
  const sourcePhoto = (before.source?.photo_path ?? null) as string | null

  const done = await moveEverything(
    db,
    targetId,
    sourceId,
    without(contactsOf(was), contactsOf(fields)),
    contactsOf(fields),
  )
  if (draftPhoto && hadPhoto === null && sourcePhoto === null) done.photo = await storePhoto(context, draftPhoto)
  const photo = hadPhoto ?? sourcePhoto ?? done.photo ?? null
  done.folders = await addNewFolders(db, targetId, folders, userName)
  await writeBoth(
    db,
    before,
    {
      ...columnsOf(fields, { resume: before.target.resume as never, extendProperties: was.extendProperties }),
      photo_path: photo,
    },
    userName,
  )
  if (body.filePath) done.file = (await attachUpload(db, userName, targetId, body.filePath)).id

  const mergeId = newId()
  await db
    .insert('candidate_merge', {
      id: mergeId,
      target_id: targetId,
      source_id: sourceId ?? null,
      target_version: target.version + 1,
      before: JSON.stringify(before),
      moved: JSON.stringify(done),
      merged_by: userName,
    })
    .execute()
  const candidate = await readWhole(context, targetId)
  const changes = await changesBetween(context, was, candidate)
  if (photo !== hadPhoto) changes.push(await photoChange(context, hadPhoto, photo))
  await record(db, userName, [
    { candidateId: targetId, kind: 'merged', subject: other.name, changes },
    ...(sourceId ? [{ candidateId: sourceId, kind: 'merged' as const, subject: was.name }] : []),
  ])
  return { mergeId, candidate: await readBack(context, targetId) }
}

async function moveEverything(
  db: CompanyDb,
  targetId: string,
  sourceId: string | undefined,
  dropped: Contact[],
  wanted: Contact[],
): Promise<Done> {
  const freed = await freeContacts(db, targetId, dropped)
  const nothing = { contacts: [], moved: null, forwarded: [] }
  const given = sourceId ? await takeFrom(db, targetId, sourceId) : nothing
  return { ...given, freed, claimed: await addContacts(db, targetId, wanted), folders: [], file: null }
}

async function takeFrom(db: CompanyDb, targetId: string, sourceId: string) {
  const contacts = await db
    .update('candidate_contact')
    .set({ candidate_id: targetId })
    .where('candidate_id', '=', sourceId)
    .returning(['kind', 'key'])
    .execute()
  const forwarded = await db
    .update('candidate')
    .set({ merged_into: targetId })
    .where('merged_into', '=', sourceId)
    .returning('id')
    .execute()
  const moved = await moveAll(db, sourceId, targetId)
  await recountJobsOf(db, [targetId, sourceId])
  if (moved.calls.length > 0) await publishMovedCalls(db, [targetId])
  return { contacts, moved, forwarded: forwarded.map(({ id }) => id) }
}

/** Adds the candidate to folders. Returns the folders that are new to it. */
async function addNewFolders(
  db: CompanyDb,
  id: string,
  folders: readonly string[],
  userName: string,
): Promise<string[]> {
  const held = await db.from('talent_folder_candidate').select('folder_id').where('candidate_id', '=', id).execute()
  const added = folders.filter((folder) => !held.some((row) => row.folder_id === folder))
  await addToFolders(db, id, added, userName, '')
  return added
}

/** Writes the merged columns to the target, and makes the source lead to it. */
async function writeBoth(
  db: CompanyDb,
  { target, source }: Before,
  columns: ReturnType<typeof columnsOf> & { photo_path: string | null },
  userName: string,
): Promise<void> {
  const now = new Date()
  const targetId = String(target.id)
  const day = (target.terminal_date ?? source?.terminal_date ?? null) as string | null
  await db
    .update('candidate')
    .set({
      cv_path: (target.cv_path ?? source?.cv_path ?? null) as string | null,
      terminal_date: day,
      ...columns,
      version: Number(target.version) + 1,
      updated_by: userName,
      updated_at: now,
    })
    .where('id', '=', targetId)
    .execute()
  await refreshLastNote(db, targetId)
  if (!source) return
  await db
    .update('candidate')
    .set({
      deleted_at: now,
      merged_into: targetId,
      version: Number(source.version) + 1,
      updated_by: userName,
      updated_at: now,
    })
    .where('id', '=', String(source.id))
    .execute()
}
