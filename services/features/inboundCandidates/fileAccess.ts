import type { RequestContext } from '../../core/http/routes.ts'
import { candidateFiles } from '../candidates/fileAccess.ts'
import type { FileAccess } from '../media/access.ts'
import { hasCv } from '../reviews/filters.ts'
import './tables.ts'

/** The owner kind of the CV of an inbound candidate. */
export const collectedFileKind = 'collectedCandidate'

const maySee = ({ caller }: Pick<RequestContext, 'caller'>) => caller.permissions.has('Candidate:CollectCandidate')

/**
 * A collected CV can be read by users who see the list and by users who may read the candidate that was created from
 * it.
 */
export const collectedFiles: FileAccess = {
  kind: collectedFileKind,
  async mayRead(asker, id) {
    const row = await asker.db
      .from('collected_candidate')
      .select('candidate_proccess_id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return false
    return (
      maySee(asker) || (row.candidate_proccess_id !== null && candidateFiles.mayRead(asker, row.candidate_proccess_id))
    )
  },
  async mayReadPath(asker, path) {
    if (!maySee(asker)) return false
    const row = await asker.db.from('collected_candidate').select('id').where(hasCv(path)).limit(1).executeTakeFirst()
    return row !== undefined
  },
}
