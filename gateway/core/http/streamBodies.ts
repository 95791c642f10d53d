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
import type { Asked } from '../rest/tolerant/walk.ts'
import type { Target } from '../rest/upstreams.ts'

/** What a form adds to its file: boundaries, names, text fields. */
export const formOverhead = 65_536

/** The form, counted: as it comes, but for services that call its fields otherwise. */
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

/** What an upload is answered, in the contract's words; what cannot be read stays as it came. */
export async function answerOf(
  body: Readable,
  operation: Operation,
  target: Target,
  asked: Asked,
  maxBytes: number,
): Promise<string> {
  const text = await readText(body.pipe(countBytes(maxBytes)))
  const given = parseJson(text)
  if (given === undefined) return text
  if (target.check(given) === null) return withNodeId(operation, given, text)
  const reading = target.read(plainAnswer(operation, given, asked) ?? given, asked)
  return 'answer' in reading ? withNodeId(operation, reading.answer, JSON.stringify(reading.answer)) : text
}

/** With the global id of the record whose id is answered: what subscriptions and `node` take. */
function withNodeId({ id }: Operation, answer: unknown, text: string): string {
  const nodeId = uploadedId(id, answer)
  return nodeId ? JSON.stringify({ ...(answer as object), nodeId }) : text
}

/** What a download asks by its body, which is read whole: the operation's limit is a few megabytes at most. */
export async function questionOf(
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
