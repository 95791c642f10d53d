import { isEndKey } from '../../../common/stageKeys.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import '../../features/candidates/tables.ts'
import '../../features/jobs/tables.ts'
import '../../features/workflows/tables.ts'
import { Seeded } from '../random.ts'
import { between, momentIn } from '../times.ts'
import { categoryId, wordId } from '../vocabulary.ts'
import { insertRuns, placesIn } from '../workflows.ts'
import { fields, positionsOf, type Field } from './fields.ts'
import { seedMoves } from './pipelines.ts'

const day = 86_400_000
const filled = 3

/** A candidate who may be added to a job. */
interface Talent {
  id: string
  job_title: string | null
  experience_year: string | null
  in_black_list: boolean
  terminal_date: Date | null
  created_at: Date
}

/**
 * Returns the suitable candidates for each job category: they do that kind of work, and the company's policy allows
 * them.
 */
function talentsBy(key: string, people: readonly Talent[]) {
  const free = people.filter((one) => !one.in_black_list && !one.terminal_date)
  return new Map(
    (Object.keys(fields) as Field[]).map((field) => {
      const positions = positionsOf(field)
      return [
        categoryId(key, fields[field].category) as string | null,
        free.filter(({ job_title: title }) => title !== null && positions.includes(title)),
      ]
    }),
  )
}

/** The years of experience that a title requires. */
const levels: readonly (readonly [title: RegExp, from: number, to: number])[] = [
  [/^Junior /, 0, 5],
  [/^Senior /, 4, 20],
  [/^Lead |Lead$|Manager|Architect/, 6, 40],
]

/** Returns the candidates who fit the level of a job, or all if there are too few. */
function fitting(talents: readonly Talent[], title: string, wanted: number): readonly Talent[] {
  const [, from, to] = levels.find(([word]) => word.test(title)) ?? [/./, 0, 40]
  const found = talents.filter(({ experience_year: years }) => Number(years) >= from && Number(years) <= to)
  return found.length >= wanted + 3 ? found : talents
}

/** Returns the statuses of each workflow, in order. */
async function stagesOf(db: CompanyDb) {
  const rows = await db
    .from('workflow_status')
    .select(['workflow_status.id', 'workflow_status.key', 'workflow_status.workflow_id'])
    .orderBy('workflow_status.position')
    .execute()
  return Map.groupBy(rows, (row) => row.workflow_id as string | null)
}

/** Stages that nobody reaches in two jobs at once. */
const late = ['SALARY_PROPOSED', 'SALARY_APPROVED', 'OFFERED', 'ONBOARD']

interface Added {
  candidateId: string
  by: string
  at: Date
  title: string
}

/**
 * Adds candidates to jobs that match their work, up to the number that each job counts; returns who was added and when.
 */
