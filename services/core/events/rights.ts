import { rightsChange } from '../contract/events.ts'
import type { CompanyDb } from '../database/companyDb.ts'
import { appendEvent } from './events.ts'

/** Whose rights have changed: user names, or all users with one of the roles. */
type AffectedUsers = { userNames: readonly string[] } | { roles: readonly string[] }

/**
 * Reports, in the caller's transaction, that an account, its roles, or the permission keys of a role have changed:
 * gateways check again who may watch.
 */
export const reportRightsChange = (db: CompanyDb, whose: AffectedUsers): Promise<void> =>
  appendEvent(db, { type: rightsChange, subjectId: db.companyId, data: whose })

/** Reports, in the same way, that fewer users may see these records than before. */
export const reportSharingChange = (db: CompanyDb, ...ids: readonly string[]): Promise<void> =>
  appendEvent(db, ...ids.map((subjectId) => ({ type: rightsChange, subjectId, data: {} })))
