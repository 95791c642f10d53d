import { fetchQuery, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks'
import { candidateListQuery } from '../candidates/VerificationCandidateList.tsx'
import type { VerificationCandidateListQuery } from '../candidates/__generated__/VerificationCandidateListQuery.graphql.ts'
import type { SetScreenState } from '../screenState.ts'

export interface Neighbours {
  /** 12 of 214; null for a row that is not among those shown. */
  place: number | null
  total: number
  /** Goes to the row before or after; over the end of a page to the next page. */
  go: (step: 1 | -1) => Promise<void>
  /** The next row of this page that can be reviewed. */
  nextOpen: string | null
}

/** Where the open row stands in the list behind the drawer, and the way to the rows beside it. */
export function useNeighbours(row: string, variables: VerificationCandidateListQuery['variables'], set: SetScreenState): Neighbours {
  const environment = useRelayEnvironment()
  const data = useLazyLoadQuery<VerificationCandidateListQuery>(candidateListQuery, variables, { fetchPolicy: 'store-or-network' })
  const candidates = data.verificationFolder?.candidates
  const nodes = candidates?.nodes ?? []
  const total = candidates?.totalCount ?? 0
  const at = nodes.findIndex(({ databaseId }) => databaseId === row)
  const place = at < 0 ? null : (variables.page - 1) * variables.size + at + 1
  const go = async (step: 1 | -1) => {
    const beside = nodes[at + step]
    if (place === null || place + step < 1 || place + step > total) return
    if (beside) return set({ row: beside.databaseId })
    const page = variables.page + step
    const other = await fetchQuery<VerificationCandidateListQuery>(environment, candidateListQuery, { ...variables, page }).toPromise()
    const found = other?.verificationFolder?.candidates.nodes.at(step === 1 ? 0 : -1)
    if (found) set({ page, row: found.databaseId })
  }
  const nextOpen = at < 0 ? undefined : nodes.slice(at + 1).find(({ canApprove, canReject }) => canApprove || canReject)
  return { place, total, go, nextOpen: nextOpen?.databaseId ?? null }
}
