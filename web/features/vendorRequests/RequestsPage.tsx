import { Box } from '@chakra-ui/react'
import { FileText, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import { choicesFilter, searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asQuery } from '../../shared/list/typed.ts'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'
import { requestsSource, statuses } from './preload.ts'
import RequestDialog from './RequestDialog.tsx'
import { RequestView } from './RequestView.tsx'
import type { RequestsPage_request$key } from './__generated__/RequestsPage_request.graphql.ts'
import type { RequestsPageQuery } from './__generated__/RequestsPageQuery.graphql.ts'

const query = asQuery<RequestsPageQuery>(graphql`
  query RequestsPageQuery($query: String, $filter: VendorRequestFilter, $page: Int, $size: Int!, $after: String) {
    vendorRequests(query: $query, filter: $filter, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...RequestsPage_request ...RequestDialog_request }
    }
  }
`)
const row = asFragment<RequestsPage_request$key>(graphql`
  fragment RequestsPage_request on VendorRequest { id databaseId title locationNames status statusName }
`)

/** The requests to vendors: staff write and mail them, vendors read those to them (001/2.7). */
export default function RequestsPage() {
  const { t } = useTranslation(['vendorRequests', 'list', 'shared'])
  return (
    <ListScreen
      {...requestsSource}
      list="vendorRequests"
      title={t('title')}
      query={query}
      row={row}
      connection={({ vendorRequests }) => vendorRequests}
      filters={{
        keyword: searchFilter(t('search')),
        status: choicesFilter(
          t('status'),
          statuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ),
      }}
      columns={[
        {
          key: 'title',
          label: t('jobTitle'),
          text: ({ title }) => title,
          cell: ({ title, databaseId, status }) => (
            <Box minWidth="0">
              <Link className="strong" to={`?id=${databaseId}`}>
                {title}
              </Link>
              {status === 'UNPUBLISHED' && (
                <Box color="status.orange.fg" fontSize="12px">
                  {t('unpublished')}
                </Box>
              )}
            </Box>
          ),
        },
        { key: 'location', label: t('location'), text: ({ locationNames }) => locationNames.join(', ') },
        {
          key: 'status',
          label: t('status'),
          text: ({ status, statusName }) =>
            status === 'PUBLISHED' || status === 'UNPUBLISHED' ? t(`statuses.${status}`) : statusName,
          cell: ({ status, statusName }) =>
            status === 'PUBLISHED' || status === 'UNPUBLISHED' ? (
              <StatusTag color={status === 'PUBLISHED' ? 'green' : 'orange'}>{t(`statuses.${status}`)}</StatusTag>
            ) : (
              statusName
            ),
        },
      ]}
      nameOf={({ title }) => title}
      empty={{ title: t('none'), hint: t('noneHint'), filtered: t('noRows', { ns: 'shared' }) }}
      create={{
        label: t('createRequest'),
        operation: 'RequestDialogCreateMutation',
        dialog: ({ close }) => <RequestDialog request={null} onClose={close} />,
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'RequestDialogUpdateMutation',
          dialog: ({ node, close }) => <RequestDialog request={node} onClose={close} />,
        },
        { label: t('view'), icon: FileText, isDefault: true, opensDrawer: true },
      ]}
      drawer={{
        param: 'id',
        idOf: ({ databaseId }) => databaseId,
        content: ({ id, close }) => <RequestView key={id} databaseId={id} onClose={close} />,
      }}
    />
  )
}
