import { createOperationDescriptor, fetchQuery, getRequest, type IEnvironment, type Subscription } from 'relay-runtime'
import type { RouteQuery } from './routeQuery.ts'

/** How long a preloaded response is kept for its screen and counts as new. */
export const keptMs = 10_000

interface PreloadedQuery {
  at: number
  isAnswered: boolean
  /** Resolves when there is a response, or there will be none. */
  ended: Promise<void>
  request: Subscription
  /** Keeps the response in the store for a while from now. */
  keep: () => void
  /** Discards the preload; the store may collect the response. */
  drop: () => void
}

/** The queries that were preloaded and have not been shown yet, by the request's identifier. */
const preloadsByEnvironment = new WeakMap<IEnvironment, Map<string, PreloadedQuery>>()

function begunIn(environment: IEnvironment): Map<string, PreloadedQuery> {
  const known = preloadsByEnvironment.get(environment) ?? new Map<string, PreloadedQuery>()
  preloadsByEnvironment.set(environment, known)
  return known
}

/**
 * Sends the query of a screen before the screen is there. Its useScreenQuery joins the pending request, or reads the
 * response. A query that was preloaded a moment ago is not sent again: the user follows a link that they hovered. With
 * `isExempt` a refused token does not redirect to sign-in. Returns a promise that resolves when there is data to show
 * or there will be none; undefined if there is data already.
 */
export function preloadQuery(
  environment: IEnvironment,
  { query, variables, fetchPolicy }: RouteQuery,
  isExempt = false,
): Promise<void> | undefined {
  const operation = createOperationDescriptor(getRequest(query), variables)
  const key = operation.request.identifier
  const all = begunIn(environment)
  const known = all.get(key)
  // Data of an earlier visit: the screen shows it while it refetches.
  const isThere = environment.check(operation).status === 'available'
  if (known && Date.now() - known.at < keptMs) {
    known.keep()
    return isThere ? undefined : known.ended
  }
  known?.drop()
  if (fetchPolicy === 'store-or-network' && isThere) return undefined
  const retained = environment.retain(operation)
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const drop = () => {
    clearTimeout(timer)
    retained.dispose()
    if (all.get(key) === own) all.delete(key)
    end()
  }
  const own: PreloadedQuery = {
    at: Date.now(),
    isAnswered: false,
    ended,
    request: { closed: false, unsubscribe() {} },
    drop,
    keep() {
      clearTimeout(timer)
      timer = setTimeout(drop, keptMs)
    },
  }
  all.set(key, own)
  own.keep()
  fetchQuery(environment, query, variables, {
    fetchPolicy: 'network-only',
    networkCacheConfig: { metadata: { isExempt } },
  }).subscribe({
    start: (request) => {
      own.request = request
    },
    complete: () => {
      own.isAnswered = true
      end()
    },
    // The screen sends the query again and reports the failure.
    error: drop,
  })
  return isThere ? undefined : ended
}

/** Whether the response to a screen's query has arrived already. */
export const isPreloaded = (environment: IEnvironment, key: string): boolean =>
  preloadsByEnvironment.get(environment)?.get(key)?.isAnswered ?? false

/**
 * Called when a screen shows the data: from then on the screen fetches as usual. The response stays until the screen
 * retains it.
 */
export function takePreloaded(environment: IEnvironment, key: string): void {
  preloadsByEnvironment.get(environment)?.delete(key)
}

/** Called when data is changed: the preloaded responses may be outdated. */
export function forgetPreloaded(environment: IEnvironment): void {
  for (const { request, drop } of preloadsByEnvironment.get(environment)?.values() ?? []) {
    drop()
    request.unsubscribe()
  }
}
