import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

export const columns = 'row_number int, name text, phones text, emails text, position text'
const table = `create table bench_copy (id uuid primary key default gen_random_uuid(), ${columns}, created_at timestamptz default now())`
const copy = 'copy bench_copy (row_number, name, phones, emails, position) from'

/** pg has no COPY of its own: a query that answers the server's "send your data" with one piece of text. */
class CopyIn {
  readonly #text: string
  readonly #data: Buffer
  readonly #done: (error?: Error) => void

  constructor(text: string, data: Buffer, done: (error?: Error) => void) {
    this.#text = text
    this.#data = data
    this.#done = done
  }

  submit(connection: { query(text: string): void }) {
    connection.query(this.#text)
  }

  handleCopyInResponse(connection: { sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void }) {
    connection.sendCopyFromChunk(this.#data)
    connection.endCopyFrom()
  }

  handleCommandComplete() {}

  handleError(error: Error) {
    this.#done(error)
  }

  handleReadyForQuery() {
    this.#done()
  }
}

async function copyIntoPostgres(url: string, csv: Buffer): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(table)
    const began = performance.now()
    await new Promise<void>((done, fail) => {
      client.query(new CopyIn(`${copy} stdin with (format csv)`, csv, (error) => (error ? fail(error) : done())))
    })
    const took = performance.now() - began
    await client.query('drop table bench_copy')
    return took
  } finally {
    await client.end()
  }
}

async function copyIntoPglite(csv: Buffer): Promise<number> {
  const db = await PGlite.create()
  try {
    await db.exec(table)
    const began = performance.now()
    await db.query(`${copy} '/dev/blob' with (format csv)`, [], { blob: new Blob([new Uint8Array(csv)]) })
    return performance.now() - began
  } finally {
    await db.close()
  }
}

/** The yardstick of an import: the same rows, unread and unchecked, by one COPY into a bare table. Milliseconds. */
export const copyTime = (url: string | undefined, csv: Buffer): Promise<number> => (url ? copyIntoPostgres(url, csv) : copyIntoPglite(csv))
