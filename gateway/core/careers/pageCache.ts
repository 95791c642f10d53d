import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ChangeEvent } from '../../../services/core/contract/events.ts'
import { platformKinds } from '../../../services/features/careers/contract.ts'
import { sendText, type Exchange } from '../http/http.ts'
import type { Metrics } from '../http/metrics.ts'
import type { LiveHub } from '../live/liveHub.ts'

/** A page or file of a site that is the same for every reader. */
export interface CachedPage {
  body: string
  etag: string
  headers: Record<string, string>
  zipped?: ReturnType<typeof zip>
}

/** What a page shows. Changes find their pages by it. */
export interface Shown {
  companyId: string
  /** The single job that the page shows; undefined if it shows a list. */
  jobId?: string
}

/** The turn of the first request, which reads the page for all requests that wait for it. */
export interface Turn {
  /** Caches the page for later requests, unless its company has changed since the turn began. */
  keep(shown: Shown, page: CachedPage): void
  end(): void
}

interface Options {
  live: Pick<LiveHub, 'onChange'>
  metrics: Pick<Metrics, 'gauge'>
  /**
   * The number of the gateway's current connection to the events of the services; 0 if there is none, and then nothing
   * may be cached.
   */
  connection: () => number
  now?: () => number
}

/** The maximum number of characters of all cached pages. */
const maxCharacters = 32 * 1_048_576
/** Changes that bypass the services are visible after this time. */
const maxAgeMs = 60_000
/** Days, and therefore deadlines of jobs, end at a quarter of an hour in every time zone. */
const quarter = 15 * 60_000
/**
 * The query parameters that a cached address may have. Searches are not cached, because there are too many different
 * ones.
 */
const cachedParameters = new Set(['location', 'department', 'page', 'source', 'theme'])
const longestAddress = 500

const zip = promisify(gzip)
const etagOf = (body: string) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`

/** Creates a cached page from its text. The headers are those of every response. */
export const createCachedPage = (body: string, headers: Record<string, string>): CachedPage => {
  const etag = etagOf(body)
  return { body, etag, headers: { ...headers, 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Accept-Encoding' } }
}

/** Sends a page, or 304 if the browser already has it. */
export async function sendCachedPage(exchange: Exchange, page: CachedPage): Promise<void> {
  const { req, res, requestId } = exchange
  const known = String(req.headers['if-none-match'] ?? '').split(',')
  // A cache on the way may have made the ETag weak.
  if (known.some((one) => one.trim().replace(/^W\//, '') === page.etag))
    return void res.writeHead(304, { ...page.headers, 'X-Request-Id': requestId }).end()
  const zipped = () => (page.zipped ??= zip(page.body))
  await sendText(exchange, 200, page.body, page.headers['Content-Type'], page.headers, zipped)
}

/** Returns the cache key of an address, or undefined if its page is not cached. */
export function cacheKeyOf({ path, search }: Pick<Exchange, 'path' | 'search'>): string | undefined {
  if (path.length + search.length > longestAddress) return undefined
  const names = [...new URLSearchParams(search).keys()]
  return names.every((name) => cachedParameters.has(name)) ? path + search : undefined
}

/**
 * Caches pages of public sites by address until something on them changes, as reported by the events of the services. A
 * change of a company's jobs, names or settings removes its own pages. A change of what the platform shows everywhere
 * removes all.
 */
export function createPageCache({ live, metrics, connection, now = Date.now }: Options) {
  const pages = new Map<string, { page: CachedPage; shown: Shown; until: number }>()
  /** The current turns, each with the companies that have changed since it began. */
  const turns = new Map<string, { changed: Set<string>; ended: Promise<void> }>()
  let characters = 0
  let era = 0

  const drop = (address: string) => {
    characters -= pages.get(address)?.page.body.length ?? 0
    pages.delete(address)
  }
  const forgetAll = () => {
    pages.clear()
    characters = 0
    for (const { changed } of turns.values()) changed.add('*')
  }
  /** Clears the cache when the events come through a new connection, because some may have been missed. */
  const isListening = () => {
    const current = connection()
    if (current !== era) forgetAll()
    era = current
    return current > 0
  }

  function forget({ companyId, type, data }: ChangeEvent) {
    const { kinds = [], list, rowId } = data as { kinds?: string[]; list?: string; rowId?: string }
    const isOfJobs = type === 'list.changed' && list === 'JOBS'
    if (type !== 'cache.changed' && !isOfJobs) return
    if (kinds.some((kind) => platformKinds.includes(kind))) return forgetAll()
    for (const { changed } of turns.values()) changed.add(companyId)
    for (const [address, { shown }] of pages)
      if (shown.companyId === companyId && (!isOfJobs || !rowId || !shown.jobId || shown.jobId === rowId)) drop(address)
  }

  live.onChange((item) => (item === 'reset' ? forgetAll() : forget(item)))
  metrics.gauge('gateway_public_pages', 'Number of cached pages of public sites.', () => pages.size)

  return {
    /**
     * Returns the page of an address, or the turn to read it. Of several simultaneous requests one gets the turn and
     * the others wait for it. Returns null if the page is not cached.
     */
    async ask(address: string): Promise<CachedPage | Turn | null> {
      if (!isListening()) return null
      const at = now()
      const found = pages.get(address)
      if (found && found.until > at) return found.page
      if (found) drop(address)
      const going = turns.get(address)
      if (going) {
        await going.ended
        return pages.get(address)?.page ?? null
      }
      const changed = new Set<string>()
      const { promise: ended, resolve } = Promise.withResolvers<void>()
      turns.set(address, { changed, ended })
      return {
        keep(shown, page) {
          if (!isListening() || changed.has('*') || changed.has(shown.companyId)) return
          pages.set(address, { page, shown, until: Math.min(at + maxAgeMs, (Math.floor(at / quarter) + 1) * quarter) })
          characters += page.body.length
          for (const first of pages.keys()) {
            if (characters <= maxCharacters) break
            drop(first)
          }
        },
        end() {
          turns.delete(address)
          resolve()
        },
      }
    },
  }
}
export type PageCache = ReturnType<typeof createPageCache>

/** Whether the caller has to read the page. */
export const isTurn = (found: CachedPage | Turn): found is Turn => 'keep' in found
