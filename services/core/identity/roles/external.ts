import { sql } from 'kysely'

/** The role of vendors, regardless of case: always external (decision D-121). */
export const vendorRole = 'vendor'
export const isVendorRole = (code: string): boolean => code.toLowerCase() === vendorRole

/** Whether a role is for people outside the company: the vendors' role, and those that the company has marked. */
export const isExternalColumn = sql<boolean>`(role.is_external or lower(role.name) = ${sql.lit(vendorRole)})`
