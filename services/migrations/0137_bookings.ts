import { sql, type Kysely } from 'kysely'

const statements = [
  // What a candidate may choose a time for; the interview is planned when one is chosen.
  `create table booking_offer (
    company_id uuid not null,
    id uuid not null,
    job_id uuid not null,
    candidate_id uuid not null,
    plan jsonb not null,
    hours jsonb not null,
    state text not null default 'open' check (state in ('open', 'booked', 'revoked')),
    interview_id uuid,
    expires_at timestamptz not null,
    created_by text not null,
    created_at timestamptz not null default now(),
    primary key (company_id, id),
    foreign key (company_id, job_id) references job (company_id, id) on delete cascade,
    foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade,
    foreign key (company_id, interview_id) references interview (company_id, id) on delete set null (interview_id)
  )`,
  `create unique index booking_offer_open on booking_offer (company_id, job_id, candidate_id) where state = 'open'`,
  `create index booking_offer_candidate on booking_offer (company_id, candidate_id, created_at)`,
  `create index booking_offer_interview on booking_offer (company_id, interview_id) where interview_id is not null`,
]

/** Links by which candidates choose the time of an interview. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
