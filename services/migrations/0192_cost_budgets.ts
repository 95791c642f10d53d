import { sql, type Kysely } from 'kysely'

const statements = [
  // What it holds is there again after seconds: a crash may lose it. It is written often, and in place.
  `create unlogged table cost_budget (
    company_id uuid not null,
    subject text not null,
    points float8 not null,
    granted int not null,
    drawn_at timestamptz not null default clock_timestamp(),
    primary key (company_id, subject)
  ) with (fillfactor = 50)`,
]

/** Points that are left of what documents of programs may cost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
