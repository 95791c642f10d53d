import { Box } from '@chakra-ui/react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Button } from '../../shared/ui/Button.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asQuery } from '../../shared/list/typed.ts'
import { usePageAction } from '../../shared/palette.ts'
import { reviewActions, reviewColumns, reviewFilters, reviewTone } from '../../shared/review/list/reviewList.tsx'
import { isRefusedRow } from '../../shared/review/list/statuses.ts'
import { useReviewTools } from '../../shared/review/list/useReviewTools.tsx'
import { useUrlState } from '../../shared/hooks/urlState.ts'
import { InboundBulk } from './review/InboundBulk.tsx'
import { closed, drawerShape } from './screenState.ts'
import { inboundSource } from './source.ts'
import type {
  InboundCandidateList_candidate$data,
  InboundCandidateList_candidate$key,
} from './__generated__/InboundCandidateList_candidate.graphql.ts'
import type { InboundCandidateListQuery } from './__generated__/InboundCandidateListQuery.graphql.ts'

const ReviewDrawer = lazy(() => import('./review/InboundReviewDrawer.tsx'))

/** One page of the inbound candidates. */
const query = asQuery<InboundCandidateListQuery>(graphql`
  query InboundCandidateListQuery($query: String, $filter: InboundCandidateFilter, $page: Int, $size: Int!, $after: String) {
    inboundCandidates(query: $query, filter: $filter, first: $size, page: $page, after: $after) @required(action: THROW) {
      totalCount
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id databaseId canApprove canReject cv { path } ...InboundCandidateList_candidate }
    }
  }
`)
const row = asFragment<InboundCandidateList_candidate$key>(graphql`
  fragment InboundCandidateList_candidate on InboundCandidate {
    id databaseId name phones emails status statusName remark remarkDetails { code params } source hasInfo candidate { databaseId } createdAt canApprove canReject
    channel { name }
    owner { userName fullName }
    # For an open drawer: who was first, when a colleague was.
    reviewedAt
    reviewedBy { fullName }
  }
`)
const live = {
  subscription: graphql`
    subscription InboundCandidateListSubscription { inboundCandidatesChanged { unchangedMs } }
  `,
  variables: {},
}

interface Props {
  /** Null if they could not be loaded. */
  channels: readonly { id: string; databaseId: string; name: string }[] | null
  /** Incremented when rows have changed. */
  changes: number
  onRules: () => void
}

/** The list with its drawer. It follows what other systems send and what colleagues decide. */
export default function InboundCandidateList({ channels, changes, onRules }: Props) {
  const { t } = useTranslation(['inboundCandidates', 'shared'])
  const { t: tReview } = useTranslation(['review', 'shared'])
  const [state, set] = useUrlState(drawerShape)
  const { reread, search } = useReviewTools()
  usePageAction(t('rules'), onRules)
  // If an open row may be neither approved nor rejected, the rules do not allow it for this user.
  const notAllowed = ({ reviewedAt, status }: InboundCandidateList_candidate$data) =>
    !reviewedAt && !isRefusedRow(status) ? t('notAllowed') : undefined
  const columns = reviewColumns(tReview)
  return (
    <ListScreen
      {...inboundSource(channels)}
      list="collectedCandidates"
      title={t('title')}
      query={query}
      row={row}
      live={live}
      changes={changes}
      connection={({ inboundCandidates }) => inboundCandidates}
      filters={reviewFilters(tReview, channels ?? [])}
      columns={[
        ...columns.slice(0, 4),
        { key: 'source', label: t('source'), text: ({ source }) => source },
        ...columns.slice(4),
      ]}
      nameOf={({ name }) => name || '—'}
      tone={reviewTone}
      bulk={({ chosen, unchoose, refresh }) => (
        <InboundBulk chosen={chosen} unchoose={unchoose} refresh={() => reread(refresh)} />
      )}
      empty={{ hint: t('noneHint') }}
      actions={reviewActions(tReview, {
        notAllowed,
        open: ({ databaseId }, action) => set({ row: databaseId, action }),
      })}
      filterTools={({ refresh }) => (
        <>
          {search(refresh)}
          {/* In the row of the search if the screen is at least 1,920 wide, otherwise in a separate row (001/2.5). */}
          <Box flexBasis="100%" css={{ '@media (min-width: 1920px)': { flexBasis: 'auto' } }}>
            <Button onClick={onRules}>{t('rules')}</Button>
          </Box>
        </>
      )}
      drawer={{
        param: 'row',
        params: ['action', 'tab'],
        idOf: ({ databaseId }) => databaseId,
        content: ({ id, variables, refresh }) =>
          state.action && (
            <ReviewDrawer
              row={id}
              action={state.action}
              tab={state.tab}
              set={set}
              query={query}
              list={variables}
              onStale={() => reread(refresh)}
              onClose={() => set({ action: null, tab: null }, { replace: true })}
              onReviewed={(next) => {
                set(next ? { row: next, tab: null } : closed, { replace: true })
                reread(refresh)
              }}
            />
          ),
      }}
    />
  )
}
