import {
  sql,
  type DeleteQueryBuilder,
  type DeleteResult,
  type Expression,
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  type Kysely,
  type SelectQueryBuilder,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely'
import type { CompanyTables, Database } from './tables.ts'
import { keepHandle } from './unscoped.ts'

type Table = keyof CompanyTables & string
type InsertRow<T extends Table> = Omit<Insertable<CompanyTables[T]>, 'company_id'>

/**
 * The database as seen by one company: every statement that starts here is limited to the company's rows, and inserts
 * carry its id. Features get no other handle (a rule test checks this). Further tables must be joined by ids of the
 * scoped one.
 */
export class CompanyDb {
  readonly companyId: string
  readonly #db: Kysely<Database>
  /** Queues work for the commit; null outside a transaction. */
  readonly #afterCommit: ((work: () => void) => void) | null

  constructor(db: Kysely<Database>, companyId: string, afterCommit: ((work: () => void) => void) | null = null) {
    this.#db = db
    this.companyId = companyId
    this.#afterCommit = afterCommit
    keepHandle(this, db)
  }

  /** select … from table where company_id = the company's id. */
  from<T extends Table>(table: T): SelectQueryBuilder<Database, T, {}> {
    return this.#scoped((this.#db as Kysely<any>).selectFrom(table), table)
  }

  /** select … from (query) as alias, for a query that was started from this handle. */
  fromQuery<DB, TB extends keyof DB, O, A extends string>(
    query: SelectQueryBuilder<DB, TB, O>,
    alias: A,
  ): SelectQueryBuilder<Record<A, O>, A, {}> {
    return (this.#db as Kysely<any>).selectFrom(query.as(alias)) as any
  }

  /** insert into table; company_id is added to each row. */
  insert<T extends Table>(
    table: T,
    rows: InsertRow<T> | readonly InsertRow<T>[],
  ): InsertQueryBuilder<Database, T, InsertResult> {
    const list = Array.isArray(rows) ? rows : [rows]
    const query = (this.#db as Kysely<any>).insertInto(table)
    return query.values(list.map((row) => ({ ...row, company_id: this.companyId }))) as any
  }

  /**
   * Inserts hundreds of rows as one JSON parameter, which costs a fraction of one parameter per value; values that all
   * rows share are sent once. All rows have the members of the first one; a jsonb column takes the value itself, not
   * its text.
   */
  async insertMany<T extends Table>(table: T, rows: readonly InsertRow<T>[]): Promise<void> {
    if (rows.length === 0) return
    const [first, ...others] = rows as readonly Record<string, unknown>[]
    const isCommon = (column: string) => others.every((row) => row[column] === first![column])
    const given = Object.keys(first!).filter((column) => column !== 'company_id')
    const { true: common = [], false: own = [] } = Object.groupBy(given, (column) => `${isCommon(column)}`)
    const pick = (row: object, columns: readonly string[]) =>
      Object.fromEntries(columns.map((column) => [column, (row as Record<string, unknown>)[column]]))
    const each = JSON.stringify(rows.map((row) => pick(row, own)))
    const all = { ...pick(first!, common), company_id: this.companyId }
    const columns = [
      ...own.map((column) => `each.${column}`),
      ...Object.keys(all).map((column) => `all_rows.${column}`),
    ]
    const select = sql`select ${sql.join(columns.map((column) => sql.ref(column)))}
      from json_populate_recordset(null::${sql.table(table)}, ${each}::json) as each,
        json_populate_record(null::${sql.table(table)}, ${JSON.stringify(all)}::json) as all_rows`
    await (this.#db as Kysely<any>)
      .insertInto(table)
      .columns([...own, ...Object.keys(all)])
      .expression(select)
      .execute()
  }

  /**
   * Runs the query of this handle for each of the values, one by one, using the index for them. A single condition (`=
   * any`) on a growing table is sometimes planned as a scan of all of the company's rows.
   */
  forEach<DB, TB extends keyof DB, O>(
    values: readonly string[],
    query: (value: Expression<string>) => SelectQueryBuilder<DB, TB, O>,
  ): SelectQueryBuilder<{ found: O }, 'found', {}> {
    // The offset prevents the planner from flattening the subquery.
    const found = (query(sql.ref<string>('asked.value')) as SelectQueryBuilder<any, any, O>).offset(sql.lit(0))
    return (this.#db as Kysely<any>)
      .selectFrom(sql`unnest(${values}::text[])`.as(sql`asked(value)`))
      .innerJoinLateral(found.as('found'), (join) => join.onTrue()) as any
  }

  /**
   * insert into table select …: the rows must come from this handle and name these columns. For large numbers of rows
   * that are already in the database, which they then never leave.
   */
  insertFrom<T extends Table>(
    table: T,
    columns: readonly (keyof InsertRow<T> & string)[],
    rows: Expression<unknown>,
  ): InsertQueryBuilder<Database, T, InsertResult> {
    const named = sql.join(columns.map((column) => sql.ref(`rows.${column}`)))
    const select = sql`select ${this.companyId}::uuid, ${named} from ${rows} as rows`
    return (this.#db as Kysely<any>)
      .insertInto(table)
      .columns(['company_id', ...columns])
      .expression(select) as any
  }

  /** update table … where company_id = the company's id. */
  update<T extends Table>(table: T): UpdateQueryBuilder<Database, T, T, UpdateResult> {
    return this.#scoped((this.#db as Kysely<any>).updateTable(table), table)
  }

  /** delete from table where company_id = the company's id. */
  delete<T extends Table>(table: T): DeleteQueryBuilder<Database, T, DeleteResult> {
    return this.#scoped((this.#db as Kysely<any>).deleteFrom(table), table)
  }

  /** Runs the work in one transaction. All statements must use the handle that is passed to it. */
  async transaction<R>(work: (db: CompanyDb) => Promise<R>): Promise<R> {
    if (this.#db.isTransaction) return work(this)
    const afterCommit: (() => void)[] = []
    const wait = (then: () => void) => void afterCommit.push(then)
    const result = await this.#db.transaction().execute((tx) => work(new CompanyDb(tx, this.companyId, wait)))
    for (const then of afterCommit) then()
    return result
  }

  /**
   * Runs the work after the transaction has committed (never if it is rolled back); immediately outside a transaction.
   */
  afterCommit(work: () => void): void {
    if (this.#afterCommit) this.#afterCommit(work)
    else work()
  }

  #scoped(query: { where(lhs: any, op: '=', value: string): unknown }, table: string): any {
    return query.where(sql.ref(`${table}.company_id`), '=', this.companyId)
  }
}
