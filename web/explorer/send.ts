import { createClient, type Client } from 'graphql-ws'
import { parse, type OperationDefinitionNode } from 'graphql'
import { SignedOut, type Session } from './session.ts'

/** An operation that the editor wants to run. */
export interface GraphQLRequest {
  query: string
  operationName?: string | null
  variables?: Record<string, unknown> | null
}

/** The response of the gateway, or an error in the same shape if there was none. */
export interface GraphQLAnswer {
  data?: unknown
  errors?: readonly { message: string; extensions?: { code?: string } }[]
}

/** What the editor passes with a request: headers that the user entered. */
interface FetchOptions {
  headers?: Record<string, string>
}

interface Observer {
  next(answer: GraphQLAnswer): void
  complete(): void
}

interface Changes {
  subscribe(observer: Observer): { unsubscribe(): void }
}

/** Sends documents with the session's token: requests over HTTP, subscriptions over a socket. */
export type Fetcher = (request: GraphQLRequest, told?: FetchOptions) => Promise<GraphQLAnswer> | Changes

const failed = (message: string): GraphQLAnswer => ({ errors: [{ message }] })

/** An authorization header that the user entered in the editor takes precedence over the session's token. */
const ownAuthorization = (headers: Record<string, string> = {}) =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization')?.[1]

async function post(request: GraphQLRequest, headers: Record<string, string>, authorization: string) {
  const sent = new Headers({ 'content-type': 'application/json', accept: 'application/graphql-response+json' })
  for (const [name, value] of Object.entries(headers)) sent.set(name, value)
  sent.set('authorization', authorization)
  return fetch('/graphql', { method: 'POST', headers: sent, body: JSON.stringify(request) })
}

/**
 * Sends one request over HTTP, and again with a new token if the first one is refused. Throws SignedOut, or the error
 * that prevented a response.
 */
export async function send(session: Session, request: GraphQLRequest, headers: Record<string, string> = {}) {
  const own = ownAuthorization(headers)
  const token = own ?? (await session.token())
  let answer = await post(request, headers, own ?? `Bearer ${token}`)
  if (answer.status === 401 && own === undefined)
    answer = await post(request, headers, `Bearer ${await session.renew(token)}`)
  try {
    return (await answer.json()) as GraphQLAnswer
  } catch (error) {
    throw new Error(`The gateway answered ${answer.status}.`, { cause: error })
  }
}

/** Returns the operations of a document, or an empty list if it cannot be parsed. */
function operationsOf(query: string): OperationDefinitionNode[] {
  try {
    return parse(query).definitions.filter((one) => one.kind === 'OperationDefinition')
  } catch {
    return []
  }
}

/**
 * Returns the operation to run. The editor parses a document a moment after it has changed: right after a change of tab
 * it still names an operation of the previous one.
 */
function chosen({ query, operationName }: GraphQLRequest): OperationDefinitionNode | undefined {
  const all = operationsOf(query)
  return (
    all.find(({ name }) => operationName && name?.value === operationName) ?? (all.length === 1 ? all[0] : undefined)
  )
}

/**
 * Returns the reason why a subscription ended, in the shape of a response: errors of the document, or a closed socket.
 */
function ending(error: unknown): GraphQLAnswer {
  if (Array.isArray(error)) return { errors: error }
  const { reason, code, message } = error as { reason?: string; code?: number; message?: string }
  return failed(reason || message || `The connection was closed${code === undefined ? '' : ` (${code})`}.`)
}

/** Creates the editor's connection to the gateway. `onSignedOut` is called when the session has ended. */
export function createFetcher(session: Session, onSignedOut: () => void): Fetcher {
  const clients = new Map<string, Client>()

  /** Returns the message for the user. If the session has ended, also calls `onSignedOut`. */
  function told(error: unknown): string {
    if (!(error instanceof SignedOut)) return error instanceof Error ? error.message : String(error)
    onSignedOut()
    return `${error.message} Sign in again; what you have typed stays.`
  }

  function connect(own: string | undefined): Client {
    let isOpen = false
    let token: string | undefined
    let isRefused = false
    return createClient({
      url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
      // Called for every connection: the gateway closes the socket when a token expires, and the client reconnects with
      // a new one.
      connectionParams: async () => {
        if (own !== undefined) return { authorization: own }
        try {
          token = isRefused && token !== undefined ? await session.renew(token) : await session.token()
          isRefused = false
          return { accessToken: token }
        } catch (error) {
          throw new Error(told(error), { cause: error })
        }
      },
      lazyCloseTimeout: 2_000,
      keepAlive: 20_000,
      retryAttempts: own === undefined ? 5 : 0,
      on: {
        connected: () => {
          isOpen = true
        },
        closed: (event) => {
          isRefused = (event as CloseEvent).code === 4403 && !isOpen
          isOpen = false
        },
      },
    })
  }

  function watch({ query, operationName, variables }: GraphQLRequest, own: string | undefined): Changes {
    const key = own ?? ''
    const client = clients.get(key) ?? connect(own)
    clients.set(key, client)
    return {
      subscribe: (observer) => ({
        unsubscribe: client.subscribe(
          { query, operationName, variables },
          {
            next: (answer) => observer.next(answer as GraphQLAnswer),
            error: (error) => {
              observer.next(ending(error))
              observer.complete()
            },
            complete: () => observer.complete(),
          },
        ),
      }),
    }
  }

  return (asked, { headers } = {}) => {
    const operation = chosen(asked)
    const request = operation ? { ...asked, operationName: operation.name?.value } : asked
    return operation?.operation === 'subscription'
      ? watch(request, ownAuthorization(headers))
      : send(session, request, headers).catch((error: unknown) => failed(told(error)))
  }
}
