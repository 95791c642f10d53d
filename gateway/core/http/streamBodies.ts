import type { Readable } from 'node:stream'
import { text as readText } from 'node:stream/consumers'
import type { Operation } from '../../../services/core/contract/operation.ts'
import { readBody, type Exchange } from './http.ts'
import { countBytes } from './proxies/proxy.ts'
import { uploadedId } from '../graph/node.ts'
import { RequestError } from '../graph/requestError.ts'
import { parseJson } from '../rest/json.ts'
import { spelledForm } from '../rest/tolerant/form.ts'
import { plainAnswer } from '../rest/tolerant/operation.ts'
import type { CallParameters } from '../rest/tolerant/walk.ts'
import type { Target } from '../rest/upstreams.ts'

/** The maximum number of bytes that a form adds to its file: boundaries, names and text fields. */
export const formOverhead = 65_536

/**
 * Returns the form of an upload and counts its bytes. It is passed on unchanged, unless the services use other field
 * names.
 */
export function uploadOf(
  { req }: Exchange,
  { maxBytes }: Operation,
  { isSpelled, write }: Target,
  headers: Record<string, string>,
  moved: (bytes: number) => void,
): Readable {
  const type = req.headers['content-type'] ?? ''
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type))
    throw new RequestError('BAD_INPUT', 'An upload is multipart/form-data.')
  const limit = maxBytes + formOverhead
  const size = req.headers['content-length']
  if (Number(size) > limit) throw new RequestError('TOO_LARGE', `The file is larger than ${maxBytes} bytes.`)
  const counted = req.pipe(countBytes(limit, moved))
  if (isSpelled) {
    const { form, contentType } = spelledForm(counted, type, write)
    headers['content-type'] = contentType
    return form
  }
  headers['content-type'] = type
  if (size !== undefined) headers['content-length'] = size
  return counted
}

/** Returns the answer to an upload in the contract's format. An answer that cannot be read is returned unchanged. */
export async function answerOf(
  body: Readable,
  operation: Operation,
  target: Target,
  asked: CallParameters,
  maxBytes: number,
): Promise<string> {
  const text = await readText(body.pipe(countBytes(maxBytes)))
  const given = parseJson(text)
  if (given === undefined) return text
  if (target.check(given) === null) return withNodeId(operation, given, text)
  const reading = target.read(plainAnswer(operation, given, asked) ?? given, asked)
  return 'answer' in reading ? withNodeId(operation, reading.answer, JSON.stringify(reading.answer)) : text
}

/** Adds the global id of the record whose id was returned, for use with subscriptions and `node`. */
function withNodeId({ id }: Operation, answer: unknown, text: string): string {
  const nodeId = uploadedId(id, answer)
  return nodeId ? JSON.stringify({ ...(answer as object), nodeId }) : text
}

/** Reads the entire request body of a download. The operation's limit is a few megabytes at most. */
export async function readDownloadBody(
  { req }: Exchange,
  { method, maxBytes }: Operation,
  { isSpelled, write }: Target,
  headers: Record<string, string>,
): Promise<string | null> {
  const text = req.method === 'POST' ? (await readBody(req, maxBytes)).toString() : ''
  if (method === 'GET') return null
  headers['content-type'] = 'application/json'
  if (!text) return '{}'
  try {
    const question = JSON.parse(text)
    return isSpelled ? JSON.stringify(write(question)) : text
  } catch {
    throw new RequestError('BAD_INPUT', 'The body must be JSON.')
  }
}
