import PostalMime from 'postal-mime'
import type { ParsedMail } from './parse.ts'

/** Headers that distinguish a mail from any other text. */
const telling = new Set(['from', 'to', 'subject', 'date', 'message-id', 'mime-version'])

/** The maximum number of parts of a mail; one with thousands is not an application, and takes the parser very long. */
const maxParts = 500

/** Whether a mail has more parts than any real mail: counts the lines that are one of its declared boundaries. */
function hasTooManyParts(raw: Uint8Array<ArrayBuffer>): boolean {
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1')
  const named = [...text.matchAll(/boundary\s{0,10}=\s{0,10}(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi)]
  if (named.length > maxParts) return true
  const boundaries = new Set(named.map(([, quoted, bare]) => quoted ?? bare))
  let parts = 0
  for (let at = text.indexOf('\n--'); at >= 0; at = text.indexOf('\n--', at + 1)) {
    const end = text.indexOf('\n', at + 3)
    const line = text.slice(at + 3, Math.min(end < 0 ? text.length : end, at + 210)).trimEnd()
    if (boundaries.has(line) && ++parts > maxParts) return true
  }
  return false
}

/** Returns the parts of a mail; throws if it is not one. */
export async function parse(raw: Uint8Array<ArrayBuffer>): Promise<ParsedMail> {
  if (hasTooManyParts(raw)) throw new Error('too many parts')
  const limits = { maxNestingDepth: 50, maxHeadersSize: 262_144 }
  const { headers, from, to, cc, subject, messageId, text, html, attachments } = await PostalMime.parse(raw, limits)
  if (!headers.some(({ key }) => telling.has(key))) throw new Error('no headers')
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? ''
  if (/^\s*multipart\//i.test(type)) {
    const boundary = /boundary\s*=\s*(?:"([^"]+)"|([^\s;]+))/i.exec(type)
    // Without its parts there is nothing to read.
    if (!boundary || !Buffer.from(raw).includes(`--${boundary[1] ?? boundary[2]}`)) throw new Error('no parts')
  }
  return {
    headers: headers.map(({ key, value }) => [key, value]),
    from: from ? `${from.name} ${from.address ? `<${from.address}>` : ''}`.trim() : '',
    to: [...(to ?? []), ...(cc ?? [])].flatMap(({ address, group }) =>
      [address, ...(group ?? []).map((one) => one.address)].flatMap((one) => one?.toLowerCase() || []),
    ),
    subject: subject ?? '',
    messageId: messageId ?? null,
    text: text ?? '',
    html: html ?? '',
    files: attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  }
}
