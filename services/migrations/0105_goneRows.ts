import { sql, type Kysely } from 'kysely'

// Rows carry no foreign keys, which would cost each of them a look-up when it comes. What goes takes along what belongs to
// it by a statement for all of them instead, whoever deletes it and whatever import runs meanwhile.
const statements = [
  `create function verification_folders_gone() returns trigger language plpgsql as $$
  begin
    delete from verification_candidate_key as key using gone
      where key.company_id = gone.company_id and key.verification_id = gone.id;
    delete from verification_candidate as candidate using gone
      where candidate.company_id = gone.company_id and candidate.verification_id = gone.id;
    return null;
  end $$`,
  `create trigger verification_folders_gone after delete on verification_folder
    referencing old table as gone for each statement execute function verification_folders_gone()`,
  `create function verification_candidates_gone() returns trigger language plpgsql as $$
  begin
    delete from verification_candidate_key as key using gone
      where key.company_id = gone.company_id and key.verification_id = gone.verification_id and key.row_id = gone.id;
    update verification_folder as folder set candidate_count = greatest(0, candidate_count - taken.count)
      from (select company_id, verification_id, count(*)::integer as count from gone group by 1, 2) as taken
      where folder.company_id = taken.company_id and folder.id = taken.verification_id;
    return null;
  end $$`,
  `create trigger verification_candidates_gone after delete on verification_candidate
    referencing old table as gone for each statement execute function verification_candidates_gone()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
