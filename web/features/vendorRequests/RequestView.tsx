import { Box, Text } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { formatDateTime } from '../../shared/format/dates.ts'
import { useCan } from '../../shared/hooks/useCan.ts'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { RichText } from '../../shared/richText/RichText.tsx'
import { Table } from '../../shared/table/Table.tsx'
import { Drawer, DrawerBody } from '../../shared/ui/Drawer.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import { panelProps, Tabs } from '../../shared/ui/Tabs.tsx'
import type { RequestViewHistoryQuery } from './__generated__/RequestViewHistoryQuery.graphql.ts'
import type { RequestViewQuery } from './__generated__/RequestViewQuery.graphql.ts'

interface Props {
  databaseId: string
  onClose: () => void
}
type Tab = 'description' | 'history'

/**
 * The read-only view of a request to vendors: the job description, and for users who create requests also when and to
 * whom it was mailed (001/2.7/14).
 */
export function RequestView({ databaseId, onClose }: Props) {
  const { t } = useTranslation('vendorRequests')
  const may = useCan()
  const [tab, setTab] = useState<Tab>('description')
  const tabs: Tab[] = may('RequestDialogCreateMutation') ? ['description', 'history'] : ['description']
  return (
    <Drawer place="end" width="720px" title={t('request')} onClose={onClose}>
      <DrawerBody>
        <Tabs
          label={t('request')}
          prefix="vendor-request-"
          selected={tab}
          tabs={tabs.map((key) => ({ key, label: t(`tabs.${key}`) }))}
          onSelect={setTab}
        />
        <Box {...panelProps(tab, 'vendor-request-')} paddingBlockStart="3">
          <ErrorBoundary title={t('loadFailed')} resetKey={tab}>
            <Suspense fallback={<Box data-skeleton height="160px" borderRadius="10px" bg="bg.muted" />}>
              {tab === 'history' ? <History databaseId={databaseId} /> : <Description databaseId={databaseId} />}
            </Suspense>
          </ErrorBoundary>
        </Box>
      </DrawerBody>
    </Drawer>
  )
}

function Description({ databaseId }: { databaseId: string }) {
  const { t } = useTranslation('vendorRequests')
  const { vendorRequest } = useScreenQuery<RequestViewQuery>(
    graphql`
    query RequestViewQuery($databaseId: ID!) {
      vendorRequest(databaseId: $databaseId) { title description locationNames status }
    }
  `,
    { databaseId },
  )
  if (!vendorRequest) return <EmptyState kind="filtered" title={t('gone')} hint={t('goneHint')} />
  const { title, description, locationNames, status } = vendorRequest
  return (
    <>
      <Text as="h3" fontSize="18px" fontWeight="600">
        {title}
      </Text>
      {locationNames.length > 0 && <Text color="fg.muted">{locationNames.join(', ')}</Text>}
      {status === 'UNPUBLISHED' && <Text color="status.orange.fg">{t('unpublished')}</Text>}
      <Box marginBlockStart="3">
        <RichText html={description} kind="job" />
      </Box>
    </>
  )
}

function History({ databaseId }: { databaseId: string }) {
  const { t } = useTranslation('vendorRequests')
  const { vendorRequest } = useScreenQuery<RequestViewHistoryQuery>(
    graphql`
    query RequestViewHistoryQuery($databaseId: ID!) {
      vendorRequest(databaseId: $databaseId) {
        sendings(first: 100) @required(action: THROW) { nodes { subject recipients sentAt sentBy { fullName userName } } }
      }
    }
  `,
    { databaseId },
  )
  const sendings = vendorRequest?.sendings.nodes ?? []
  if (sendings.length === 0) return <EmptyState kind="unused" hint={t('notMailedHint')} />
  const columns = [
    { key: 'sentAt', label: t('sentAt') },
    { key: 'recipients', label: t('recipients') },
    { key: 'sentBy', label: t('sentBy') },
  ]
  return (
    <Table label={t('tabs.history')} columns={columns}>
      {sendings.map(({ recipients, sentAt, sentBy }) => (
        <tr key={sentAt}>
          <td>{formatDateTime(sentAt)}</td>
          <td style={{ whiteSpace: 'normal' }}>{recipients.join(', ')}</td>
          <td>{sentBy?.fullName || sentBy?.userName}</td>
        </tr>
      ))}
    </Table>
  )
}
