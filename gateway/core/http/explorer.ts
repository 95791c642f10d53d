import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { escapeText } from '../../../common/richText/write.ts'
import type { Exchange } from './http.ts'
import type { Pages } from './pages.ts'
import type { GatewaySettings } from '../settings.ts'

const compress = promisify(gzip)

interface Part {
  path: string
  type: string
  text: string
  zipped: Promise<Buffer>
}

function part(text: string, extension: 'js' | 'css'): Part {
  const kind = extension === 'js' ? 'text/javascript' : 'text/css'
  return {
    path: `/graphql/explorer-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.${extension}`,
    type: `${kind}; charset=utf-8`,
    text,
    zipped: compress(text),
  }
}

/**
 * Reads the editor that Yoga bundles, to serve it as files of our own. Browsers then cache its 9 MB, and the policy can
 * allow its scripts as files.
 */
async function readEditor() {
  const bundle = await import('@graphql-yoga/render-graphiql/graphiql')
  const style = part(bundle.css, 'css')
  const script = part(bundle.js, 'js')
  const workers = {
    editorWorkerService: part(bundle.editorWorkerService, 'js'),
    json: part(bundle.jsonWorker, 'js'),
    graphql: part(bundle.graphqlWorker, 'js'),
  }
  return {
    files: {
      style: style.path,
      script: script.path,
      workers: Object.fromEntries(Object.entries(workers).map(([name, { path }]) => [name, path])),
    },
    parts: new Map([style, script, ...Object.values(workers)].map((one) => [one.path, one])),
  }
}

/** Returns the page around the editor. Its code is in `web/explorer`. */
const pageOf = (productName: string, settings: object) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escapeText(productName)} GraphQL</title>
    <link rel="icon" href="data:," />
    <script type="application/json" id="settings">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>
    <script type="module" src="/explorer.js"></script>
  </head>
  <body>
    <noscript>This page needs JavaScript.</noscript>
  </body>
</html>
`

/**
 * Serves GraphiQL at GET /graphql in a browser. The page is public; its requests need a token like any other request.
 */
export function createExplorer({ pages, settings }: { pages: Pages; settings: GatewaySettings }) {
  const { productName, issuer, audience, explorerClientId, explorerScope, renewal, isDemo, budget } = settings
  let reading: ReturnType<typeof readEditor> | undefined

  async function sendPart({ req, res }: Exchange, { type, text, zipped }: Part) {
    const isZipped = /\bgzip\b/.test(String(req.headers['accept-encoding'] ?? ''))
    const body = isZipped ? await zipped : Buffer.from(text)
    res.writeHead(200, {
      ...pages.fileHeaders,
      'Content-Type': type,
      'Content-Length': body.length,
      Vary: 'Accept-Encoding',
      'Cache-Control': 'public, max-age=31536000, immutable',
      // The workers only need their own code.
      'Content-Security-Policy': "default-src 'none'",
      ...(isZipped && { 'Content-Encoding': 'gzip' }),
    })
    res.end(req.method === 'HEAD' ? undefined : body)
  }

  return async (exchange: Exchange): Promise<boolean> => {
    const { req, res, path } = exchange
    reading ??= readEditor()
    const { files, parts } = await reading
    const asked = parts.get(path)
    if (asked) {
      await sendPart(exchange, asked)
      return true
    }
    if (path !== '/graphql') return false
    const html = pageOf(productName, {
      productName,
      issuer,
      audience,
      clientId: explorerClientId ?? null,
      scope: explorerScope,
      renewal,
      isDemo,
      budget,
      files,
    })
    // The editor creates style elements at runtime and cannot give them a nonce. Its fonts are in its style sheet.
    res.writeHead(200, pages.headers({ nonce: pages.nonce(), style: "'unsafe-inline'", font: 'data:' }))
    res.end(req.method === 'HEAD' ? undefined : html)
    return true
  }
}
