import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { Periodic } from '../../core/jobs/periodic.ts'
import { heartbeatMs } from './callShapes.ts'
import { endCall, lockCall, silentResult } from './writes.ts'
import './tables.ts'

const isSilent = (afterMs: number) =>
  sql<boolean>`phase <> 'ended' and heartbeat_at < now() - ${afterMs} * interval '1 millisecond'`

/**
 * Ends the calls of a company whose callers have sent no report for `afterMs`. Each call ends at the time of its last
 * report. If several instances find a call, the one that locks it first ends and publishes it. Returns how many calls
 * this instance has ended.
 */
export async function expireCalls(outer: CompanyDb, afterMs: number): Promise<number> {
  const found = await outer.from('phone_call').select('id').where(isSilent(afterMs)).orderBy('id').execute()
  let count = 0
  for (const { id } of found) {
    await outer.transaction(async (db) => {
      const row = await lockCall(db, id, true)
      const isStill =
        row &&
        (await db.from('phone_call').select('id').where('id', '=', id).where(isSilent(afterMs)).executeTakeFirst())
      if (!isStill) return
      await endCall(db, row, silentResult(row), sql<Date>`heartbeat_at`)
      count += 1
    })
  }
  return count
}

/** The periodic sweep, which runs in every instance. */
export const callExpiry = (afterMs = heartbeatMs, everyMs = 3000): Periodic => ({
  name: 'ending calls that nobody reports any more',
  everyMs,
  table: 'phone_call',
  isDue: isSilent(afterMs),
  run: async (db) => void (await expireCalls(db, afterMs)),
})
