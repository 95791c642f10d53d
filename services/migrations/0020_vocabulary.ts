import { sql, type Kysely } from 'kysely'

const statements = [
  `create table vocabulary_item (
    company_id uuid not null,
    id uuid not null,
    kind text not null,
    parent_id uuid,
    position integer not null default 0,
    name text not null,
    is_default boolean not null default false,
    data jsonb not null default '{}',
    primary key (company_id, id),
    foreign key (company_id, parent_id) references vocabulary_item (company_id, id) on delete cascade
  )`,
  `create unique index vocabulary_item_name on vocabulary_item (company_id, kind, parent_id, name) nulls not distinct`,
  `create index vocabulary_item_order on vocabulary_item (company_id, kind, position, name collate "und-x-icu", id)`,
  `create index vocabulary_item_parent on vocabulary_item (company_id, parent_id) where parent_id is not null`,
  `create unique index vocabulary_item_default on vocabulary_item (company_id, kind) where is_default`,
  `create table company_setting (
    company_id uuid not null,
    key text not null,
    value jsonb not null,
    updated_by text not null,
    updated_at timestamptz not null default now(),
    primary key (company_id, key)
  )`,
  `create table email_template (
    company_id uuid not null,
    id uuid not null,
    type integer not null,
    name text not null,
    subject text not null,
    contents text not null,
    email_from text not null,
    email_from_name text not null,
    is_default boolean not null default false,
    updated_by text not null,
    updated_at timestamptz not null default now(),
    primary key (company_id, id)
  )`,
  `create unique index email_template_name on email_template (company_id, type, name)`,
  `create unique index email_template_default on email_template (company_id, type) where is_default`,
  `create table translation (
    company_id uuid not null,
    language text not null check (language in ('en', 'vi', 'ja')),
    key text not null,
    value text not null,
    primary key (company_id, language, key)
  )`,
  // Block words are listed in name order, and searched as people type them.
  `create index block_word_order on block_word (company_id, word collate "und-x-icu", id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
