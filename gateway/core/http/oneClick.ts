import { emailOptOutSet } from '../../../services/features/emailOptOuts/contract.ts'
import type { Contexts } from '../engine/contexts.ts'
import { deadline } from '../rest/deadline.ts'
import { readBody, sendFailure, sendText, anonymousCallerHeaders, type Exchange } from './http.ts'
import type { Log } from '../log.ts'

const longestBody = 4096

interface Parts {
  contexts: Contexts
  deadlineMs: number
  log: Log
}

/**
 * Handles POST /unsubscribe/{token}, with which mail programs unsubscribe from bulk mails with one click and without a
 * page (RFC 8058).
 */
export function createOneClick({ contexts, deadlineMs, log }: Parts) {
  return async (exchange: Exchange) => {
    const { req, res, path, requestId } = exchange
    const work = deadline(deadlineMs)
    res.once('close', () => {
      if (!res.writableFinished) work.abort()
    })
    try {
      await readBody(req, longestBody, work.signal) // The body is List-Unsubscribe=One-Click for every mail program.
      const rest = contexts.rest({
        viewer: null,
        requestId,
        signal: work.signal,
        stranger: anonymousCallerHeaders(req),
      })
      const token = path.slice('/unsubscribe/'.length)
      await rest.call(emailOptOutSet, { params: { token }, body: { isUnsubscribed: true } })
      await sendText(exchange, 200, 'Unsubscribed\n', 'text/plain; charset=utf-8')
    } catch (error) {
      await sendFailure(exchange, error, log)
    } finally {
      work.clear()
    }
  }
}
