import { sql, type Kysely } from 'kysely'

const statements = [
  `create table vendor_agreement (
    company_id uuid not null,
    id uuid not null,
    vendor_id uuid not null,
    from_day date not null,
    to_day date check (to_day >= from_day),
    fee_kind text not null check (fee_kind in ('percent', 'flat')),
    fee numeric(14, 2) not null check (fee >= 0),
    currency text not null,
    guarantee_days integer not null,
    ownership_days integer not null,
    refund_rule text not null default '',
    job_ids uuid[],
    version integer not null default 1,
    created_by text not null,
    created_at timestamptz not null default now(),
    updated_by text not null,
    updated_at timestamptz not null default now(),
    primary key (company_id, id),
    foreign key (company_id, vendor_id) references vendor (company_id, id) on delete cascade
  )`,
  `create index vendor_agreement_vendor on vendor_agreement (company_id, vendor_id, from_day desc, id)`,
  `create table vendor_placement (
    company_id uuid not null,
    id uuid not null,
    submission_id uuid not null,
    vendor_id uuid not null,
    job_id uuid,
    hired_at timestamptz not null,
    is_entitled boolean not null,
    fee_kind text check (fee_kind in ('percent', 'flat')),
    fee_rate numeric(14, 2),
    currency text,
    guarantee_days integer,
    refund_rule text not null default '',
    start_day date,
    salary numeric(14, 2) check (salary >= 0),
    fixed_fee numeric(14, 2) check (fixed_fee >= 0),
    settled text check (settled in ('paid', 'refunded')),
    note text not null default '',
    version integer not null default 1,
    updated_by text,
    updated_at timestamptz not null default now(),
    primary key (company_id, id),
    unique (company_id, submission_id),
    foreign key (company_id, submission_id) references vendor_submission (company_id, id) on delete cascade,
    foreign key (company_id, vendor_id) references vendor (company_id, id),
    foreign key (company_id, job_id) references job (company_id, id) on delete set null (job_id)
  )`,
  `create index vendor_placement_order on vendor_placement (company_id, hired_at desc, id desc)`,
  `create index vendor_placement_vendor on vendor_placement (company_id, vendor_id, hired_at desc, id desc)`,
  `create index vendor_placement_job on vendor_placement (company_id, job_id) where job_id is not null`,
  `alter table vendor_submission
    add column ownership_days integer not null default 180,
    add column answered_at timestamptz,
    add column interviewed_at timestamptz,
    add column hired_at timestamptz,
    add column consent text check (consent in ('stated', 'asked', 'given', 'refused', 'unreachable')),
    add column consent_evidence text not null default '',
    add column consent_at timestamptz`,
  // When vendors were answered before is not known: such CVs do not count in the time that answers take.
  `update vendor_submission set
    interviewed_at = case when told in ('interviewing', 'hired') then submitted_at end,
    hired_at = case when told = 'hired' then submitted_at end`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
