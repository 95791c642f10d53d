import type { RequestContext } from '../../core/http/routes.ts'
import { candidateFiles } from '../candidates/fileAccess.ts'
import type { FileAccess } from '../media/access.ts'
import { hasCv } from '../reviews/filters.ts'
import './tables.ts'

/** Kind of owner that the CV of an inbound candidate has. */
export const collectedFileKind = 'collectedCandidate'

const maySee = ({ caller }: Pick<RequestContext, 'caller'>) => caller.permissions.has('Candidate:CollectCandidate')

/** A collected CV is read by those who see the list, and by whoever may read the candidate that it became. */
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
