import { sql, type Kysely } from 'kysely'

const statements = [
  // Names as they were: the history outlives statuses and who was taken from the job.
  `create table job_candidate_move (
    company_id uuid not null,
    id uuid not null,
    job_id uuid not null,
    candidate_id uuid not null,
    cause text not null,
    from_status_id uuid,
    from_name text,
    to_status_id uuid,
    to_name text,
    milestone text check (milestone in ('offer', 'onboard')),
    reason_name text,
    note text,
    mails integer not null default 0,
    action_id uuid not null,
    user_name text not null,
    at timestamptz not null default now(),
    was_by text,
    was_at timestamptz,
    undone_by text,
    undone_at timestamptz,
    primary key (company_id, id),
    foreign key (company_id, job_id) references job (company_id, id) on delete cascade,
    foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade
  )`,
  // The history of one candidate in a job, and what the job counts, without a look at the table.
  `create index job_candidate_move_job on job_candidate_move (company_id, job_id, candidate_id, id desc) include (milestone, undone_at)`,
  `create index job_candidate_move_candidate on job_candidate_move (company_id, candidate_id)`,
  `create index job_candidate_move_action on job_candidate_move (company_id, action_id)`,
  `alter table job_candidate
    add column id uuid not null default gen_random_uuid(),
    add column rejected_at timestamptz,
    add column rejected_by text,
    add column reject_reason_id uuid,
    add column reject_reason text,
    add column reject_note text,
    add column since timestamptz generated always as (coalesce(status_at, added_at)) stored`,
  `create unique index job_candidate_id on job_candidate (company_id, id)`,
  `create index job_candidate_since on job_candidate (company_id, job_id, since desc, id desc)`,
  `alter table job add column onboard integer not null default 0`,
  // What stands becomes the first dated moves: who was added, and where they were put. Their ids sort by time like all others.
  `insert into job_candidate_move (company_id, id, job_id, candidate_id, cause, to_status_id, to_name, milestone, action_id, user_name, at)
    select place.company_id, (lpad(to_hex((extract(epoch from coalesce(place.status_at, place.added_at)) * 1000)::bigint), 12, '0')
        || substr(replace(gen_random_uuid()::text, '-', ''), 13))::uuid, place.job_id, place.candidate_id, 'added', status.id, status.name,
      case when status.key in ('OFFERED', 'OFFER_SENT', 'OFFER_ACCEPTED', 'OFFER_DECLINED') then 'offer'
        when status.key in ('ONBOARD', 'ONBOARDING') then 'onboard' end,
      gen_random_uuid(), coalesce(place.status_by, place.added_by), coalesce(place.status_at, place.added_at)
    from job_candidate as place
      join candidate on candidate.company_id = place.company_id and candidate.id = place.candidate_id and candidate.merged_into is null
      left join workflow_status as status on status.company_id = place.company_id and status.id = place.status_id`,
  `update job set submitted = count.submitted, offer = count.offer, onboard = count.onboard, lack = greatest(job.total - count.onboard, 0)
    from (
      select job.company_id, job.id, count(distinct move.candidate_id) as submitted,
        count(distinct move.candidate_id) filter (where move.milestone = 'offer') as offer,
        count(distinct move.candidate_id) filter (where move.milestone = 'onboard') as onboard
      from job left join job_candidate_move as move on move.company_id = job.company_id and move.job_id = job.id
      group by job.company_id, job.id
    ) as count
    where job.company_id = count.company_id and job.id = count.id`,
]

/** Each way into a stage of a job is dated, and what a job counts is computed from these moves (decision D-119). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
