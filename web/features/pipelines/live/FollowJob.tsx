import { useMemo, useRef } from 'react'
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay/hooks'
import { useLatest } from '../../../shared/hooks/useLatest.ts'
import { useThrottled } from '../../../shared/hooks/useRefresh.ts'
import type { FollowJobQuery } from './__generated__/FollowJobQuery.graphql.ts'
import type { FollowJobSubscription } from './__generated__/FollowJobSubscription.graphql.ts'

const subscription = graphql`
  subscription FollowJobSubscription { jobsChanged { jobId } }
`
const query = graphql`
  query FollowJobQuery($id: ID!) {
    node(id: $id) { ... on Job { id title ...PipelineHeader_job @alias(as: "header") } }
  }
`

/** Updates the header when the job itself changes: its openings, status or title. */
export function FollowJob({ id }: { id: string }) {
  const environment = useRelayEnvironment()
  const hasBegun = useRef(false)
  const readAgain = useThrottled(() => {
    // If the reload fails, the header is left unchanged.
    fetchQuery<FollowJobQuery>(environment, query, { id }).subscribe({ error: () => {} })
  }, 2_000)
  const onNext = useLatest((answer: FollowJobSubscription['response'] | null | undefined) => {
    const change = answer?.jobsChanged
    // The first event only confirms the subscription.
    if (change && hasBegun.current && (change.jobId === null || change.jobId === id)) readAgain()
    hasBegun.current = true
  })
  useSubscription<FollowJobSubscription>(useMemo(() => ({ subscription, variables: {}, onNext }), [onNext]))
  return null
}
