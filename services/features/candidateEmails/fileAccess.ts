import type { FileAccess } from '../media/access.ts'
import './tables.ts'

export const emailFileOwner = 'candidateEmail'

/** The files of mails are read by those who may read candidates, while the candidate is there. */
export const candidateEmailFiles: FileAccess = {
  kind: emailFileOwner,
  async mayRead({ db, caller }, id) {
    if (!caller.permissions.has('Candidate:ReadCandidate')) return false
    const owners = db.from('candidate_email').select('candidate_id').where('candidate_email.id', '=', id)
    const found = await db
      .from('candidate')
      .select('id')
      .where('deleted_at', 'is', null)
      .where('candidate.id', 'in', owners)
      .executeTakeFirst()
    return found !== undefined
  },
}
