import { sql } from 'kysely'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import type { Periodic } from '../../../core/jobs/periodic.ts'
import { readCandidates } from '../../candidates/list/rows.ts'
import type { ReadFile } from '../reader/readFile.ts'
import { newsOf } from './news.ts'
import { storedCvQueue } from './storedCv.ts'
import { vectorOf } from './words.ts'
import '../tables.ts'

/** Version of the reader. Raise it when the reader gets better: all CVs are read again then, in the background. */
export const readerVersion = 2
/** A CV that was last read by this version, or by none (0), of the newest candidate. */
const lastReadBy = (db: CompanyDb, version: number) =>
  db
    .from('candidate_cv_text')
    .select(['candidate_id', 'path', 'reader', 'draft'])
    .where('reader', '=', version)
    .orderBy('candidate_id', 'desc')
    .limit(1)
    .executeTakeFirst()
type Unread = NonNullable<Awaited<ReturnType<typeof lastReadBy>>>

/** The next CV to read: those that nobody has read come before those that are read again. */
async function nextUnread(db: CompanyDb): Promise<Unread | undefined> {
  for (let version = 0; version < readerVersion; version++) {
    const row = await lastReadBy(db, version)
    if (row) return row
  }
  return undefined
}

const rowOf = (db: CompanyDb, { candidate_id, path }: Pick<Unread, 'candidate_id' | 'path'>) =>
  db.update('candidate_cv_text').where('candidate_id', '=', candidate_id).where('path', '=', path)

/** What could not be read stays as it was read before. */
const keepProblem = (db: CompanyDb, row: Unread, problem: string) =>
  rowOf(db, row).set({ reader: readerVersion, problem }).execute()

/** The reader of a job: it sees all that a candidate has. */
const nobody = { userName: '', permissions: new Set<never>(), role: '' }

/** What the reading of a CV finds that nobody knows yet; nothing of one that is read for the first time. */
async function newsIn(db: CompanyDb, { candidate_id: id, path, reader, draft }: Unread, read: ReadFile) {
  if (reader === 0) return []
  const [candidate] = await readCandidates(db, nobody, [id], true)
  return candidate?.cvPath === path ? newsOf(read, draft, candidate) : []
}

/** Keeps what a CV says. The candidate stays as it is: what is news is offered to people. */
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

/** Reads CVs that candidates have and no reader of this version has read: their words can be searched for then. */
export const cvTextQueue = storedCvQueue<Unread>({ name: 'candidate.cvTexts', next: nextUnread, keep, keepProblem })

/** Looks for CVs to read, which every instance does. */
export const cvTexts = (everyMs = 5_000): Periodic => ({
  name: 'reading the CVs of candidates',
  everyMs,
  table: 'candidate_cv_text',
  isDue: sql<boolean>`reader < ${readerVersion}`,
  run: async (db, { jobs }) => jobs?.add(db, cvTextQueue.name, 'all', { companyId: db.companyId }),
})
