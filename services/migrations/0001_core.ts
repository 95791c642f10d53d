import { sql, type Kysely } from 'kysely'

/** Events, idempotency keys and stored files, and the extensions that searches use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create extension if not exists unaccent`.execute(db)

  await sql`create table event (
    tx xid8 not null default pg_current_xact_id(),
    id bigint not null generated always as identity,
    company_id uuid not null,
    type text not null,
    subject_id uuid not null,
    data jsonb not null,
    at timestamptz not null default now(),
    primary key (tx, id)
  )`.execute(db)
  await sql`create index event_company on event (company_id, tx, id)`.execute(db)
  await sql`create index event_at on event (at)`.execute(db)
  await sql`create function event_notify() returns trigger language plpgsql as $$
    begin
      perform pg_notify('event', '');
      return null;
    end $$`.execute(db)
  await sql`create trigger event_notify after insert on event for each statement execute function event_notify()`.execute(
    db,
  )

  await sql`create table event_horizon (tx xid8 not null, id bigint not null)`.execute(db)
  await sql`insert into event_horizon values ('0', 0)`.execute(db)

  await sql`create table idempotency (
    company_id uuid not null,
    operation text not null,
    key text not null,
    body_hash text not null,
    answer jsonb,
    created_at timestamptz not null default now(),
    primary key (company_id, operation, key)
  )`.execute(db)
  await sql`create index idempotency_created_at on idempotency (created_at)`.execute(db)

  await sql`create table stored_file (
    id uuid primary key,
    company_id uuid not null,
    path text not null,
    name text not null,
    content_type text not null,
    size integer not null,
    created_by text not null,
    created_at timestamptz not null default now()
  )`.execute(db)
  await sql`create index stored_file_company on stored_file (company_id)`.execute(db)
}
