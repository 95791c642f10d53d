import { sql, type SelectQueryBuilder } from 'kysely'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import type { Database } from '../../../core/database/tables.ts'
import type { Caller } from '../../../core/http/routes.ts'
import { fold } from '../../../../common/text.ts'
import { hiddenKeys } from '../../settings/fieldSight.ts'
import type { Candidate, CandidateRow, Resume } from '../shapes.ts'
import type { Resume as Stored } from '../tables.ts'

type CandidateQuery = SelectQueryBuilder<Database, 'candidate', {}>
type Reader = Pick<Caller, 'userName' | 'permissions' | 'role'>

/** Returns a date as text, because a Date would shift with the time zone of the process. */
const day = (column: 'birthday' | 'terminal_date' | 'onboard_date') =>
  sql<string | null>`to_char(${sql.ref(`candidate.${column}`)}, 'YYYY-MM-DD')`

/** Selects the columns of rows. */
export const columns = (query: CandidateQuery) =>
  query.select([
    'candidate.id',
    'candidate.name',
    'candidate.job_title',
    'candidate.phones',
    'candidate.emails',
    'candidate.gender',
    'candidate.address',
    'candidate.website',
    'candidate.messengers',
    'candidate.nationalities',
    'candidate.owner',
    'candidate.source',
    'candidate.rec_channel_id',
    'candidate.status_id',
    'candidate.label_ids',
    'candidate.job_rank',
    'candidate.experience_year',
    'candidate.skills',
    'candidate.companies',
    'candidate.languages',
    'candidate.desired_work_locations',
    'candidate.extend_properties',
    'candidate.in_black_list',
    'candidate.cv_path',
    'candidate.photo_path',
    'candidate.created_by',
    'candidate.created_at',
    'candidate.updated_at',
    'candidate.last_activity_at',
    'candidate.last_note_at',
    'candidate.version',
    'candidate.merged_into',
    'candidate.deleted_at',
    day('birthday').as('birthday'),
    day('terminal_date').as('terminalDate'),
    day('onboard_date').as('onboardDate'),
  ])
const withResume = (query: CandidateQuery) => columns(query).select(['candidate.resume', 'candidate.experiences'])

export type StoredRow = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number]
type StoredCandidate = Awaited<ReturnType<ReturnType<typeof withResume>['execute']>>[number]

/**
 * Selects the candidates with these ids. Deleted ones are included only if they were merged, because their id then
 * leads to another candidate.
 */
const named = (db: CompanyDb, ids: readonly string[]): CandidateQuery =>
  db
    .from('candidate')
    .where(sql<boolean>`candidate.id = any(${[...ids]}::uuid[])`)
    .where((eb) => eb.or([eb('candidate.deleted_at', 'is', null), eb('candidate.merged_into', 'is not', null)]))

/** Whether a day is less than twelve months ago, or in the future (decision D-101). */
function isRecent(day: string | null | undefined): boolean {
  if (!day) return false
  const limit = new Date()
  limit.setUTCFullYear(limit.getUTCFullYear() - 1)
  return day.slice(0, 10) > limit.toISOString().slice(0, 10)
}

const without = (values: Readonly<Record<string, string>>, hidden: ReadonlySet<string>) =>
  hidden.size === 0 ? values : Object.fromEntries(Object.entries(values).filter(([key]) => !hidden.has(key)))

/**
 * Returns rows in the format of the contract, in the order of `rows`, reading their followers in one query. The
 * company's own fields that the caller's role does not see are left out, unless a writer needs all of them (`isWhole`);
 * these never leave the services.
 */
