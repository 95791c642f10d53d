import { useMemo, useRef } from 'react'
import { useRelayEnvironment, useSubscription } from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType, Variables } from 'relay-runtime'
import { getMsSinceRequest } from './requestTimes.ts'
import { useLatest } from '../hooks/useLatest.ts'

interface Follow<Q extends OperationType> {
  /** A subscription with one field, whose first event contains `unchangedMs`. */
  subscription: GraphQLTaggedNode
  variables: Variables
  /** The query that shows the list. */
  read: { query: GraphQLTaggedNode; variables: Q['variables'] }
  /**
   * Called when the data may be outdated. With `isFirst` no change is known, but there may have been one between the
   * query and the subscription.
   */
  onChange: (isFirst: boolean) => void
}

/**
 * Subscribes to changes of a list. The first event confirms the subscription and reports for how long nothing had
 * changed before: data that was queried within that time is not read again.
 */
export function useFollow<Q extends OperationType>({ subscription, variables, read, onChange }: Follow<Q>): void {
  const environment = useRelayEnvironment()
  const hasBegun = useRef(false)
  const key = JSON.stringify(variables)
  const onNext = useLatest((answer: unknown) => {
    const [change] = Object.values((answer ?? {}) as Record<string, { unchangedMs?: number | null } | null>)
    const isFirst = !hasBegun.current
    hasBegun.current = true
    const since = change?.unchangedMs
    if (typeof since === 'number' && since > getMsSinceRequest(environment, read.query, read.variables)) return
    onChange(isFirst)
  })
  useSubscription(
    useMemo(
      () => ({ subscription, variables: JSON.parse(key) as Variables, onNext: (answer: unknown) => onNext(answer) }),
      [key, onNext, subscription],
    ),
  )
}
