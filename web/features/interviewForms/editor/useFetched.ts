import { useEffect, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import type { GraphQLTaggedNode } from 'relay-runtime'

/**
 * Whether what a query asks for has come from the network; throws its failure. By state and not by suspending, since React keeps a
 * placeholder for 300 ms once it has shown it, however soon the answer is there.
 */
export function useFetched(query: GraphQLTaggedNode, id: string): boolean {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<{ of: string; error?: Error } | null>(null)
  useEffect(() => {
    const running = fetchQuery(environment, query, { id }, { fetchPolicy: 'network-only' }).subscribe({
      complete: () => setAnswer({ of: id }),
      error: (error: Error) => setAnswer({ of: id, error }),
    })
    return () => running.unsubscribe()
  }, [environment, query, id])
  if (answer?.error) throw answer.error
  return answer?.of === id
}
