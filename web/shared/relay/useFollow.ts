import { useMemo, useRef } from 'react'
import { useRelayEnvironment, useSubscription } from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType, Variables } from 'relay-runtime'
import { msSinceAsked } from './asked.ts'
import { useLatest } from '../hooks/useLatest.ts'

interface Follow<Q extends OperationType> {
  /** Its one field says `unchangedMs` with its first event. */
  subscription: GraphQLTaggedNode
  variables: Variables
  /** What shows the list. */
  read: { query: GraphQLTaggedNode; variables: Q['variables'] }
  /** What was read may be old; `isFirst`: nothing has changed as far as is known, but something may have between reading and following. */
  onChange: (isFirst: boolean) => void
}

/**
 * Hears that a list has changed. The first event only says that all later ones will come, and for how long nothing had
 * changed before: what was asked for since then is not read again.
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
    if (typeof since === 'number' && since > msSinceAsked(environment, read.query, read.variables)) return
    onChange(isFirst)
  })
  useSubscription(
    useMemo(
      () => ({ subscription, variables: JSON.parse(key) as Variables, onNext: (answer: unknown) => onNext(answer) }),
      [key, onNext, subscription],
    ),
  )
}
