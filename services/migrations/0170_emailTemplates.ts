import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table email_template
    add column language text not null default 'en' check (language in ('en', 'vi', 'ja')),
    add column version integer not null default 1`,
  // Those that every company began with in Vietnamese.
  `update email_template set language = 'vi' where name in ('Thư mời phỏng vấn', 'Yêu cầu tuyển dụng')`,
  `create table email_template_version (
    company_id uuid not null,
    template_id uuid not null,
    version integer not null,
    name text not null,
    language text not null,
    subject text not null,
    contents text not null,
    email_from text not null,
    email_from_name text not null,
    updated_by text not null,
    updated_at timestamptz not null,
    primary key (company_id, template_id, version),
    foreign key (company_id, template_id) references email_template (company_id, id) on delete cascade
  )`,
]

/** The language of an e-mail template, and what it said before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
