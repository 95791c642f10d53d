import { sql } from 'kysely'
import type { CompanyDb } from '../../../services/core/database/companyDb.ts'
import { newId } from '../../../services/core/ids.ts'
import { readerVersion } from '../../../services/features/candidateCvs/text/reading.ts'
import { vectorOf } from '../../../services/features/candidateCvs/text/words.ts'

/** Adds a CV with these pages to a candidate, as already read. Returns its path. */
export async function addReadCv(db: CompanyDb, candidateId: string, ...texts: string[]): Promise<string> {
  const path = `${db.companyId}/2026-03/${newId()}.pdf`
  await db.update('candidate').set({ cv_path: path }).where('id', '=', candidateId).execute()
  await db
    .update('candidate_cv_text')
    .set({ reader: readerVersion, texts, words: sql`${vectorOf(texts)}::tsvector` })
    .where('candidate_id', '=', candidateId)
    .where('path', '=', path)
    .execute()
  return path
}
