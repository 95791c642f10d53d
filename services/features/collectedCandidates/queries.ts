import type { SelectQueryBuilder } from 'kysely'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { Database } from '../../core/database/tables.ts'
import { appendEvent } from '../../core/events.ts'
import { page, type Page } from '../../core/paging.ts'
import { keywordConditions } from '../candidates/search.ts'
import { after, moment, statusesOf } from '../verifications/filters.ts'
import { isProcessed } from '../verifications/reviewForm.ts'
import type { CollectedCandidate, collectedCandidateList } from './contract.ts'
import { greetingRights, type RightsContext } from './rights.ts'
import './tables.ts'

type RowQuery = SelectQueryBuilder<Database, 'collected_candidate', {}>

const columns = (query: RowQuery) =>
  query.select([
    'id',
    'source',
    'external_id',
    'name',
    'phones',
    'emails',
    'status',
    'remark',
    'info',
    'cv_path',
    'owner',
    'rec_channel_id',
    'candidate_proccess_id',
    'existing_candidate_id',
    'reviewed_by',
    'reviewed_at',
    'created_by',
    'created_at',
  ])
type CollectedRow = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number]

/** One page of the collected candidates, newest first, by the filters of the screen (001/2.5). */
export async function listCollected(
  context: RightsContext,
  body: BodyOf<typeof collectedCandidateList>,
): Promise<Page<CollectedCandidate>> {
  const { db, timezoneOffset } = context
  const { status, recChannelIds, fromDate, toDate, collectFrom } = body
  let query = db.from('collected_candidate')
  if (status && status.length > 0) {
    const statuses = statusesOf(status)
    query = statuses.length > 0 ? query.where('status', 'in', statuses) : query.where((eb) => eb.lit(false))
  }
  if (recChannelIds && recChannelIds.length > 0) query = query.where('rec_channel_id', 'in', recChannelIds)
  if (collectFrom) query = query.where('source', '=', collectFrom)
  if (fromDate) query = query.where('created_at', '>=', moment('fromDate', fromDate, timezoneOffset))
  if (toDate) query = query.where('created_at', '<', after('toDate', toDate, timezoneOffset))
  for (const condition of keywordConditions('collected_candidate', body.keyword?.trim() || (body.input ?? '')))
    query = query.where(condition)
  const found = await page(columns(query).orderBy('created_at', 'desc').orderBy('id', 'desc'), body)
  return { ...found, data: await toCollected(context, found.data) }
}

/** Those of the ids that are collected candidates of the company. */
export async function collectedByIds(context: RightsContext, ids: readonly string[]): Promise<CollectedCandidate[]> {
  if (ids.length === 0) return []
  return toCollected(context, await columns(context.db.from('collected_candidate')).where('id', 'in', ids).execute())
}

/** The row under a lock, so that two reviewers come one after the other. */
export const lockedRow = (db: CompanyDb, id: string): Promise<CollectedRow | undefined> =>
  columns(db.from('collected_candidate')).where('id', '=', id).forUpdate().executeTakeFirst()

/** Tells those who look at the list that it has changed. */
export const announceCollected = (db: CompanyDb, rowId?: string): Promise<void> =>
  appendEvent(db, {
    type: 'list.changed',
    subjectId: db.companyId,
    data: { list: 'COLLECTED_CANDIDATES', ...(rowId && { rowId }) },
  })

async function toCollected(context: RightsContext, rows: readonly CollectedRow[]): Promise<CollectedCandidate[]> {
  if (rows.length === 0) return []
  const { may } = await greetingRights(context)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    phones: row.phones,
    emails: row.emails,
    candidateProccessId: row.candidate_proccess_id,
    createdDate: row.created_at.toISOString(),
    createdBy: row.created_by,
    collectFrom: row.source,
    externalId: row.external_id,
    status: row.status,
    remark: row.remark,
    cvPath: row.cv_path,
    info: row.info,
    canApprove: may && !isProcessed(row.status),
    owner: row.owner,
    recChannelId: row.rec_channel_id,
    reviewedBy: row.reviewed_by,
    reviewedDate: row.reviewed_at?.toISOString() ?? null,
  }))
}
