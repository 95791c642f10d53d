import { useEffect } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { usePollingQuery } from './__generated__/usePollingQuery.graphql.ts'

const pauseMs = 2_000

/** Polls running imports every two seconds until none is left. The next poll makes up for a failed one. */
export function usePolling(databaseIds: readonly string[]) {
  const environment = useRelayEnvironment()
  const key = databaseIds.join(' ')
  useEffect(() => {
    if (key === '') return
    const reading = new Set<{ unsubscribe(): void }>()
    const timer = setInterval(() => {
      for (const databaseId of key.split(' ')) {
        reading.add(
          fetchQuery<usePollingQuery>(
            environment,
            graphql`
          query usePollingQuery($databaseId: ID!) {
            talentImport(databaseId: $databaseId) { id status totalCount createdCount existingCount failedCount errors { row message messageDetails { code params } } }
          }
        `,
            { databaseId },
            { fetchPolicy: 'network-only' },
          ).subscribe({ error: () => {} }),
        )
      }
    }, pauseMs)
    return () => {
      clearInterval(timer)
      for (const one of reading) one.unsubscribe()
    }
  }, [environment, key])
}
