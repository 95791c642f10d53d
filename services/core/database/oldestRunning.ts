import { sql } from 'kysely'

/**
 * The oldest transaction (xid8) of this database that was running when the statement began, or the next one: all
 * transactions below it have ended, and what they wrote is visible. `pg_snapshot_xmin` covers the entire server, so an
 * index that takes an hour to build in another database would delay everything that waits for it. A transaction counts
 * unless it is known to run in another database.
 */
export const oldestRunning = sql<string>`coalesce((
  select running from pg_snapshot_xip(pg_current_snapshot()) as running
  where not exists (
    select from pg_stat_activity as elsewhere
    where elsewhere.datname <> current_database() and elsewhere.backend_xid = running::xid)
  order by running limit 1
), pg_snapshot_xmax(pg_current_snapshot()))`
