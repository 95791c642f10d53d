import { sql } from 'kysely'

/**
 * The oldest transaction (xid8) of this database that was running when the statement began, or the next one: all below it have
 * ended, and what they wrote is seen. `pg_snapshot_xmin` counts the whole server, so an index that is built for an hour in
 * another database would hold up what waits for it; whoever is not known to be there is waited for.
 */
export const oldestRunning = sql<string>`coalesce((
  select running from pg_snapshot_xip(pg_current_snapshot()) as running
  where not exists (
    select from pg_stat_activity as elsewhere
    where elsewhere.datname <> current_database() and elsewhere.backend_xid = running::xid)
  order by running limit 1
), pg_snapshot_xmax(pg_current_snapshot()))`
