import { Check, X } from 'lucide-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import { NativeSelect } from '../../shared/fields/controls.tsx'
import { formatDate } from '../../shared/format/dates.ts'
import { searchFilter, selectFilter, type ListFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asQuery } from '../../shared/list/typed.ts'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'
import DecisionDialog from './DecisionDialog.tsx'
import { publicationsSource, type StatusChoice } from './preload.ts'
import { mayApprove, mayReject, statusColors, statuses } from './statuses.ts'
import type { PublishApprovalsPage_publication$key } from './__generated__/PublishApprovalsPage_publication.graphql.ts'
import type { PublishApprovalsPageQuery } from './__generated__/PublishApprovalsPageQuery.graphql.ts'

const PublicationDrawer = lazy(() => import('./PublicationDrawer.tsx'))

const query = asQuery<PublishApprovalsPageQuery>(graphql`
  query PublishApprovalsPageQuery($query: String, $filter: JobPublicationFilter!, $page: Int, $size: Int!, $after: String) {
    jobPublicationCompanies @catch(to: NULL) { databaseId name }
    jobPublications(query: $query, filter: $filter, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...PublishApprovalsPage_publication }
    }
  }
`)
const row = asFragment<PublishApprovalsPage_publication$key>(graphql`
  fragment PublishApprovalsPage_publication on JobPublication {
    id databaseId title status canDecide companyName createdAt askedAt company { databaseId }
  }
`)

/** The queue of publications (002/2.6). */
export default function PublishApprovalsPage() {
  const { t } = useTranslation(['publishApprovals', 'shared'])
  const byStatus: ListFilter<StatusChoice> = {
    control: ({ value, set }) => (
      <NativeSelect
        aria-label={t('status')}
        width="auto"
        value={value}
        onChange={(event) => set(event.target.value as StatusChoice)}
      >
        <option value="ALL">{t('all')}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {t(`statuses.${status}`)}
          </option>
        ))}
      </NativeSelect>
    ),
  }
  return (
    <ListScreen
      {...publicationsSource}
      list="publishApprovals"
      title={t('title')}
      query={query}
      row={row}
      connection={({ jobPublications }) => jobPublications}
      filters={{
        q: searchFilter(t('keyword')),
        company: selectFilter(t('company'), t('all'), (data: PublishApprovalsPageQuery['response']) =>
          (data.jobPublicationCompanies ?? []).map(({ databaseId, name }) => ({ value: databaseId, label: name })),
        ),
        status: byStatus,
      }}
      columns={[
        {
          key: 'title',
          label: t('columns.title'),
          text: ({ title, databaseId }) => `${title} (${databaseId})`,
          cell: ({ title, databaseId }) => (
            <>
              <Link className="strong" to={`?job=${databaseId}`}>
                {title}
              </Link>{' '}
              <span className="muted">{databaseId.slice(0, 8)}</span>
            </>
          ),
        },
        {
          key: 'company',
          label: t('columns.company'),
          text: ({ company, companyName }) => [companyName, company?.databaseId].filter(Boolean).join(' · '),
          width: '320px',
        },
        {
          key: 'created',
          label: t('columns.created'),
          text: ({ createdAt }) => formatDate(createdAt),
          align: 'number',
        },
        { key: 'asked', label: t('columns.asked'), text: ({ askedAt }) => formatDate(askedAt), align: 'number' },
        {
          key: 'status',
          label: t('columns.status'),
          text: ({ status }) => t(`statuses.${status}`),
          cell: ({ status }) => <StatusTag color={statusColors[status]}>{t(`statuses.${status}`)}</StatusTag>,
        },
      ]}
      nameOf={({ title }) => title}
      empty={{ hint: t('noneHint') }}
      actions={[
        {
          label: t('actions.approve'),
          icon: Check,
          operation: 'useDecisionApproveMutation',
          appliesTo: ({ status, canDecide }) => canDecide && mayApprove(status),
          dialog: ({ row: publication, close }) => (
            <DecisionDialog publication={publication} decision="APPROVE" onClose={close} />
          ),
        },
        {
          label: t('actions.reject'),
          icon: X,
          operation: 'useDecisionRejectMutation',
          appliesTo: ({ status, canDecide }) => canDecide && mayReject(status),
          dialog: ({ row: publication, close }) => (
            <DecisionDialog publication={publication} decision="REJECT" onClose={close} />
          ),
        },
      ]}
      drawer={{
        param: 'job',
        idOf: ({ databaseId }) => databaseId,
        content: ({ id, rows, refresh, close }) => (
          <PublicationDrawer
            key={id}
            databaseId={id}
            publication={rows.find(({ databaseId }) => databaseId === id) ?? null}
            onDecided={() => {
              close()
              refresh()
            }}
            onClose={close}
          />
        ),
      }}
    />
  )
}