export async function toRows(
  db: CompanyDb,
  reader: Reader,
  rows: readonly StoredRow[],
  isWhole = false,
): Promise<CandidateRow[]> {
  const { userName, permissions } = reader
  const hidden = isWhole || rows.length === 0 ? new Set<string>() : await hiddenKeys(db, reader)
  const follows =
    rows.length === 0
      ? []
      : await db
          .from('candidate_follow')
          .select(['candidate_id', 'user_name'])
          .where(sql<boolean>`candidate_id = any(${rows.map(({ id }) => id)}::uuid[])`)
          .orderBy('followed_at')
          .orderBy('user_name')
          .execute()
  const followersOf = Map.groupBy(follows, (follow) => follow.candidate_id)
  return rows.map((row) => {
    const followers = (followersOf.get(row.id) ?? []).map((follow) => follow.user_name)
    const isThere = row.deleted_at === null
    return {
      id: row.id,
      name: row.name,
      jobTitle: row.job_title,
      phones: row.phones,
      emails: row.emails,
      birthday: row.birthday,
      gender: row.gender,
      address: row.address,
      website: row.website,
      messengers: row.messengers,
      nationalities: row.nationalities,
      owner: row.owner,
      source: row.source,
      recChannelId: row.rec_channel_id,
      statusId: row.status_id,
      labelIds: row.label_ids,
      jobRank: row.job_rank,
      experienceYear: row.experience_year === null ? null : Number(row.experience_year),
      skills: row.skills,
      companies: row.companies,
      languages: row.languages.map(({ language, level }) => ({ language, fluency: level })),
      desiredWorkLocations: row.desired_work_locations,
      extendProperties: JSON.stringify(without(row.extend_properties, hidden)),
      inBlackList: row.in_black_list,
      isTerminal: isRecent(row.terminalDate) || isRecent(row.extend_properties.TerminalDate),
      onboardDate: row.onboardDate,
      cvPath: row.cv_path,
      photoPath: row.photo_path,
      isFollowed: followers.includes(userName),
      followers,
      createdBy: row.created_by,
      createdDate: row.created_at.toISOString(),
      updatedDate: row.updated_at.toISOString(),
      lastActivityDate: row.last_activity_at?.toISOString() ?? null,
      lastNoteDate: row.last_note_at?.toISOString() ?? null,
      version: row.version,
      mergedInto: row.merged_into,
      canEdit: isThere && permissions.has('Candidate:UpdateCandidate'),
      canDelete: isThere && permissions.has('Candidate:DeleteCandidate'),
    }
  })
}

/** Combines the stored resume with the data from separate columns (decision D-84). */
function toResume({ resume, experiences, skills, languages }: StoredCandidate): Resume {
  const levels = new Map((resume.skills ?? []).map(({ name, level }) => [fold(name), level]))
  const work: NonNullable<Stored['work']> = resume.work?.length
    ? resume.work
    : experiences.map(({ companyName, position }) => ({ name: companyName, position }))
  return {
    ...(resume.basics?.summary && { summary: resume.basics.summary }),
    work: work.map(({ name, isCurrent, ...rest }) => ({
      company: name,
      ...rest,
      ...(isCurrent !== undefined && { isAdded: isCurrent }),
    })),
    education: (resume.education ?? []).map(({ isCurrent, ...rest }) => ({
      ...rest,
      ...(isCurrent !== undefined && { isAdded: isCurrent }),
    })),
    awards: resume.awards ?? [],
    skills: skills.map((name) => ({ name, level: levels.get(fold(name)) ?? 0 })),
    languages: languages.map(({ language, level }) => ({ language, fluency: level })),
  }
}

/**
 * Returns the rows of these candidates, in any order. Unknown and deleted ones are left out; a merged one names its
 * successor.
 */
export async function readRows(db: CompanyDb, caller: Reader, ids: readonly string[]): Promise<CandidateRow[]> {
  return ids.length === 0 ? [] : toRows(db, caller, await columns(named(db, ids)).execute())
}

/** Returns the same as readRows, with the resumes; see toRows for `isWhole`. */
export async function readCandidates(
  db: CompanyDb,
  caller: Reader,
  ids: readonly string[],
  isWhole = false,
): Promise<Candidate[]> {
  if (ids.length === 0) return []
  const stored = await withResume(named(db, ids)).execute()
  const rows = await toRows(db, caller, stored, isWhole)
  return rows.map((row, index) => ({ ...row, resume: toResume(stored[index]!) }))
}
