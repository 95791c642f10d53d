import { sql, type Kysely } from 'kysely'

const statements = [
  `create table banner (
    company_id uuid not null,
    id uuid not null,
    type text not null check (type in ('Banner', 'Logo')),
    title text not null,
    url text not null,
    description text not null,
    is_active boolean not null,
    position text not null,
    sort double precision not null check (sort between 0 and 100),
    name text not null,
    image_path text not null,
    created_at timestamptz not null default now(),
    primary key (company_id, id)
  )`,
  `create index banner_order on banner (company_id, type, sort, created_at desc, id)`,
]

/** Banners and logos that everybody sees; they are the platform's, whose company they are rows of (decision D-108). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
