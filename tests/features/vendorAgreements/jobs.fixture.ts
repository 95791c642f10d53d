import { fold } from '../../../common/text.ts'
import type { CompanyDb } from '../../../services/core/database/companyDb.ts'
import { newId } from '../../../services/core/ids.ts'
import '../../../services/features/jobs/tables.ts'

/** Adds an open job of the recruiter. Returns its id. */
export async function addJob(db: CompanyDb, title: string): Promise<string> {
  const id = newId()
  await db
    .insert('job', {
      ...{ id, title, search: fold(title), owner: 'recruiter', total: 1, open_date: '2026-01-01' },
      ...{ created_by: 'recruiter', department_id: null, category_id: null, rank_id: null },
    })
    .execute()
  return id
}
