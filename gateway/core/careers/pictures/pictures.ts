import { RequestError } from '../../graph/requestError.ts'
import type { Exchange } from '../../http/http.ts'
import type { Pages } from '../../http/pages.ts'

/** A picture as the services return it. */
interface Picture {
  contentType: string
  base64: string
}

/**
 * Creates the function that sends the pictures of public sites. It sends only the listed image types, none of which can
 * run a script.
 */
export const createPictures =
  (pages: Pages) =>
  (
    { req, res, requestId }: Exchange,
    { contentType, base64 }: Picture,
    { kinds = ['png', 'jpeg', 'webp', 'gif'], isPreview = false } = {},
  ): void => {
    if (!kinds.some((kind) => contentType === `image/${kind}`))
      throw new RequestError('NOT_FOUND', 'This is no such picture.')
    const bytes = Buffer.from(base64, 'base64')
    res.writeHead(200, {
      ...pages.fileHeaders,
      'Content-Type': contentType,
      'Content-Length': bytes.length,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': isPreview ? 'no-store' : 'public, max-age=300',
      'X-Request-Id': requestId,
    })
    res.end(req.method === 'HEAD' ? undefined : bytes)
  }
