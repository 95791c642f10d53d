import type { FastifyBaseLogger } from 'fastify'
import type { CompanyDb } from '../database/companyDb.ts'
import type { FileStore } from '../files/files.ts'
import type { Jobs } from '../jobs/jobs.ts'

/** A mail as it came in, before anybody has read it. */
export interface ReceivedMail {
  /** Sender of the envelope; empty for bounces. */
  sender: string
  /** Bytes; of a refused mail, those that were declared or sent. */
  size: number
  /** Where the raw mail lies in the company's files; null: it was larger than the receiver takes, and refused. */
  path: string | null
}

export interface HandlerContext {
  /** The database as the company of the address sees it. */
  db: CompanyDb
  files: FileStore
  jobs: Jobs
  log: FastifyBaseLogger
}

/** How a feature takes mails that are sent to its records. */
export interface MailHandler {
  /** Kind of owner that the feature gives to its addresses. */
  kind: string
  /**
   * Writes a mail down and queues what is to be done with it, in one transaction: when this resolves with true, the
   * sender is told that the mail has arrived. False: there is no such record any more. What it throws makes the sender try again.
   */
  receive(context: HandlerContext, ownerId: string, mail: ReceivedMail): Promise<boolean>
}
