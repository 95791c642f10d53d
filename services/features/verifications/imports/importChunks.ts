import type { CompanyDb } from '../../../core/database/companyDb.ts'
import type { BlockedWords } from '../../reviews/judge.ts'
import { judge } from './duplicates.ts'
import { announceChunk, importColumns } from './imports.ts'
import { countVerdicts, insertRows, type NewRow } from './newRows.ts'

/**
 * Rows are committed in chunks, together with their counts: an interrupted import goes on behind the last one. This many at
 * first, and more where they take less than `chunkTime`: so long may others have to wait for the database. Not fewer where they
 * take longer: on a busy machine that is the way to the database and back, which each chunk has.
 */
export const firstChunk = 500
const most = 1_000
const chunkTime = 100

/** An import that is not over, with the columns of its folder. */
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

/** Commits chunks one behind the other, each while the next one is read. */
export class Chunks {
  /** How many rows the next chunk should have. */
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

  /** Begins to commit rows when those before are there. False when another process has committed those. */
  async take(rows: readonly NewRow[]): Promise<boolean> {
    if (!(await this.#running)) return false
    this.#running = this.#commit(rows, this.#done)
    // Heard of by the next take, or by the end.
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
 * Commits rows, counts, position and events in one transaction; says how long it had the database, and not when another process
 * has committed these rows. The folder's row is locked first, so that two imports of one folder see each other's rows.
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

/** Rolls a chunk back that another process has committed. */
class TakenOver extends Error {}
