import { Environment, Network, Observable, RecordSource, Store, type RequestParameters, type Variables } from 'relay-runtime'
import { onReconnected, subscribe } from './live.ts'
import { send } from './send.ts'

export { onReconnected }

function execute(params: RequestParameters, variables: Variables) {
  return Observable.create<Awaited<ReturnType<typeof send>>>((sink) => {
    const controller = new AbortController()
    send(params, variables, controller.signal).then(
      (answer) => {
        sink.next(answer)
        sink.complete()
      },
      (error: Error) => {
        if (!controller.signal.aborted) sink.error(error)
      },
    )
    return () => controller.abort()
  })
}

/** A store of its own with both transports. Every failure of a root field, of HTTP or of the network is a RequestError. */
export function createEnvironment(): Environment {
  return new Environment({
    network: Network.create(execute, subscribe),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  })
}
