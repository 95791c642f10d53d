import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createMessage, type FieldMessage } from '../../../core/contract/messages.ts'
import { megabyte } from '../../../core/contract/shapes.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import type { Zip, ZipEntry } from '../../../core/documents/zip.ts'
import { withExtension } from '../../../core/files/fileNames.ts'
import { detectType } from '../../../core/files/fileType.ts'
import { holdFile } from '../../../core/files/fileRecords.ts'
import type { FileStore } from '../../../core/files/files.ts'
import { ServiceError } from '../../../core/http/errors.ts'
import { cvMaxBytes } from '../../candidateCvs/contract.ts'
import type { StoredCv } from '../../candidateCvs/files.ts'
import { contentTypes, cvType } from '../../candidateCvs/types.ts'

const tooLarge = createMessage('CV_TOO_LARGE', { size: `${cvMaxBytes / megabyte} MB` })

/** The store for CVs, and the user who owns them until candidates have them. */
export interface Place {
  db: CompanyDb
  files: FileStore
  userName: string
}

/** Unpacks a CV into the store, or returns why it is not a CV. */
async function store(
  { zip, entry }: { zip: Zip; entry: ZipEntry },
  { db, files, userName }: Place,
): Promise<StoredCv | FieldMessage> {
  if (entry.isEncrypted) return createMessage('CV_ENCRYPTED')
  if (entry.size === 0) return createMessage('CV_EMPTY')
  if (entry.size > cvMaxBytes) return tooLarge
  try {
    const bytes = await zip.unpack(entry)
    const contentType = contentTypes[cvType(bytes, detectType(bytes))]
    const name = withExtension(entry.name.split(/[/\\]/).at(-1)!, contentType)
    const { path, size } = await files.save(db.companyId, name, Readable.from([bytes]), cvMaxBytes)
    const stored = { path, name, contentType, size, sha256: createHash('sha256').update(bytes).digest('hex') }
    await holdFile(db, { ...stored, createdBy: userName })
    return stored
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status >= 500) throw error
    // An error of the ZIP has an errorCode; a wrong type is reported under the field `file`.
    const isBroken = typeof error.body === 'object' && error.body !== null && 'errorCode' in error.body
    return isBroken ? createMessage('CV_UNREADABLE') : createMessage('CV_WRONG_TYPE')
  }
}

/** Unpacks files of a ZIP into the store. Returns the stored files, and why others are left out. */
export async function storeCvs(
  { zip, entries }: { zip: Zip; entries: ReadonlyMap<string, ZipEntry> },
  names: readonly string[],
  place: Place,
): Promise<{ stored: StoredCv[]; remarks: FieldMessage[] }> {
  const stored: StoredCv[] = []
  const remarks: FieldMessage[] = []
  for (const name of names) {
    const entry = entries.get(name)
    const kept = entry ? await store({ zip, entry }, place) : createMessage('CV_NOT_FOUND', { file: name })
    if ('code' in kept) remarks.push(kept)
    else stored.push(kept)
  }
  return { stored, remarks }
}
