import { setTimeout as pause } from 'node:timers/promises'
import type { Signal } from '../rest/deadline.ts'
import { readBody, type Exchange } from '../http/http.ts'
import { badInput, RequestError } from '../graph/requestError.ts'
import { createMessage } from '../../../services/core/contract/messages.ts'

/** The maximum size of a CV in megabytes (decision D-126). */
export const cvMegabytes = 5
const megabyte = 1_048_576
/** The maximum size of a form: the CV and the other fields. */
const longest = cvMegabytes * megabyte + 500_000
const boxesAndTexts = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i

/**
 * Reads the fields of a form that a browser has sent. Throws BAD_INPUT under `file` if the body is too large, and
 * BAD_INPUT if it is not a form.
 */
export async function readForm({ req }: Exchange, signal: Signal): Promise<FormData> {
  const type = String(req.headers['content-type'] ?? '')
  if (!boxesAndTexts.test(type)) throw new RequestError('BAD_INPUT', 'This is no form.')
  const body = await readBody(req, longest, signal).catch((error: unknown) => {
    if (!(error instanceof RequestError) || error.code !== 'TOO_LARGE') throw error
    throw badInput({ file: createMessage('CV_TOO_LARGE', { size: `${cvMegabytes} MB` }) })
  })
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  } catch {
    throw new RequestError('BAD_INPUT', 'The form is broken.')
  }
}

/** Returns a text field of a form, or '' if it is missing. */
export function textField(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * No person fills the form in faster. A form that arrives sooner has to wait. This costs people nothing and slows
 * programs down.
 */
const minFillMs = 3_000

/**
 * Returns how long a form has to wait, from the time at which it was shown (in its address). Without a time the delay
 * is the longest.
 */
export function delayOf(search: string, now: number): number {
  const shown = Number(new URLSearchParams(search).get('shown'))
  const passed = now - shown
  return shown > 0 && passed >= 0 ? Math.max(0, minFillMs - passed) : minFillMs
}

/** Waits for the delay of a form. */
export const delaySubmission = (search: string): Promise<void> => pause(delayOf(search, Date.now()))
