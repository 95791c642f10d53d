import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound } from '../../core/http/errors.ts'
import './tables.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'

/** Returns a name as it is stored. Throws 400 if it is blank or too long. */
export function checkedName(typed: string, longest: number, field = 'name'): string {
  const name = typed.trim()
  if (name === '') throw badInput({ [field]: [required] })
  if ([...name].length > longest) throw badInput({ [field]: [maximum(longest)] })
  return name
}

/** Reads a workflow under a lock until the transaction ends. */
export async function lockGroup(db: CompanyDb, id: string) {
  const found = await db
    .from('workflow')
    .select(['workflow.id', 'workflow.name', 'workflow.version', 'workflow.updated_by', 'workflow.updated_at'])
    .where('workflow.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}

/** Records that a workflow has changed. */
export const touch = (db: CompanyDb, id: string, userName: string) =>
  db
    .update('workflow')
    .set({ version: sql<number>`workflow.version + 1`, updated_by: userName, updated_at: new Date() })
    .where('workflow.id', '=', id)
    .execute()
