import { createHash } from 'node:crypto'
import { sendText, type Exchange } from '../http/http.ts'
import type { Pages } from '../http/pages.ts'
import type { Rendered } from './layout.ts'

const html = 'text/html; charset=utf-8'
type Headers = Record<string, string>

/** How the pages and files of public sites are answered. */
export function createAnswers(pages: Pages) {
  /** Whoever has an answer already is told that it still holds; whether it does, is asked each time. */
  async function sendKept(exchange: Exchange, body: string, contentType: string, headers: Headers = {}): Promise<void> {
    const { req, res, requestId } = exchange
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    const known = String(req.headers['if-none-match'] ?? '').split(',')
    const all = { ...pages.fileHeaders, ...headers, 'Cache-Control': 'no-cache', ETag: etag }
    // A cache on the way may have weakened it.
    if (known.some((one) => one.trim().replace(/^W\//, '') === etag))
      return void res.writeHead(304, { ...all, 'X-Request-Id': requestId }).end()
    await sendText(exchange, 200, body, contentType, all)
  }

  const headersOf = ({ style }: Rendered, hasToken = false) => pages.headers({ nonce: pages.nonce(), style, hasToken })

  return {
    sendKept,
    /** A page that is the same for everybody; what is none is not kept. */
    sendPage: (exchange: Exchange, page: Rendered, status = 200, headers: Headers = {}) =>
      status === 200
        ? sendKept(exchange, page.html, html, headersOf(page))
        : sendText(exchange, status, page.html, html, { ...headersOf(page), ...headers }),
    /** A page that holds for one reader and one moment. */
    sendAnew: (exchange: Exchange, page: Rendered, status = 200, { hasToken = false } = {}) =>
      sendText(exchange, status, page.html, html, headersOf(page, hasToken)),
    redirect: ({ res, requestId }: Exchange, status: 302 | 303 | 308, path: string, headers: Headers = {}): void =>
      void res
        .writeHead(status, { Location: path, 'Cache-Control': 'no-cache', 'X-Request-Id': requestId, ...headers })
        .end(),
  }
}
