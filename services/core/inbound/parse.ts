import { broken } from '../documents/refusals.ts'
import { threadsFor } from '../documents/threads.ts'
import { ServiceError } from '../http/errors.ts'

export interface MailFile {
  /** The name in the mail; may be empty. */
  name: string
  /** The type that the mail declares. */
  type: string
  bytes: Uint8Array
}

export interface ParsedMail {
  /** In the order of the mail; names in lower case. */
  headers: [name: string, value: string][]
  from: string
  /** The visible recipients, in lower case. */
  to: string[]
  subject: string
  messageId: string | null
  /** The body as plain text and as HTML; empty if the mail does not have it. */
  text: string
  html: string
  /** Attachments, including those of forwarded mails. */
  files: MailFile[]
}

/** The tasks that run in a separate thread. */
export const tasks = { parse: async () => (await import('./parseMail.ts')).parse }

const run = threadsFor<typeof tasks>(new URL(import.meta.url), broken)

/** Parses a mail in a separate thread, so that a hostile one can only end that thread. Returns null if it is broken. */
export const parseMail = (raw: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<ParsedMail | null> =>
  run('parse', raw, { signal, isJob: true }).catch((error: unknown) => {
    if (error instanceof ServiceError) return null
    throw error
  })