export async function insertIntoJobs(
  db: CompanyDb,
  key: string,
  people: readonly Talent[],
  now: number,
): Promise<Added[]> {
  const jobs = await db
    .from('job')
    .select(['id', 'title', 'owner', 'status', 'total', 'submitted', 'created_at', 'workflow_id', 'category_id'])
    .orderBy('id')
    .execute()
  const placeIn = await placesIn(db)
  const stages = await stagesOf(db)
  const random = new Seeded(83)
  const talents = talentsBy(key, people)
  const placed = new Set<string>()
  const hired = new Set<string>()
  const ahead = new Set<string>()
  // Handle filled jobs first: candidates who were hired are not added to any other job afterwards.
  const byHires = jobs.toSorted((one, other) => Number(other.status === filled) - Number(one.status === filled))
  const rows = byHires.flatMap((job) => {
    const own = stages.get(job.workflow_id) ?? []
    const way = own.filter((stage) => !isEndKey(stage.key))
    const free = (talents.get(job.category_id) ?? []).filter(({ id }) => !hired.has(id))
    const chosen = random
      .some(fitting(free, job.title, job.total), job.submitted)
      .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
    return chosen.map((person, index) => {
      const from = Math.max(job.created_at.getTime(), person.created_at.getTime())
      const status = stageFor(index, from, person.id)
      const steps = Math.max(0, way.indexOf(status!))
      const at = between(random, from, Math.max(from, now - steps * 2 * day))
      // Candidates at the first stage have been there since they were added.
      const since =
        steps === 0 && !isEndKey(status?.key ?? '')
          ? at
          : momentIn(at.getTime() + ((now - at.getTime()) * random.whole(40, 100)) / 100, at.getTime(), now)
      placed.add(person.id)
      if (status && late.includes(status.key)) ahead.add(person.id)
      if (status?.key === 'ONBOARD') hired.add(person.id)
      return {
        job_id: job.id,
        candidate_id: person.id,
        added_by: job.owner,
        added_at: at,
        status_id: status?.id ?? null,
        status_by: status ? job.owner : null,
        status_at: status ? since : null,
      }
    })

    /** Returns the stage of a candidate. Only in filled jobs has the requested number of people been onboarded. */
    function stageFor(index: number, from: number, id: string) {
      const place = placeIn(job.workflow_id, random)
      const found = own.find((stage) => stage.id === place)
      const last = own.find((stage) => stage.key === 'ONBOARD')
      if (job.status === filled && index < job.total) return last
      const isTooSoon = way.indexOf(found!) * 2 * day > now - from
      const isTaken =
        found === last
          ? job.status === filled || index >= job.total - 1 || placed.has(id)
          : found !== undefined && late.includes(found.key) && ahead.has(id)
      return isTooSoon || isTaken ? own[0] : found
    }
  })
  await db.insertMany('job_candidate', rows)
  await seedMoves(db, rows, now)
  await insertRuns(db)
  await followJobs(db, key)
  const titles = new Map(jobs.map(({ id, title }) => [id, title]))
  return rows.map((row) => ({
    candidateId: row.candidate_id,
    by: row.added_by,
    at: row.added_at,
    title: titles.get(row.job_id)!,
  }))
}

/** The status of a candidate at a stage of a job; if several apply, the first one in this list counts. */
const statuses: readonly (readonly [status: string, stages: readonly string[]])[] = [
  ['Onboard', ['ONBOARD']],
  ['Offered', ['OFFERED', 'SALARY_APPROVED', 'SALARY_PROPOSED']],
  ['In process', ['CV_PASSED', 'INTERVIEW_PLANNED', 'INTERVIEWED', 'INTERVIEW_PASSED', 'IN_PROCESS']],
  ['In contact', ['NEW', 'SCREENING']],
  ['Rejected', ['REJECTED', 'CV_FAILED', 'INTERVIEW_FAILED']],
  ['Not interested', ['WITHDRAWN']],
]

/** Sets the statuses of candidates in jobs according to their progress. */
async function followJobs(db: CompanyDb, key: string): Promise<void> {
  const places = await db
    .from('job_candidate')
    .innerJoin('workflow_status', (join) =>
      join
        .onRef('workflow_status.company_id', '=', 'job_candidate.company_id')
        .onRef('workflow_status.id', '=', 'job_candidate.status_id'),
    )
    .select(['job_candidate.candidate_id as id', 'job_candidate.rejected_at', 'workflow_status.key'])
    .execute()
  const rankOf = ({ rejected_at: rejectedAt, key: stage }: (typeof places)[number]) =>
    statuses.findIndex(([, stages]) => stages.includes(rejectedAt ? 'REJECTED' : stage))
  const ranks = [...Map.groupBy(places, ({ id }) => id)].map(([id, own]) => ({
    id,
    rank: Math.min(...own.map(rankOf).filter((rank) => rank >= 0)),
  }))
  for (const [rank, [status]] of statuses.entries()) {
    const ids = ranks.filter((one) => one.rank === rank).map(({ id }) => id)
    if (ids.length === 0) continue
    await db
      .update('candidate')
      .set({ status_id: wordId(key, 'candidateStatus', status) })
      .where('candidate.id', 'in', ids)
      .execute()
  }
}
