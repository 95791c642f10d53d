import { sql } from 'kysely'
import type { RequestContext } from '../../core/http/routes.ts'
import { provenAddress } from '../../core/identity/people/readers.ts'
import '../vendors/tables.ts'
import './tables.ts'

type Who = Pick<RequestContext, 'db' | 'caller'>

/**
 * Returns the active vendor to which a user belongs through their confirmed e-mail address (D-51), or null if there is
 * none.
 */
export async function ownVendor({ db, caller: { userName } }: Who): Promise<{ id: string; name: string } | null> {
  const email = await provenAddress(db, userName)
  if (!email) return null
  const own = await db
    .from('vendor_email')
    .innerJoin('vendor', (join) =>
      join.onRef('vendor.company_id', '=', 'vendor_email.company_id').onRef('vendor.id', '=', 'vendor_email.vendor_id'),
    )
    .select(['vendor.id', 'vendor.name'])
    .where(sql<string>`lower(vendor_email.email)`, '=', email)
    .where('vendor_email.status', '=', 'Active')
    .where('vendor.status', '=', 'Active')
    .executeTakeFirst()
  return own ?? null
}

/** Returns the active addresses of a vendor, in lower case. */
export async function addressesOf({ db }: Pick<RequestContext, 'db'>, vendorId: string): Promise<string[]> {
  const rows = await db
    .from('vendor_email')
    .select(sql<string>`lower(vendor_email.email)`.as('email'))
    .where('vendor_email.vendor_id', '=', vendorId)
    .where('vendor_email.status', '=', 'Active')
    .execute()
  return rows.map((row) => row.email)
}

/** Selects the requests that a user sees: all of them inside the company, otherwise those to the user's vendor. */
export async function seenRequests(who: Who) {
  const all = who.db.from('vendor_request')
  if (!who.caller.isExternal) return all
  const vendor = await ownVendor(who)
  const addresses = vendor ? await addressesOf(who, vendor.id) : []
  return all.where(sql<boolean>`vendor_request.vendor_emails && ${addresses}::text[]`)
}

const readers = [
  'VendorRequest:ListVendorRequest',
  'VendorRequest:GetVendorRequest',
  'VendorRequest:UpdateVendorRequest',
] as const

/** Whether a user sees a request. */
export async function isSeen(who: Who, id: string): Promise<boolean> {
  if (!readers.some((key) => who.caller.permissions.has(key))) return false
  const seen = await seenRequests(who)
  return (await seen.select('vendor_request.id').where('vendor_request.id', '=', id).executeTakeFirst()) !== undefined
}
