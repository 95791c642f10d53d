import { sql, type Kysely } from 'kysely'

const statements = [
  `create table vendor_request (
    company_id uuid not null references company (id),
    id uuid not null,
    title text not null,
    description text not null,
    status text not null check (status in ('Publish', 'Unpublish')),
    location_ids uuid[] not null default '{}',
    vendor_emails text[] not null default '{}',
    mail_subject text not null default '',
    mail_template text not null default '',
    mail_recipients text[] not null default '{}',
    mailed_at timestamptz,
    version integer not null default 1,
    created_by text not null,
    created_at timestamptz not null default now(),
    updated_by text not null,
    updated_at timestamptz not null default now(),
    primary key (company_id, id)
  )`,
  `create index vendor_request_order on vendor_request (company_id, created_at desc, id desc)`,
  // What a vendor may see: requests that name one of its addresses.
  `create index vendor_request_emails on vendor_request using gin (vendor_emails)`,
  `create table vendor_request_mail (
    company_id uuid not null,
    id uuid not null,
    request_id uuid not null,
    subject text not null,
    recipients text[] not null,
    mail_ids uuid[] not null,
    sent_by text not null,
    sent_at timestamptz not null default now(),
    primary key (company_id, id),
    foreign key (company_id, request_id) references vendor_request (company_id, id) on delete cascade
  )`,
  `create index vendor_request_mail_order on vendor_request_mail (company_id, request_id, sent_at desc, id desc)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
