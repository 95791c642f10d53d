import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput } from '../../core/errors.ts'
import { record } from './history.ts'
import { newId } from './ids.ts'

/** Makes an uploaded file of the user the candidate's newest CV; answers the id of its entry. */
export async function takeCv(db: CompanyDb, userName: string, candidateId: string, path: string): Promise<string> {
  const file = await db.from('stored_file').select(['name', 'content_type', 'size']).where('path', '=', path).where('created_by', '=', userName).executeTakeFirst()
  const taken = file && await db.from('candidate_file').select('id').where('path', '=', path).executeTakeFirst()
  if (!file || taken) throw badInput({ filePath: ['Unknown file'] })
  const id = newId()
  await db.insert('candidate_file', {
    id, candidate_id: candidateId, kind: 'cv', path, name: file.name, content_type: file.content_type, size: file.size, created_by: userName,
  }).execute()
  await db.update('candidate').set({ cv_path: path }).where('id', '=', candidateId).execute()
  await record(db, userName, [{ candidateId, kind: 'cvAdded', subject: file.name }])
  return id
}
