import { sql } from 'kysely'
import type { RequestContext } from '../../core/http/routes.ts'
import '../calls/tables.ts'
import { greetingRights } from '../inboundCandidates/rights.ts'
import '../inboundCandidates/tables.ts'
import { foldersByIds, visibleFolders } from '../verifications/folders/folders.ts'
import { importColumns, toImport } from '../verifications/imports/imports.ts'
import '../verifications/tables.ts'
import { workLimits, type WorkList } from './contract.ts'

/** The maximum number of folders that are checked. Nobody reads more. */
const mostFolders = 200
const day = 86_400_000

/**
 * Returns the folders in which the caller has rows to review. Rows are counted up to a limit with an index, regardless
 * of their total number.
 */
async function reviews(context: RequestContext): Promise<WorkList['reviews']> {
  const { db, caller } = context
  if (!caller.permissions.has('Candidate:CV-Verification')) return []
  const waiting = sql<number>`(select count(*)::int from (select 1 from verification_candidate as waiting
    where waiting.company_id = verification_folder.company_id and waiting.verification_id = verification_folder.id
      and waiting.status = 'new' limit ${sql.lit(workLimits.counted)}) as counted)`
  const found = (
    await visibleFolders(db, caller)
      .select(['verification_folder.id', waiting.as('count')])
      .orderBy('verification_folder.id')
      .limit(mostFolders)
      .execute()
  ).filter(({ count }) => count > 0)
  const folders = await foldersByIds(
    context,
    found.map(({ id }) => id),
  )
  const reviewed = new Set(folders.filter(({ canReview }) => canReview).map(({ id }) => id))
  return found
    .filter(({ id }) => reviewed.has(id))
    .sort((one, other) => other.count - one.count)
    .slice(0, workLimits.each)
    .map(({ id: folderId, count }) => ({ folderId, count }))
}

/** Returns the number of inbound candidates who wait for review, or null if the caller may not review them. */
async function inbound(context: RequestContext): Promise<number | null> {
  if (!context.caller.permissions.has('Candidate:CollectCandidate')) return null
  if (!(await greetingRights(context)).may) return null
  const waiting = context.db
    .from('collected_candidate')
    .select('collected_candidate.id')
    .where('collected_candidate.status', '=', 'new')
    .limit(workLimits.counted)
  return (await waiting.execute()).length
}

/** Returns the calls that the caller wanted to return, unless the person has been called since. */
async function callsToReturn({ db, caller }: RequestContext): Promise<WorkList['callsToReturn']> {
  if (!caller.permissions.has('Phonenet:CallCandidate')) return []
  const rows = await db
    .from('phone_call')
    .select('phone_call.id')
    .where('phone_call.user_name', '=', caller.userName)
    .where('phone_call.outcome', '=', 'callBack')
    .where('phone_call.started_at', '>', new Date(Date.now() - workLimits.days * day))
    .where(
      sql<boolean>`not exists (select 1 from phone_call as later where later.company_id = phone_call.company_id
        and later.user_name = phone_call.user_name and later.number = phone_call.number and later.started_at > phone_call.started_at)`,
    )
    .orderBy('phone_call.started_at', 'desc')
    .orderBy('phone_call.id', 'desc')
    .limit(workLimits.each)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the imports of the caller with failed rows, in folders that the caller still sees. */
async function failedImports({ db, caller }: RequestContext): Promise<WorkList['failedImports']> {
  if (!caller.permissions.has('Candidate:CV-Verification')) return []
  const rows = await db
    .from('verification_import')
    .select(importColumns)
    .where('verification_import.created_by', '=', caller.userName)
    .where('verification_import.total_failed', '>', 0)
    .where('verification_import.created_at', '>', new Date(Date.now() - workLimits.days * day))
    .where('verification_import.verification_id', 'in', visibleFolders(db, caller).select('verification_folder.id'))
    .orderBy('verification_import.created_at', 'desc')
    .orderBy('verification_import.id', 'desc')
    .limit(workLimits.each)
    .execute()
  return rows.map(toImport)
}

/** Returns the tasks that wait for the caller. */
export async function workOf(context: RequestContext): Promise<WorkList> {
  const [some, count, calls, imports] = await Promise.all([
    reviews(context),
    inbound(context),
    callsToReturn(context),
    failedImports(context),
  ])
  return { reviews: some, inbound: count, callsToReturn: calls, failedImports: imports }
}
