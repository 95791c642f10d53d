import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { RequestError } from '../../../shared/requestError.ts'
import type { useReloadTriggersQuery } from './__generated__/useReloadTriggersQuery.graphql.ts'

/** Whether another user has changed the trigger since it was read. */
export const isStale = (error: unknown): boolean =>
  error instanceof RequestError && (error.code === 'CONFLICT' || error.errorCode === '599')

/** Reloads the triggers of a status after another user has changed them. */
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
      .catch(() => undefined) // On failure the display is left unchanged.
  }
}
