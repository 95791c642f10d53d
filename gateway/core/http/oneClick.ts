import { emailOptOutSet } from '../../../services/features/emailOptOuts/contract.ts'
import type { Contexts } from '../engine/contexts.ts'
import { deadline } from '../rest/deadline.ts'
import { readBody, sendFailure, sendText, strangerOf, type Exchange } from './http.ts'
import type { Log } from '../log.ts'

const longestBody = 4096

interface Parts {
  contexts: Contexts
  deadlineMs: number
  log: Log
}

/** POST /unsubscribe/{token}: by it mail programs end mails that go to many, with one click and no page (RFC 8058). */
export function createOneClick({ contexts, deadlineMs, log }: Parts) {
  return async (exchange: Exchange) => {
    const { req, res, path, requestId } = exchange
    const work = deadline(deadlineMs)
    res.once('close', () => {
      if (!res.writableFinished) work.abort()
    })
    try {
      await readBody(req, longestBody, work.signal) // It says List-Unsubscribe=One-Click, whatever the program.
      const rest = contexts.rest({ viewer: null, requestId, signal: work.signal, stranger: strangerOf(req) })
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
