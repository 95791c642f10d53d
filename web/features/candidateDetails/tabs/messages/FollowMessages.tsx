import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay/hooks'
import { useLatest } from '../../../../shared/hooks/useLatest.ts'
import { useThrottled } from '../../../../shared/hooks/useRefresh.ts'
import type { FollowMessagesSubscription } from './__generated__/FollowMessagesSubscription.graphql.ts'

const subscription = graphql`
  subscription FollowMessagesSubscription { candidatesChanged { candidateId } }
`
/** The time between two reloads after changes, in milliseconds. */
const waitMs = 2_000

/** Calls `onChanged` when the candidate has changed, for example because they have written. */
export default function FollowMessages({ candidateId, onChanged }: { candidateId: string; onChanged: () => void }) {
  const read = useThrottled(onChanged, waitMs)
  const onNext = useLatest((answer: FollowMessagesSubscription['response'] | null | undefined) => {
    if (answer?.candidatesChanged.candidateId === candidateId) read()
  })
  useSubscription<FollowMessagesSubscription>(
    useMemo(() => ({ subscription, variables: {}, onNext: (answer) => onNext(answer) }), [onNext]),
  )
  return null
}
