import { createClient, type Client } from 'graphql-ws'
import { Observable, type GraphQLResponse, type RequestParameters, type Variables } from 'relay-runtime'
import { RequestError, requestErrorOf, type AnsweredError } from '../../shared/requestError.ts'
import { accessToken, doubtToken } from '../session/tokens.ts'
import { takeAnswer, type Answer } from './answer.ts'
import { handleFailure } from './send.ts'

const listeners = new Set<() => void>()
let client: Client | undefined

/** Calls the listener each time the socket reconnects after it was lost. Returns the unsubscribe function. */
export function onReconnected(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Returns half a second, doubled with each retry up to half a minute, with jitter so that not all clients reconnect at
 * once after a restart.
 */
export function retryDelay(retries: number): number {
  return Math.min(30_000, 500 * 2 ** Math.min(retries, 10)) * (0.5 + Math.random() * 0.5)
}

function connect(): Client {
  let wasLost = false
  let isOpen = false
  let unanswered: ReturnType<typeof setTimeout> | undefined
  const client = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    // Called for every connection: the server closes the socket when a token expires.
    connectionParams: async () => ({
      accessToken: await accessToken(),
      timezoneOffset: new Date().getTimezoneOffset(),
    }),
    lazyCloseTimeout: 5_000,
    keepAlive: 20_000,
    connectionAckWaitTimeout: 15_000,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: (retries) => new Promise((resolve) => setTimeout(resolve, retryDelay(retries))),
    on: {
      connected: () => {
        isOpen = true
        if (wasLost) for (const listener of listeners) listener()
        wasLost = false
      },
      closed: (event) => {
        const { code } = event as CloseEvent
        // 1000 is our own close after the last subscription; 4403 closes a socket whose token has expired or was
        // refused.
        wasLost = code !== 1000
        if (code === 4403 && !isOpen) doubtToken()
        isOpen = false
        clearTimeout(unanswered)
      },
      ping: (isReceived) => {
        // A network that silently disappears closes no connection.
        if (!isReceived) unanswered = setTimeout(() => client.terminate(), 10_000)
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(unanswered)
      },
    },
  })
  return client
}

/** Relay's subscribe function: subscriptions by persisted id over one shared socket. */
export function subscribe(params: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
  client ??= connect()
  const socket = client
  return Observable.create<GraphQLResponse>((sink) => {
    let isOver = false
    const fail = (error: unknown) => {
      const failure = failureOf(error)
      handleFailure(failure).catch((last: Error) => {
        if (!isOver) sink.error(last)
      })
    }
    const stop = socket.subscribe<Record<string, unknown>>(
      { query: '', variables, extensions: { id: params.id ?? params.cacheID } },
      {
        next: (answer) => {
          try {
            sink.next(takeAnswer(answer as Answer))
          } catch (error) {
            fail(error)
          }
        },
        error: fail,
        complete: () => sink.complete(),
      },
    )
    return () => {
      isOver = true
      stop()
    }
  })
}

function failureOf(error: unknown): RequestError {
  if (error instanceof RequestError) return error
  if (Array.isArray(error) && error.length > 0) return requestErrorOf(error[0] as AnsweredError)
  if ((error as { code?: unknown } | null)?.code === 4401)
    return new RequestError('UNAUTHENTICATED', '', { status: 401 })
  return new RequestError('NETWORK', '')
}
