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

/** Shows what colleagues do: moves appear by themselves, who comes or goes lets the candidates be read again. */
export function FollowPipeline({ jobId, onChanged }: { jobId: string; onChanged: () => void }) {
  const environment = useRelayEnvironment()
  const hasBegun = useRef(false)
  const readAgain = useThrottled(onChanged, 2_000)
  const onNext = useLatest((answer: FollowPipelineSubscription['response'] | null | undefined) => {
    const change = answer?.jobPipelineChanged
    // The first event only says that all later ones will come.
    const isFirst = !hasBegun.current
    hasBegun.current = true
    if (!change || isFirst) return
    // Who is not on the screen yet has come, or now fits its filters.
    const isKnown = change.candidates?.every(({ id }) => isShown(environment, id))
    if (change.isWhole || change.deletedJobCandidateIds.length > 0 || !isKnown) readAgain()
  })
  useSubscription<FollowPipelineSubscription>(
    useMemo(() => ({ subscription, variables: { jobId }, onNext }), [jobId, onNext]),
  )
  return null
}

/** Whether the name has been read too: the event itself brings only what changes. */
const isShown = (environment: ReturnType<typeof useRelayEnvironment>, id: string): boolean =>
  environment.getStore().getSource().get(id)?.candidateName !== undefined
