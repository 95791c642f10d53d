import { sql } from 'kysely'
import { CompanyDb } from '../../database/companyDb.ts'
import type { CompanyTable, CreatedAt } from '../../database/tables.ts'
import { unscoped } from '../../database/unscoped.ts'

/** Points that somebody who sends documents of their own has left. */
export interface CostBudgetTable extends CompanyTable {
  /** `sub` of their tokens. */
  subject: string
  /** As many as there were at `drawn_at`; more have come back since. */
  points: number
  /** What the last draw was granted. */
  granted: number
  drawn_at: CreatedAt
}

declare module '../../database/tables.ts' {
  interface CompanyTables {
    cost_budget: CostBudgetTable
  }
}

interface Draw {
  companyId: string
  subject: string
  capacity: number
  restoreRate: number
  least: number
  most: number
  giveBack: number
}

/**
 * Takes from `least` to `most` points of a store that holds `capacity` and gets `restoreRate` back each second, or none where fewer
 * than `least` are left. Several gateways draw at once: the row is the lock.
 */
export async function drawPoints(
  db: CompanyDb,
  { companyId, subject, capacity, restoreRate, least, most, giveBack }: Draw,
): Promise<{ granted: number; available: number }> {
  const company = new CompanyDb(unscoped(db), companyId)
  // clock_timestamp(): who has waited for the row sees the time that has passed meanwhile.
  const left = sql<number>`least(
    ${capacity}::float8,
    cost_budget.points + ${giveBack}::float8
      + greatest(0, extract(epoch from clock_timestamp() - cost_budget.drawn_at)) * ${restoreRate}::float8)`
  const grant = sql<number>`case when ${left} >= ${least}::float8 then floor(least(${left}, ${most}::float8)) else 0 end`
  const first = capacity >= least ? Math.min(capacity, most) : 0
  const { granted, points } = await company
    .insert('cost_budget', { subject, points: capacity - first, granted: first })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'subject'])
        .doUpdateSet({
          granted: grant,
          points: sql<number>`${left} - ${grant}`,
          drawn_at: sql<Date>`clock_timestamp()`,
        }),
    )
    .returning(['granted', 'points'])
    .executeTakeFirstOrThrow()
  return { granted, available: Math.floor(points) }
}
