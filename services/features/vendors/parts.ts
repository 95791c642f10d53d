import { sql } from 'kysely'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, stale } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import '../departments/tables.ts'
import { vendorLimits, vendorStatuses, type VendorStatus } from './vendorShapes.ts'

/** Selects the names of the locations of a row, in the order of the company. */
export const locationNames = (table: 'vendor' | 'vendor_config') =>
  sql<string[]>`array(select location.name from location
    where location.company_id = ${sql.table(table)}.company_id and location.id = any(${sql.table(table)}.location_ids)
    order by location.position, location.name)`

/** Returns the locations at which vendors may work, in their order. */
export const locations = (db: CompanyDb) =>
  db
    .from('location')
    .select(['location.id', 'location.name'])
    .orderBy('location.position')
    .orderBy('location.name')
    .execute()

/** Returns the ids of locations by their names, regardless of case. Throws 400 (`location`) for unknown names. */
export async function locationIds(db: CompanyDb, names: readonly string[]): Promise<string[]> {
  const wanted = new Set(names.map((name) => name.trim().toLowerCase()).filter(Boolean))
  if (wanted.size === 0) return []
  const ids = (await locations(db)).filter(({ name }) => wanted.has(name.toLowerCase())).map(({ id }) => id)
  if (ids.length < wanted.size) throw badInput({ location: [createMessage('NOT_IN_LIST')] })
  return ids
}

/** Returns a text as it is stored, or adds an error to its field. */
export function textOf(errors: FieldErrors, field: 'name' | 'address', typed: string): string {
  const text = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  const longest = vendorLimits[field]
  if (text === '') errors[field] = [required]
  else if ([...text].length > longest) errors[field] = [maximum(longest)]
  return text
}

/** Returns the status that was sent, or adds an error to its field. */
export function statusOf(errors: FieldErrors, field: string, sent: string): VendorStatus {
  const status = vendorStatuses.find((one) => one === sent)
  if (!status) errors[field] = [createMessage('ONE_OF', { values: vendorStatuses.join(', ') })]
  return status ?? 'Inactive'
}

/** Throws 599 if somebody else has changed the row since the caller read it. */
export function demandVersion(
  row: { version: number; updated_by: string; updated_at: Date },
  seen: number | undefined,
): void {
  if (seen !== undefined && seen !== row.version)
    throw stale(`Changed meanwhile by ${row.updated_by}`, {
      updatedBy: row.updated_by,
      updatedDate: row.updated_at.toISOString(),
    })
}

/** Converts violations of unique indexes into errors of the form. */
export async function explainConflicts<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const { constraint } = error as { constraint?: string }
    if (constraint === 'vendor_name' || constraint === 'vendor_config_name')
      throw badInput({ name: [createMessage('TAKEN')] })
    if (constraint === 'vendor_email_owner') throw badInput({ email: [createMessage('TAKEN')] })
    throw error
  }
}

/** The statuses for a picker. */
export const statuses = vendorStatuses.map((name) => ({ id: name, name }))
