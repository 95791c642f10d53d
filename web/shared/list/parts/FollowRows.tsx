import type { GraphQLTaggedNode, Variables } from 'relay-runtime'
import { useFollow } from '../../relay/useFollow.ts'

interface Props {
  subscription: GraphQLTaggedNode
  variables: Variables
  /** The query that shows the rows. */
  read: { query: GraphQLTaggedNode; variables: Variables }
  /** Called when rows may have changed. */
  onRows: () => void
  /** Called when rows may have been added or removed. */
  onTotal: () => void
}

/** Subscribes to changes of the rows of a list. */
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
