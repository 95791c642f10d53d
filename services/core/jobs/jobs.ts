import type { FastifyBaseLogger } from 'fastify'
import type { CompanyDb } from '../database/companyDb.ts'
import type { FileStore } from '../files/files.ts'
import type { Tools } from '../tools.ts'

/** What a job's handler works with. */
export interface JobContext {
  /** The database as one company sees it; the job's data says which. */
  companyDb(companyId: string): CompanyDb
  files: FileStore
  /** To queue further work. */
  jobs: Jobs
  /** What the product is called, and where browsers reach it. */
  product: { name: string; publicUrl: string }
  /** Programs of the machine that some work needs. */
  tools: Tools
  log: FastifyBaseLogger
  /** Aborts when the process stops or the job was taken away: stop by throwing (`signal.throwIfAborted()`), or it counts as done. */
  signal: AbortSignal
}

/**
 * A kind of background work. A handler may run again for the same data (its process died, or it threw): it keeps what
 * it has done in the transactions in which it does it, and goes on from there.
 */
export interface Queue<T extends object = any> {
  name: string
  /** How many jobs of the kind an instance works on at the same time; one unless it says so. */
  atOnce?: number
  /** How often a job may be cut short by the end of its process before it counts as failed; without it, as often as it is tried. */
  mostCrashes?: number
  handle(data: T, context: JobContext): Promise<void>
  /** Called once when the last attempt has failed too, to tell people. */
  failed?(data: T, context: JobContext, error: unknown): Promise<void>
}

/** The error that `failed` gets for a job that was cut short too often. */
export class CrashedTooOften extends Error {}

/** Background work that survives a crash: a job whose process died is taken up again. */
export interface Jobs {
  /**
   * Queues a job in the same transaction as `db` (at most one waiting or running per key). It begins at once, or not before
   * `startAfter`.
   */
  add(db: CompanyDb, queue: string, key: string, data: object, startAfter?: Date): Promise<void>
}
