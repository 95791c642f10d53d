import { Box, chakra } from '@chakra-ui/react'
import { ClipboardList, FileText, Files, Pencil, Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { choicesFilter, searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asQuery } from '../../shared/list/typed.ts'
import { useSession } from '../../shared/session/session.ts'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'
import { requestsSource, statuses } from './preload.ts'
import RequestDialog from './RequestDialog.tsx'
import { RequestView } from './RequestView.tsx'
import { usePanel } from './submissions/panels.ts'
import { SubmissionsDialog } from './submissions/SubmissionsDialog.tsx'
import { UploadDialog } from './submissions/UploadDialog.tsx'
import type {
  RequestsPage_request$data,
  RequestsPage_request$key,
} from './__generated__/RequestsPage_request.graphql.ts'
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

type Row = RequestsPage_request$data

/** The requests to vendors: staff write and mail them, and vendors read the requests they received (001/2.7). */
export default function RequestsPage() {
  const { t } = useTranslation(['vendorRequests', 'list', 'shared'])
  const { can } = useSession()
  const { panel, requestId, open, close } = usePanel()
  return (
    <>
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
                <chakra.button
                  className="strong"
                  textAlign="start"
                  cursor="pointer"
                  onClick={() => open('detail', databaseId)}
                >
                  {title}
                </chakra.button>
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
        empty={{ hint: t('noneHint') }}
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
          ...(can('VendorRequest:SubmitCVVendorRequest')
            ? [
                {
                  label: t('uploadCv'),
                  icon: Upload,
                  appliesTo: ({ status }: Row) => status === 'PUBLISHED',
                  run: ({ databaseId }: Row) => open('id', databaseId),
                },
              ]
            : []),
          ...(can('VendorRequest:ViewSubmitReportVendorRequest')
            ? [
                {
                  label: t('reportStatus'),
                  icon: ClipboardList,
                  run: ({ databaseId }: Row) => open('report', databaseId),
                },
              ]
            : []),
          {
            label: t('view'),
            icon: FileText,
            isDefault: true,
            run: ({ databaseId }: Row) => open('detail', databaseId),
          },
          ...(can('VendorRequest:ViewSubmittedListVendorRequest')
            ? [{ label: t('viewSubmitted'), icon: Files, run: ({ databaseId }: Row) => open('submitted', databaseId) }]
            : []),
        ]}
      />
      {panel === 'id' && (
        <UploadDialog key={requestId} databaseId={requestId} onView={() => open('detail', requestId)} onClose={close} />
      )}
      {panel === 'detail' && <RequestView key={requestId} databaseId={requestId} onClose={close} />}
      {(panel === 'report' || panel === 'submitted') && (
        <SubmissionsDialog key={requestId} databaseId={requestId} kind={panel} onClose={close} />
      )}
    </>
  )
}
