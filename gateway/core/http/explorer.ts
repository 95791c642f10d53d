import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Exchange } from './http.ts'
import type { Pages } from './pages.ts'

const compress = promisify(gzip)

const exampleQuery = `# Put an access token into Headers below: {"Authorization": "Bearer …"}. It needs the scope graphql:explore.
query Me {
  viewer {
    user { fullName userName }
    company { name }
    currentRole
  }
}
`

interface Part {
  path: string
  type: string
  text: string
  zipped: Promise<Buffer>
}

/** Takes the bundled page apart, so that browsers keep its 9 MB and its scripts are files under the policy. */
async function build(title: string): Promise<{ html: (path: string) => string; parts: Map<string, Part> }> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const page = renderGraphiQL({
    title,
    endpoint: '/graphql',
    subscriptionsProtocol: 'WS',
    defaultQuery: exampleQuery,
    shouldPersistHeaders: false,
    headers: '{"Authorization": "Bearer "}',
    defaultEditorToolsVisibility: 'headers',
    isHeadersEditorEnabled: true,
  } as Parameters<typeof renderGraphiQL>[0]) as string
  const inside = (tag: string) => page.slice(page.indexOf(`<${tag}>`) + tag.length + 2, page.lastIndexOf(`</${tag}>`))
  const part = (extension: string, type: string, text: string): Part => ({
    path: `/graphql/explorer-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.${extension}`,
    type,
    text,
    zipped: compress(text),
  })
  const style = part(
    'css',
    'text/css; charset=utf-8',
    page.slice(page.indexOf('<style>') + 7, page.indexOf('</style>')),
  )
  const script = part('js', 'text/javascript; charset=utf-8', inside('script'))
  const shown = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return {
    html: () => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${shown}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${style.path}" />
  </head>
  <body id="body" class="no-focus-outline">
    <noscript>This page needs JavaScript.</noscript>
    <div id="root"></div>
    <script src="${script.path}"></script>
  </body>
</html>
`,
    parts: new Map([style, script].map((one) => [one.path, one])),
  }
}

/** GraphiQL at GET /graphql in a browser. The page is for everyone; what it asks needs a token like any other request. */
export function createExplorer({ pages, productName }: { pages: Pages; productName: string }) {
  let built: ReturnType<typeof build> | undefined

  return async ({ req, res, path }: Exchange): Promise<boolean> => {
    built ??= build(`${productName} GraphQL`)
    const { html, parts } = await built
    const part = parts.get(path)
    if (part) {
      const isZipped = /\bgzip\b/.test(String(req.headers['accept-encoding'] ?? ''))
      const body = isZipped ? await part.zipped : Buffer.from(part.text)
      res.writeHead(200, {
        ...pages.fileHeaders,
        'Content-Type': part.type,
        'Content-Length': body.length,
        Vary: 'Accept-Encoding',
        'Cache-Control': 'public, max-age=31536000, immutable',
        ...(isZipped && { 'Content-Encoding': 'gzip' }),
      })
      res.end(req.method === 'HEAD' ? undefined : body)
      return true
    }
    if (path !== '/graphql') return false
    const nonce = pages.nonce()
    // The editor makes style elements while it runs, and has no way to give them a nonce; its fonts are in its style sheet.
    res.writeHead(200, pages.headers({ nonce, script: 'blob:', style: "'unsafe-inline'", font: 'data:' }))
    res.end(req.method === 'HEAD' ? undefined : html(path))
    return true
  }
}
