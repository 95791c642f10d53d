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
  /** Grows when the user tries a failed load again. */
  fetchKey?: string | number
}

/**
 * The query that a screen begins with, which its route may have asked already: what is under way is joined, and what has come
 * is not asked for again.
 */
export function useScreenQuery<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Q['variables'],
  { fetchPolicy = 'store-and-network', fetchKey = 0 }: Options = {},
): Q['response'] {
  const environment = useRelayEnvironment()
  const key = createOperationDescriptor(getRequest(query), variables).request.identifier
  // Decided once for each query: it would be asked for anew with another policy.
  const policy = useMemo(
    () => (isPreloaded(environment, key) ? 'store-or-network' : fetchPolicy),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a further try asks by itself
    [environment, key, fetchPolicy, fetchKey],
  )
  useEffect(() => takePreloaded(environment, key), [environment, key])
  return useLazyLoadQuery<Q>(query, variables, { fetchPolicy: policy, fetchKey })
}
