import { once } from 'node:events'
import type { Readable } from 'node:stream'

const signatures: readonly [type: string, bytes: string, at?: number][] = [
  ['application/pdf', '%PDF-'],
  ['application/zip', 'PK\x03\x04'],
  ['application/zip', 'PK\x05\x06'],
  ['application/x-ole-storage', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/gif', 'GIF8'],
  ['image/webp', 'WEBP', 8],
  ['application/gzip', '\x1f\x8b'],
  ['application/vnd.rar', 'Rar!'],
  ['application/x-7z-compressed', '7z\xbc\xaf\x27\x1c'],
  ['application/x-executable', '\x7fELF'],
  ['application/x-msdownload', 'MZ\x90\0'],
]

/**
 * Returns the type of a file according to its first bytes: a known signature, text/plain, or application/octet-stream.
 */
export function detectType(head: Buffer): string {
  const start = head.subarray(0, 512).toString('latin1')
  for (const [type, bytes, at = 0] of signatures) if (start.startsWith(bytes, at)) return type
  return isText(head) ? 'text/plain' : 'application/octet-stream'
}

const textControls = new Set([7, 8, 9, 10, 11, 12, 13, 27])

/** Text in an 8-bit encoding or UTF-8 has no control bytes; in UTF-16 about every second byte of Latin text is NUL. */
function isText(head: Buffer): boolean {
  const hasMark = head.length >= 2 && (head.readUInt16BE(0) === 0xfeff || head.readUInt16BE(0) === 0xfffe)
  if (hasMark) return true
  if (head.some((byte) => byte > 0 && byte < 32 && !textControls.has(byte))) return false
  const hasNul = [0, 1].map((rest) => head.some((byte, index) => byte === 0 && index % 2 === rest))
  return !(hasNul[0] && hasNul[1])
}

/** Returns the first bytes of a stream without consuming them. */
export async function peek(stream: Readable): Promise<Buffer> {
  if (stream.readableLength === 0 && !stream.readableEnded) {
    await Promise.race([once(stream, 'readable'), once(stream, 'end')])
  }
  const chunk = stream.read() as Buffer | null
  if (chunk === null) return Buffer.alloc(0)
  stream.unshift(chunk)
  return chunk.subarray(0, 4096)
}
