import { changed } from '../cache.ts'
import type { CompanyDb } from '../database/companyDb.ts'

/** What the company cache keeps of identity: every write of these tables says, in its transaction, which of them it changes. */
export const identityCacheKeys = {
  company: 'company',
  /** Roles with their keys; how many hold each is apart, since that changes with the people. */
  roles: 'roles',
  roleHolders: 'role holders',
  /** Summaries by user name, details by user name and by id, and short lists: see people.ts and directory.ts. */
  summaries: 'people',
  details: 'people in detail',
  detailsById: 'people by id',
  lists: 'lists of people',
} as const

/** Bounds for a company: about 1 MB of people; lists of at most 1,000. */
export const identityCacheLimits = { people: 2000, lists: 8 } as const

/** A person has come, gone or changed: names, status, roles. */
export const personChanged = (db: CompanyDb) =>
  changed(
    db,
    identityCacheKeys.summaries,
    identityCacheKeys.details,
    identityCacheKeys.detailsById,
    identityCacheKeys.lists,
    identityCacheKeys.roleHolders,
  )

/** Only what account managers see of a person has changed: the active role, a confirmed address. */
export const detailChanged = (db: CompanyDb) => changed(db, identityCacheKeys.details, identityCacheKeys.detailsById)

/** A role has come, gone or changed; its keys decide whom a list by permission names. */
export const roleChanged = (db: CompanyDb) => changed(db, identityCacheKeys.roles, identityCacheKeys.lists)

export const companyChanged = (db: CompanyDb) => changed(db, identityCacheKeys.company)
