import { useEffect, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode } from 'relay-runtime'
import { isPreloaded, takePreloaded } from '../../../../shared/relay/preload.ts'

/**
 * Whether the data of a query has come from the network; throws its error. Uses state instead of suspending, because
 * React shows a placeholder for at least 300 ms even if the response arrives sooner. The route may have sent the
 * request already.
 */
export function useFetched(query: GraphQLTaggedNode, id: string): boolean {
  const environment = useRelayEnvironment()
  const key = createOperationDescriptor(getRequest(query), { id }).request.identifier
  const [preloaded] = useState(() => (isPreloaded(environment, key) ? key : null))
  const [answer, setAnswer] = useState<{ of: string; error?: Error } | null>(null)
  useEffect(() => {
    takePreloaded(environment, key)
    if (preloaded === key) return
    const running = fetchQuery(environment, query, { id }, { fetchPolicy: 'network-only' }).subscribe({
      complete: () => setAnswer({ of: id }),
      error: (error: Error) => setAnswer({ of: id, error }),
    })
    return () => running.unsubscribe()
  }, [environment, query, id, key, preloaded])
  if (answer?.error) throw answer.error
  return preloaded === key || answer?.of === id
}
