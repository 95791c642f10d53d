import { useMemo, useRef } from 'react'
import { useSubscription } from 'react-relay/hooks'
import type { GraphQLTaggedNode, Variables } from 'relay-runtime'
import { useLatest } from '../../hooks/useLatest.ts'

interface Props {
  subscription: GraphQLTaggedNode
  variables: Variables
  /** Rows may have changed. */
  onRows: () => void
  /** Rows may have come or gone. */
  onTotal: () => void
}

/** Hears that the rows of a list have changed. */
export function FollowRows({ subscription, variables, onRows, onTotal }: Props) {
  const hasBegun = useRef(false)
  const onNext = useLatest(() => {
    onRows()
    // The first event only says that all later ones will come.
    if (hasBegun.current) onTotal()
    hasBegun.current = true
  })
  const key = JSON.stringify(variables)
  useSubscription(
    useMemo(() => ({ subscription, variables: JSON.parse(key) as Variables, onNext }), [key, onNext, subscription]),
  )
  return null
}
