import { sql, type Kysely } from 'kysely'

const statements = [
  // Ranges beside plain values in one exclusion constraint.
  `create extension if not exists btree_gist`,
  `create table interview_kit (
    company_id uuid not null,
    id uuid not null,
    status_id uuid not null,
    title text not null,
    minutes integer not null check (minutes between 5 and 720),
    form_id uuid,
    focus text[] not null default '{}',
    preparation text not null default '',
    position integer not null,
    version integer not null default 1,
    primary key (company_id, id),
    foreign key (company_id, status_id) references workflow_status (company_id, id) on delete cascade,
    foreign key (company_id, form_id) references form_template (company_id, id) on delete set null (form_id)
  )`,
  `create index interview_kit_status on interview_kit (company_id, status_id, position)`,
  `create index interview_kit_form on interview_kit (company_id, form_id) where form_id is not null`,
  `create table interview_room (
    company_id uuid not null,
    id uuid not null,
    name text not null,
    location text not null default '',
    capacity integer check (capacity > 0),
    is_active boolean not null default true,
    version integer not null default 1,
    primary key (company_id, id)
  )`,
  `create unique index interview_room_name on interview_room (company_id, lower(name))`,
  `create table interview (
    company_id uuid not null,
    id uuid not null,
    job_id uuid not null,
    candidate_id uuid not null,
    kit_id uuid,
    form_id uuid,
    title text not null,
    state text not null default 'planned'
      check (state in ('planned', 'invited', 'confirmed', 'done', 'cancelled', 'noShow')),
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    zone text not null,
    room_id uuid,
    link text,
    place text,
    notes text not null default '',
    uid text not null,
    sequence integer not null default 0,
    candidate_response text not null default 'needsAction'
      check (candidate_response in ('needsAction', 'accepted', 'declined', 'tentative')),
    candidate_responded_at timestamptz,
    version integer not null default 1,
    created_by text not null,
    created_at timestamptz not null default now(),
    updated_by text,
    updated_at timestamptz,
    primary key (company_id, id),
    check (ends_at > starts_at),
    foreign key (company_id, job_id) references job (company_id, id) on delete cascade,
    foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade,
    foreign key (company_id, kit_id) references interview_kit (company_id, id) on delete set null (kit_id),
    foreign key (company_id, form_id) references form_template (company_id, id) on delete set null (form_id),
    foreign key (company_id, room_id) references interview_room (company_id, id) on delete set null (room_id)
  )`,
  `create index interview_job on interview (company_id, job_id, starts_at, id)`,
  `create index interview_candidate on interview (company_id, candidate_id, starts_at)`,
  `create index interview_start on interview (company_id, starts_at, id)`,
  `create index interview_kit_used on interview (company_id, kit_id) where kit_id is not null`,
  `create index interview_form_used on interview (company_id, form_id) where form_id is not null`,
  `create index interview_room_used on interview (company_id, room_id) where room_id is not null`,
  `create table interview_seat (
    company_id uuid not null,
    id uuid not null,
    interview_id uuid not null,
    user_name text not null,
    role text not null check (role in ('lead', 'member', 'shadow')),
    position integer not null,
    response text not null default 'needsAction'
      check (response in ('needsAction', 'accepted', 'declined', 'tentative')),
    responded_at timestamptz,
    primary key (company_id, id),
    unique (company_id, interview_id, user_name),
    foreign key (company_id, interview_id) references interview (company_id, id) on delete cascade
  )`,
  `create index interview_seat_user on interview_seat (company_id, user_name, interview_id)`,
  // The only truth about who and what is taken: of two who book the same hour, the database lets in one.
  `create table interview_hold (
    company_id uuid not null,
    id uuid not null,
    resource text not null,
    during tstzrange not null,
    interview_id uuid,
    primary key (company_id, id),
    foreign key (company_id, interview_id) references interview (company_id, id) on delete cascade,
    constraint interview_hold_apart exclude using gist (company_id with =, resource with =, during with &&)
  )`,
  `create index interview_hold_interview on interview_hold (company_id, interview_id)`,
]

/** Interviews with their panel, rooms and kits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
