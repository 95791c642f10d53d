import type { GraphQLTaggedNode, Variables } from 'relay-runtime'
import { useFollow } from '../../relay/useFollow.ts'

interface Props {
  subscription: GraphQLTaggedNode
  variables: Variables
  /** What shows the rows. */
  read: { query: GraphQLTaggedNode; variables: Variables }
  /** Rows may have changed. */
  onRows: () => void
  /** Rows may have come or gone. */
  onTotal: () => void
}

/** Hears that the rows of a list have changed. */
export function FollowRows({ onRows, onTotal, ...follow }: Props) {
  useFollow({
    ...follow,
    onChange: (isFirst) => {
      onRows()
      if (!isFirst) onTotal()
    },
  })
  return null
}
