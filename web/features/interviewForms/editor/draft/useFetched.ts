import { useEffect, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode } from 'relay-runtime'
import { isPreloaded, takePreloaded } from '../../../../shared/relay/preload.ts'

/**
 * Whether what a query asks for has come from the network; throws its failure. By state and not by suspending, since React keeps a
 * placeholder for 300 ms once it has shown it, however soon the answer is there. The route may have asked already.
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
