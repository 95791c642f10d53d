import { sql, type ForeignKeyConstraintBuilder, type Kysely } from 'kysely'

const follow = (key: ForeignKeyConstraintBuilder) => key.onDelete('cascade').onUpdate('cascade')

/** Companies, roles, users, and what the embedded identity provider keeps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)

  await db.schema
    .createTable('company')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()

  await db.schema
    .createTable('role')
    .addColumn('company_id', 'uuid', (column) => column.notNull().references('company.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('keys', sql`text[]`, (column) => column.notNull())
    .addPrimaryKeyConstraint('role_pk', ['company_id', 'name'])
    .execute()

  await db.schema
    .createTable('app_user')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('company_id', 'uuid', (column) => column.notNull().references('company.id'))
    .addColumn('user_name', 'text', (column) =>
      column
        .notNull()
        .unique()
        .check(sql`user_name = lower(user_name)`),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('family_name', 'text', (column) => column.notNull())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('status', 'text', (column) =>
      column
        .notNull()
        .defaultTo('active')
        .check(sql`status in ('active', 'disabled')`),
    )
    .addColumn('active_role', 'text')
    .addColumn('scopes', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('is_machine', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('is_demo', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint('app_user_company', ['company_id', 'id'])
    .execute()
  await sql`create index app_user_name on app_user (company_id, full_name collate "und-x-icu", id)`.execute(db)
  await sql`create index app_user_search on app_user using gin (search_text gin_trgm_ops)`.execute(db)

  // Both ends carry the company, so that a user can never hold a role of another one.
  await db.schema
    .createTable('user_role')
    .addColumn('user_id', 'uuid', (column) => column.notNull())
    .addColumn('company_id', 'uuid', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('user_role_pk', ['user_id', 'role'])
    .addForeignKeyConstraint('user_role_user', ['company_id', 'user_id'], 'app_user', ['company_id', 'id'], follow)
    .addForeignKeyConstraint('user_role_role', ['company_id', 'role'], 'role', ['company_id', 'name'], follow)
    .execute()
  await sql`create index user_role_by_role on user_role (company_id, role)`.execute(db)

  await db.schema
    .createTable('identity_key')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull().check(sql`purpose in ('signing', 'cookie')`))
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .addColumn('active_from', 'timestamptz', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('oidc_payload')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('payload', 'jsonb', (column) => column.notNull())
    .addColumn('grant_id', 'text')
    .addColumn('uid', 'text')
    .addColumn('expires_at', 'timestamptz')
    .addPrimaryKeyConstraint('oidc_payload_pk', ['model', 'id'])
    .execute()
  await sql`create index oidc_payload_uid on oidc_payload (model, uid) where uid is not null`.execute(db)
  await sql`create index oidc_payload_grant on oidc_payload (grant_id) where grant_id is not null`.execute(db)
  await sql`create index oidc_payload_expiry on oidc_payload (expires_at)`.execute(db)

  await db.schema
    .createTable('login_attempt')
    .addColumn('account', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('blocked_until', 'timestamptz')
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index login_attempt_age on login_attempt (updated_at)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['login_attempt', 'oidc_payload', 'identity_key', 'user_role', 'app_user', 'role', 'company']) {
    await db.schema.dropTable(table).execute()
  }
}
