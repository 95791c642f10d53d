import { sql, type Kysely } from 'kysely'

const statements = [
  // reader: the version of the reader that read it last; 0 where none has, 1 where one has whose version nobody noted.
  `create table candidate_cv_text (
    company_id uuid not null,
    candidate_id uuid not null,
    path text not null,
    reader smallint not null default 0,
    problem text,
    texts text[] not null default '{}',
    words tsvector,
    draft jsonb,
    news jsonb,
    primary key (company_id, candidate_id, path),
    foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade
  )`,
  // Whoever gives a candidate a CV or takes one away, by whatever way: what is read of it follows.
  `create function candidate_cvs_follow(company uuid, candidate uuid) returns void language plpgsql as $$
  begin
    insert into candidate_cv_text (company_id, candidate_id, path)
      select company, candidate, file.path from candidate_file as file
        where file.company_id = company and file.candidate_id = candidate and file.kind = 'cv'
      union
      select company, candidate, path from candidate as owner, unnest(string_to_array(owner.cv_path, ',')) as path
        where owner.company_id = company and owner.id = candidate
      on conflict do nothing;
    delete from candidate_cv_text as cv
      where cv.company_id = company and cv.candidate_id = candidate
        and not exists (
          select from candidate_file as file
            where file.company_id = company and file.path = cv.path and file.candidate_id = candidate and file.kind = 'cv')
        and not exists (
          select from candidate as owner
            where owner.company_id = company and owner.id = candidate and cv.path = any(string_to_array(owner.cv_path, ',')));
  end $$`,
  `create function candidate_file_followed() returns trigger language plpgsql as $$
  begin
    -- A merge moves what was read along with the file.
    if tg_op = 'UPDATE' then
      update candidate_cv_text as cv set candidate_id = new.candidate_id
        where cv.company_id = old.company_id and cv.candidate_id = old.candidate_id and cv.path = old.path
          and not exists (
            select from candidate_cv_text as there
              where there.company_id = old.company_id and there.candidate_id = new.candidate_id and there.path = old.path);
    end if;
    if tg_op <> 'INSERT' then
      perform candidate_cvs_follow(old.company_id, old.candidate_id);
    end if;
    if tg_op <> 'DELETE' then
      perform candidate_cvs_follow(new.company_id, new.candidate_id);
    end if;
    return null;
  end $$`,
  `create function candidate_cv_path_followed() returns trigger language plpgsql as $$
  begin
    perform candidate_cvs_follow(new.company_id, new.id);
    return null;
  end $$`,
  `create trigger candidate_file_added after insert or delete on candidate_file
    for each row execute function candidate_file_followed()`,
  `create trigger candidate_file_moved after update of candidate_id, kind, path on candidate_file
    for each row execute function candidate_file_followed()`,
  `create trigger candidate_cv_path_given after insert on candidate
    for each row when (new.cv_path is not null) execute function candidate_cv_path_followed()`,
  `create trigger candidate_cv_path_changed after update of cv_path on candidate
    for each row when (old.cv_path is distinct from new.cv_path) execute function candidate_cv_path_followed()`,
  `insert into candidate_cv_text (company_id, candidate_id, path, reader)
    select company_id, candidate_id, path, 1 from candidate_file where kind = 'cv'
    union
    select company_id, id, path, 1 from candidate, unnest(string_to_array(cv_path, ',')) as path`,
  `create index candidate_cv_text_unread on candidate_cv_text (reader, company_id, candidate_id desc)`,
  // Of how many words the planner knows how frequent they are.
  `alter table candidate_cv_text alter column words set statistics 1000`,
  `create index candidate_cv_text_words on candidate_cv_text using gin (words)`,
]

/** What the CVs of candidates say: their words, which filters look into, and what the reader has made of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
