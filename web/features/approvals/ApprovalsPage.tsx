import { PanelRight } from 'lucide-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatDateTime } from '../../shared/format/dates.ts'
import { choicesFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asQuery } from '../../shared/list/typed.ts'
import Deputy from './Deputy.tsx'
import { approvalsSource, kinds } from './preload.ts'
import type {
  ApprovalsPage_decision$data,
  ApprovalsPage_decision$key,
} from './__generated__/ApprovalsPage_decision.graphql.ts'
import type { ApprovalsPageQuery } from './__generated__/ApprovalsPageQuery.graphql.ts'

const OfferDrawer = lazy(() => import('./OfferDrawer.tsx'))

const query = asQuery<ApprovalsPageQuery>(graphql`
  query ApprovalsPageQuery($filter: WaitingDecisionFilter!, $page: Int, $size: Int!, $after: String) {
    waitingDecisions(filter: $filter, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...ApprovalsPage_decision }
    }
  }
`)
const row = asFragment<ApprovalsPage_decision$key>(graphql`
  fragment ApprovalsPage_decision on WaitingDecision {
    id databaseId kind askedAt
    job { title }
    offer { candidateName jobTitle formName createdBy { fullName userName } }
    insteadOf { fullName userName }
  }
`)

const nameOf = ({ offer, job }: ApprovalsPage_decision$data) => offer?.candidateName ?? job?.title ?? '—'

/** Everything that waits for the user's decision, oldest first, and the user's deputy. */
export default function ApprovalsPage() {
  const { t } = useTranslation(['approvals', 'shared'])
  return (
    <ListScreen
      {...approvalsSource}
      list="approvals"
      title={t('title')}
      query={query}
      row={row}
      connection={({ waitingDecisions }) => waitingDecisions}
      above={<Deputy />}
      filters={{
        kinds: choicesFilter(
          t('kind'),
          kinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        ),
      }}
      columns={[
        {
          key: 'what',
          label: t('columns.what'),
          text: nameOf,
          cell: (decision) => (
            <Link
              className="strong"
              to={
                decision.kind === 'JOB' ? `/job-requests?job=${decision.databaseId}` : `?offer=${decision.databaseId}`
              }
            >
              {nameOf(decision)}
            </Link>
          ),
        },
        { key: 'kind', label: t('kind'), text: ({ kind }) => t(`kinds.${kind}`) },
        { key: 'job', label: t('columns.job'), text: ({ offer, job }) => offer?.jobTitle ?? job?.title },
        {
          key: 'by',
          label: t('columns.by'),
          text: ({ offer }) => offer?.createdBy?.fullName ?? offer?.createdBy?.userName,
        },
        { key: 'asked', label: t('columns.asked'), text: ({ askedAt }) => formatDateTime(askedAt), align: 'number' },
        {
          key: 'instead',
          label: t('columns.insteadOf'),
          text: ({ insteadOf }) => insteadOf?.fullName ?? insteadOf?.userName,
        },
      ]}
      nameOf={nameOf}
      empty={{ hint: t('noneHint') }}
      actions={[
        {
          label: t('decide'),
          icon: PanelRight,
          isDefault: true,
          opensDrawer: true,
          appliesTo: ({ kind }) => kind !== 'JOB',
        },
      ]}
      drawer={{
        param: 'offer',
        idOf: ({ databaseId }) => databaseId,
        content: ({ id, refresh, close }) => (
          <OfferDrawer key={id} databaseId={id} onChanged={refresh} onClose={close} />
        ),
      }}
    />
  )
}
