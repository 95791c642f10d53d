import { Box, Flex, Heading } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link, Navigate, useLocation, useParams } from 'react-router'
import WatchCalls from '../../shared/calls/WatchCalls.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import { useRecent } from '../../shared/recent.ts'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { useSession } from '../../shared/session/session.ts'
import { useCrumb } from '../../shared/shell.ts'
import { useRefresh } from '../../shared/hooks/useRefresh.ts'
import { useUrlState } from '../../shared/hooks/urlState.ts'
import CandidateHeader from './CandidateHeader.tsx'
import CandidateTabs from './CandidateTabs.tsx'
import CvTab from './tabs/CvTab.tsx'
import FilesTab from './tabs/FilesTab.tsx'
import JobsTab from './tabs/JobsTab.tsx'
import MessagesTab from './tabs/messages/MessagesTab.tsx'
import NotesTab from './tabs/NotesTab.tsx'
import OffersTab from './tabs/offers/OffersTab.tsx'
import ProfileTab from './tabs/ProfileTab.tsx'
import { tabParam } from './tabs.ts'
import TimelineTab from './tabs/TimelineTab.tsx'
import type { CandidatePageQuery } from './__generated__/CandidatePageQuery.graphql.ts'

const shape = { tab: tabParam }
const parts = {
  profile: ProfileTab,
  cv: CvTab,
  notes: NotesTab,
  messages: MessagesTab,
  timeline: TimelineTab,
  jobs: JobsTab,
  offers: OffersTab,
  files: FilesTab,
}

const pageQuery = graphql`
  query CandidatePageQuery($id: ID!) {
    candidate(databaseId: $id) {
      id name
      mergedInto { databaseId }
      ...CandidateHeader_candidate
      ...ProfileTab_candidate
      ...CvTab_candidate
      ...NotesTab_candidate
      ...MessagesTab_candidate
      ...JobsTab_candidate
      ...OffersTab_candidate
      ...FilesTab_candidate
      ...TimelineTab_candidate
    }
  }
`

/** The page of a candidate: a header with contacts and actions, and tabs. The open tab is part of the address. */
export default function CandidatePage() {
  const { t } = useTranslation(['candidateDetails', 'shared'])
  const { id = '' } = useParams()
  const [attempt, setAttempt] = useState(0)
  return (
    <Box padding={{ base: '3', md: '5' }} maxWidth="1400px">
      <ErrorBoundary title={t('loadFailed')} resetKey={id} onRetry={() => setAttempt(attempt + 1)}>
        <Suspense fallback={<PageSkeleton />}>
          <Loaded key={id} id={id} attempt={attempt} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  )
}

function Loaded({ id, attempt }: { id: string; attempt: number }) {
  const { t } = useTranslation('candidateDetails')
  const { user } = useSession()
  const [state, set] = useUrlState(shape)
  const { search, state: from } = useLocation() as { search: string; state: { mergedName?: string } | null }
  const { candidate } = useScreenQuery<CandidatePageQuery>(pageQuery, { id }, { fetchKey: attempt })
  const [refresh] = useRefresh<CandidatePageQuery>(pageQuery, { id })
  useCrumb(candidate?.name)
  useRecent(user.userName, 'candidates', `/candidates/view/${id}`, candidate?.mergedInto ? null : candidate?.name)
  if (!candidate) {
    return (
      <>
        <Title text={t('title')} />
        <EmptyState kind="unused" hint={t('gone')} action={<Link to="/candidates">{t('toList')}</Link>} />
      </>
    )
  }
  if (candidate.mergedInto) {
    return (
      <Navigate
        to={`/candidates/view/${candidate.mergedInto.databaseId}${search}`}
        state={{ mergedName: candidate.name }}
        replace
      />
    )
  }
  const tab = state.tab ?? 'profile'
  const Part = parts[tab]
  return (
    <>
      {from?.mergedName && (
        <Box role="status" bg="status.blue.bg" color="status.blue.fg" borderRadius="8px" padding="3" marginBlockEnd="4">
          {t('mergedHere', { replace: { name: from.mergedName } })}
        </Box>
      )}
      <WatchCalls candidateIds={[candidate.id]} onEnded={() => refresh(undefined, true)}>
        <CandidateHeader candidate={candidate} />
      </WatchCalls>
      <CandidateTabs tab={tab} onTab={(next) => set({ tab: next === 'profile' ? null : next })} />
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} paddingBlockStart="4">
        <ErrorBoundary resetKey={tab}>
          <Suspense fallback={<PartSkeleton />}>
            <Part candidate={candidate} />
          </Suspense>
        </ErrorBoundary>
      </Box>
    </>
  )
}

const Title = ({ text }: { text: string }) => (
  <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px">
    {text}
  </Heading>
)

const Block = ({ height, width }: { height: string; width?: string }) => (
  <Box bg="bg.muted" borderRadius="6px" height={height} width={width ?? '100%'} />
)

const PartSkeleton = () => (
  <Box className="late" aria-hidden display="grid" gap="3">
    <Block height="120px" />
    <Block height="180px" />
  </Box>
)

function PageSkeleton() {
  const { t } = useTranslation('candidateDetails')
  return (
    <Box aria-busy="true">
      <Title text={t('title')} />
      <Flex direction="column" gap="3" marginBlockStart="4" aria-hidden>
        <Block height="20px" width="320px" />
        <Block height="32px" />
        <PartSkeleton />
      </Flex>
    </Box>
  )
}
