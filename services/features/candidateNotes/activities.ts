import type { AnswerOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { list } from '../../core/http/list.ts'
import { desc } from '../../core/http/order.ts'
import type { Listed, PageRequest } from '../../core/http/paging.ts'
import { liveId } from '../candidates/live.ts'
import { hiddenKeys, type Looker } from '../settings/fieldSight.ts'
import type { ActivityKind, candidateActivities, Log } from './contract.ts'

type Activity = AnswerOf<typeof candidateActivities>['data'][number]

/** Returns one page of a candidate's history, newest first, with the changed values that the caller's role may see. */
export async function listLogs(
  db: CompanyDb,
  caller: Looker,
  candidateId: string,
  wanted: PageRequest,
): Promise<Listed<Log>> {
  const hidden = await hiddenKeys(db, caller)
  const isSeen = ({ field }: { field: string }) => !hidden.has(field.replace(/^extension:/, ''))
  const id = await liveId(db, candidateId)
  const query = db
    .from('candidate_event')
    .select(['id', 'candidate_id', 'kind', 'user_name', 'at', 'subject', 'changes', 'call_id'])
    .where('candidate_id', '=', id)
  const found = await list(query, [desc('candidate_event.id')], wanted)
  return {
    ...found,
    data: found.data.map((row) => ({
      id: row.id,
      candidateId: row.candidate_id,
      kind: row.kind as ActivityKind,
      userName: row.user_name,
      date: row.at.toISOString(),
      subject: row.subject,
      changes: (row.changes ?? []).filter(isSeen),
      callId: row.call_id,
    })),
  }
}

/** Returns the same as listLogs, without the changed values. */
export async function listActivities(
  db: CompanyDb,
  caller: Looker,
  candidateId: string,
  wanted: PageRequest,
): Promise<Listed<Activity>> {
  const found = await listLogs(db, caller, candidateId, wanted)
  return { ...found, data: found.data.map(({ changes: _changes, ...activity }) => activity) }
}
