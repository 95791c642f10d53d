import { createReadStream, type Stats } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { isTokenPath } from '../../../common/tokenPaths.ts'
import { methodNotAllowed, sendText, wantsPage, type Exchange } from './http.ts'
import type { Log } from '../log.ts'
import type { Pages } from './pages.ts'

const compress = promisify(gzip)

/** Content types by extension. Those with `true` are worth compressing. */
const types: Record<string, readonly [type: string, isText: boolean]> = {
  '.js': ['text/javascript; charset=utf-8', true],
  '.mjs': ['text/javascript; charset=utf-8', true],
  '.css': ['text/css; charset=utf-8', true],
  '.html': ['text/html; charset=utf-8', true],
  '.txt': ['text/plain; charset=utf-8', true],
  '.json': ['application/json; charset=utf-8', true],
  '.map': ['application/json; charset=utf-8', true],
  '.webmanifest': ['application/manifest+json; charset=utf-8', true],
  '.svg': ['image/svg+xml; charset=utf-8', true],
  '.wasm': ['application/wasm', true],
  '.woff2': ['font/woff2', false],
  '.woff': ['font/woff', false],
  '.ttf': ['font/ttf', true],
  '.png': ['image/png', false],
  '.jpg': ['image/jpeg', false],
  '.jpeg': ['image/jpeg', false],
  '.gif': ['image/gif', false],
  '.webp': ['image/webp', false],
  '.avif': ['image/avif', false],
  '.ico': ['image/x-icon', false],
  '.pdf': ['application/pdf', false],
  '.mp3': ['audio/mpeg', false],
  '.bcmap': ['application/octet-stream', true],
  '.pfb': ['application/octet-stream', true],
}

const smallest = 1024
/** The maximum size of all cached files together, and of a single one, in bytes. */
const [keptBytes, largestKept] = [64 * 1_048_576, 1_048_576]

const fileAt = async (path: string) => {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? found : undefined
}

type FileStats = Pick<Stats, 'size' | 'mtimeMs'>
/** Returns a text that identifies the version of a file's content. */
const versionOf = ({ size, mtimeMs }: FileStats) => `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`

const takes = ({ req }: Exchange, encoding: string) =>
  String(req.headers['accept-encoding'] ?? '')
    .split(',')
    .some((one) => {
      const [name, ...rest] = one.trim().split(';')
      return name!.toLowerCase() === encoding && !rest.some((part) => /^\s*q=0(\.0*)?\s*$/.test(part))
    })

/** Whether an address belongs to a route such as `/candidates/view/:id` or `/forms/:id?`. */
function fits(route: string, address: string): boolean {
  const [parts, given] = [route.split('/'), address.split('/')]
  return (
    given.length <= parts.length &&
    parts.every((part, at) => (part.startsWith(':') ? given[at] || part.endsWith('?') : part === given[at]))
  )
}

/**
 * Returns the function that returns, as JSON, which files of a page its document requests ahead. The build lists them by
 * route (`web/loadAhead.ts`); an unknown page has none.
 */
async function readAhead(webDir: string): Promise<(address: string) => string> {
  const text = await readFile(join(webDir, 'load-ahead.json'), 'utf8').catch(() => '{}')
  const routes = new Map(Object.entries(JSON.parse(text) as Record<string, unknown>))
  return (address) => {
    const route = routes.has(address) ? address : [...routes.keys()].find((one) => fits(one, address))
    return JSON.stringify((route !== undefined && routes.get(route)) || { files: [], languages: {} })
  }
}

