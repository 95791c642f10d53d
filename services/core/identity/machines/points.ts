import { sql } from 'kysely'
import { CompanyDb } from '../../database/companyDb.ts'
import type { CompanyTable, CreatedAt } from '../../database/tables.ts'
import { unscoped } from '../../database/unscoped.ts'

/** The remaining points of a user who sends documents of their own. */
export interface CostBudgetTable extends CompanyTable {
  /** The `sub` of their tokens. */
  subject: string
  /** The number of points at `drawn_at`; more have been restored since. */
  points: number
  /** The number of points granted by the latest draw. */
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
 * Takes between `least` and `most` points from a budget that holds `capacity` and regains `restoreRate` points per
 * second; takes none if fewer than `least` are left. Several gateways may draw at once: the row serves as the lock.
 */
export async function drawPoints(
  db: CompanyDb,
  { companyId, subject, capacity, restoreRate, least, most, giveBack }: Draw,
): Promise<{ granted: number; available: number }> {
  const company = new CompanyDb(unscoped(db), companyId)
  // clock_timestamp(): callers that have waited for the row must see the time that has passed.
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
