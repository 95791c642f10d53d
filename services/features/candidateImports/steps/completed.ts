import { sql } from 'kysely'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import '../../candidates/tables.ts'

/** The columns of an existing candidate that an import may fill. */
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
/** Columns that the database accepts as JSON text. */
const asJson: ReadonlySet<string> = new Set(['languages', 'experiences', 'resume', 'extend_properties'])

const day = (column: (typeof days)[number]) =>
  sql<string | null>`to_char(${sql.ref(`candidate.${column}`)}, 'YYYY-MM-DD')`.as(column)

/** Returns the columns of a candidate that an import may fill, in a form that JSON can represent. */
export const completedColumns = (db: CompanyDb, id: string): Promise<Record<string, unknown>> =>
  db
    .from('candidate')
    .select([...columns, ...days.map(day)])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Returns the same columns in the form in which the database accepts them. */
export const restoredColumns = (before: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(before).map(([column, value]) => [column, asJson.has(column) ? JSON.stringify(value) : value]),
  )
