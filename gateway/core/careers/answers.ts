import { sendText, type Exchange } from '../http/http.ts'
import type { Pages } from '../http/pages.ts'
import { keptPage, sendKeptPage, type KeptPage } from './keptPages.ts'
import type { Rendered } from './layout.ts'

const html = 'text/html; charset=utf-8'
type Headers = Record<string, string>
/** Keeps an answer for those who ask for the same later. */
type Keep = (page: KeptPage) => void

/** How the pages and files of public sites are answered. */
export function createAnswers(pages: Pages) {
  const headersOf = ({ style, script, mayBeFramed = false }: Rendered, hasToken = false) =>
    pages.headers({
      style,
      hasToken,
      ...(script !== undefined && { script }),
      ...(mayBeFramed && { mayBeFramed: 'anywhere' }),
    })

  /** What is the same for everybody. */
  function sendKept(exchange: Exchange, body: string, headers: Headers, keep: Keep): Promise<void> {
    const page = keptPage(body, headers)
    keep(page)
    return sendKeptPage(exchange, page)
  }

  return {
    /** A file that is the same for everybody. */
    sendFile: (exchange: Exchange, body: string, contentType: string, keep: Keep) =>
      sendKept(exchange, body, { ...pages.fileHeaders, 'Content-Type': contentType }, keep),
    /** A page that is the same for everybody. */
    sendPage: (exchange: Exchange, page: Rendered, keep: Keep) => sendKept(exchange, page.html, headersOf(page), keep),
    /** A page that holds for one reader and one moment, or that tells of none. */
    sendAnew: (exchange: Exchange, page: Rendered, status = 200, { hasToken = false, headers = {} as Headers } = {}) =>
      sendText(exchange, status, page.html, html, { ...headersOf(page, hasToken), ...headers }),
    redirect: ({ res, requestId }: Exchange, status: 302 | 303 | 308, path: string, headers: Headers = {}): void =>
      void res
        .writeHead(status, { Location: path, 'Cache-Control': 'no-cache', 'X-Request-Id': requestId, ...headers })
        .end(),
  }
}
