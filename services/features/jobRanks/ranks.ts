import { sql } from 'kysely'
import { reportCacheChange } from '../../core/cache.ts'
import { createMessage } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { lockInOrder, positionColumn, moveRow } from '../../core/manualOrder.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import { list } from '../../core/http/list.ts'
import { nameOf } from '../../core/http/names.ts'
import { asc, byText } from '../../core/http/order.ts'
import type { Listed, PageRequest } from '../../core/http/paging.ts'
import { newId } from '../../core/ids.ts'
import { patternsOf } from '../../core/like.ts'
import '../interviewForms/tables.ts'
import { replaceIdInSearches } from '../lookups/savedSearches.ts'
import { ranksKey } from '../lookups/queries.ts'
import '../lookups/tables.ts'
import { countedUses } from '../lookups/words/wordLists.ts'
import { carryRank } from './carriers.ts'
import { longestRank, type JobRank, type JobRankUsage } from './contract.ts'

const ranks = (db: CompanyDb) =>
  db.from('job_rank').select(['job_rank.id', 'job_rank.name', positionColumn('job_rank').as('at')])
const shown = ({ id, name, at }: { id: string; name: string; at: string }): JobRank => ({ id, name, place: Number(at) })

/** Returns one page of the ranks, most junior first. The search ignores case and accents. */
export async function listRanks(db: CompanyDb, keyword: string, wanted: PageRequest): Promise<Listed<JobRank>> {
  let query = ranks(db)
  for (const pattern of patternsOf(keyword))
    query = query.where(sql<string>`search_text(array[job_rank.name])`, 'like', pattern)
  const page = await list(query, [asc('job_rank.position'), byText('job_rank.name'), asc('job_rank.id')], wanted)
  return { ...page, data: page.data.map(shown) }
}

/** Returns one rank. Throws 404 if the id is unknown. */
export async function rank(db: CompanyDb, id: string): Promise<JobRank> {
  const found = await ranks(db).where('job_rank.id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
  return shown(found)
}

/** Returns the position of each of the ranks and how often it is used. */
export async function usageOfRanks(db: CompanyDb, ids: readonly string[]): Promise<JobRankUsage[]> {
  if (ids.length === 0) return []
  const rows = await ranks(db)
    .where('job_rank.id', 'in', ids)
    .select([
      countedUses(sql`from candidate where candidate.company_id = job_rank.company_id
        and candidate.job_rank = job_rank.name and candidate.deleted_at is null`).as('candidates'),
      countedUses(sql`from job where job.company_id = job_rank.company_id and job.rank_id = job_rank.id`).as('jobs'),
      countedUses(sql`from form_template where form_template.company_id = job_rank.company_id
        and position(job_rank.id::text in form_template.contents) > 0`).as('forms'),
    ])
    .execute()
  return rows.map(({ id, at, candidates, jobs, forms }) => ({
    id,
    place: Number(at),
    candidates: Number(candidates),
    jobs: Number(jobs),
    forms: Number(forms),
  }))
}

/** Returns the name as it is stored. Throws 400 if it is blank, too long or the name of another rank. */
async function checkedName(db: CompanyDb, typed: string, ownId: string): Promise<string> {
  const name = nameOf(typed, longestRank)
  const other = await ranks(db)
    .where(sql<string>`lower(job_rank.name)`, '=', sql<string>`lower(${name})`)
    .where('job_rank.id', '!=', ownId)
    .executeTakeFirst()
  if (other) throw badInput({ name: [createMessage('TAKEN')] })
  return name
}

/** If two requests create the same name, the second finds it taken. */
function clash(error: { constraint?: string }): never {
  throw error.constraint === 'job_rank_name' ? badInput({ name: [createMessage('TAKEN')] }) : error
}

interface Sent {
  name: string
  place?: number
}

/** Adds a rank and returns its id. It comes last unless a position is passed. */
export async function createRank(db: CompanyDb, { name: typed, place: wanted }: Sent): Promise<string> {
  const id = newId()
  const all = await lockInOrder(db, 'job_rank')
  const name = await checkedName(db, typed, id)
  const position = Math.max(-1, ...all.map((one) => one.position)) + 1
  await db.insert('job_rank', { id, name, position }).execute().catch(clash)
  if (wanted !== undefined) await moveRow(db, 'job_rank', all, id, wanted)
  await reportCacheChange(db, ranksKey)
  return id
}

/** Changes a rank and everything that uses it. Throws 404 if the id is unknown. */
export async function updateRank(db: CompanyDb, id: string, { name: typed, place: wanted }: Sent): Promise<void> {
  const all = await lockInOrder(db, 'job_rank')
  const before = all.find((one) => one.id === id)
  if (!before) throw notFound()
  const name = await checkedName(db, typed, id)
  if (wanted !== undefined) await moveRow(db, 'job_rank', all, id, wanted)
  if (name !== before.name) {
    await db.update('job_rank').set({ name }).where('job_rank.id', '=', id).execute().catch(clash)
    await carryRank(db, before, { id, name })
  }
  await reportCacheChange(db, ranksKey)
}

/** Merges a rank into another one and deletes it. Returns the id of the remaining rank. */
export async function mergeRank(db: CompanyDb, id: string, into: string): Promise<string> {
  const all = await lockInOrder(db, 'job_rank')
  const goes = all.find((one) => one.id === id)
  if (!goes) throw notFound()
  const stays = all.find((one) => one.id === into && one.id !== id)
  if (!stays) throw badInput({ into: [createMessage('INVALID')] })
  await carryRank(db, goes, stays)
  await replaceIdInSearches(db, goes.id, stays.id)
  await db.delete('job_rank').where('job_rank.id', '=', id).execute()
  await reportCacheChange(db, ranksKey)
  return stays.id
}

/** Deletes a rank that is not used. */
export async function deleteRank(db: CompanyDb, id: string): Promise<void> {
  if (!(await lockInOrder(db, 'job_rank')).some((one) => one.id === id)) throw notFound()
  const [{ candidates, jobs, forms } = { candidates: 0, jobs: 0, forms: 0 }] = await usageOfRanks(db, [id])
  if (candidates + jobs + forms > 0)
    throw refused('JOB_RANK_IN_USE', 'Candidates, jobs or forms have it', {
      candidates: String(candidates),
      jobs: String(jobs),
      forms: String(forms),
    })
  await db.delete('job_rank').where('job_rank.id', '=', id).execute()
  await reportCacheChange(db, ranksKey)
}
