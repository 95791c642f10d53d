import { keptMs } from '../../shared/relay/preload.ts'
import { storageKeys } from '../config.ts'

/**
 * The queries that a page sends until it is shown are stored for this tab, by the page's address. When the page is
 * opened again, the first script of the document (`web/index.html`) sends them before the application is loaded, so that
 * the server works meanwhile. A query that differs this time, by a date for example, is sent by the application.
 */

/** The bodies of the requests by the address of the page, the last one opened at the end. */
type Stored = Record<string, string[]>

interface SentAhead {
  /** When the requests were sent. */
  at: number
  /** The access token of the requests. */
  token: string
  /** The responses by the body of their request. */
  responses: Map<string, Promise<Response>>
}

const page = window as Window & { sentAhead?: SentAhead | undefined }
/** The number of addresses that are stored. */
const most = 20
let sent: Set<string> | undefined = new Set()

/**
 * Returns the response to a request that the document has sent with the same token and body a moment ago, once; undefined
 * if there is none. Rejects if there was no response.
 */
export function takeSentAhead(token: string, body: unknown): Promise<Response> | undefined {
  const { sentAhead } = page
  if (sentAhead?.token !== token || typeof body !== 'string' || Date.now() - sentAhead.at > keptMs) return undefined
  const response = sentAhead.responses.get(body)
  sentAhead.responses.delete(body)
  return response
}

/** Notes the body of a query, until the first page is shown. */
export const noteQuery = (body: string): void => void sent?.add(body)

/** Drops the responses that nobody has taken: they are outdated later, and each would keep its connection. */
function dropSentAhead() {
  for (const response of page.sentAhead?.responses.values() ?? [])
    void response.then(({ body }) => body?.cancel()).catch(() => {})
  page.sentAhead = undefined
}

/**
 * Stores the queries of the first page, once it is shown, for its next visit. What the document has sent for this visit
 * and the page does not need is dropped.
 */
export function storeFirstQueries(): void {
  // The last queries still wait for the token.
  setTimeout(dropSentAhead)
  if (!sent) return
  // After a sign-in the document had another address.
  const address = location.pathname + location.search
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKeys.firstQueries) ?? '{}') as Stored
    delete stored[address]
    const all = Object.entries(stored).slice(1 - most)
    sessionStorage.setItem(storageKeys.firstQueries, JSON.stringify(Object.fromEntries([...all, [address, [...sent]]])))
  } catch {
    // The next visit sends them as late as this one did.
  }
  sent = undefined
}

/** Forgets all stored queries, which may contain names that the user has searched for. */
export const forgetFirstQueries = (): void => sessionStorage.removeItem(storageKeys.firstQueries)
