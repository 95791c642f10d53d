import { sql } from 'kysely'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import '../../candidates/tables.ts'

/** What an import fills in of a candidate who is known already. */
const columns = [
  'phones',
  'emails',
  'owner',
  'rec_channel_id',
  'job_rank',
  'job_title',
  'source',
  'skills',
  'languages',
  'experiences',
  'experience_year',
  'website',
  'desired_work_locations',
  'companies',
  'resume',
  'cv_path',
  'gender',
  'address',
  'messengers',
  'nationalities',
  'label_ids',
  'extend_properties',
] as const
const days = ['birthday', 'terminal_date'] as const
/** Of these the database takes text. */
const asJson: ReadonlySet<string> = new Set(['languages', 'experiences', 'resume', 'extend_properties'])

const day = (column: (typeof days)[number]) =>
  sql<string | null>`to_char(${sql.ref(`candidate.${column}`)}, 'YYYY-MM-DD')`.as(column)

/** The columns of a candidate that an import may fill in, as JSON can hold them. */
export const completedColumns = (db: CompanyDb, id: string): Promise<Record<string, unknown>> =>
  db
    .from('candidate')
    .select([...columns, ...days.map(day)])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** The same columns as the database takes them back. */
export const restoredColumns = (before: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(before).map(([column, value]) => [column, asJson.has(column) ? JSON.stringify(value) : value]),
  )
