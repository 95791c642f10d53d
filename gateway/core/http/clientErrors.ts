import { methodNotAllowed, readBody, sendFailure, sendText, type Exchange } from './http.ts'
import type { Log } from '../log.ts'
import { RequestError } from '../graph/requestError.ts'
import { parseJson } from '../rest/json.ts'

const longestBody = 8192
/** Beyond so many a minute no more are written: one fault of a page may happen to everybody. */
const mostAMinute = 60
/** What a report may say, and how long that may be. */
const members = { message: 300, stack: 2000, page: 200, release: 100 } as const

/** What may be about people: e-mail addresses, and numbers as phones have them. */
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

/** POST /client-errors: what the application in a browser did not foresee, for this gateway's log. Pages of other origins have no way here. */
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
