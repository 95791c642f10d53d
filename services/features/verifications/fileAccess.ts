import type { Caller } from '../../core/http/routes.ts'
import type { FileAccess } from '../media/access.ts'
import { hasCv } from '../reviews/filters.ts'
import { viewingKey, visibleFolders } from './folders/folders.ts'

const holdsKey = ({ permissions }: Pick<Caller, 'permissions'>) =>
  permissions.has(viewingKey) || permissions.has('Candidate:CV-Verification')

/**
 * The CV of a row can be read by users who may see the row: they hold a viewing key, and the folder is theirs, shared
 * with them, or shared with all.
 */
export const verificationFiles: FileAccess = {
  kind: 'verificationCandidate',
  async mayRead({ db, caller }, id) {
    if (!holdsKey(caller)) return false
    const row = await db
      .from('verification_candidate')
      .select('id')
      .where('id', '=', id)
      .where('verification_id', 'in', visibleFolders(db, caller).select('verification_folder.id'))
      .executeTakeFirst()
    return row !== undefined
  },
  async mayReadPath({ db, caller }, path) {
    if (!holdsKey(caller)) return false
    const row = await db
      .from('verification_candidate')
      .select('id')
      .where(hasCv(path))
      .where('verification_id', 'in', visibleFolders(db, caller).select('verification_folder.id'))
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },
}
