import { sql } from 'kysely'
import type { PermissionKey } from '../../core/contract/permissionKeys.ts'
import type { FileAccess } from '../media/access.ts'
import { candidateReaders } from './contract.ts'

/** Any one of these permissions allows reading candidates, and so their files. */
const readingKeys: readonly PermissionKey[] = [
  'Candidate:ReadCandidate',
  'Candidate:CV-Verification',
  'Candidate:CollectCandidate',
  'TalentManagement:TalentManagement',
  'DPS:GetDPS',
]

/** A candidate's files may be read by users who may read candidates. */
export const candidateFiles: FileAccess = {
  kind: 'candidateFile',
  async mayRead({ db, caller }, id) {
    if (!readingKeys.some((key) => caller.permissions.has(key))) return false
    const owners = db.from('candidate_file').select('candidate_id').where('candidate_file.id', '=', id)
    return (
      (await db
        .from('candidate')
        .select('id')
        .where('deleted_at', 'is', null)
        .where('candidate.id', 'in', owners)
        .executeTakeFirst()) !== undefined
    )
  },
  async mayReadPath({ db, caller }, path) {
    if (!readingKeys.some((key) => caller.permissions.has(key))) return false
    const kept = await db.from('candidate_file').select('candidate_id').where('path', '=', path).executeTakeFirst()
    const candidates = db.from('candidate').select('id').where('deleted_at', 'is', null)
    const row = kept
      ? await candidates.where('id', '=', kept.candidate_id).executeTakeFirst()
      : await candidates
          .where(sql<boolean>`string_to_array(cv_path, ',') @> array[${path}]`)
          .limit(1)
          .executeTakeFirst()
    return row !== undefined
  },
}

/** The owner kind of photo files. */
export const filesOfPhotos = 'candidatePhoto'

/** A photo may be seen by users who see the candidate that currently has it. */
export const candidatePhotos: FileAccess = {
  kind: filesOfPhotos,
  async mayRead({ db, caller }, id) {
    if (!candidateReaders.some((key) => caller.permissions.has(key))) return false
    const paths = db
      .from('stored_file')
      .select('path')
      .where('owner_kind', '=', filesOfPhotos)
      .where('owner_id', '=', id)
    const holder = await db
      .from('candidate')
      .select('id')
      .where('deleted_at', 'is', null)
      .where('photo_path', 'is not', null)
      .where('photo_path', 'in', paths)
      .limit(1)
      .executeTakeFirst()
    return holder !== undefined
  },
}
