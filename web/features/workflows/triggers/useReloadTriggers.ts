import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { RequestError } from '../../../shared/requestError.ts'
import type { useReloadTriggersQuery } from './__generated__/useReloadTriggersQuery.graphql.ts'

/** Somebody else has changed it since it was read. */
export const isStale = (error: unknown): boolean =>
  error instanceof RequestError && (error.code === 'CONFLICT' || error.errorCode === '599')

/** Reads the triggers of a status anew, which somebody else has changed. */
export function useReloadTriggers(stepId: string): () => Promise<void> {
  const environment = useRelayEnvironment()
  return async () => {
    await fetchQuery<useReloadTriggersQuery>(
      environment,
      graphql`
      query useReloadTriggersQuery($id: ID!) {
        node(id: $id) { ... on WorkflowStep { id triggers { id ...TriggerRow_trigger ...TriggerDialog_trigger } } }
      }
    `,
      { id: stepId },
      { fetchPolicy: 'network-only' },
    )
      .toPromise()
      .catch(() => undefined) // What is shown stays as it was.
  }
}
