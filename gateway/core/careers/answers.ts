import { sendText, type Exchange } from '../http/http.ts'
import type { Pages } from '../http/pages.ts'
import { createCachedPage, sendCachedPage, type CachedPage } from './pageCache.ts'
import type { Rendered } from './layout.ts'

const html = 'text/html; charset=utf-8'
type Headers = Record<string, string>
/** Caches a response for later requests. */
type Keep = (page: CachedPage) => void

/** Creates the functions that send the pages and files of public sites. */
export function createAnswers(pages: Pages) {
  const headersOf = ({ style, script, mayBeFramed = false }: Rendered, hasToken = false) =>
    pages.headers({
      style,
      hasToken,
      ...(script !== undefined && { script }),
      ...(mayBeFramed && { mayBeFramed: 'anywhere' }),
    })

  /** Sends a response that is the same for every reader. */
  function sendKept(exchange: Exchange, body: string, headers: Headers, keep: Keep): Promise<void> {
    const page = createCachedPage(body, headers)
    keep(page)
    return sendCachedPage(exchange, page)
  }

  return {
    /** Sends a file that is the same for every reader. */
    sendFile: (exchange: Exchange, body: string, contentType: string, keep: Keep) =>
      sendKept(exchange, body, { ...pages.fileHeaders, 'Content-Type': contentType }, keep),
    /** Sends a page that is the same for every reader. */
    sendPage: (exchange: Exchange, page: Rendered, keep: Keep) => sendKept(exchange, page.html, headersOf(page), keep),
    /** Sends a page that is valid only for this reader and this moment, or an error page. */
    sendAnew: (exchange: Exchange, page: Rendered, status = 200, { hasToken = false, headers = {} as Headers } = {}) =>
      sendText(exchange, status, page.html, html, { ...headersOf(page, hasToken), ...headers }),
    redirect: ({ res, requestId }: Exchange, status: 302 | 303 | 308, path: string, headers: Headers = {}): void =>
      void res
        .writeHead(status, { Location: path, 'Cache-Control': 'no-cache', 'X-Request-Id': requestId, ...headers })
        .end(),
  }
}
