import { sql, type Kysely } from 'kysely'

const statements = [
  // Asked by the hash of the token, before it is known whose link it is: unique in all companies.
  `create table link (
    company_id uuid not null,
    id uuid not null,
    token_hash text not null unique,
    purpose text not null,
    subject_id uuid not null,
    reader text not null,
    created_by text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz,
    revoked_at timestamptz,
    primary key (company_id, id)
  )`,
  `create index link_subject on link (company_id, subject_id, purpose) where revoked_at is null`,
  `create index link_expired on link (expires_at)`,
]

/** Links by which somebody reaches one record without, or beside, a sign-in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
