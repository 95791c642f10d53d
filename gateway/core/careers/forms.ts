import { setTimeout as pause } from 'node:timers/promises'
import type { Signal } from '../rest/deadline.ts'
import { readBody, type Exchange } from '../http/http.ts'
import { badInput, RequestError } from '../graph/requestError.ts'
import { say } from '../../../services/core/contract/messages.ts'

/** Megabytes of a CV (decision D-126). */
export const cvMegabytes = 5
const megabyte = 1_048_576
/** The CV, and what stands around it. */
const longest = cvMegabytes * megabyte + 500_000
const boxesAndTexts = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i

/**
 * Fields of a form that a browser has sent. Throws BAD_INPUT under `file` for a body that is too large, and for one that is
 * no form.
 */
export async function readForm({ req }: Exchange, signal: Signal): Promise<FormData> {
  const type = String(req.headers['content-type'] ?? '')
  if (!boxesAndTexts.test(type)) throw new RequestError('BAD_INPUT', 'This is no form.')
  const body = await readBody(req, longest, signal).catch((error: unknown) => {
    if (!(error instanceof RequestError) || error.code !== 'TOO_LARGE') throw error
    throw badInput({ file: say('CV_TOO_LARGE', { size: `${cvMegabytes} MB` }) })
  })
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  } catch {
    throw new RequestError('BAD_INPUT', 'The form is broken.')
  }
}

/** A text of a form; '' where there is none. */
export function textField(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Nobody fills the form in faster; what comes sooner waits, which costs people nothing and programs most of their calls. */
const leastMs = 3_000

/** How long to wait for a form that was shown at a moment, as its address says; one that does not say waits longest. */
export function delayOf(search: string, now: number): number {
  const shown = Number(new URLSearchParams(search).get('shown'))
  const passed = now - shown
  return shown > 0 && passed >= 0 ? Math.max(0, leastMs - passed) : leastMs
}

/** Waits as long as that. */
export const waitForPeople = (search: string): Promise<void> => pause(delayOf(search, Date.now()))
