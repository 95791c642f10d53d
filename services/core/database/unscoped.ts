import type { Kysely } from 'kysely'
import type { CompanyDb } from './companyDb.ts'
import type { Database } from './tables.ts'

const handles = new WeakMap<CompanyDb, Kysely<Database>>()

/** Called by CompanyDb alone. */
export const keepHandle = (scoped: CompanyDb, db: Kysely<Database>): void => void handles.set(scoped, db)

/** The handle behind a company's, in the same transaction. For core alone (jobs, idempotency, identity). */
export const unscoped = (scoped: CompanyDb): Kysely<Database> => handles.get(scoped)!
