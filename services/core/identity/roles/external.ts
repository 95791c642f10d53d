import { sql } from 'kysely'

/** The role of vendors, in any case of its letters: always external (decision D-121). */
export const vendorRole = 'vendor'
export const isVendorRole = (code: string): boolean => code.toLowerCase() === vendorRole

/** Whether a role is one of people outside the company: the vendors', and those that the company marks. */
export const isExternalColumn = sql<boolean>`(role.is_external or lower(role.name) = ${sql.lit(vendorRole)})`
