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
import { noteAsked } from '../../shared/relay/asked.ts'
import { forgetPreloaded } from '../../shared/relay/preload.ts'
import { tellPartial, tellUnreadable, throwCoded } from './fieldErrors.ts'
import { onReconnected, subscribe } from './live.ts'
import { send } from './send.ts'

export { onReconnected }

/** In `networkCacheConfig` of a request that deals with a 401 itself: it is thrown, and nobody is sent to sign-in. */
export const exempt: CacheConfig = { force: true, metadata: { isExempt: true } }

/** `onPartial` hears of an answer that lacks a part, once the store has it. */
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
      onUnreadable: tellUnreadable,
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
 * A store of its own with both transports. Every failure of a root field, of HTTP or of the network is a RequestError. `isPublic`: it
 * asks as somebody who is not signed in, whoever is.
 */
export function createEnvironment({ isPublic = false } = {}): Environment {
  const environment = new Environment({
    network: Network.create((params, variables, options) => {
      noteAsked(environment, params, variables)
      const answers = execute(params, variables, options, () => tellPartial(environment), isPublic)
      // What was asked for ahead of its screen may be older than the change.
      return params.operationKind === 'mutation' ? answers.finally(() => forgetPreloaded(environment)) : answers
    }, subscribe),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
    relayFieldLogger: throwCoded,
  })
  return environment
}
