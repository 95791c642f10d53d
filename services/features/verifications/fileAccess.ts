import { sql } from 'kysely'
import type { FileAccess } from '../media/access.ts'
import { visibleFolders } from './folders.ts'

/** A row's CV is read by those who may see the row: its folder is theirs, shared with them, or with all. */
export const verificationFiles: FileAccess = {
  kind: 'verificationCandidate',
  async mayRead({ db, caller }, id) {
    const row = await db
      .from('verification_candidate')
      .select('id')
      .where('id', '=', id)
      .where('verification_id', 'in', visibleFolders(db, caller).select('verification_folder.id'))
      .executeTakeFirst()
    return row !== undefined
  },
  async mayReadPath({ db, caller }, path) {
    const row = await db
      .from('verification_candidate')
      .select('id')
      .where(sql<boolean>`string_to_array(cv_path, ',') @> array[${path}]`)
      .where('verification_id', 'in', visibleFolders(db, caller).select('verification_folder.id'))
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },
}
