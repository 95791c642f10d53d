import { sql, type Kysely } from 'kysely'

const statements = [
  // Groups of the company's identity provider whose members hold the role.
  `alter table role add column groups text[] not null default '{}'`,
  // How the provider that provisions the accounts (SCIM) calls one.
  `alter table app_user add column external_id text`,
  `create unique index app_user_external_id on app_user (company_id, external_id)
    where external_id is not null and deleted_at is null`,
  `create table scim_group (
    company_id uuid not null references company (id),
    id uuid not null,
    name text not null,
    external_id text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (company_id, id)
  )`,
  `create unique index scim_group_name on scim_group (company_id, lower(name))`,
  `create table scim_member (
    company_id uuid not null,
    group_id uuid not null,
    user_id uuid not null references app_user (id) on delete cascade,
    primary key (company_id, group_id, user_id),
    foreign key (company_id, group_id) references scim_group (company_id, id) on delete cascade
  )`,
  `create index scim_member_user on scim_member (user_id)`,
  // The bearer of a secret is found by its hash.
  `create index machine_client_secret on machine_client (secret_hash)`,
  `create index machine_client_previous on machine_client (previous_hash) where previous_hash is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
