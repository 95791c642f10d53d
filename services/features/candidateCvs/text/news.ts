import { sql } from 'kysely'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { liveIds } from '../../candidates/live.ts'
import { mergeFields } from '../../candidates/merge/merging.ts'
import { genders, type CandidateFields } from '../../candidates/shapes.ts'
import type { CvNews, ExtractedField } from '../contract.ts'
import type { ReadCv } from '../reader/read.ts'
import '../tables.ts'

const values = ['name', 'jobTitle', 'birthday', 'gender', 'address', 'website'] as const
const texts = ['phones', 'emails', 'messengers', 'nationalities'] as const
const rows = ['work', 'education', 'awards', 'skills', 'languages'] as const

const none = new Set<never>()
const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || value === genders.unknown
const joined = (one: CandidateFields, other: CandidateFields) => mergeFields(one, other, none, none)

/**
 * Returns, as offers, the values of a newer reading of a CV that neither the candidate nor the reading `before` has. A
 * changed value is offered if no user has changed it since. Without `before`, only empty fields are offered, because
 * users may have corrected the rest.
 */
export function newsOf(now: ReadCv, before: CandidateFields | null, candidate: CandidateFields): ExtractedField[] {
  const known = before ? joined(candidate, before) : candidate
  const all = joined(known, now.draft)
  /** Returns the new entries of a list, or none if users may have corrected the list. */
  const added = <T>(had: readonly T[], has: readonly T[]) => (before || had.length === 0 ? has.slice(had.length) : [])
  const offer = (field: string, value: unknown, source: string): ExtractedField => {
    const { snippet = '', page = null } =
      now.fields.find((one) => one.field === source || one.field.startsWith(`${source}.`)) ?? {}
    return { field, value: String(value), snippet, page, confidence: 1, isOffered: true }
  }
  return [
    ...values.flatMap((name) => {
      const [value, has] = [now.draft[name], candidate[name]]
      const isFree = isEmpty(has) || (before !== null && has === before[name])
      return !isEmpty(value) && value !== known[name] && isFree ? [offer(name, value, name)] : []
    }),
    ...(!candidate.resume.summary && now.draft.resume.summary && !known.resume.summary
      ? [offer('resume.summary', now.draft.resume.summary, 'resume.summary')]
      : []),
    ...texts.flatMap((name) =>
      added(known[name], all[name]).map((value, at) =>
        offer(`${name}.${at}`, value, `${name}.${now.draft[name].indexOf(value)}`),
      ),
    ),
    ...rows.flatMap((name) =>
      added<object>(known.resume[name], all.resume[name]).flatMap((row, at) => {
        const source = `resume.${name}.${(now.draft.resume[name] as object[]).indexOf(row)}`
        const said = Object.entries(row).filter(([, value]) => value)
        return said.map(([member, value]) => offer(`resume.${name}.${at}.${member}`, value, source))
      }),
    ),
  ]
}

/** Returns the findings in the newest CVs of these candidates since the last review. */
export async function cvNewsOf(db: CompanyDb, candidateIds: readonly string[]): Promise<CvNews[]> {
  const ids = [...(await liveIds(db, candidateIds))]
  if (ids.length === 0) return []
  const found = await db
    .from('candidate_cv_text')
    .where('news', 'is not', null)
    .innerJoin('candidate', (join) =>
      join
        .onRef('candidate.company_id', '=', 'candidate_cv_text.company_id')
        .onRef('candidate.id', '=', 'candidate_cv_text.candidate_id')
        // Findings in older CVs are ignored.
        .onRef('candidate.cv_path', '=', 'candidate_cv_text.path'),
    )
    .select(['candidate_id', 'path', 'news'])
    .where('candidate_id', 'in', ids)
    .execute()
  return found.map(({ candidate_id: candidateId, path: filePath, news }) => ({
    candidateId,
    filePath,
    fields: news!.fields,
  }))
}

/** Marks the findings for a candidate as reviewed. */
export async function seeCvNews(db: CompanyDb, candidateId: string): Promise<void> {
  await db
    .update('candidate_cv_text')
    .set({ draft: sql`news -> 'draft'`, news: null })
    .where('candidate_id', '=', candidateId)
    .where('news', 'is not', null)
    .execute()
}
