import { Worker } from 'node:worker_threads'

/** Parsing takes as long as the mail is large; one that takes longer was made to hurt. */
const longest = 60_000

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
  subject: string
  messageId: string | null
  /** Attachments, those of forwarded mails included. */
  files: MailFile[]
}

/** Reads a mail in a thread of its own: a hostile one ends that thread and nothing else. null: it is broken. */
export async function parseMail(raw: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<ParsedMail | null> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./parseWorker.ts', import.meta.url), {
    workerData: raw,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    stdout: true,
    stderr: true,
  })
  const { promise, resolve, reject } = Promise.withResolvers<ParsedMail | null>()
  const timer = setTimeout(() => resolve(null), longest)
  const leave = () => reject(signal.reason as Error)
  signal.addEventListener('abort', leave)
  worker.on('message', resolve)
  worker.on('error', () => resolve(null))
  worker.on('exit', () => resolve(null))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
    await worker.terminate()
  }
}
