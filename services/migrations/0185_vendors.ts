import { sql, type Kysely } from 'kysely'

const statements = [
  `create table vendor (
    company_id uuid not null references company (id),
    id uuid not null,
    name text not null,
    address text not null,
    status text not null check (status in ('Active', 'Inactive')),
    location_ids uuid[] not null default '{}',
    version integer not null default 1,
    created_by text not null,
    created_at timestamptz not null default now(),
    updated_by text not null,
    updated_at timestamptz not null default now(),
    primary key (company_id, id)
  )`,
  `create unique index vendor_name on vendor (company_id, lower(name))`,
  `create index vendor_order on vendor (company_id, name collate "und-x-icu", id)`,
  // An address says which vendor somebody belongs to (D-51), so it is that of one.
  `create table vendor_email (
    company_id uuid not null,
    vendor_id uuid not null,
    email text not null,
    status text not null check (status in ('Active', 'Inactive')),
    position integer not null,
    primary key (company_id, vendor_id, email),
    foreign key (company_id, vendor_id) references vendor (company_id, id) on delete cascade
  )`,
  `create unique index vendor_email_owner on vendor_email (company_id, lower(email))`,
  `create table vendor_config (
    company_id uuid not null references company (id),
    id uuid not null,
    name text not null,
    user_name text not null,
    status text not null check (status in ('Active', 'Inactive')),
    location_ids uuid[] not null default '{}',
    version integer not null default 1,
    created_by text not null,
    created_at timestamptz not null default now(),
    updated_by text not null,
    updated_at timestamptz not null default now(),
    primary key (company_id, id)
  )`,
  `create unique index vendor_config_name on vendor_config (company_id, lower(name))`,
  `create index vendor_config_order on vendor_config (company_id, name collate "und-x-icu", id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
