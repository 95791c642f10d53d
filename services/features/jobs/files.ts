import type { FileAccess } from '../media/access.ts'
import './tables.ts'

/** Owner kind of the pictures in the texts of jobs. */
export const filesOfJobs = 'job'

const readers = ['JobRequest:ReadJobRequest', 'JobRequest:ListJobRequest', 'JobRequest:UpdateJobRequest'] as const

/** Who may read jobs sees the pictures in their texts. */
export const jobFiles: FileAccess = {
  kind: filesOfJobs,
  async mayRead({ db, caller }, id) {
    if (!readers.some((key) => caller.permissions.has(key))) return false
    return (await db.from('job').select('job.id').where('job.id', '=', id).executeTakeFirst()) !== undefined
  },
}
