import type { CompanyDb } from '../../core/database/companyDb.ts'
import { idAt } from '../../core/ids.ts'
import { columns, toCall } from './queries.ts'
import { publishCall } from './writes.ts'
import './tables.ts'

/**
 * Assigns the calls of a verification row to the candidate that the row became, in the transaction of the approval. The
 * calls appear in the candidate's log. Ended calls also appear in the timeline, at the time when they ended.
 */
export async function assignCallsToCandidate(db: CompanyDb, rowId: string, candidateId: string): Promise<void> {
  const calls = await db
    .update('phone_call')
    .set({ candidate_id: candidateId })
    .where('verification_candidate_id', '=', rowId)
    .where('candidate_id', 'is', null)
    .returning(columns)
    .execute()
  const over = calls.flatMap((call) => (call.ended_at ? [{ ...call, ended_at: call.ended_at }] : []))
  if (over.length > 0) {
    await db
      .insert(
        'candidate_event',
        over.map(({ id, user_name: userName, number, ended_at: at }) => ({
          id: idAt(at),
          candidate_id: candidateId,
          kind: 'called' as const,
          user_name: userName,
          at,
          subject: number,
          call_id: id,
          changes: null,
        })),
      )
      .execute()
  }
  for (const call of calls) await publishCall(db, toCall(call))
}
