import { Box } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { Pager_paging$key } from '../../../shared/paging/__generated__/Pager_paging.graphql.ts'
import { Pager } from '../../../shared/paging/Pager.tsx'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import { useSession } from '../../../shared/session/session.ts'
import { Drawer, DrawerBody } from '../../../shared/ui/Drawer.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import SearchBox from '../../../shared/ui/SearchBox.tsx'
import type { SubmissionsDialogReportQuery } from './__generated__/SubmissionsDialogReportQuery.graphql.ts'
import type { SubmissionsDialogSubmittedQuery } from './__generated__/SubmissionsDialogSubmittedQuery.graphql.ts'
import type { SubmissionsTable_submission$key } from './__generated__/SubmissionsTable_submission.graphql.ts'
import { SubmissionsTable } from './SubmissionsTable.tsx'

/** The number of rows on a page (001/9). */
const size = 10

interface Props {
  databaseId: string
  /** The report, which can be searched by name, or the list of submissions. */
  kind: 'report' | 'submitted'
  onClose: () => void
}

/** The CVs that were submitted for a request: a report of their progress, or the list of submissions (001/2.7/15). */
export function SubmissionsDialog({ databaseId, kind, onClose }: Props) {
  const { t } = useTranslation('vendorRequests')
  const [page, setPage] = useState(1)
  const [keyword, setKeyword] = useState('')
  const search = (text: string) => {
    setKeyword(text)
    setPage(1)
  }
  const Rows = kind === 'report' ? Report : Submitted
  return (
    <Drawer
      place="center"
      width="90vw"
      title={t(kind === 'report' ? 'reportStatus' : 'viewSubmitted')}
      onClose={onClose}
    >
      <DrawerBody display="grid" gap="3" alignContent="start">
        {kind === 'report' && (
          <SearchBox value={keyword} onChange={search} label={t('searchCandidates')} action={t('searchCandidates')} />
        )}
        <ErrorBoundary title={t('submissionsFailed')} resetKey={`${page}\n${keyword}`}>
          <Suspense fallback={<Box data-skeleton height="240px" borderRadius="10px" bg="bg.muted" />}>
            <Rows databaseId={databaseId} keyword={keyword} page={page} onPage={setPage} />
          </Suspense>
        </ErrorBoundary>
      </DrawerBody>
    </Drawer>
  )
}

interface RowsProps {
  databaseId: string
  keyword: string
  page: number
  onPage: (page: number) => void
}

function Report({ databaseId, keyword, page, onPage }: RowsProps) {
  const { t } = useTranslation('vendorRequests')
  const isReviewer = useSession().can('Candidate:CV-Verification')
  const { vendorRequest } = useScreenQuery<SubmissionsDialogReportQuery>(
    graphql`
      query SubmissionsDialogReportQuery($databaseId: ID!, $query: String, $page: Int!, $size: Int!, $isReviewer: Boolean!) {
        vendorRequest(databaseId: $databaseId) {
          submissionReport(query: $query, page: $page, first: $size) @required(action: THROW) {
            totalCount
            paging { ...Pager_paging }
            nodes {
              id
              verificationCandidate @include(if: $isReviewer) { folder { databaseId } }
              ...SubmissionsTable_submission
            }
          }
        }
      }
    `,
    { databaseId, query: keyword.trim() || null, page, size, isReviewer },
    { fetchPolicy: 'network-only' },
  )
  const rows = vendorRequest?.submissionReport.nodes ?? []
  const folder = rows.find((row) => row.verificationCandidate?.folder)?.verificationCandidate?.folder?.databaseId
  return (
    <>
      {folder && (
        <Link to={`/cv-verification?folder=${encodeURIComponent(folder)}&request=${encodeURIComponent(databaseId)}`}>
          {t('reviewThese')}
        </Link>
      )}
      <Found page={vendorRequest?.submissionReport} isSearched={keyword.trim() !== ''} onPage={onPage} />
    </>
  )
}

function Submitted({ databaseId, page, onPage }: RowsProps) {
  const { vendorRequest } = useScreenQuery<SubmissionsDialogSubmittedQuery>(
    graphql`
      query SubmissionsDialogSubmittedQuery($databaseId: ID!, $page: Int!, $size: Int!) {
        vendorRequest(databaseId: $databaseId) {
          submissions(page: $page, first: $size) @required(action: THROW) {
            totalCount
            paging { ...Pager_paging }
            nodes { id ...SubmissionsTable_submission }
          }
        }
      }
    `,
    { databaseId, page, size },
    { fetchPolicy: 'network-only' },
  )
  return <Found page={vendorRequest?.submissions} isSearched={false} onPage={onPage} />
}

interface FoundProps {
  /** Undefined if the request does not exist. */
  page: { totalCount: number; paging: Pager_paging$key; nodes: SubmissionsTable_submission$key } | undefined
  isSearched: boolean
  onPage: (page: number) => void
}

function Found({ page, isSearched, onPage }: FoundProps) {
  const { t } = useTranslation('vendorRequests')
  if (!page) return <EmptyState kind="filtered" title={t('gone')} hint={t('goneHint')} />
  return (
    <>
      <SubmissionsTable submissions={page.nodes} isSearched={isSearched} />
      {page.totalCount > size && <Pager paging={page.paging} sizes={[size]} onPage={onPage} onSize={() => {}} />}
    </>
  )
}
