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

/** Returns a query's data in the store, retained while anybody subscribes. */
function storedOf(environment: IEnvironment, query: GraphQLTaggedNode, variables: Variables) {
  const operation = createOperationDescriptor(getRequest(query), variables)
  let snapshot = environment.lookup(operation.fragment)
  return {
    read: () => snapshot,
    subscribe(changed: () => void) {
      const retained = environment.retain(operation)
      // The data may have arrived before the subscription.
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
 * Returns the data in the store for a query that useReadBeside fetches, and its later changes; null until it is
 * complete, or without a query. For data beside rows that do not wait for it.
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
