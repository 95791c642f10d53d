import { broken } from '../documents/refusals.ts'
import { threadsFor } from '../documents/threads.ts'
import { ServiceError } from '../http/errors.ts'

export interface MailFile {
  /** As the mail calls it; may be empty. */
  name: string
  /** As the mail declares it. */
  type: string
  bytes: Uint8Array
}

export interface ParsedMail {
  /** In the order of the mail, names in lower case. */
  headers: [name: string, value: string][]
  from: string
  /** Addresses that it is written to, openly, in lower case. */
  to: string[]
  subject: string
  messageId: string | null
  /** The letter as plain text, and as HTML; empty where the mail has none. */
  text: string
  html: string
  /** Attachments, those of forwarded mails included. */
  files: MailFile[]
}

/** What runs in a thread of its own. */
export const tasks = { parse: async () => (await import('./parseMail.ts')).parse }

const run = threadsFor<typeof tasks>(new URL(import.meta.url), broken)

/** Reads a mail in a thread of its own: a hostile one ends that thread and nothing else. null: it is broken. */
export const parseMail = (raw: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<ParsedMail | null> =>
  run('parse', raw, { signal, isJob: true }).catch((error: unknown) => {
    if (error instanceof ServiceError) return null
    throw error
  })
