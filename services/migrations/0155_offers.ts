import { sql, type Kysely } from 'kysely'

const statements = [
  // A form may change or go after an offer was made by it: the offer keeps what it was written with.
  `create table offer (
    company_id uuid not null,
    id uuid not null,
    job_id uuid not null,
    candidate_id uuid not null,
    kind text not null check (kind in ('salaryOffer', 'offerLetter')),
    form_id uuid not null,
    form_name text not null,
    form_contents text not null,
    answers jsonb not null default '{}',
    subject text not null default '',
    message text not null default '',
    valid_until timestamptz,
    state text not null default 'draft' check (state in
      ('draft', 'pending', 'rejected', 'approved', 'sent', 'accepted', 'declined', 'withdrawn', 'expired')),
    version integer not null default 1,
    yes_key text,
    no_key text,
    document jsonb,
    recipient text,
    submitted_by text,
    sent_by text,
    sent_at timestamptz,
    ended_at timestamptz,
    ended_from text,
    reason text,
    created_by text not null,
    created_at timestamptz not null default now(),
    updated_by text,
    updated_at timestamptz not null default now(),
    primary key (company_id, id),
    foreign key (company_id, job_id) references job (company_id, id) on delete cascade,
    foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade
  )`,
  `create unique index offer_open on offer (company_id, job_id, candidate_id, kind)
    where state in ('draft', 'pending', 'rejected', 'approved', 'sent')`,
  `create index offer_candidate on offer (company_id, candidate_id, created_at desc)`,
  `create index offer_expiry on offer (valid_until) where state = 'sent'`,
  `create table offer_approval (
    company_id uuid not null,
    id uuid not null,
    offer_id uuid not null,
    round integer not null,
    position integer not null,
    user_name text not null,
    asked_at timestamptz,
    decision text check (decision in ('approved', 'rejected', 'skipped', 'dropped')),
    comment text,
    decided_at timestamptz,
    decided_by text,
    reminded_at timestamptz,
    primary key (company_id, id),
    unique (company_id, offer_id, round, position),
    foreign key (company_id, offer_id) references offer (company_id, id) on delete cascade
  )`,
  `create index offer_approval_waiting on offer_approval (company_id, user_name, asked_at)
    where decision is null and asked_at is not null`,
  `create table offer_access (
    company_id uuid not null,
    link_id uuid not null,
    offer_id uuid not null,
    code_hash text,
    code_until timestamptz,
    code_at timestamptz,
    codes integer not null default 0,
    wrong integer not null default 0,
    key_hash text,
    key_until timestamptz,
    primary key (company_id, link_id),
    foreign key (company_id, offer_id) references offer (company_id, id) on delete cascade
  )`,
  `create index offer_access_offer on offer_access (company_id, offer_id)`,
  // Who decides in the place of somebody who is away.
  `create table approval_deputy (
    company_id uuid not null,
    user_name text not null,
    deputy text not null,
    begins_at timestamptz not null,
    ends_at timestamptz not null,
    created_at timestamptz not null default now(),
    primary key (company_id, user_name),
    check (deputy <> user_name and ends_at > begins_at)
  )`,
  `create index approval_deputy_deputy on approval_deputy (company_id, deputy)`,
  `alter table job_approval add column decided_by text, add column reminded_at timestamptz`,
  // All that waits for somebody's decision, whatever it is about.
  `create view waiting_decision as
    select company_id, id, user_name, asked_at, 'job'::text as kind, job_id, null::uuid as offer_id,
      null::uuid as candidate_id, null::text as asked_by
    from job_approval where decision is null and asked_at is not null
    union all
    select step.company_id, step.id, step.user_name, step.asked_at, offer.kind, offer.job_id, offer.id,
      offer.candidate_id, offer.submitted_by
    from offer_approval as step
    join offer on offer.company_id = step.company_id and offer.id = step.offer_id and offer.state = 'pending'
    join candidate on candidate.company_id = offer.company_id and candidate.id = offer.candidate_id
      and candidate.deleted_at is null
    where step.decision is null and step.asked_at is not null`,
]

/** Offers to candidates, their approvals, and who approves while others are away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
