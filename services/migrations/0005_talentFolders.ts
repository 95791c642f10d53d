import { sql, type Kysely } from 'kysely'

const statements = [
  `create table talent_folder (
    company_id uuid not null,
    id uuid not null,
    type text not null default 'candidate',
    name text not null,
    search text not null,
    share_all boolean not null default false,
    user_name text not null,
    created_at timestamptz not null default now(),
    primary key (company_id, id)
  )`,
  `create index talent_folder_owner on talent_folder (company_id, user_name, name collate "und-x-icu", id)`,
  `create table talent_folder_candidate (
    company_id uuid not null,
    folder_id uuid not null,
    candidate_id uuid not null,
    remark text,
    added_by text not null,
    added_at timestamptz not null default now(),
    primary key (company_id, folder_id, candidate_id),
    foreign key (company_id, folder_id) references talent_folder (company_id, id) on delete cascade,
    foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade
  )`,
  `create index talent_folder_candidate_candidate on talent_folder_candidate (company_id, candidate_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
