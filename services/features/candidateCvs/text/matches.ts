import { sql } from 'kysely'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { liveIds } from '../../candidates/live.ts'
import type { CvMatch } from '../contract.ts'
import { firstMatch, queryOf, queryText, type CvQuery } from './words.ts'
import '../tables.ts'

/** The number of characters shown around a match. */
const around = 80

/** Returns the first match in the CVs of each candidate. Candidates whose CVs do not match are left out. */
export async function matchesOf(db: CompanyDb, candidateIds: readonly string[], text: string): Promise<CvMatch[]> {
  const query = queryOf(text)
  const ids = [...(await liveIds(db, candidateIds))]
  if (query.length === 0 || ids.length === 0) return []
  const rows = await db
    .from('candidate_cv_text')
    .select(['candidate_id', 'path', 'texts'])
    .where('candidate_id', 'in', ids)
    .where(sql<boolean>`words @@ ${queryText(query)}::tsquery`)
    .orderBy('candidate_id')
    .orderBy('path')
    .execute()
  const found = new Map<string, CvMatch>()
  for (const { candidate_id: candidateId, path: filePath, texts } of rows) {
    const place = found.has(candidateId) ? undefined : placeIn(texts, query)
    if (place) found.set(candidateId, { candidateId, filePath, ...place })
  }
  return [...found.values()]
}

function placeIn(texts: readonly string[], query: CvQuery): Omit<CvMatch, 'candidateId' | 'filePath'> | undefined {
  for (const [index, text] of texts.entries()) {
    const match = firstMatch(text, query)
    if (match)
      return {
        page: index + 1,
        before: fromWord(line(text.slice(Math.max(0, match.start - around), match.start)), match.start > around),
        match: line(text.slice(match.start, match.end)),
        after: line(text.slice(match.end, match.end + around)),
      }
  }
  return undefined
}

const line = (text: string) => text.replace(/\s+/g, ' ')
/** Removes the rest of a word that was cut off at the beginning. */
const fromWord = (text: string, isCut: boolean) => (isCut ? text.slice(text.indexOf(' ') + 1) : text)
