import type { FieldMessage } from '../contract/messages.ts'
import type { SheetColumn, SheetRow } from '../csv/sheet.ts'
import type { CompanyDb } from '../database/companyDb.ts'
import type { Caller, Product } from '../http/routes.ts'

/** What is wrong with a row of a file; 0 is the file as a whole. */
export interface RowProblems {
  row: number
  problems: FieldMessage[]
}

/** What a row would become: a new record, one that exists already and stays as it is, or nothing. */
export type Verdict<T> = { draft: T } | { isExisting: true } | { problems: FieldMessage[] }

/** A kind of records that come from CSV files. */
export interface ImportKind<T = any> {
  /** As the database names it, and its queue. Never changes. */
  name: string
  columns: readonly SheetColumn[]
  maxBytes: number
  mostRows: number
  /** Where somebody sees how their import has ended. */
  path(importId: string): string
  /** What each of the rows would become, in their order. Writes nothing. */
  judge(db: CompanyDb, caller: Caller, rows: readonly SheetRow[]): Promise<Verdict<T>[]>
  /** Makes the record of a row, within a transaction. A ServiceError says that it cannot be made. */
  create(
    db: CompanyDb,
    caller: Caller,
    draft: T,
    about: { product: Pick<Product, 'name' | 'publicUrl'> },
  ): Promise<unknown>
}
