import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { join } from 'node:path'
import pg from 'pg'
import type { TestDatabase } from '../support/database.ts'
import { median } from './measured.ts'

/**
 * A database as COPY sees it: runs statements, returns the rows of a query in the format of COPY, and writes such rows
 * into a table.
 */
interface CopyDatabase {
  run(statement: string): Promise<unknown>
  out(query: string): Promise<Buffer>
  in(table: string, rows: Buffer): Promise<unknown>
  close(): Promise<void>
}

/**
 * Implements COPY, which pg does not support: a query that collects the data from the server, and responds to "send
 * your data" with one chunk.
 */
class Copy {
  readonly #text: string
  readonly #rows: Buffer | undefined
  readonly #done: (error: Error | null, rows: Buffer) => void
  readonly #taken: Buffer[] = []

  constructor(text: string, rows: Buffer | undefined, done: (error: Error | null, rows: Buffer) => void) {
    this.#text = text
    this.#rows = rows
    this.#done = done
  }

  submit(connection: { query(text: string): void }) {
    connection.query(this.#text)
  }

  handleCopyInResponse(connection: { sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void }) {
    if (this.#rows) connection.sendCopyFromChunk(this.#rows)
    connection.endCopyFrom()
  }

  handleCopyData({ chunk }: { chunk: Buffer }) {
    this.#taken.push(Buffer.from(chunk))
  }

  handleCommandComplete() {}

  handleError(error: Error) {
    this.#done(error, Buffer.alloc(0))
  }

  handleReadyForQuery() {
    this.#done(null, Buffer.concat(this.#taken))
  }
}

async function openPostgres(connectionString: string): Promise<CopyDatabase> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const copy = (text: string, rows?: Buffer) =>
    new Promise<Buffer>((done, fail) => {
      client.query(new Copy(text, rows, (error, taken) => (error ? fail(error) : done(taken))))
    })
  return {
    run: (statement) => client.query(statement),
    out: (query) => copy(`copy (${query}) to stdout`),
    in: (table, rows) => copy(`copy ${table} from stdin`, rows),
    close: () => client.end(),
  }
}

async function openPglite(dataDir: string): Promise<CopyDatabase> {
  const db = await PGlite.create({ dataDir: join(dataDir, 'database'), extensions: { pg_trgm, unaccent } })
  return {
    run: (statement) => db.exec(statement),
    out: async (query) => Buffer.from(await (await db.query(`copy (${query}) to '/dev/blob'`)).blob!.arrayBuffer()),
    in: (table, rows) => db.query(`copy ${table} from '/dev/blob'`, [], { blob: new Blob([new Uint8Array(rows)]) }),
    close: () => db.close(),
  }
}

const table = 'verification_candidate'

/**
 * The baseline of an import: writes the rows that it created, already judged and folded, with one COPY into an empty
 * table with the same columns, constraints and indexes, on the same engine. Returns the median of several runs in
 * milliseconds. Nobody else may have the embedded database open.
 */
export async function copyTime(database: TestDatabase, importId: string, times = 3): Promise<number> {
  const db = database.url ? await openPostgres(database.url) : await openPglite(database.dataDir)
  try {
    const rows = await db.out(`select * from ${table} where import_id = '${importId}' order by import_row`)
    // LIKE does not copy triggers, so the comparison is only fair if the table has none.
    await db.run(
      `do $$ begin if exists (select from pg_trigger where tgrelid = '${table}'::regclass and not tgisinternal) then raise 'the table has triggers'; end if; end $$`,
    )
    const took: number[] = []
    for (let at = 0; at < times; at++) {
      await db.run(`drop table if exists bench_copy; create table bench_copy (like ${table} including all)`)
      const began = performance.now()
      await db.in('bench_copy', rows)
      took.push(performance.now() - began)
    }
    await db.run('drop table bench_copy')
    return median(took)
  } finally {
    await db.close()
  }
}
