import { sql } from 'kysely'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import type { Periodic } from '../../../core/jobs/periodic.ts'
import { readCandidates } from '../../candidates/list/rows.ts'
import type { ReadFile } from '../reader/readFile.ts'
import { newsOf } from './news.ts'
import { storedCvQueue } from './storedCv.ts'
import { vectorOf } from './words.ts'
import '../tables.ts'

/**
 * The version of the reader. Increase it when the reader is improved: all CVs are then read again in the background.
 */
export const readerVersion = 2
/** Returns a CV that was last read by this version (0 if by none), for the newest candidate. */
const lastReadBy = (db: CompanyDb, version: number) =>
  db
    .from('candidate_cv_text')
    .select(['candidate_id', 'path', 'reader', 'draft'])
    .where('reader', '=', version)
    .orderBy('candidate_id', 'desc')
    .limit(1)
    .executeTakeFirst()
type Unread = NonNullable<Awaited<ReturnType<typeof lastReadBy>>>

/** Returns the next CV to read. CVs that have never been read come before those that are read again. */
async function nextUnread(db: CompanyDb): Promise<Unread | undefined> {
  for (let version = 0; version < readerVersion; version++) {
    const row = await lastReadBy(db, version)
    if (row) return row
  }
  return undefined
}

const rowOf = (db: CompanyDb, { candidate_id, path }: Pick<Unread, 'candidate_id' | 'path'>) =>
  db.update('candidate_cv_text').where('candidate_id', '=', candidate_id).where('path', '=', path)

/** Stores the problem. The data from an earlier reading is preserved. */
const keepProblem = (db: CompanyDb, row: Unread, problem: string) =>
  rowOf(db, row).set({ reader: readerVersion, problem }).execute()

/** The reader for a job, which sees all data of a candidate. */
const nobody = { userName: '', permissions: new Set<never>(), role: '' }

/** Returns the new findings in a CV; none if it is read for the first time. */
async function newsIn(db: CompanyDb, { candidate_id: id, path, reader, draft }: Unread, read: ReadFile) {
  if (reader === 0) return []
  const [candidate] = await readCandidates(db, nobody, [id], true)
  return candidate?.cvPath === path ? newsOf(read, draft, candidate) : []
}

/** Stores the contents of a CV. The candidate is not changed: new findings are offered to users. */
async function keep(db: CompanyDb, row: Unread, read: ReadFile): Promise<void> {
  const { texts, draft } = read
  const fields = await newsIn(db, row, read)
  await rowOf(db, row)
    .set({
      ...{ reader: readerVersion, problem: null, texts, words: sql`${vectorOf(texts)}::tsvector` },
      ...(fields.length > 0
        ? { news: JSON.stringify({ draft, fields }) }
        : { draft: JSON.stringify(draft), news: null }),
    })
    .execute()
}

/**
 * Reads the CVs of candidates that this version of the reader has not read yet. Afterwards their words can be searched.
 */
export const cvTextQueue = storedCvQueue<Unread>({ name: 'candidate.cvTexts', next: nextUnread, keep, keepProblem })

/** Looks for CVs to read; runs in every instance. */
export const cvTexts = (everyMs = 5_000): Periodic => ({
  name: 'reading the CVs of candidates',
  everyMs,
  table: 'candidate_cv_text',
  isDue: sql<boolean>`reader < ${readerVersion}`,
  run: async (db, { jobs }) => jobs?.add(db, cvTextQueue.name, 'all', { companyId: db.companyId }),
})
