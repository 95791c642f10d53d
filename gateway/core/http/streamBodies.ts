import type { Readable } from 'node:stream'
import type { Operation } from '../../../services/core/contract/operation.ts'
import { readBody, type Exchange } from './http.ts'
import { countBytes } from './proxy.ts'
import { RequestError } from '../graph/requestError.ts'

/** What a form adds to its file: boundaries, names, text fields. */
export const formOverhead = 65_536

/** The form as it comes, counted. */
export function uploadOf(
  { req }: Exchange,
  { maxBytes }: Operation,
  headers: Record<string, string>,
  moved: (bytes: number) => void,
): Readable {
  const type = req.headers['content-type'] ?? ''
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type))
    throw new RequestError('BAD_INPUT', 'An upload is multipart/form-data.')
  const limit = maxBytes + formOverhead
  const size = req.headers['content-length']
  if (Number(size) > limit) throw new RequestError('TOO_LARGE', `The file is larger than ${maxBytes} bytes.`)
  headers['content-type'] = type
  if (size !== undefined) headers['content-length'] = size
  return req.pipe(countBytes(limit, moved))
}

/** What a download asks by its body, which is read whole: the operation's limit is a few megabytes at most. */
export async function questionOf(
  { req }: Exchange,
  { method, maxBytes }: Operation,
  headers: Record<string, string>,
): Promise<string | null> {
  const text = req.method === 'POST' ? (await readBody(req, maxBytes)).toString() : ''
  if (method === 'GET') return null
  headers['content-type'] = 'application/json'
  if (!text) return '{}'
  try {
    JSON.parse(text)
  } catch {
    throw new RequestError('BAD_INPUT', 'The body must be JSON.')
  }
  return text
}
