import type { FieldMessage } from '../contract/messages.ts'
import type { SheetColumn, SheetRow } from '../csv/sheet.ts'
import type { CompanyDb } from '../database/companyDb.ts'
import type { Caller, Product } from '../http/routes.ts'

/** The problems of a row of a file; row 0 is the file as a whole. */
export interface RowProblems {
  row: number
  problems: FieldMessage[]
}

/** The outcome for a row: a new record, an existing record that remains unchanged, or nothing. */
export type Verdict<T> = { draft: T } | { isExisting: true } | { problems: FieldMessage[] }

/** A kind of record that can be imported from CSV files. */
export interface ImportKind<T = any> {
  /** The name in the database and of the queue. Never changes. */
  name: string
  columns: readonly SheetColumn[]
  maxBytes: number
  mostRows: number
  /** Returns the path where the user can see the result of their import. */
  path(importId: string): string
  /** Returns the outcome for each of the rows, in order. Writes nothing. */
  judge(db: CompanyDb, caller: Caller, rows: readonly SheetRow[]): Promise<Verdict<T>[]>
  /** Creates the record of a row, within a transaction. Throws a ServiceError if it cannot be created. */
  create(
    db: CompanyDb,
    caller: Caller,
    draft: T,
    about: { product: Pick<Product, 'name' | 'publicUrl'> },
  ): Promise<unknown>
}
