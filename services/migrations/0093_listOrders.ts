import { sql, type Kysely } from 'kysely'

const statements = [
  // Every order of jobs, and whose they are, so that no page of them is sorted from all.
  ...['status', 'priority', 'total', 'submitted', 'offer', 'lack', 'due_date'].map(
    (column) => `create index job_by_${column} on job (company_id, ${column}, id)`,
  ),
  `create index job_by_due_date_down on job (company_id, due_date desc nulls last, id desc)`,
  `create index job_owner on job (company_id, owner, created_at desc, id desc)`,
  `create index job_waiting on job (company_id, due_date, priority desc, id) where status in (0, 2) and lack > 0`,
  // The candidates of a job, latest first.
  `create index job_candidate_added on job_candidate (company_id, job_id, added_at desc, candidate_id desc)`,
  `create index form_template_newest on form_template (company_id, created_at desc, id)`,
  `create index talent_folder_name on talent_folder (company_id, name collate "und-x-icu", id)`,
  `create index ruf_by_status on ruf (company_id, status, id)`,
  `create index job_request_product_sort on job_request_product (company_id, sort, id)`,
  `create index vocabulary_item_name_order on vocabulary_item (company_id, kind, name collate "und-x-icu", id)`,
  // Parts of names.
  `create index form_template_search on form_template using gin (search gin_trgm_ops)`,
  `create index talent_folder_search on talent_folder using gin (search gin_trgm_ops)`,
  `create index verification_folder_search on verification_folder using gin (search gin_trgm_ops)`,
  `create index block_word_search on block_word using gin (word gin_trgm_ops)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
