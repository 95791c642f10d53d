import { graphql, useFragment } from 'react-relay/hooks'
import { PagerBar, type PagerChanges } from './PagerBar.tsx'
import type { Pager_paging$key } from './__generated__/Pager_paging.graphql.ts'

const fragment = graphql`
  fragment Pager_paging on Paging { page size totalCount isEstimate }
`

/** Returns the paging data of a list; null if its response does not contain it. */
export const usePaging = (paging: Pager_paging$key | null) => useFragment(fragment, paging)

/** The pager of a list whose rows are loaded with its total. */
export function Pager({ paging, ...changes }: PagerChanges & { paging: Pager_paging$key }) {
  const { page, size, totalCount, isEstimate } = useFragment(fragment, paging)
  const shown = Math.max(0, Math.min(size, totalCount - (page - 1) * size))
  return (
    <PagerBar
      page={page}
      size={size}
      shown={shown}
      hasNext={page * size < totalCount}
      total={{ totalCount, isEstimate }}
      {...changes}
    />
  )
}
