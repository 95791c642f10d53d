import type { Kysely } from 'kysely'
import type { Database } from './tables.ts'

/** The only member of CompanyDb that matters here. */
interface Scoped {
  readonly companyId: string
}

const handles = new WeakMap<Scoped, Kysely<Database>>()

/** Stores the handle behind a CompanyDb. Called by CompanyDb alone. */
export const keepHandle = (scoped: Scoped, db: Kysely<Database>): void => void handles.set(scoped, db)

/**
 * Returns the database handle behind a company's handle, in the same transaction. For core only (jobs, idempotency,
 * identity).
 */
export const unscoped = (scoped: Scoped): Kysely<Database> => handles.get(scoped)!
