import { rightsChange } from '../contract/events.ts'
import type { CompanyDb } from '../database/companyDb.ts'
import { appendEvent } from './events.ts'

/** Whose rights have changed: people by their user names, or all who work in a role. */
type Whose = { userNames: readonly string[] } | { roles: readonly string[] }

/** Says, in the caller's transaction, that an account or its roles, or a role's keys are no longer what they were: gateways ask again who may watch. */
export const rightsChanged = (db: CompanyDb, whose: Whose): Promise<void> =>
  appendEvent(db, { type: rightsChange, subjectId: db.companyId, data: whose })

/** Says the same of records that fewer people may see than before. */
export const sharingChanged = (db: CompanyDb, ...ids: readonly string[]): Promise<void> =>
  appendEvent(db, ...ids.map((subjectId) => ({ type: rightsChange, subjectId, data: {} })))
