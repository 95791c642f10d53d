import { useMemo, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationType,
  type Variables,
} from 'relay-runtime'

/** The store's answer to a query, kept as long as somebody listens. */
function storedOf(environment: IEnvironment, query: GraphQLTaggedNode, variables: Variables) {
  const operation = createOperationDescriptor(getRequest(query), variables)
  let snapshot = environment.lookup(operation.fragment)
  return {
    read: () => snapshot,
    subscribe(changed: () => void) {
      const retained = environment.retain(operation)
      // It may have come before it was listened for.
      snapshot = environment.lookup(operation.fragment)
      const subscribed = environment.subscribe(snapshot, (next) => {
        snapshot = next
        changed()
      })
      return () => {
        subscribed.dispose()
        retained.dispose()
      }
    },
  }
}

const nothing = { read: () => null, subscribe: () => () => {} }

/**
 * What the store has of a query that useReadBeside reads, and what comes of it later; null until all of it is there, or
 * without a query. For what is shown beside rows that do not wait for it.
 */
export function useStored<Q extends OperationType>(
  query: GraphQLTaggedNode | null,
  variables: Q['variables'],
): Q['response'] | null {
  const environment = useRelayEnvironment()
  const key = JSON.stringify(variables)
  const { read, subscribe } = useMemo(
    () => (query ? storedOf(environment, query, JSON.parse(key) as Variables) : nothing),
    [environment, query, key],
  )
  const snapshot = useSyncExternalStore(subscribe, read)
  return !snapshot?.data || snapshot.isMissingData ? null : (snapshot.data as unknown as Q['response'])
}
