import type { FileAccess } from '../media/access.ts'
import './tables.ts'

/** The owner kind of the pictures in the texts of jobs. */
export const jobFileOwner = 'job'

const readers = ['JobRequest:ReadJobRequest', 'JobRequest:ListJobRequest', 'JobRequest:UpdateJobRequest'] as const

/** Pictures in the texts of jobs can be read by users who may read jobs. */
export const jobFiles: FileAccess = {
  kind: jobFileOwner,
  async mayRead({ db, caller }, id) {
    if (!readers.some((key) => caller.permissions.has(key))) return false
    return (await db.from('job').select('job.id').where('job.id', '=', id).executeTakeFirst()) !== undefined
  },
}
