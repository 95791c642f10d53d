import type { FastifyBaseLogger } from 'fastify'
import type { CompanyDb } from '../database/companyDb.ts'
import type { FileStore } from '../files/files.ts'
import type { Jobs } from '../jobs/jobs.ts'

/** A mail as received, before it is parsed. */
export interface ReceivedMail {
  /** Sender of the envelope; empty for bounces. */
  sender: string
  /** Bytes; for a refused mail, the number that was declared or sent. */
  size: number
  /** Path of the raw mail in the company's files; null: it exceeded the limit and was refused. */
  path: string | null
}

export interface HandlerContext {
  /** The database scoped to the company of the address. */
  db: CompanyDb
  files: FileStore
  jobs: Jobs
  log: FastifyBaseLogger
}

/** Handles the mails that are sent to a feature's records. */
export interface MailHandler {
  /** Owner kind of the feature's addresses. */
  kind: string
  /**
   * Records a mail and queues its processing, in one transaction: when this resolves with true, the sender is told that
   * the mail was accepted. Resolves with false if the record no longer exists. If this throws, the sender tries again.
   */
  receive(context: HandlerContext, ownerId: string, mail: ReceivedMail): Promise<boolean>
}
