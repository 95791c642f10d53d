import { useMemo, useRef } from 'react'
import { graphql, useRelayEnvironment, useSubscription } from 'react-relay/hooks'
import { useLatest } from '../../../shared/hooks/useLatest.ts'
import { useThrottled } from '../../../shared/hooks/useRefresh.ts'
import type { FollowPipelineSubscription } from './__generated__/FollowPipelineSubscription.graphql.ts'

const subscription = graphql`
  subscription FollowPipelineSubscription($jobId: ID!) {
    jobPipelineChanged(jobId: $jobId) {
      isWhole deletedJobCandidateIds
      candidates { id stageSince daysInStage isRejected rejectReason rejectNote stage { id } stageBy { fullName } }
      job { id status totalCount submittedCount offerCount onboardCount openingsRemaining }
    }
  }
`

/** Shows the changes of colleagues: moves appear immediately; added or removed candidates cause a reload. */
export function FollowPipeline({ jobId, onChanged }: { jobId: string; onChanged: () => void }) {
  const environment = useRelayEnvironment()
  const hasBegun = useRef(false)
  const readAgain = useThrottled(onChanged, 2_000)
  const onNext = useLatest((answer: FollowPipelineSubscription['response'] | null | undefined) => {
    const change = answer?.jobPipelineChanged
    // The first event only confirms the subscription.
    const isFirst = !hasBegun.current
    hasBegun.current = true
    if (!change || isFirst) return
    // A candidate who is not on the screen was added, or now matches the filters.
    const isKnown = change.candidates?.every(({ id }) => isShown(environment, id))
    if (change.isWhole || change.deletedJobCandidateIds.length > 0 || !isKnown) readAgain()
  })
  useSubscription<FollowPipelineSubscription>(
    useMemo(() => ({ subscription, variables: { jobId }, onNext }), [jobId, onNext]),
  )
  return null
}

/** Whether the candidate's name has been loaded: the event itself contains only what changes. */
const isShown = (environment: ReturnType<typeof useRelayEnvironment>, id: string): boolean =>
  environment.getStore().getSource().get(id)?.candidateName !== undefined
