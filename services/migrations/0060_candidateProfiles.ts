import { sql, type Kysely } from 'kysely'

const statements = [
  // What free-text filters look into: each text on a line of its own after a space, folded as common/text.ts folds. A text
  // of ASCII alone, as most are, need not be taken apart. Its cost makes the planner prefer the index to asking each row.
  `create function search_text(texts text[]) returns text language plpgsql immutable parallel safe cost 1000 as $$
    declare
      lines text := E'\\n ' || replace(translate(array_to_string(texts, E'\\x01'), E'\\n\\r\\t', '   '), E'\\x01', E'\\n ') || E'\\n';
    begin
      if octet_length(lines) = length(lines) then
        return lower(lines collate "C");
      end if;
      return lower(translate(normalize(regexp_replace(normalize(lines, NFKD), '[\\u0300-\\u036f]', '', 'g'), NFC), 'đĐ', 'dd') collate "und-x-icu");
    end
  $$`,
  `alter table candidate
    add column job_title text,
    add column birthday date,
    add column gender smallint not null default 2 check (gender between 0 and 2),
    add column address text,
    add column source text,
    add column messengers text[] not null default '{}',
    add column nationalities text[] not null default '{}',
    add column companies text[] not null default '{}',
    add column status_id uuid,
    add column label_ids uuid[] not null default '{}',
    add column extend_properties jsonb not null default '{}',
    add column onboard_date date,
    add column last_activity_at timestamptz,
    add column last_note_at timestamptz,
    add column version integer not null default 1,
    add column updated_by text,
    add column deleted_at timestamptz,
    add column merged_into uuid`,
  // What stood in the resume or in a text of its own, in the columns that lists filter by.
  `update candidate set
    job_title = resume -> 'basics' ->> 'label',
    nationalities = coalesce((select array_agg(value) from jsonb_array_elements_text(resume -> 'nationalities')), '{}'),
    companies = coalesce((select array_agg(value ->> 'companyName') from jsonb_array_elements(experiences)), '{}'),
    last_activity_at = updated_at`,
  `alter table candidate
    alter column desired_work_locations type text[]
      using coalesce(regexp_split_to_array(nullif(trim(desired_work_locations), ''), '\\s*,\\s*'), '{}'),
    alter column desired_work_locations set default '{}',
    alter column desired_work_locations set not null`,
  // Lists never show what was deleted or merged: their indexes leave it out.
  `drop index candidate_newest, candidate_name, candidate_owner`,
  `create index candidate_newest on candidate (company_id, created_at desc, id desc) where deleted_at is null`,
  `create index candidate_updated on candidate (company_id, updated_at desc, id desc) where deleted_at is null`,
  `create index candidate_active on candidate (company_id, last_activity_at desc nulls last, id desc) where deleted_at is null`,
  `create index candidate_name on candidate (company_id, name collate "und-x-icu", id) where deleted_at is null`,
  `create index candidate_owner on candidate (company_id, owner, created_at desc, id desc) where deleted_at is null`,
  `create index candidate_channel on candidate (company_id, rec_channel_id, created_at desc, id desc) where deleted_at is null`,
  `create index candidate_status on candidate (company_id, status_id, created_at desc, id desc) where deleted_at is null`,
  `create index candidate_experience on candidate (company_id, experience_year desc nulls last, id desc) where deleted_at is null`,
  `create index candidate_experience_up on candidate (company_id, experience_year nulls last, id) where deleted_at is null`,
  `create index candidate_birthday on candidate (company_id, birthday) where deleted_at is null and birthday is not null`,
  `create index candidate_onboard on candidate (company_id, onboard_date) where deleted_at is null and onboard_date is not null`,
  `create index candidate_noted on candidate (company_id, last_note_at) where deleted_at is null and last_note_at is not null`,
  `create index candidate_terminal on candidate (company_id, terminal_date) where deleted_at is null and terminal_date is not null`,
  `create index candidate_terminal_typed on candidate (company_id, (nullif(left(extend_properties ->> 'TerminalDate', 10), '') collate "C"))
    where deleted_at is null`,
  `create index candidate_black on candidate (company_id, created_at desc, id desc) where deleted_at is null and in_black_list`,
  `create index candidate_lists on candidate using gin (
    skills, nationalities, desired_work_locations, label_ids, languages jsonb_path_ops, extend_properties jsonb_path_ops
  )`,
  // Just the expressions that filterConditions.ts asks for (candidate.search has names, phones and e-mails): of each the
  // planner knows how frequent its words are.
  `create index candidate_texts on candidate using gin (
    search_text(array[address]) gin_trgm_ops, search_text(array[website]) gin_trgm_ops, search_text(messengers) gin_trgm_ops,
    search_text(array[source]) gin_trgm_ops, search_text(array[job_rank]) gin_trgm_ops, search_text(companies) gin_trgm_ops,
    search_text(array[extend_properties::text]) gin_trgm_ops
  )`,
  `create index candidate_merged on candidate (company_id, merged_into) where merged_into is not null`,
  `create table candidate_follow (
    company_id uuid not null,
    candidate_id uuid not null,
    user_name text not null,
    followed_by text not null,
    followed_at timestamptz not null default now(),
    primary key (company_id, user_name, candidate_id),
    foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade
  )`,
  `create index candidate_follow_candidate on candidate_follow (company_id, candidate_id)`,
  `create table candidate_note (
    company_id uuid not null,
    id uuid not null,
    candidate_id uuid not null,
    notes text not null,
    search text not null,
    created_by text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (company_id, id),
    foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade
  )`,
  `create index candidate_note_candidate on candidate_note (company_id, candidate_id, id desc)`,
  `create index candidate_note_search on candidate_note using gin (search gin_trgm_ops)`,
  `create table candidate_note_share (
    company_id uuid not null,
    note_id uuid not null,
    user_name text not null,
    primary key (company_id, note_id, user_name),
    foreign key (company_id, note_id) references candidate_note (company_id, id) on delete cascade
  )`,
  `create table candidate_event (
    company_id uuid not null,
    id uuid not null,
    candidate_id uuid not null,
    kind text not null,
    user_name text not null,
    at timestamptz not null default now(),
    subject text,
    changes jsonb,
    primary key (company_id, id),
    foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade
  )`,
  `create index candidate_event_candidate on candidate_event (company_id, candidate_id, id desc)`,
  `create table candidate_merge (
    company_id uuid not null,
    id uuid not null,
    target_id uuid not null,
    source_id uuid,
    target_version integer not null,
    before jsonb not null,
    moved jsonb not null,
    merged_by text not null,
    merged_at timestamptz not null default now(),
    undone_at timestamptz,
    primary key (company_id, id),
    foreign key (company_id, target_id) references candidate (company_id, id) on delete cascade
  )`,
  `create table candidate_file (
    company_id uuid not null,
    id uuid not null,
    candidate_id uuid not null,
    kind text not null check (kind in ('cv', 'file')),
    path text not null,
    name text not null,
    content_type text not null,
    size bigint not null,
    created_by text not null,
    created_at timestamptz not null default now(),
    primary key (company_id, id),
    unique (company_id, path),
    foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade
  )`,
  `create index candidate_file_candidate on candidate_file (company_id, candidate_id, id desc)`,
  `create table job_candidate (
    company_id uuid not null,
    job_id uuid not null,
    candidate_id uuid not null,
    added_by text not null,
    added_at timestamptz not null default now(),
    primary key (company_id, job_id, candidate_id),
    foreign key (company_id, job_id) references job (company_id, id) on delete cascade,
    foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade
  )`,
  `create index job_candidate_candidate on job_candidate (company_id, candidate_id)`,
  `create table candidate_view (
    company_id uuid not null,
    id uuid not null,
    name text not null,
    query text not null,
    user_name text not null,
    is_shared boolean not null default false,
    updated_at timestamptz not null default now(),
    primary key (company_id, id),
    unique (company_id, user_name, name)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
