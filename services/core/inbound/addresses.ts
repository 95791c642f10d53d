import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { CompanyDb } from '../database/companyDb.ts'
import type { CompanyTable, CreatedAt, Database } from '../database/tables.ts'
import { slugOf } from '../../../common/text.ts'

export interface MailAddressTable extends CompanyTable {
  /** The part before the @: unique among all companies. */
  local_part: string
  /** The record that receives mails to the address: a kind that a feature handles, and its id. */
  owner_kind: string
  owner_id: string
  created_at: CreatedAt
}

declare module '../database/tables.ts' {
  interface CompanyTables {
    mail_address: MailAddressTable
  }
}

/** The owner of an address. */
export interface MailOwner {
  companyId: string
  kind: string
  id: string
}

/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const tokenLength = 12

/** Returns a new local part: its first part is readable, its second one cannot be guessed (59 bits). */
export function newLocalPart(name: string): string {
  const token = Array.from({ length: tokenLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${slugOf(name, 30) || 'inbox'}-${token}`
}

/** Creates an address for a record, unless it has one. */
export const giveAddress = (db: CompanyDb, kind: string, id: string, name: string): Promise<void> =>
  giveAddresses(db, kind, [id], name)

/** Creates an address for each of the records that has none. */
export async function giveAddresses(db: CompanyDb, kind: string, ids: readonly string[], name: string): Promise<void> {
  if (ids.length === 0) return
  await db
    .insert(
      'mail_address',
      ids.map((id) => ({ local_part: newLocalPart(name), owner_kind: kind, owner_id: id })),
    )
    .onConflict((conflict) => conflict.columns(['company_id', 'owner_kind', 'owner_id']).doNothing())
    .execute()
}

/** Removes a record's address: mails to it are refused from then on. */
export async function takeAddress(db: CompanyDb, kind: string, id: string): Promise<void> {
  await db.delete('mail_address').where('owner_kind', '=', kind).where('owner_id', '=', id).execute()
}

/** Returns the parts before the @ in the addresses of records, by record id. */
export async function localParts(db: CompanyDb, kind: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .from('mail_address')
    .select(['owner_id', 'local_part'])
    .where('owner_kind', '=', kind)
    .where('owner_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.owner_id, row.local_part]))
}

/**
 * Returns the owner of an address in any company; undefined if there is none. Only for the receiver, which does not
 * know the company yet.
 */
export async function ownerOf(db: Kysely<Database>, address: string, domain: string): Promise<MailOwner | undefined> {
  const [local, host, ...more] = address.toLowerCase().split('@')
  if (!local || host !== domain || more.length > 0) return undefined
  const found = await db
    .selectFrom('mail_address')
    .select(['company_id', 'owner_kind', 'owner_id'])
    .where('local_part', '=', local)
    .executeTakeFirst()
  return found && { companyId: found.company_id, kind: found.owner_kind, id: found.owner_id }
}
