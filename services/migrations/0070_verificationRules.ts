import { sql, type Kysely } from 'kysely'

const statements = [
  `create table verification_rule (
    company_id uuid not null,
    id uuid not null,
    verification_id uuid not null,
    role_code text not null,
    value integer not null default 0 check (value >= 0),
    active boolean not null default true,
    primary key (company_id, id),
    unique (company_id, verification_id, role_code),
    foreign key (company_id, verification_id) references verification_folder (company_id, id) on delete cascade
  )`,
  // Counts what somebody has reviewed today.
  `create index verification_candidate_reviewed on verification_candidate (company_id, reviewed_by, verification_id, reviewed_at)
    where reviewed_by is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
