import { randomUUID } from 'node:crypto'
import type { CompanyDb } from './database/companyDb.ts'
import type { CompanyTable, CreatedAt, Timestamp } from './database/tables.ts'

export interface MailTable extends CompanyTable {
  id: string
  /** What made it: email-verification … */
  kind: string
  recipient: string
  subject: string
  /** Plain text. */
  body: string
  created_by: string
  created_at: CreatedAt
  /** null: waits in the outbox. */
  sent_at: Timestamp | null
}

declare module './database/tables.ts' {
  interface CompanyTables {
    mail: MailTable
  }
}

export interface NewMail {
  kind: string
  recipient: string
  subject: string
  body: string
  createdBy: string
}

/**
 * Puts a mail into the company's outbox, in the caller's transaction; answers its id. The outbox is where it stays: the
 * services hand mails to no server by themselves, and nobody is told that one was sent.
 */
export async function putMail(db: CompanyDb, { createdBy, ...mail }: NewMail): Promise<string> {
  const id = randomUUID()
  await db.insert('mail', { id, ...mail, created_by: createdBy }).execute()
  return id
}
