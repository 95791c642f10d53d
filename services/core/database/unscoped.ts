import type { Kysely } from 'kysely'
import type { Database } from './tables.ts'

/** A CompanyDb, of which no more than this matters here. */
interface Scoped {
  readonly companyId: string
}

const handles = new WeakMap<Scoped, Kysely<Database>>()

/** Called by CompanyDb alone. */
export const keepHandle = (scoped: Scoped, db: Kysely<Database>): void => void handles.set(scoped, db)

/** The handle behind a company's, in the same transaction. For core alone (jobs, idempotency, identity). */
export const unscoped = (scoped: Scoped): Kysely<Database> => handles.get(scoped)!
