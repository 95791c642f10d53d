import { Hourglass, PanelRight } from 'lucide-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatDateTime } from '../../shared/format/dates.ts'
import { countOrDash } from '../../shared/format/numbers.ts'
import { flagFilter, searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asQuery } from '../../shared/list/typed.ts'
import { requestsSource } from './preload.ts'
import type { JobRequestsPage_request$key } from './__generated__/JobRequestsPage_request.graphql.ts'
import type { JobRequestsPageQuery } from './__generated__/JobRequestsPageQuery.graphql.ts'

const RequestDrawer = lazy(() => import('./RequestDrawer.tsx'))

const query = asQuery<JobRequestsPageQuery>(graphql`
  query JobRequestsPageQuery($query: String, $filter: JobApprovalRequestFilter!, $page: Int, $size: Int!, $after: String) {
    requisitionsToDecide(query: $query, filter: $filter, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...JobRequestsPage_request }
    }
  }
`)
const row = asFragment<JobRequestsPage_request$key>(graphql`
  fragment JobRequestsPage_request on JobApprovalRequest {
    id databaseId askedAt round
    job { title totalCount department { name } owner { userName fullName } }
  }
`)
const live = {
  subscription: graphql`
    subscription JobRequestsPageSubscription { jobsChanged { unchangedMs } }
  `,
  variables: {},
}

/** New jobs that wait for the user's approval. */
export default function JobRequestsPage() {
  const { t } = useTranslation(['requisitions', 'shared'])
  return (
    <ListScreen
      {...requestsSource}
      list="jobRequests"
      title={t('title')}
      query={query}
      row={row}
      connection={({ requisitionsToDecide }) => requisitionsToDecide}
      live={live}
      filters={{ q: searchFilter(t('keyword')), long: flagFilter(t('long'), Hourglass) }}
      columns={[
        {
          key: 'title',
          label: t('columns.title'),
          text: ({ job }) => job?.title ?? '—',
          cell: ({ job, databaseId }) => (
            <Link className="strong" to={`?job=${databaseId}`}>
              {job?.title ?? '—'}
            </Link>
          ),
        },
        { key: 'department', label: t('columns.department'), text: ({ job }) => job?.department?.name },
        { key: 'owner', label: t('columns.owner'), text: ({ job }) => job?.owner?.fullName ?? job?.owner?.userName },
        { key: 'total', label: t('columns.total'), text: ({ job }) => countOrDash(job?.totalCount), align: 'end' },
        { key: 'asked', label: t('columns.asked'), text: ({ askedAt }) => formatDateTime(askedAt), align: 'number' },
        { key: 'round', label: t('columns.round'), text: ({ round }) => round, align: 'end', isHiddenAtFirst: true },
      ]}
      nameOf={({ job }) => job?.title ?? '—'}
      empty={{ hint: t('noneHint') }}
      actions={[{ label: t('read'), icon: PanelRight, isDefault: true, opensDrawer: true }]}
      drawer={{
        param: 'job',
        idOf: ({ databaseId }) => databaseId,
        content: ({ id, refresh, close }) => (
          <RequestDrawer key={id} databaseId={id} onChanged={refresh} onClose={close} />
        ),
      }}
    />
  )
}
