import { sql } from 'kysely'
import { implement, type Route } from '../../core/http/routes.ts'
import { drawPoints } from '../../core/identity/machines/points.ts'
import type { Periodic } from '../../core/jobs/periodic.ts'
import { costBudgetDraw } from './contract.ts'

export const routes: Route[] = [implement(costBudgetDraw, ({ body }, { db }) => drawPoints(db, body))]

/** A program that has drawn nothing for a day has all its points again, like one that has never drawn any. */
const restored = sql<boolean>`drawn_at < now() - interval '1 day'`

export const periodic: Periodic[] = [
  {
    name: 'points that are there again',
    everyMs: 3_600_000,
    table: 'cost_budget',
    isDue: restored,
    run: async (db) => {
      await db.delete('cost_budget').where(restored).execute()
    },
  },
]
