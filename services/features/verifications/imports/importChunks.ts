import type { CompanyDb } from '../../../core/database/companyDb.ts'
import type { BlockedWords } from '../../reviews/judge.ts'
import { judge } from './duplicates.ts'
import { announceChunk, importColumns } from './imports.ts'
import { countVerdicts, insertRows, type NewRow } from './newRows.ts'

/**
 * The number of rows in the first chunk. Rows are committed in chunks, together with their counts, so that an
 * interrupted import continues after the last chunk. Chunks grow if they take less than `chunkTime`, which limits how
 * long others wait for the database. They do not shrink if they take longer, because on a busy machine that is the
 * round trip to the database, which every chunk has.
 */
export const firstChunk = 500
const most = 1_000
const chunkTime = 100

/** Returns an import that has not ended, with the columns of its folder. */
export const openImport = (db: CompanyDb, id: string) =>
  db
    .from('verification_import')
    .innerJoin('verification_folder as folder', (join) =>
      join
        .onRef('folder.company_id', '=', 'verification_import.company_id')
        .onRef('folder.id', '=', 'verification_import.verification_id'),
    )
    .selectAll('verification_import')
    .select('folder.config')
    .where('verification_import.id', '=', id)
    .where('verification_import.status', 'in', ['new', 'importing'])
    .executeTakeFirst()
export type OpenImport = NonNullable<Awaited<ReturnType<typeof openImport>>>

/** Commits chunks one after the other, while the next one is being read. */
export class Chunks {
  /** The number of rows that the next chunk should have. */
  size = firstChunk
  #done: number
  #running: Promise<boolean> = Promise.resolve(true)
  readonly #db: CompanyDb
  readonly #work: OpenImport
  readonly #blocked: BlockedWords

  constructor(db: CompanyDb, work: OpenImport, blocked: BlockedWords) {
    this.#db = db
    this.#work = work
    this.#blocked = blocked
    this.#done = work.processed
  }

  /**
   * Starts to commit rows once the previous ones are committed. Returns false if another process has committed those.
   */
  async take(rows: readonly NewRow[]): Promise<boolean> {
    if (!(await this.#running)) return false
    this.#running = this.#commit(rows, this.#done)
    // An error is thrown by the next call of take or end.
    this.#running.catch(() => {})
    this.#done += rows.length
    return true
  }

  end(): Promise<boolean> {
    return this.#running
  }

  async #commit(rows: readonly NewRow[], done: number): Promise<boolean> {
    const { took, isOurs } = await commitChunk(this.#db, this.#work, rows, done, this.#blocked)
    this.size = Math.min(most, Math.max(firstChunk, Math.round((rows.length * chunkTime) / took)))
    return isOurs
  }
}

/**
 * Commits rows, counts, position and events in one transaction. Returns how long it used the database, and whether it
 * committed these rows itself (`isOurs`) or another process already had. The folder's row is locked first, so that two
 * imports of one folder see each other's rows.
 */
async function commitChunk(
  db: CompanyDb,
  work: OpenImport,
  rows: readonly NewRow[],
  done: number,
  blocked: BlockedWords,
): Promise<{ took: number; isOurs: boolean }> {
  let began = 0
  const took = () => performance.now() - began
  return db
    .transaction(async (tx) => {
      began = performance.now()
      await tx
        .update('verification_folder')
        .set((eb) => ({ candidate_count: eb('candidate_count', '+', rows.length) }))
        .where('id', '=', work.verification_id)
        .execute()
      const current = await tx
        .from('verification_import')
        .select(['processed', 'status'])
        .where('id', '=', work.id)
        .forUpdate()
        .executeTakeFirst()
      if (current?.processed !== done || current.status !== 'importing') throw new TakenOver()
      const verdicts = await judge(tx, work.verification_id, rows, blocked)
      const batch = {
        id: work.id,
        folderId: work.verification_id,
        channelId: work.rec_channel_id,
        createdBy: work.created_by,
      }
      await insertRows(tx, batch, rows, verdicts)
      const totals = countVerdicts(verdicts)
      const row = await tx
        .update('verification_import')
        .set((eb) => ({
          processed: done + rows.length,
          total_new: eb('total_new', '+', totals.total_new),
          total_existed: eb('total_existed', '+', totals.total_existed),
          total_failed: eb('total_failed', '+', totals.total_failed),
          total_policy_failure: eb('total_policy_failure', '+', totals.total_policy_failure),
        }))
        .where('id', '=', work.id)
        .returning(importColumns)
        .executeTakeFirstOrThrow()
      await announceChunk(tx, row)
    })
    .then(
      () => ({ took: took(), isOurs: true }),
      (error: unknown) => {
        if (error instanceof TakenOver) return { took: took(), isOurs: false }
        throw error
      },
    )
}

/** Rolls back a chunk that another process has already committed. */
class TakenOver extends Error {}
