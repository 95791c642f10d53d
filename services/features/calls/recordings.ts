import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { megabyte } from '../../core/contract/shapes.ts'
import { notFound } from '../../core/http/errors.ts'
import type { FileStore } from '../../core/files/files.ts'
import { newId } from '../../core/ids.ts'
import type { FileAccess } from '../media/access.ts'
import { columns, isSupervisor, toCall } from './queries.ts'
import './tables.ts'
import { publishCall } from './writes.ts'

const ownerKind = 'callRecording'
/** About six hours in telephone quality. */
const maxBytes = 200 * megabyte

/** The recording of a call, which is identified by its id or by its SIP session. */
export interface Recording {
  callId?: string
  sessionId?: string
  stream: Readable
  contentType: string
  /** The file name that users see when they save it. */
  name: string
}

async function* hashing(stream: Readable, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk)
    yield chunk
  }
}

/**
 * Stores the recording of a call, unless the call already has one. Returns whether it was stored; false if the call is
 * unknown.
 */
export async function keepRecording(
  db: CompanyDb,
  files: FileStore,
  { callId, sessionId, stream, contentType, name }: Recording,
): Promise<boolean> {
  const call =
    callId || sessionId
      ? await db
          .from('phone_call')
          .select(['id', 'user_name'])
          .where('recording_path', 'is', null)
          .where((eb) => (callId ? eb('id', '=', callId) : eb('session_id', '=', sessionId!)))
          .orderBy('started_at', 'desc')
          .limit(1)
          .executeTakeFirst()
      : undefined
  if (!call) {
    stream.destroy()
    return false
  }
  const hash = createHash('sha256')
  // The reader of the stream handles its failure. This handler only keeps an early error from being unhandled.
  stream.on('error', () => {})
  const { path, size } = await files.save(db.companyId, name, Readable.from(hashing(stream, hash)), maxBytes)
  const isKept = await db.transaction(async (tx) => {
    const row = await tx
      .update('phone_call')
      .set({ recording_path: path })
      .where('id', '=', call.id)
      .where('recording_path', 'is', null)
      .returning(columns)
      .executeTakeFirst()
    if (!row) return false
    await tx
      .insert('stored_file', {
        id: newId(),
        path,
        name,
        content_type: contentType,
        size,
        sha256: hash.digest('hex'),
        owner_kind: ownerKind,
        owner_id: call.id,
        created_by: call.user_name,
        expires_at: null,
      })
      .execute()
    await publishCall(tx, toCall(row))
    return true
  })
  if (!isKept) await files.remove(path)
  return isKept
}

/** Returns the address of the recording of a call. Throws 404 if there is none. */
export async function recordingUrl(db: CompanyDb, callId: string): Promise<{ url: string }> {
  const call = await db.from('phone_call').select('recording_path').where('id', '=', callId).executeTakeFirst()
  if (!call?.recording_path) throw notFound()
  return { url: `/media/file?${new URLSearchParams({ filePath: call.recording_path })}` }
}

/** Recordings may be read by users who may read their addresses. */
export const callFiles: FileAccess = {
  kind: ownerKind,
  async mayRead({ db, caller }, id) {
    return (
      isSupervisor(caller) &&
      (await db.from('phone_call').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
    )
  },
}
