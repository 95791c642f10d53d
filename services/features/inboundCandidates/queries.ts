import type { SelectQueryBuilder } from 'kysely'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { Database } from '../../core/database/tables.ts'
import { appendEvent } from '../../core/events/events.ts'
import { list } from '../../core/http/list.ts'
import { latest } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import { keywordConditions } from '../candidates/filters/search.ts'
import { rowConditions } from '../reviews/filters.ts'
import type { RowsById } from '../reviews/contract.ts'
import { isProcessed, toReviewRow, readingsOf } from '../reviews/rows.ts'
import { rowColumns } from '../reviews/tables.ts'
import type { InboundCandidate, collectedCandidateList } from './contract.ts'
import { greetingRights, type RightsContext } from './rights.ts'
import './tables.ts'

type RowQuery = SelectQueryBuilder<Database, 'collected_candidate', {}>

const columns = (query: RowQuery) => query.select([...rowColumns, 'source', 'external_id'])
type CollectedRow = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number]

/** Returns one page of the inbound candidates, newest first, using the filters of the screen (001/2.5). */
export async function listCollected(
  context: RightsContext,
  body: BodyOf<typeof collectedCandidateList>,
): Promise<Listed<InboundCandidate>> {
  const { db, timezoneOffset } = context
  let query = db.from('collected_candidate')
  if (body.collectFrom) query = query.where('source', '=', body.collectFrom)
  const keyword = body.keyword?.trim() || (body.input ?? '')
  const conditions = [...rowConditions(body, timezoneOffset), ...keywordConditions('collected_candidate', keyword)]
  for (const condition of conditions) query = query.where(condition)
  const found = await list(columns(query), latest('collected_candidate'), body)
  return { ...found, data: await toCollected(context, found.data) }
}

/** Returns the inbound candidates of the company with these ids. */
export async function collectedByIds(
  context: RightsContext,
  { ids, withReading = false }: RowsById,
): Promise<InboundCandidate[]> {
  if (ids.length === 0) return []
  const { db } = context
  const rows = await columns(db.from('collected_candidate')).where('id', 'in', ids).execute()
  const found = await toCollected(context, rows)
  if (!withReading) return found
  const readings = await readingsOf(db, 'collected_candidate', ids)
  return found.map((row) => ({ ...row, cvReading: readings.get(row.id) ?? null }))
}

/** Reads the row under a lock, so that two reviewers are handled one after the other. */
export const lockedRow = (db: CompanyDb, id: string): Promise<CollectedRow | undefined> =>
  columns(db.from('collected_candidate')).where('id', '=', id).forUpdate().executeTakeFirst()

/** Notifies users who have the list open that it has changed. */
export const announceCollected = (db: CompanyDb, rowId?: string): Promise<void> =>
  appendEvent(db, {
    type: 'list.changed',
    subjectId: db.companyId,
    data: { list: 'COLLECTED_CANDIDATES', ...(rowId && { rowId }) },
  })

async function toCollected(context: RightsContext, rows: readonly CollectedRow[]): Promise<InboundCandidate[]> {
  if (rows.length === 0) return []
  const { may } = await greetingRights(context)
  return rows.map((row) => ({
    ...toReviewRow(row),
    collectFrom: row.source,
    externalId: row.external_id,
    canApprove: may && !isProcessed(row.status),
  }))
}
