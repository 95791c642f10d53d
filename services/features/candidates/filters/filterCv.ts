import { sql, type SqlBool } from 'kysely'
import { createMessage } from '../../../core/contract/messages.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { cvReaders } from '../../candidateCvs/cvReaders.ts'
import { queryOf, queryText } from '../../candidateCvs/text/words.ts'
import type { Person } from '../../talentFolders/queries.ts'
import { rowByRow, viaWordIndex } from './search.ts'
import { not, one, WrongFilter, type Condition, type Kind } from './filterKinds.ts'
import '../../candidateCvs/tables.ts'

/** The filter of words in the texts of CVs (see words.ts for the syntax), for users who may read CVs. */
export function cvKind({ db, caller }: { db: CompanyDb; caller: Person }): Kind {
  if (!cvReaders.some((key) => caller.permissions.has(key)))
    throw new WrongFilter((filter) => createMessage('FILTER_UNKNOWN', { filter }))
  const cvs = () => db.from('candidate_cv_text').select('candidate_cv_text.candidate_id')
  const ownCvs = () => cvs().where(sql<boolean>`candidate_cv_text.candidate_id = candidate.id`)
  const saying = (value: readonly string[]): Condition => {
    const query = queryOf(one(value))
    if (query.length === 0) throw new WrongFilter((filter) => createMessage('FILTER_ONE_VALUE', { filter }))
    const isSaid = sql<boolean>`candidate_cv_text.words @@ ${queryText(query)}::tsquery`
    const found = sql<SqlBool>`candidate.id in ${cvs().where(isSaid)}`
    const phrases = query.flat()
    // The planner knows the frequency of a single word, but only guesses how often several occur in one CV.
    if (phrases.flatMap(({ words }) => words).length === 1) return found
    const guessed = viaWordIndex(found, found)
    if (phrases.every(({ words }) => words.length === 1)) return guessed
    // The index does not know which words are adjacent, so each CV with these words is read: far more than the planner
    // expects. With an offset the planner queries the CVs of one candidate at a time.
    return rowByRow(guessed, sql<SqlBool>`exists ${ownCvs().where(isSaid).offset(0)}`)
  }
  const own = ownCvs().where('candidate_cv_text.words', 'is not', null)
  return {
    contains: saying,
    notContains: (value) => not(saying(value)),
    isEmpty: () => sql<SqlBool>`not exists ${own}`,
    isNotEmpty: () => sql<SqlBool>`exists ${own}`,
  }
}
