import { useEffect, useMemo } from 'react'
import { useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks'
import {
  createOperationDescriptor,
  getRequest,
  type FetchPolicy,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime'
import { isPreloaded, takePreloaded } from './preload.ts'

interface Options {
  fetchPolicy?: FetchPolicy
  /** Increases when the user retries a failed load. */
  fetchKey?: string | number
}

/**
 * Returns the data of a screen's first query, which its route may have sent already: a pending request is joined, and
 * data that has arrived is not fetched again.
 */
export function useScreenQuery<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Q['variables'],
  { fetchPolicy = 'store-and-network', fetchKey = 0 }: Options = {},
): Q['response'] {
  const environment = useRelayEnvironment()
  const key = createOperationDescriptor(getRequest(query), variables).request.identifier
  // Decided once for each query: another policy would send it again.
  const policy = useMemo(
    () => (isPreloaded(environment, key) ? 'store-or-network' : fetchPolicy),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a further try asks by itself
    [environment, key, fetchPolicy, fetchKey],
  )
  useEffect(() => takePreloaded(environment, key), [environment, key])
  return useLazyLoadQuery<Q>(query, variables, { fetchPolicy: policy, fetchKey })
}
