import { sql, type Kysely } from 'kysely'

const statements = [
  // Whether jobs belong to a category is asked before it goes.
  `create index job_category on job (company_id, category_id)`,
  `create table job_request_product (
    company_id uuid not null,
    id uuid not null,
    job_id uuid not null,
    type text not null,
    sort double precision not null check (sort between 0 and 100),
    created_by text not null,
    created_at timestamptz not null default now(),
    primary key (company_id, id),
    foreign key (company_id, job_id) references job (company_id, id) on delete cascade
  )`,
  `create index job_request_product_order on job_request_product (company_id, type, sort, id)`,
  `create index job_request_product_job on job_request_product (company_id, job_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
