import { sql } from 'kysely'
import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { refused } from '../../http/errors.ts'
import type { Caller, Product } from '../../http/routes.ts'
import { sendPasswordLink } from '../passwordLinks/links.ts'
import { vendorRole } from '../roles/external.ts'
import { createPerson } from './userWrites.ts'

/** An account found by its e-mail address. */
export interface AccountOfAddress {
  userName: string
  fullName: string
  /** In lower case. */
  email: string
  isActive: boolean
  isConfirmed: boolean
  hasPassword: boolean
}

const accounts = (db: CompanyDb) =>
  unscoped(db)
    .selectFrom('app_user')
    .where('company_id', '=', db.companyId)
    .where('is_machine', '=', false)
    .where('deleted_at', 'is', null)

/**
 * Returns the users of the company with any of these addresses (in lower case); if two users have the same address,
 * both.
 */
export async function accountsOfAddresses(db: CompanyDb, addresses: readonly string[]): Promise<AccountOfAddress[]> {
  if (addresses.length === 0) return []
  const rows = await accounts(db)
    .select(['user_name', 'full_name', 'status', 'email_verified_at'])
    .select([sql<string>`lower(email)`.as('email'), sql<boolean>`password_hash is not null`.as('hasPassword')])
    .where(sql<string>`lower(email)`, 'in', addresses)
    .orderBy('user_name')
    .execute()
  return rows.map(({ email, hasPassword, ...row }) => ({
    ...{ userName: row.user_name, fullName: row.full_name, email, hasPassword },
    ...{ isActive: row.status === 'active', isConfirmed: row.email_verified_at !== null },
  }))
}

/**
 * Returns a user name that is free in the entire product: the address, with a number if somebody of another company has
 * it.
 */
async function freeUserName(db: CompanyDb, address: string): Promise<string> {
  const wanted = address.replace(/[^a-z0-9._@-]/g, '-').slice(0, 90)
  const rows = await unscoped(db)
    .selectFrom('app_user')
    .select('user_name')
    .where(sql<boolean>`starts_with(user_name, ${wanted})`)
    .execute()
  const taken = new Set(rows.map((row) => row.user_name))
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.has(name)) return name
  }
}

interface Invited {
  email: string
  name: string
  familyName: string
}

/**
 * Permission keys of the vendors' role that the inviter need not hold: they give an outsider access only to the
 * vendor's own data.
 */
const vendorsOwn = /^(VendorRequest|UserProfile):/

/**
 * Invites a user of a vendor by mail, with the vendors' role. The inviter must be allowed to grant its other keys,
 * which a company may have added. A user who was invited but has set no password is sent a new link. Throws
 * ALREADY_INVITED if the person has an account.
 */
export async function inviteVendorUser(
  db: CompanyDb,
  caller: Caller,
  { email, name, familyName }: Invited,
  product: Pick<Product, 'name' | 'publicUrl'>,
): Promise<void> {
  const address = email.toLowerCase()
  const same = await accounts(db)
    .select(['id', 'status', sql<boolean>`password_hash is not null`.as('hasPassword')])
    .where(sql<string>`lower(email)`, '=', address)
    .execute()
  const waiting = same.find(({ status, hasPassword }) => status === 'active' && !hasPassword)
  if (waiting) {
    await sendPasswordLink(db, { userId: waiting.id, kind: 'invitation', createdBy: caller.userName, product })
    return
  }
  if (same.length > 0) throw refused('ALREADY_INVITED', 'Somebody with this address has an account already')
  const role = await unscoped(db)
    .selectFrom('role')
    .select(['name', 'keys'])
    .where('company_id', '=', db.companyId)
    .where(sql<string>`lower(name)`, '=', vendorRole)
    .executeTakeFirst()
  if (!role) throw refused('NO_VENDOR_ROLE', 'The company has no role of vendors')
  const giver = {
    ...caller,
    permissions: new Set([...caller.permissions, ...role.keys.filter((key) => vendorsOwn.test(key))]),
  } as Caller
  const userName = await freeUserName(db, address)
  await createPerson(db, giver, { userName, name, familyName, email: address, roles: [role.name] }, product)
}
