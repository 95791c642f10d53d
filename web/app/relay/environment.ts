import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type CacheConfig,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import { recordRequest } from '../../shared/relay/requestTimes.ts'
import { forgetPreloaded } from '../../shared/relay/preload.ts'
import { reportPartialAnswer, reportUnreadableRecords, throwCoded } from './fieldErrors.ts'
import { onReconnected, subscribe } from './live.ts'
import { send } from './send.ts'

export { onReconnected }

/**
 * The `networkCacheConfig` of a request that handles a 401 itself: the error is thrown, and the user is not sent to
 * sign-in.
 */
export const exempt: CacheConfig = { force: true, metadata: { isExempt: true } }

/** Calls `onPartial` for an incomplete response, once the store contains it. */
function execute(
  params: RequestParameters,
  variables: Variables,
  { metadata }: CacheConfig,
  onPartial: () => void,
  isPublic: boolean,
) {
  return Observable.create<Awaited<ReturnType<typeof send>>>((sink) => {
    const controller = new AbortController()
    let isPartial = false
    send(params, variables, controller.signal, {
      isExempt: metadata?.isExempt === true,
      isLast: metadata?.isLast === true,
      isPublic,
      onPartial: () => (isPartial = true),
      onUnreadable: reportUnreadableRecords,
    }).then(
      (answer) => {
        sink.next(answer)
        sink.complete()
        if (isPartial) onPartial()
      },
      (error: Error) => {
        if (!controller.signal.aborted) sink.error(error)
      },
    )
    return () => controller.abort()
  })
}

/**
 * Creates an environment with its own store and both transports. Every failure of a root field, of HTTP or of the
 * network is a RequestError. With `isPublic`, requests are sent as if nobody were signed in.
 */
export function createEnvironment({ isPublic = false } = {}): Environment {
  const environment = new Environment({
    network: Network.create((params, variables, options) => {
      recordRequest(environment, params, variables)
      const answers = execute(params, variables, options, () => reportPartialAnswer(environment), isPublic)
      // Data that was preloaded for another screen may be older than the change.
      return params.operationKind === 'mutation' ? answers.finally(() => forgetPreloaded(environment)) : answers
    }, subscribe),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
    relayFieldLogger: throwCoded,
  })
  return environment
}
