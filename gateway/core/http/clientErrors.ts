import { methodNotAllowed, readBody, sendFailure, sendText, type Exchange } from './http.ts'
import type { Log } from '../log.ts'
import { RequestError } from '../graph/requestError.ts'
import { parseJson } from '../rest/json.ts'

const longestBody = 8192
/** The maximum number of reports logged per minute. A single fault of a page may affect every user. */
const mostAMinute = 60
/** The members of a report and their maximum lengths. */
const members = { message: 300, stack: 2000, page: 200, release: 100 } as const

/** Possible personal data: email addresses, and digits that look like phone numbers. */
const personal = /[\w.+-]{1,64}@[\w.-]{1,100}|\+?\d[\d .-]{5,30}\d/g

function reportOf(text: string): Partial<Record<keyof typeof members, string>> {
  const given = parseJson(text)
  if (typeof given !== 'object' || given === null || typeof (given as { message?: unknown }).message !== 'string')
    throw new RequestError('BAD_INPUT', 'A report is an object with a message.')
  return Object.fromEntries(
    Object.entries(members).flatMap(([name, most]) => {
      const value = (given as Record<string, unknown>)[name]
      return typeof value === 'string' && value ? [[name, value.slice(0, most).replace(personal, '…')]] : []
    }),
  )
}

/**
 * Handles POST /client-errors: unexpected errors of the web application in a browser, which are written to this
 * gateway's log. Requests from pages of other origins are refused.
 */
export function createClientErrors({ publicUrl, log }: { publicUrl: string; log: Log }) {
  let [minute, count] = [0, 0]

  return async (exchange: Exchange) => {
    const { req, requestId } = exchange
    if (req.method !== 'POST') return methodNotAllowed(exchange, 'POST', log)
    try {
      if (req.headers.origin !== publicUrl) throw new RequestError('FORBIDDEN', 'Only the application reports.')
      const report = reportOf((await readBody(req, longestBody)).toString())
      const now = Math.floor(Date.now() / 60_000)
      if (now !== minute) [minute, count] = [now, 0]
      if (++count <= mostAMinute) log.warn('client error', { ...report, requestId })
      await sendText(exchange, 202, '{}')
    } catch (error) {
      await sendFailure(exchange, error, log)
    }
  }
}
