import { sql, type Kysely } from 'kysely'

const statements = [
  `create table talent_folder_share (
    company_id uuid not null,
    folder_id uuid not null,
    user_name text not null,
    primary key (company_id, user_name, folder_id),
    foreign key (company_id, folder_id) references talent_folder (company_id, id) on delete cascade
  )`,
  `create index talent_folder_share_folder on talent_folder_share (company_id, folder_id)`,
  `create table talent_folder_unfollow (
    company_id uuid not null,
    folder_id uuid not null,
    user_name text not null,
    unfollowed_at timestamptz not null default now(),
    primary key (company_id, user_name, folder_id),
    foreign key (company_id, folder_id) references talent_folder (company_id, id) on delete cascade
  )`,
  `create index talent_folder_unfollow_folder on talent_folder_unfollow (company_id, folder_id)`,
  `create index talent_folder_shared_with_all on talent_folder (company_id) where share_all`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
