import { createHash } from 'node:crypto'
import type { CompanyDb } from '../database/companyDb.ts'
import type { CompanyTable, CreatedAt } from '../database/tables.ts'
import { issueLinks } from '../links/links.ts'

export interface MailOptOutTable extends CompanyTable {
  /** SHA-256 of the address: it is only compared, and cannot be read. */
  address_hash: string
  created_at: CreatedAt
}

declare module '../database/tables.ts' {
  interface CompanyTables {
    mail_opt_out: MailOptOutTable
  }
}

const year = 365 * 86_400_000

/** Returns the SHA-256 of an address, regardless of case, with which it can be recognised without being stored. */
export const addressHash = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('hex')

/** Returns those of the addresses, in lower case, whose owners have unsubscribed from mass mailings. */
export async function optedOut(db: CompanyDb, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  const byHash = new Map(addresses.map((address) => [addressHash(address), address.toLowerCase()]))
  const found = await db
    .from('mail_opt_out')
    .select('mail_opt_out.address_hash')
    .where('mail_opt_out.address_hash', 'in', [...byHash.keys()])
    .execute()
  return new Set(found.map((row) => byHash.get(row.address_hash)!))
}

/** Ends mass mailings to an address, or allows them again. */
export async function setOptOut(db: CompanyDb, address: string, isOptedOut: boolean): Promise<void> {
  const hash = addressHash(address)
  if (isOptedOut)
    await db
      .insert('mail_opt_out', { address_hash: hash })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await db.delete('mail_opt_out').where('mail_opt_out.address_hash', '=', hash).execute()
}

/** Creates an unsubscribe address for each reader, in the same order; valid for a year. */
export async function unsubscribeUrls(
  db: CompanyDb,
  publicUrl: string,
  mails: readonly { id: string; recipient: string; createdBy: string }[],
): Promise<string[]> {
  const expiresAt = new Date(Date.now() + year)
  const links = mails.map(({ id, recipient, createdBy }) => ({
    purpose: 'unsubscribe' as const,
    subjectId: id,
    reader: recipient,
    expiresAt,
    createdBy,
  }))
  return (await issueLinks(db, links)).map((token) => `${publicUrl}/unsubscribe/${token}`)
}
