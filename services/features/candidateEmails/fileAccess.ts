import type { RequestContext } from '../../core/http/routes.ts'
import type { FileAccess } from '../media/access.ts'
import './tables.ts'

export const emailFileOwner = 'candidateEmail'
/** The owner kind of the files of a bulk mail, which all its mails share. */
export const bulkFileOwner = 'candidateEmailBulk'

/** Whether the caller may read the files of mails: they may read candidates, and one of the candidates still exists. */
async function mayRead({ db, caller }: Pick<RequestContext, 'db' | 'caller'>, column: 'id' | 'bulk_id', id: string) {
  if (!caller.permissions.has('Candidate:ReadCandidate')) return false
  const owners = db.from('candidate_email').select('candidate_id').where(`candidate_email.${column}`, '=', id)
  const found = await db
    .from('candidate')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('candidate.id', 'in', owners)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export const candidateEmailFiles: FileAccess = {
  kind: emailFileOwner,
  mayRead: (asker, id) => mayRead(asker, 'id', id),
}

export const bulkEmailFiles: FileAccess = { kind: bulkFileOwner, mayRead: (asker, id) => mayRead(asker, 'bulk_id', id) }
