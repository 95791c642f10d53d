import { sql, type Kysely } from 'kysely'

const statements = [
  // Who was reminded, of which beginning: an interview that moves is reminded of anew.
  `create table interview_reminder (
    company_id uuid not null,
    interview_id uuid not null,
    user_name text not null,
    hours integer not null,
    starts_at timestamptz not null,
    reminded_at timestamptz not null default now(),
    primary key (company_id, interview_id, user_name, hours, starts_at),
    foreign key (company_id, interview_id) references interview (company_id, id) on delete cascade
  )`,
  `create index interview_soon on interview (starts_at) where state in ('planned', 'invited', 'confirmed')`,
]

/** Reminders of interviews. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
