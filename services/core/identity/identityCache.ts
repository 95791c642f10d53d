import { reportCacheChange } from '../cache.ts'
import type { CompanyDb } from '../database/companyDb.ts'

/**
 * The kinds of the company cache for identity data. Every write to these tables reports, in its transaction, which
 * kinds it changes.
 */
export const identityCacheKeys = {
  company: 'company',
  /** Roles with their keys. The number of holders is a separate kind, because it changes with the users. */
  roles: 'roles',
  roleHolders: 'role holders',
  /** Summaries by user name, details by user name and by id, and short lists: see people.ts and directory.ts. */
  summaries: 'people',
  details: 'people in detail',
  detailsById: 'people by id',
  lists: 'lists of people',
} as const

/** Limits per company: about 1 MB of people; lists of at most 1,000. */
export const identityCacheLimits = { people: 2000, lists: 8 } as const

/** Reports that a person was added, removed or changed: names, status, roles. */
export const reportPersonChange = (db: CompanyDb) =>
  reportCacheChange(
    db,
    identityCacheKeys.summaries,
    identityCacheKeys.details,
    identityCacheKeys.detailsById,
    identityCacheKeys.lists,
    identityCacheKeys.roleHolders,
  )

/** Reports a change that only account managers see: the active role, a confirmed address. */
export const detailChanged = (db: CompanyDb) =>
  reportCacheChange(db, identityCacheKeys.details, identityCacheKeys.detailsById)

/** Reports that a role was added, removed or changed; its keys determine the users in lists by permission. */
export const roleChanged = (db: CompanyDb) => reportCacheChange(db, identityCacheKeys.roles, identityCacheKeys.lists)

export const companyChanged = (db: CompanyDb) => reportCacheChange(db, identityCacheKeys.company)
