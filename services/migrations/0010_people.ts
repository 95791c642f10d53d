import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table company
    add column code text,
    add column type text,
    add column email text,
    add column phone text,
    add column website text,
    add column address text,
    add column tax_code text,
    add column is_active boolean not null default true,
    add column is_platform boolean not null default false`,
  // The one company whose administrators see all others.
  `create unique index company_platform on company (is_platform) where is_platform`,
  `create index company_name on company (name collate "und-x-icu", id)`,
  `alter table role
    add column id uuid not null default gen_random_uuid(),
    add column title text not null default '',
    add column description text not null default '' check (length(description) <= 500),
    add column version integer not null default 1,
    add column created_at timestamptz not null default now(),
    add column updated_at timestamptz not null default now()`,
  `create unique index role_id on role (id)`,
  `create unique index role_code on role (company_id, lower(name))`,
  `create table location (
    company_id uuid not null,
    id uuid not null,
    name text not null,
    address text,
    city text not null,
    country text not null,
    position integer not null default 0,
    primary key (company_id, id)
  )`,
  `create unique index location_name on location (company_id, name)`,
  `create table meeting_room (
    company_id uuid not null,
    id uuid not null,
    location_id uuid not null,
    name text not null,
    capacity integer not null check (capacity > 0),
    primary key (company_id, id),
    foreign key (company_id, location_id) references location (company_id, id) on delete cascade
  )`,
  `create unique index meeting_room_name on meeting_room (company_id, location_id, name)`,
  `create table department (
    company_id uuid not null,
    id uuid not null,
    parent_id uuid check (parent_id <> id),
    key text not null,
    name text not null,
    legal_name text,
    location_id uuid,
    manager text,
    position integer not null default 0,
    is_active boolean not null default true,
    search text not null,
    primary key (company_id, id),
    foreign key (company_id, parent_id) references department (company_id, id),
    foreign key (company_id, location_id) references location (company_id, id)
  )`,
  `create unique index department_key on department (company_id, key)`,
  `create index department_parent on department (company_id, parent_id, position)`,
  `alter table app_user
    add column title text,
    add column phone text,
    add column department_id uuid,
    add column avatar_version text,
    add column email_verified_at timestamptz,
    add column version integer not null default 1,
    add column updated_at timestamptz not null default now(),
    add column deleted_at timestamptz,
    add constraint app_user_department foreign key (company_id, department_id)
      references department (company_id, id) on delete set null (department_id)`,
  `create index app_user_department on app_user (company_id, department_id)`,
  `create table user_avatar (
    user_id uuid primary key references app_user (id) on delete cascade,
    content_type text not null check (content_type in ('image/png', 'image/jpeg')),
    data bytea not null
  )`,
  // Only the hash of a link's token is kept: whoever reads the table cannot confirm an address.
  `create table email_verification (
    token_hash text primary key,
    user_id uuid not null references app_user (id) on delete cascade,
    email text not null,
    expires_at timestamptz not null
  )`,
  `create index email_verification_user on email_verification (user_id)`,
  `create index email_verification_expiry on email_verification (expires_at)`,
  `create table mail (
    company_id uuid not null,
    id uuid not null,
    kind text not null,
    recipient text not null,
    subject text not null,
    body text not null,
    created_by text not null,
    created_at timestamptz not null default now(),
    sent_at timestamptz,
    primary key (company_id, id)
  )`,
  `create index mail_waiting on mail (company_id, created_at) where sent_at is null`,
  `create table role_setting (
    company_id uuid not null,
    id uuid not null,
    module text not null,
    role_code text not null,
    type text not null,
    value integer not null default 0 check (value >= 0),
    active boolean not null default true,
    primary key (company_id, id),
    foreign key (company_id, role_code) references role (company_id, name) on delete cascade on update cascade
  )`,
  `create unique index role_setting_role on role_setting (company_id, module, role_code)`,
]

/** Companies, roles and users in full; departments, locations and rooms; module rules; the outbox of mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
