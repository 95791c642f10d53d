import { parentPort, workerData } from 'node:worker_threads'
import PostalMime from 'postal-mime'
import type { ParsedMail } from './parse.ts'

const raw = workerData as Uint8Array

/** What tells a mail from any other text. */
const telling = new Set(['from', 'to', 'subject', 'date', 'message-id', 'mime-version'])

async function parse(): Promise<ParsedMail> {
  const { headers, from, subject, messageId, attachments } = await PostalMime.parse(raw, { maxNestingDepth: 50 })
  if (!headers.some(({ key }) => telling.has(key))) throw new Error('no headers')
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? ''
  if (/^\s*multipart\//i.test(type)) {
    const boundary = /boundary\s*=\s*(?:"([^"]+)"|([^\s;]+))/i.exec(type)
    // Without its parts there is nothing to be read, whatever they were.
    if (!boundary || !Buffer.from(raw).includes(`--${boundary[1] ?? boundary[2]}`)) throw new Error('no parts')
  }
  return {
    headers: headers.map(({ key, value }) => [key, value]),
    from: from ? `${from.name} ${from.address ? `<${from.address}>` : ''}`.trim() : '',
    subject: subject ?? '',
    messageId: messageId ?? null,
    files: attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  }
}

parentPort!.postMessage(await parse().catch(() => null))
