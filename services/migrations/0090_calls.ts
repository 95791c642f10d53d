import { sql, type Kysely } from 'kysely'

const statements = [
  `create table phone_extension (
    company_id uuid not null,
    id uuid not null,
    user_name text not null,
    -- A SIP server knows no companies.
    ext text not null unique,
    ext_password text not null,
    primary key (company_id, id),
    unique (company_id, user_name)
  )`,
  `create table phone_call (
    company_id uuid not null,
    id uuid not null,
    candidate_id uuid,
    verification_candidate_id uuid,
    name text not null,
    phone text not null,
    number text not null,
    user_name text not null,
    session_id text,
    phase text not null check (phase in ('calling', 'ringing', 'talking', 'ended')),
    started_at timestamptz not null default now(),
    ringing_at timestamptz,
    answered_at timestamptz,
    ended_at timestamptz,
    result text check (result in ('answered', 'canceled', 'busy', 'unavailable', 'failed')),
    outcome text check (outcome in ('interested', 'notInterested', 'callBack', 'wrongNumber', 'noAnswer', 'other')),
    note text,
    recording_path text,
    heartbeat_at timestamptz not null default now(),
    primary key (company_id, id),
    foreign key (company_id, candidate_id) references candidate (company_id, id) on delete set null (candidate_id),
    foreign key (company_id, verification_candidate_id) references verification_candidate (company_id, id) on delete set null (verification_candidate_id),
    check ((phase = 'ended') = (result is not null and ended_at is not null))
  )`,
  `create index phone_call_newest on phone_call (company_id, started_at desc, id desc)`,
  `create index phone_call_candidate on phone_call (company_id, candidate_id, started_at desc, id desc) where candidate_id is not null`,
  `create index phone_call_verification on phone_call (company_id, verification_candidate_id) where verification_candidate_id is not null`,
  `create index phone_call_user on phone_call (company_id, user_name, started_at desc, id desc)`,
  `create index phone_call_session on phone_call (company_id, session_id) where session_id is not null`,
  `create index phone_call_recording on phone_call (company_id, recording_path) where recording_path is not null`,
  // Nobody has two calls at once, whatever comes at the same time; also what is looked through for calls that go on.
  `create unique index phone_call_ongoing on phone_call (company_id, user_name) where phase <> 'ended'`,
  // The sweep looks through all companies at once.
  `create index phone_call_silent on phone_call (heartbeat_at) where phase <> 'ended'`,
  `alter table candidate_event add column call_id uuid`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
