import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import {
  createOperationDescriptor,
  getRequest,
  recycleNodesInto,
  type IEnvironment,
  type OperationType,
  type Snapshot,
} from 'relay-runtime'
import type { TypedQuery } from './typed.ts'

/** Returns the complete and faultless response of a query in the store, or null. */
function storedResponse<Q extends OperationType>(
  environment: IEnvironment,
  query: TypedQuery<Q>,
  variables: Q['variables'],
): Q['response'] | null {
  // As useLazyLoadQuery describes the operation, whose response is then the same.
  const operation = createOperationDescriptor(getRequest(query), variables, { force: true })
  if (environment.check(operation).status !== 'available') return null
  // Relay's type omits the errors.
  const { data, fieldErrors }: Snapshot & { fieldErrors?: unknown } = environment.lookup(operation.fragment)
  return data && !fieldErrors ? (data as unknown as Q['response']) : null
}

/** A page of a list, as it is shown and as it is queried. */
interface LoadedPage<Q extends OperationType, P> {
  variables: Q['variables']
  shown: P
}

interface Loaded<Q extends OperationType, P> {
  /** The response that the rows show. */
  data: Q['response'] | null
  /** The page that was loaded last: it stays if the next one cannot be loaded. */
  lastPage: LoadedPage<Q, P> | null
  /** Receives the response that the rows of a page show. */
  onData(data: Q['response'], page: LoadedPage<Q, P>): void
}

/**
 * Returns what the rows of a list have loaded, for the parts around them. Data that the route has preloaded is there
 * from the first render, so that the list is drawn once.
 */
export function useLoaded<Q extends OperationType, P>(query: TypedQuery<Q>, first: LoadedPage<Q, P>): Loaded<Q, P> {
  const environment = useRelayEnvironment()
  const [data, setData] = useState(() => storedResponse(environment, query, first.variables))
  const [lastPage, setLastPage] = useState(data && first)
  const onData = (next: Q['response'], page: LoadedPage<Q, P>) => {
    setData((before) => (before ? recycleNodesInto(before, next) : next))
    setLastPage((before) => (before && isSame(before.variables, page.variables) ? before : page))
  }
  return { data, lastPage, onData }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