/** Creates the function that serves the built web application: its files, and its page for every other path. */
export function createStaticFiles({ webDir, pages, log }: { webDir: string; pages: Pages; log: Log }) {
  let page: { version: number; text: string; aheadOf: (address: string) => string } | undefined
  const bodies = new Map<string, Buffer>()
  let bodyBytes = 0

  /** Returns the cached body for a key, or reads it. The oldest bodies are dropped to make space. */
  async function kept(key: string, read: () => Promise<Buffer>): Promise<Buffer> {
    const known = bodies.get(key)
    if (known) return known
    const body = await read()
    if (bodies.has(key)) return body
    bodies.set(key, body)
    bodyBytes += body.length
    for (const [oldest, { length }] of bodies) {
      if (bodyBytes <= keptBytes || oldest === key) break
      bodies.delete(oldest)
      bodyBytes -= length
    }
    return body
  }
  const zip = (path: string, version: string) =>
    kept(`${path} zipped ${version}`, async () => compress(await readFile(path)))

  async function sendFile(exchange: Exchange, path: string, name: string): Promise<boolean> {
    const { req, res } = exchange
    const file = await fileAt(path)
    if (!file) return false
    const extension = extname(name).toLowerCase()
    const [type, isText] = types[extension] ?? ['application/octet-stream', false]
    const version = versionOf(file)
    const headers: Record<string, string> = {
      ...pages.fileHeaders,
      'Content-Type': type,
      // The names of files in assets contain the hash of their content.
      'Cache-Control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: `"${version}"`,
      ...(isText && { Vary: 'Accept-Encoding' }),
      // An image or document that is opened directly cannot run scripts. (A policy of a script file would apply to
      // workers.)
      ...(/^\.(svg|html|pdf)$/.test(extension) && {
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      }),
    }
    if (req.headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === headers.ETag)) {
      res.writeHead(304, headers).end()
      return true
    }
    if (isText && file.size >= smallest) {
      for (const [encoding, suffix] of [
        ['br', '.br'],
        ['gzip', '.gz'],
      ] as const) {
        if (!takes(exchange, encoding)) continue
        const ready = await fileAt(path + suffix)
        if (!ready && encoding === 'br') continue
        headers['Content-Encoding'] = encoding
        if (ready) await send(exchange, headers, path + suffix, ready)
        else sendBody(exchange, headers, await zip(path, version))
        return true
      }
    }
    await send(exchange, headers, path, file)
    return true
  }

  function sendBody({ req, res }: Exchange, headers: Record<string, string>, body: Buffer) {
    res.writeHead(200, { ...headers, 'Content-Length': body.length })
    res.end(req.method === 'HEAD' ? undefined : body)
  }

  async function send(exchange: Exchange, headers: Record<string, string>, path: string, file: FileStats) {
    const { req, res } = exchange
    if (file.size <= largestKept)
      return sendBody(exchange, headers, await kept(`${path} ${versionOf(file)}`, () => readFile(path)))
    res.writeHead(200, { ...headers, 'Content-Length': file.size })
    if (req.method === 'HEAD') return void res.end()
    await pipeline(createReadStream(path), res).catch(() => res.destroy())
  }

  async function sendPage(exchange: Exchange) {
    const path = join(webDir, 'index.html')
    const file = await fileAt(path)
    if (!file)
      return sendText(
        exchange,
        503,
        'The web application has not been built yet: run npm start.\n',
        'text/plain; charset=utf-8',
      )
    if (page?.version !== file.mtimeMs)
      page = { version: file.mtimeMs, text: await readFile(path, 'utf8'), aheadOf: await readAhead(webDir) }
    const nonce = pages.nonce()
    const { aheadOf } = page
    const text = page.text
      .replaceAll('__CSP_NONCE__', nonce)
      .replace('__CONFIG__', () => pages.config)
      .replace('__PAGE_AHEAD__', () => aheadOf(exchange.path))
    const { req, res } = exchange
    res.writeHead(200, {
      ...pages.headers({
        nonce,
        mayBeFramed: exchange.path === '/login/silent-renew',
        hasToken: isTokenPath(exchange.path),
      }),
      'Content-Length': Buffer.byteLength(text),
    })
    res.end(req.method === 'HEAD' ? undefined : text)
  }

  return async (exchange: Exchange) => {
    const { req } = exchange
    if (req.method !== 'GET' && req.method !== 'HEAD') return methodNotAllowed(exchange, 'GET', log)
    const name = decodeURIComponent(exchange.path).slice(1)
    const parts = name.split(/[/\\]/)
    // Refuses paths that leave the folder, hidden files, other names for the page, and direct requests for compressed
    // copies.
    const isPlain =
      name !== '' &&
      name !== 'index.html' &&
      !parts.some((part) => part === '' || part.startsWith('.')) &&
      !/\.(br|gz|map)$/.test(name)
    if (isPlain && (await sendFile(exchange, join(webDir, ...parts), name))) return
    const isFile =
      name.startsWith('assets/') || (types[extname(name).toLowerCase()] !== undefined && name !== 'index.html')
    if (!isFile && (wantsPage(exchange) || name === '')) return sendPage(exchange)
    return sendText(exchange, 404, 'Not found\n', 'text/plain; charset=utf-8')
  }
}
