import type { FastifyBaseLogger } from 'fastify'
import type { CompanyDb } from '../database/companyDb.ts'
import type { FileStore } from '../files/files.ts'
import type { Tools } from '../tools.ts'

/** The context of a job's handler. */
export interface JobContext {
  /** Returns the database scoped to a company; the job's data contains the id. */
  companyDb(companyId: string): CompanyDb
  files: FileStore
  /** For queuing further work. */
  jobs: Jobs
  /** The name of the product, and its address for browsers. */
  product: { name: string; publicUrl: string }
  /** Programs of the machine that some jobs need. */
  tools: Tools
  log: FastifyBaseLogger
  /**
   * Aborts when the process stops or the job was cancelled. The handler must stop by throwing
   * (`signal.throwIfAborted()`), otherwise the job counts as done.
   */
  signal: AbortSignal
}

/**
 * A kind of background work. A handler may run again for the same data (its process ended, or it threw). It must record
 * its progress in the same transactions as its work, and continue from there.
 */
export interface Queue<T extends object = any> {
  name: string
  /** How many jobs of the kind an instance runs at the same time; default: one. */
  atOnce?: number
  /**
   * How often the end of its process may interrupt a job before it counts as failed; default: the number of attempts.
   */
  mostCrashes?: number
  handle(data: T, context: JobContext): Promise<void>
  /** Called once after the last attempt has failed, to notify users. */
  failed?(data: T, context: JobContext, error: unknown): Promise<void>
}

/** The error that `failed` gets for a job that was interrupted too often. */
export class CrashedTooOften extends Error {}

/** Background work that survives a crash: a job whose process has ended is restarted. */
export interface Jobs {
  /**
   * Queues a job in the same transaction as `db` (at most one waiting or running per key). It starts immediately, or
   * not before `startAfter`.
   */
  add(db: CompanyDb, queue: string, key: string, data: object, startAfter?: Date): Promise<void>
}
