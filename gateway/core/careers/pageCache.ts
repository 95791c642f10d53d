import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ChangeEvent } from '../../../services/core/contract/events.ts'
import { platformKinds } from '../../../services/features/careers/contract.ts'
import { sendText, type Exchange } from '../http/http.ts'
import type { Metrics } from '../http/metrics.ts'
import type { LiveHub } from '../live/liveHub.ts'

/** A page or file of a site as everybody gets it. */
export interface KeptPage {
  body: string
  etag: string
  headers: Record<string, string>
  zipped?: ReturnType<typeof zip>
}

/** What a page shows, by which changes find it. */
export interface Shown {
  companyId: string
  /** The one job that it shows; undefined: whichever there are. */
  jobId?: string
}

/** Reads a page for the first of those who ask for it. */
export interface Turn {
  /** Keeps what was read for all who ask later, unless it has changed since the turn began. */
  keep(shown: Shown, page: KeptPage): void
  end(): void
}

interface Options {
  live: Pick<LiveHub, 'onChange'>
  metrics: Pick<Metrics, 'gauge'>
  /** Which of its connections to the events of the services a gateway has; 0: none, and nothing may be kept. */
  connection: () => number
  now?: () => number
}

/** Characters of all pages that are kept. */
const mostCharacters = 32 * 1_048_576
/** What was changed behind the services' back is seen after this long. */
const oldest = 60_000
/** Days, and with them jobs, end at a quarter of an hour in every time zone. */
const quarter = 15 * 60_000
/** What an address may ask for to be kept; words that people search for are as many as people. */
const keptNames = new Set(['location', 'department', 'page', 'source', 'theme'])
const longestAddress = 500

const zip = promisify(gzip)
const etagOf = (body: string) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`

/** A page by its text; its headers are those of every answer of it. */
export const keptPage = (body: string, headers: Record<string, string>): KeptPage => {
  const etag = etagOf(body)
  return { body, etag, headers: { ...headers, 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Accept-Encoding' } }
}

/** Answers a page; whoever has it already is told that it still holds. */
export async function sendKeptPage(exchange: Exchange, page: KeptPage): Promise<void> {
  const { req, res, requestId } = exchange
  const known = String(req.headers['if-none-match'] ?? '').split(',')
  // A cache on the way may have weakened it.
  if (known.some((one) => one.trim().replace(/^W\//, '') === page.etag))
    return void res.writeHead(304, { ...page.headers, 'X-Request-Id': requestId }).end()
  const zipped = () => (page.zipped ??= zip(page.body))
  await sendText(exchange, 200, page.body, page.headers['Content-Type'], page.headers, zipped)
}

/** The address as pages are kept by it; undefined where its page is not kept. */
export function keptAddress({ path, search }: Pick<Exchange, 'path' | 'search'>): string | undefined {
  if (path.length + search.length > longestAddress) return undefined
  const names = [...new URLSearchParams(search).keys()]
  return names.every((name) => keptNames.has(name)) ? path + search : undefined
}

/**
 * Pages of public sites as they were read, by address, until something on them changes: the events of the services tell. A
 * company's jobs, names and settings take its own pages along, what the platform shows everywhere takes all.
 */
export function createKeptPages({ live, metrics, connection, now = Date.now }: Options) {
  const pages = new Map<string, { page: KeptPage; shown: Shown; until: number }>()
  /** Turns that go on, each with the companies that have changed meanwhile. */
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
  /** Forgets everything when the events come by another connection than before: some may have been missed. */
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
  metrics.gauge('gateway_public_pages', 'Pages of public sites that are kept.', () => pages.size)

  return {
    /**
     * The page of an address, or the turn to read it. Of those who ask at once one has the turn; the others wait for it. null:
     * it is not kept.
     */
    async ask(address: string): Promise<KeptPage | Turn | null> {
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
          pages.set(address, { page, shown, until: Math.min(at + oldest, (Math.floor(at / quarter) + 1) * quarter) })
          characters += page.body.length
          for (const first of pages.keys()) {
            if (characters <= mostCharacters) break
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
export type KeptPages = ReturnType<typeof createKeptPages>

/** Whether an asker has to read the page. */
export const isTurn = (found: KeptPage | Turn): found is Turn => 'keep' in found
