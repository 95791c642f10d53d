import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { CompanyDb } from '../database/companyDb.ts'
import type { CompanyTable, CreatedAt, Database } from '../database/tables.ts'
import { slugOf } from '../../../common/text.ts'

export interface MailAddressTable extends CompanyTable {
  /** What stands before the @: unique in all companies. */
  local_part: string
  /** The record that mails to the address go to: a kind that a feature handles, and its id. */
  owner_kind: string
  owner_id: string
  created_at: CreatedAt
}

declare module '../database/tables.ts' {
  interface CompanyTables {
    mail_address: MailAddressTable
  }
}

/** Whom an address belongs to. */
export interface MailOwner {
  companyId: string
  kind: string
  id: string
}

/** No letters or digits that people take for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const tokenLength = 12

/** Readable by its first part, and not to be guessed by its second one (59 bits). */
export function newLocalPart(name: string): string {
  const token = Array.from({ length: tokenLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${slugOf(name, 30) || 'inbox'}-${token}`
}

/** Gives a record an address, unless it has one. */
export const giveAddress = (db: CompanyDb, kind: string, id: string, name: string): Promise<void> =>
  giveAddresses(db, kind, [id], name)

/** Gives each of the records an address, unless it has one. */
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

/** Takes a record's address away: mails to it are refused from then on. */
export async function takeAddress(db: CompanyDb, kind: string, id: string): Promise<void> {
  await db.delete('mail_address').where('owner_kind', '=', kind).where('owner_id', '=', id).execute()
}

/** What stands before the @ in the addresses of records, by their ids. */
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

/** Whose an address is, in whatever company; undefined for every other. Only for the receiver, which has no company yet. */
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
