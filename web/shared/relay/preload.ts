import { createOperationDescriptor, fetchQuery, getRequest, type IEnvironment, type Subscription } from 'relay-runtime'
import type { RouteQuery } from './routeQuery.ts'

/** How long an answer waits for its screen, and counts as new. */
export const keptMs = 10_000

interface Begun {
  at: number
  isAnswered: boolean
  /** Settles when it has been answered, or will not be. */
  ended: Promise<void>
  request: Subscription
  /** Keeps the answer in the store for a while from now. */
  keep: () => void
  /** Forgets it; the store may collect the answer. */
  drop: () => void
}

/** By the request's identifier: what was asked for and has not been shown yet. */
const begun = new WeakMap<IEnvironment, Map<string, Begun>>()

function begunIn(environment: IEnvironment): Map<string, Begun> {
  const known = begun.get(environment) ?? new Map<string, Begun>()
  begun.set(environment, known)
  return known
}

/**
 * Asks for what a screen will show, before the screen is there. Its useScreenQuery joins the request under way, or reads the
 * answer. What was asked for a moment ago is not asked for again: a link that was hovered is followed. With `isExempt` a
 * refused token sends nobody to sign-in. It answers what settles when there is something to show
 * or nothing will come; nothing where there is something already.
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
  // Of an earlier visit: the screen shows it while it reads anew.
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
  const own: Begun = {
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
    // The screen asks once more, and says what fails.
    error: drop,
  })
  return isThere ? undefined : ended
}

/** Whether the answer that a screen asks for is there already. */
export const isPreloaded = (environment: IEnvironment, key: string): boolean =>
  begun.get(environment)?.get(key)?.isAnswered ?? false

/** A screen shows it now: from here on it reads as it always does. The answer stays until the screen holds it. */
export function takePreloaded(environment: IEnvironment, key: string): void {
  begun.get(environment)?.delete(key)
}

/** Something is being changed: what was asked for before may say what is no longer so. */
export function forgetPreloaded(environment: IEnvironment): void {
  for (const { request, drop } of begun.get(environment)?.values() ?? []) {
    drop()
    request.unsubscribe()
  }
}
