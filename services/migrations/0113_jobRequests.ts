import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table job
    add column description text not null default '',
    add column qualification text not null default '',
    add column benefit text not null default '',
    add column salary_from bigint check (salary_from >= 0),
    add column salary_to bigint check (salary_to >= 0),
    add column salary_type_id uuid,
    add column salary_currency_id uuid,
    add column job_type_id uuid,
    add column industry_id uuid,
    add column experience_level_id uuid,
    add column hashtags text[] not null default '{}',
    add column hiring_team text[] not null default '{}',
    add column close_reason text,
    add column close_note text,
    add column archived_at timestamptz,
    add column publish_status text check (publish_status in ('Pending', 'Approve', 'Reject')),
    add column publish_asked_by text,
    add column publish_asked_at timestamptz,
    add column version integer not null default 1,
    add column updated_by text,
    add constraint job_salary_type foreign key (company_id, salary_type_id) references vocabulary_item (company_id, id),
    add constraint job_salary_currency foreign key (company_id, salary_currency_id) references vocabulary_item (company_id, id),
    add constraint job_type foreign key (company_id, job_type_id) references vocabulary_item (company_id, id),
    add constraint job_industry foreign key (company_id, industry_id) references vocabulary_item (company_id, id),
    add constraint job_experience_level foreign key (company_id, experience_level_id) references vocabulary_item (company_id, id)`,
  // The tabs of a job are the types of its products: one truth instead of two.
  `insert into job_request_product (company_id, id, job_id, type, sort, created_by)
    select job.company_id, gen_random_uuid(), job.id, tab, 0, job.created_by
    from job, unnest(job.types) as tab
    where not exists (select from job_request_product as product
      where product.company_id = job.company_id and product.job_id = job.id and product.type = tab)`,
  `alter table job drop column types`,
  `create index job_request_product_tab on job_request_product (company_id, type, job_id)`,
  `create index job_team on job using gin (hiring_team)`,
  `create index job_hashtags on job using gin (hashtags)`,
  // The queue of publications stands across companies: that of the platform decides (decision D-108).
  `create index job_publication on job (publish_status, publish_asked_at desc, id desc) where publish_status is not null`,
  `create index job_publication_own on job (company_id, publish_asked_at desc, id desc) where publish_status is not null`,
  `create table job_event (
    company_id uuid not null,
    id uuid not null,
    job_id uuid not null,
    kind text not null,
    note text,
    user_name text not null,
    at timestamptz not null default now(),
    primary key (company_id, id),
    foreign key (company_id, job_id) references job (company_id, id) on delete cascade
  )`,
  `create index job_event_newest on job_event (company_id, job_id, id desc)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
